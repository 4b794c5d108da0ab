import { useQueryClient } from '@tanstack/react-query';
import {
  getListDataDownloadsQueryKey,
  getListDataDownloadsQueryOptions,
} from '#generated/hooks/account/account.ts';
import type { DataDownload } from '#generated/zod/dataDownload.zod.ts';
import type { ListDataDownloads200 } from '#generated/zod/listDataDownloads200.zod.ts';
import { useWrite, type Writer } from '#src/shared/api/write/use-write.ts';
import type { WriteCall } from '#src/shared/api/write/write.ts';

/** Poll interval of an archive in preparation, in milliseconds. */
const POLL_INTERVAL_MS = 2000;

/** Returns true while an archive is queued or being created. */
export function isUnfinished({ status }: DataDownload): boolean {
  return status === 'pending' || status === 'running';
}

/** Query of the member's archives, polled while one is in preparation. */
export function downloadsQuery() {
  return {
    ...getListDataDownloadsQueryOptions(),
    select: (answer: ListDataDownloads200) => answer.response.downloads,
    refetchInterval: ({ state }: { state: { data?: ListDataDownloads200 | undefined } }) =>
      state.data?.response.downloads.some(isUnfinished) ? POLL_INTERVAL_MS : (false as const),
  };
}

/** Requests or deletes an archive, and refetches the list. */
export function useDownloadWrite<Variables>(call: WriteCall<Variables, unknown>): Writer<Variables> {
  const queryClient = useQueryClient();
  const again = () => queryClient.invalidateQueries({ queryKey: getListDataDownloadsQueryKey() });
  // A refusal means that an archive is in preparation; the refetched list shows it.
  return useWrite(call, { onSuccess: again, onError: again });
}
