import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getListBlogPostsQueryKey, pinPost, unpinPost } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { postOverlay, recordEdited, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/**
 * Pins a post to the top of its blog or unpins it, with an optimistic update that is rolled back when the server
 * refuses.
 */
export function usePin(): (post: Post, on: boolean) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (post, on) => {
    const { id, blogName } = post;
    return toggle({
      key: `pin ${id}`,
      on,
      confirmed: post.isPinned,
      hold: () => postOverlay.hold(id),
      send: (isPinned) => (isPinned ? pinPost(blogName, id) : unpinPost(blogName, id)),
      optimisticUpdate: (isPinned) => recordEdited({ ...withOverlay(post), isPinned }),
      onSuccess: (_answer, isPinned) => {
        addToast({
          type: 'success',
          message: isPinned ? t`Pinned to the top of ${blogName}` : t`The post is no longer pinned`,
        });
        // Pinning changes the order of the blog's posts and unpins the post that was pinned before.
        const [address] = getListBlogPostsQueryKey(blogName);
        const predicate = ({ queryKey }: { queryKey: QueryKey }) => addressOf(queryKey) === address;
        queryClient.removeQueries({ predicate, type: 'inactive' });
        void queryClient.invalidateQueries({ predicate });
      },
      onError: (error, isPinned) =>
        showErrorToast(error, isPinned ? t`We could not pin this post.` : t`We could not unpin this post.`),
    });
  };
}
