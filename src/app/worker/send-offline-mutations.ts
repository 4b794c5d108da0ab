import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { followBlog, unfollowBlog } from '#generated/hooks/blogs/blogs.ts';
import { likePost, unlikePost } from '#generated/hooks/notes/notes.ts';
import { followTag, unfollowTag } from '#generated/hooks/tags/tags.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { isOutcomeUnknown } from '#src/shared/api/call/unknown-outcome.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { applyToOverlay } from '#src/shared/api/write/optimistic-overlay.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import {
  type OfflineMutation,
  readOfflineMutations,
  removeOfflineMutation,
} from '#src/shared/lib/storage/offline-mutations.ts';
import { runInOneTab } from '#src/shared/lib/storage/one-tab.ts';

const SENDERS = {
  post: async ({
    on,
    request: { id = '', reblog_key = '', tumblelog_name, placement_id },
  }: OfflineMutation) => {
    const body = { id, reblog_key, tumblelog_name, placement_id };
    const { response } = await (on ? likePost : unlikePost)(body);
    const { id: thing, ...counters } = response;
    postOverlay.put(thing, { ...counters, liked: on });
  },
  blog: ({ on, request: { url = '' } }: OfflineMutation) => (on ? followBlog : unfollowBlog)({ url }),
  tag: ({ on, request: { tag = '' } }: OfflineMutation) => (on ? followTag : unfollowTag)({ tag }),
};

/**
 * Sends a member's stored likes and follows in order, until the connection fails. Only one tab sends at a time; each
 * mutation sets a state, so sending it twice has no further effect.
 *
 * @returns the number the server accepted
 */
export async function sendOfflineMutations(queryClient: QueryClient, member: string): Promise<number> {
  let sent = 0;
  await runInOneTab('skein-acts', async () => {
    for (;;) {
      const next = readOfflineMutations().find((act) => act.member === member);
      if (!next) return;
      try {
        await SENDERS[next.of](next);
        sent += 1;
        removeOfflineMutation(member, next.key);
      } catch (error) {
        if (isOutcomeUnknown(error) || isPageWide(error)) return;
        removeOfflineMutation(member, next.key);
        applyToOverlay(next, next.confirmed);
        showErrorToast(error, t`A change you made offline was refused: ${next.name}.`);
      }
    }
  });
  if (sent > 0) refetchViewer(queryClient);
  return sent;
}
