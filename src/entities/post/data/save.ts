import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getListSavedFoldersQueryKey,
  getListSavedPostsQueryKey,
  removeSavedPost,
  savePost,
} from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { isApiError } from '#src/shared/api/call/errors.ts';
import { postOverlay, recordDeleted, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/**
 * Saves a post or removes it from the saved posts, with an optimistic update that is rolled back when the server
 * refuses.
 */
export function useSave(): (post: Post, on: boolean) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (post, on) => {
    const { id } = post;
    return toggle<unknown>({
      key: `save ${id}`,
      on,
      confirmed: withOverlay(post).saved ?? false,
      hold: () => postOverlay.hold(id),
      send: (isSaved) => (isSaved ? savePost({ post_id: id }) : removeSavedPost(id)),
      optimisticUpdate: (saved) => postOverlay.put(id, { saved }),
      onSuccess: (_answer, saved) => {
        addToast({ type: 'success', message: saved ? t`Saved for later` : t`Removed from saved posts` });
        const lists = [getListSavedPostsQueryKey(), getListSavedFoldersQueryKey()].map(
          ([address]) => address,
        );
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => lists.some((list) => list === addressOf(queryKey)),
        });
      },
      onError: (error, saved) => {
        showErrorToast(
          error,
          saved
            ? t`We could not save this post.`
            : t`The post was not removed from your saved posts. Try again.`,
        );
        // The post was deleted elsewhere, so it is removed here as well.
        if (isApiError(error, 4004)) recordDeleted(id);
      },
    });
  };
}
