import { useLingui } from '@lingui/react/macro';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import {
  getBlockBlogMutationOptions,
  getUnblockBlogMutationOptions,
} from '#generated/hooks/blocks/blocks.ts';
import { getMuteBlogMutationOptions } from '#generated/hooks/filters/filters.ts';
import type { Blog } from '#generated/zod/blog.zod.ts';
import type { MuteBlogBody } from '#generated/zod/muteBlogBody.zod.ts';
import { markBlocked, unmarkBlocked } from '#src/shared/api/read/blocked-blogs.ts';
import { blogOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { executeWrite } from '#src/shared/api/write/write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Invalidates every query: blocking or muting changes all lists. They are refetched when they are next observed. */
const refetchEverything = (queryClient: QueryClient) => void queryClient.invalidateQueries();

/**
 * Returns `mute`, `block` and `unblock` for a blog. They show a toast and resolve to true when the write succeeded. A blocked blog
 * leaves the lists at once; Undo in its toast unblocks it, but does not restore the follows that ended.
 */
export function useBlockAndMute({ uuid, name }: Pick<Blog, 'uuid' | 'name'>) {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  /** @param how kind (everything or only reblogs) and duration in seconds; everything, permanently, when omitted */
  const mute = (how: Pick<MuteBlogBody, 'kind' | 'expires_in'> = {}) =>
    executeWrite(
      queryClient,
      getMuteBlogMutationOptions,
      {
        onSuccess: () => {
          const message = how.kind === 'reblogs' ? t`Reblogs of ${name} are muted.` : t`${name} is muted.`;
          addToast({ type: 'success', message });
          refetchEverything(queryClient);
        },
        errorToast: t`We could not mute ${name}.`,
      },
      { data: { tumblelog: name, ...how } },
    );
  const unblock = () =>
    executeWrite(
      queryClient,
      getUnblockBlogMutationOptions,
      {
        scope: `block ${name}`,
        onSuccess: () => {
          unmarkBlocked(name);
          addToast({ type: 'success', message: t`${name} is blocked no longer.` });
          refetchViewer(queryClient);
          refetchEverything(queryClient);
        },
        errorToast: t`It was not undone. Try again.`,
      },
      { blog: name },
    );
  const block = () =>
    executeWrite(
      queryClient,
      getBlockBlogMutationOptions,
      {
        scope: `block ${name}`,
        optimisticUpdate: () => {
          markBlocked(name);
          return () => unmarkBlocked(name);
        },
        onSuccess: () => {
          blogOverlay.put(uuid, { followed: false });
          addToast({
            type: 'success',
            message: t`${name} is blocked.`,
            action: { label: t`Undo`, onAction: () => void unblock() },
          });
          refetchViewer(queryClient);
          refetchEverything(queryClient);
        },
        errorToast: t`We could not block ${name}.`,
      },
      { blog: name },
    );
  return { mute, block, unblock };
}
