import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { followBlog, unfollowBlog } from '#generated/hooks/blogs/blogs.ts';
import { likePost, unlikePost } from '#generated/hooks/notes/notes.ts';
import { followTag, unfollowTag } from '#generated/hooks/tags/tags.ts';
import { isPageWide } from '#src/shared/api/call/failures.ts';
import { isUnanswered } from '#src/shared/api/call/unanswered.ts';
import { postOverlay } from '#src/shared/api/read/post-overlay.ts';
import { refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { showAct } from '#src/shared/api/write/optimistic-overlay.ts';
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { dropAct, type WaitingAct, waitingActs } from '#src/shared/lib/storage/offline-mutations.ts';
import { oneTab } from '#src/shared/lib/storage/one-tab.ts';

const SENDS = {
  post: async ({ on, request: { id = '', reblog_key = '', tumblelog_name, placement_id } }: WaitingAct) => {
    const body = { id, reblog_key, tumblelog_name, placement_id };
    const { response } = await (on ? likePost : unlikePost)(body);
    const { id: thing, ...counters } = response;
    postOverlay.put(thing, { ...counters, liked: on });
  },
  blog: ({ on, request: { url = '' } }: WaitingAct) => (on ? followBlog : unfollowBlog)({ url }),
  tag: ({ on, request: { tag = '' } }: WaitingAct) => (on ? followTag : unfollowTag)({ tag }),
};

/**
 * Sends the likes and follows of a member that waited, in the order they were pressed, until there is no connection. Of a
 * browser's tabs one does so at a time, and each is a state that is set: it counts once, however often it arrives.
 *
 * @returns how many the server took
 */
export async function sendActs(queryClient: QueryClient, member: string): Promise<number> {
  let sent = 0;
  await oneTab('skein-acts', async () => {
    for (;;) {
      const next = waitingActs().find((act) => act.member === member);
      if (!next) return;
      try {
        await SENDS[next.of](next);
        sent += 1;
        dropAct(member, next.key);
      } catch (error) {
        if (isUnanswered(error) || isPageWide(error)) return;
        dropAct(member, next.key);
        showAct(next, next.confirmed);
        tellFailure(error, t`Something you pressed without a connection was not taken: ${next.name}.`);
      }
    }
  });
  if (sent > 0) refetchViewer(queryClient);
  return sent;
}
