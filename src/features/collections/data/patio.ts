import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getGetColumnTimelineInfiniteQueryOptions,
  getGetPatioQueryOptions,
  getSetPatioMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import type { GetPatio200 } from '#generated/zod/getPatio200.zod.ts';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { type ColumnSource, MAX_COLUMNS, withColumn } from '../model/columns.ts';

/** Code of openapi/errors.yaml for columns that another browser changed in the meantime. */
const CONFLICT_CODE = 4009;

/** The columns of the member's patio. */
export function patioQuery() {
  return getGetPatioQueryOptions();
}

/** Posts of a column, which stay as they are while they are read. */
export function columnQuery(id: string) {
  return getGetColumnTimelineInfiniteQueryOptions(id, undefined, { query: feedPaging });
}

/** Prefetches the columns, not their posts. Errors are stored in the cache. */
export function prefetchPatio(queryClient: QueryClient): Promise<void> {
  return queryClient.prefetchQuery({ ...patioQuery(), retry: false });
}

/** Returns a function that adds a column behind the others, and says so. */
export function useAddColumn(): (source: ColumnSource) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = patioQuery();
  const { write } = useWrite(getSetPatioMutationOptions, {
    scope: 'patio',
    onSuccess: async () => {
      addToast({ type: 'success', message: t`It is a column of your patio now` });
      await queryClient.invalidateQueries({ queryKey });
    },
    errorToast: t`That was not saved. Try again.`,
  });
  return async (source) => {
    const known = await queryClient.fetchQuery({ ...patioQuery(), staleTime: 0 }).catch(() => undefined);
    if (!known) {
      addToast({ type: 'error', message: t`That was not saved. Try again.` });
      return;
    }
    const { columns, version } = known.response.patio;
    if (columns.length >= MAX_COLUMNS) {
      addToast({ type: 'error', message: t`Your patio has 12 columns already. Take one down first.` });
      return;
    }
    await write({
      data: { columns: withColumn(columns, source), ...(version === undefined ? {} : { version }) },
    });
  };
}

/** Stores the columns of the patio; shown at once, and read again when another browser changed them first. */
export function useSetPatio(version: number | undefined) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = patioQuery();
  const { write, busy } = useWrite(getSetPatioMutationOptions, {
    scope: 'patio',
    optimisticUpdate: ({ data }, changeQuery) => {
      changeQuery<GetPatio200>(queryKey, (known) => ({
        ...known,
        response: { patio: { ...known.response.patio, columns: data.columns } },
      }));
      return undefined;
    },
    onSuccess: () => queryClient.invalidateQueries({ queryKey }),
    onError: (error) => {
      addToast({
        type: 'error',
        message: isApiError(error, CONFLICT_CODE)
          ? t`Another browser changed your columns first. Here they are.`
          : t`That was not saved. Try again.`,
      });
      void queryClient.invalidateQueries({ queryKey });
    },
  });
  return {
    set: (columns: PatioColumn[]) =>
      write({ data: { columns, ...(version === undefined ? {} : { version }) } }),
    busy,
  };
}
