import { useQueryClient } from '@tanstack/react-query';
import {
  getListDataDownloadsQueryKey,
  getListDataDownloadsQueryOptions,
} from '#generated/hooks/account/account.ts';
import type { DataDownload } from '#generated/zod/dataDownload.zod.ts';
import type { ListDataDownloads200 } from '#generated/zod/listDataDownloads200.zod.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

/** Milliseconds between two looks at an archive that is being made. */
const POLL_INTERVAL_MS = 2000;

/** Returns true while an archive is queued or being created. */
export function isUnfinished({ status }: DataDownload): boolean {
  return status === 'pending' || status === 'running';
}

/** The member's archives, looked at again while one is being made. */
export function downloadsQuery() {
  return {
    ...getListDataDownloadsQueryOptions(),
    select: (answer: ListDataDownloads200) => answer.response.downloads,
    refetchInterval: ({ state }: { state: { data?: ListDataDownloads200 | undefined } }) =>
      state.data?.response.downloads.some(isUnfinished) ? POLL_INTERVAL_MS : (false as const),
  };
}

/** Asks for an archive or deletes one; the list is read anew. */
export function useDownloadWrite<Variables>(call: WriteCall<Variables, unknown>): Writer<Variables> {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: getListDataDownloadsQueryKey() });
  // Refused because one is on its way: then it is shown.
  return useWrite(call, { onSuccess: again, onError: again });
}
