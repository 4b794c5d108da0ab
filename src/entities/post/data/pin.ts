import { useLingui } from '@lingui/react/macro';
import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { getListBlogPostsQueryKey, pinPost, unpinPost } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { overlaid, recordEdited } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Pins a post to the top of its blog, or lets it go: at once on the screen, taken back when the server refuses. */
export function usePin(): (post: Post, on: boolean) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (post, on) => {
    const { id, blogName } = post;
    return toggle({
      key: `pin ${id}`,
      on,
      confirmed: post.isPinned,
      send: (wanted) => (wanted ? pinPost(blogName, id) : unpinPost(blogName, id)),
      show: (isPinned) => recordEdited({ ...overlaid(post), isPinned }),
      accept: (_answer, isPinned) => {
        addToast({
          type: 'success',
          message: isPinned ? t`Pinned to the top of ${blogName}` : t`No longer pinned`,
        });
        // The post stands elsewhere now, and the one that was pinned before is not any more.
        const [address] = getListBlogPostsQueryKey(blogName);
        const predicate = ({ queryKey }: { queryKey: QueryKey }) => addressOf(queryKey) === address;
        queryClient.removeQueries({ predicate, type: 'inactive' });
        void queryClient.invalidateQueries({ predicate });
      },
      refuse: (error, isPinned) =>
        tellFailure(error, isPinned ? t`We could not pin this post.` : t`We could not unpin this post.`),
    });
  };
}
