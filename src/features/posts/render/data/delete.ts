import { t } from '@lingui/core/macro';
import { deletePost } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { recordDeleted } from '#src/shared/api/read/post-overlay.ts';
import { tellFailure } from '#src/shared/api/write/tell-failure.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';

/** Deletes a post for good and takes it out of every list. Resolves to whether it is gone; a refusal is told in a toast. */
export const removePost = async (post: Pick<Post, 'id' | 'blogName'>): Promise<boolean> => {
  try {
    await deletePost(post.blogName, post.id);
  } catch (error) {
    tellFailure(error, t`We could not delete this post.`);
    return false;
  }
  recordDeleted(post.id);
  addToast({ type: 'success', message: t`Post deleted` });
  return true;
};
