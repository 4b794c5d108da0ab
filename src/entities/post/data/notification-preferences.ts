import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getListMutedPostsQueryKey,
  mutePost,
  subscribePost,
  unmutePost,
  unsubscribePost,
} from '#generated/hooks/notifications/notifications.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay, recordEdited, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Mutes or unmutes the notifications about one's own post. */
export function useMuteNotes(): (post: Post, on: boolean) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (post, on) => {
    const { id, blogName } = post;
    return toggle<unknown>({
      key: `mute notes ${id}`,
      on,
      confirmed: post.muted ?? false,
      hold: () => postOverlay.hold(id),
      send: (wanted) =>
        wanted ? mutePost(blogName, id, { mute_length_seconds: 0 }) : unmutePost(blogName, id),
      optimisticUpdate: (muted) => recordEdited({ ...withOverlay(post), muted }),
      onSuccess: (_answer, muted) => {
        const message = muted
          ? t`You no longer get notifications of this post.`
          : t`You get notifications of this post again.`;
        addToast({ type: 'success', message });
        const [list] = getListMutedPostsQueryKey();
        void queryClient.invalidateQueries({ predicate: ({ queryKey }) => addressOf(queryKey) === list });
      },
      onError: (error) => showErrorToast(error, t`Your change was not saved. Try again.`),
    });
  };
}

/** Subscribes to or unsubscribes from new replies to another blog's post. */
export function useReplySubscription(): (post: Post, on: boolean) => Promise<void> {
  const { t } = useLingui();
  return (post, on) => {
    const { id, blogName } = post;
    return toggle<unknown>({
      key: `hear replies ${id}`,
      on,
      confirmed: post.subscribed ?? false,
      hold: () => postOverlay.hold(id),
      send: (wanted) => (wanted ? subscribePost : unsubscribePost)(blogName, id),
      optimisticUpdate: (subscribed) => recordEdited({ ...withOverlay(post), subscribed }),
      onSuccess: (_answer, subscribed) => {
        const message = subscribed
          ? t`You get notifications of new replies.`
          : t`You no longer get notifications of new replies.`;
        addToast({ type: 'success', message });
      },
      onError: (error) => showErrorToast(error, t`Your change was not saved. Try again.`),
    });
  };
}
