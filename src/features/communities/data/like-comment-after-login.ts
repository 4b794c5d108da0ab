import { t } from '@lingui/core/macro';
import { likeComment } from '#generated/hooks/communities/communities.ts';
import { commentOverlay } from '#src/shared/api/read/post-overlay.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import type { PostOfComment } from './comments.ts';

/** Likes the comment that a visitor signed in for. Resolves to true when it is liked. */
export async function likeCommentAfterLogin({
  community,
  postId,
  id,
}: PostOfComment & { id: string }): Promise<boolean> {
  try {
    const { response } = await likeComment(community, postId, id);
    commentOverlay.put(id, response);
    return true;
  } catch (error) {
    showErrorToast(error, t`We could not like this comment.`);
    return false;
  }
}
