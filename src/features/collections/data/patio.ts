import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  getGetColumnTimelineInfiniteQueryOptions,
  getGetPatioQueryOptions,
  getSetPatioMutationOptions,
} from '#generated/hooks/collections/collections.ts';
import { getListFollowedTagsQueryOptions } from '#generated/hooks/tags/tags.ts';
import type { GetPatio200 } from '#generated/zod/getPatio200.zod.ts';
import type { PatioColumn } from '#generated/zod/patioColumn.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';
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

/** Number of followed tags that a ready-made deck is made from. */
const DECK_TAG_COUNT = 2;

/** Tags that the member follows, which a ready-made deck is made from. */
export function newestFollowedTagsQuery() {
  return getListFollowedTagsQueryOptions({ limit: DECK_TAG_COUNT });
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

/**
 * Stores the columns of the patio; changes are shown at once. Several changes one after the other are each based on the
 * version that the one before made; when another browser changed the columns first, they are read again.
 *
 * @returns `unstored`: ids of columns that are shown and not stored yet, whose posts cannot be read before
 */
export function useSetPatio() {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const [unstored, setUnstored] = useState<ReadonlySet<string>>(new Set());
  const { queryKey } = patioQuery();
  const known = () => queryClient.getQueryData<GetPatio200>(queryKey)?.response.patio;
  const request = (columns: PatioColumn[]) => {
    const version = known()?.version;
    return { data: { columns, ...(version === undefined ? {} : { version }) } };
  };
  const { write, busy } = useWrite(callWith(getSetPatioMutationOptions, request), {
    scope: 'patio',
    optimisticUpdate: (columns, changeQuery) =>
      changeQuery<GetPatio200>(queryKey, (shown) => ({
        ...shown,
        response: { patio: { ...shown.response.patio, columns } },
      })),
    onSuccess: ({ response: { patio } }) => {
      // A later change may be shown already: only the version that it is based on is new.
      queryClient.setQueryData<GetPatio200>(
        queryKey,
        (shown) =>
          shown && { ...shown, response: { patio: { ...shown.response.patio, version: patio.version } } },
      );
    },
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
  const set = async (columns: PatioColumn[]): Promise<void> => {
    const ids = new Set(known()?.columns.map(({ id }) => id));
    const added = columns.flatMap(({ id }) => (ids.has(id) ? [] : [id]));
    setUnstored((before) => new Set([...before, ...added]));
    // Columns that were refused go with the rollback; their ids are not used again.
    if (!(await write(columns))) return;
    setUnstored((before) => new Set([...before].filter((id) => !added.includes(id))));
  };
  return { set, busy, unstored };
}
