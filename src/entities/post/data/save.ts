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
import { overlaid, postOverlay, recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { addressOf } from '#src/shared/api/read/query-keys.ts';
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Keeps a post for later, or lets it go: at once on the screen, taken back when the server refuses. */
export function useSave(): (post: Post, on: boolean) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  return (post, on) => {
    const { id } = post;
    return toggle<unknown>({
      key: `save ${id}`,
      on,
      confirmed: overlaid(post).saved ?? false,
      begin: () => postOverlay.hold(id),
      send: (wanted) => (wanted ? savePost({ post_id: id }) : removeSavedPost(id)),
      show: (saved) => postOverlay.put(id, { saved }),
      accept: (_answer, saved) => {
        addToast({ type: 'success', message: saved ? t`Saved for later` : t`No longer saved` });
        const lists = [getListSavedPostsQueryKey(), getListSavedFoldersQueryKey()].map(
          ([address]) => address,
        );
        void queryClient.invalidateQueries({
          predicate: ({ queryKey }) => lists.some((list) => list === addressOf(queryKey)),
        });
      },
      refuse: (error, saved) => {
        tellFailure(error, saved ? t`We could not save this post.` : t`We could not let this post go.`);
        // Deleted elsewhere: nothing more is offered to be done with it.
        if (isApiError(error, 4004)) recordDeleted(id);
      },
    });
  };
}
