import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import {
  getLikePostMutationOptions,
  type LikePostMutationVariables,
  likePost,
  unlikePost,
} from '#generated/hooks/notes/notes.ts';
import type { LikePost200 } from '#generated/zod/likePost200.zod.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { ApiError } from '#src/shared/api/call/errors.ts';
import { postOverlay, recordDeleted, showLiked, withOverlay } from '#src/shared/api/read/post-overlay.ts';
import { changeViewerCount, refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { showErrorToast } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { executeWrite, type Write } from '#src/shared/api/write/write.ts';

type LikeTarget = Pick<Post, 'id' | 'reblogKey' | 'blogName' | 'placementId'>;

function requestOf({ id, reblogKey, blogName, placementId }: LikeTarget) {
  return {
    id,
    reblog_key: reblogKey,
    tumblelog_name: blogName,
    placement_id: placementId,
  };
}

/**
 * Likes the post a visitor logged in for, of which only the like target is known. Resolves to true when it is liked.
 */
export function likeAfterLogin(queryClient: QueryClient, target: LikeTarget): Promise<boolean> {
  const like: Write<LikePostMutationVariables, LikePost200> = {
    onSuccess: ({ response: { id, ...counters } }) => {
      postOverlay.put(id, { ...counters, liked: true });
      refetchViewer(queryClient);
    },
    errorToast: t`We could not like this post.`,
  };
  return executeWrite(queryClient, getLikePostMutationOptions, like, { data: requestOf(target) });
}

/**
 * Likes or unlikes a post with an optimistic update in every list. Writes are sent in order and the last press wins.
 * When the server refuses (for example 1040, too many likes), the update is rolled back, the server's message is shown
 * and the member's info is refetched (spec 000 §4).
 */
export function setLiked(queryClient: QueryClient, post: Post, liked: boolean): Promise<void> {
  let confirmed = withOverlay(post);
  const request = requestOf(post);
  return toggle({
    key: `like:${post.id}`,
    on: liked,
    confirmed: confirmed.liked,
    hold: () => postOverlay.hold(post.id),
    request,
    send: (isLiked) => (isLiked ? likePost : unlikePost)(request),
    optimisticUpdate: (isLiked) => showLiked(confirmed, isLiked),
    onSuccess: ({ response: { id, ...counters } }, isLiked) => {
      confirmed = { ...confirmed, ...counters, liked: isLiked };
      postOverlay.put(id, { ...counters, liked: isLiked });
      changeViewerCount(queryClient, 'likes', isLiked ? 1 : -1);
    },
    onError: (error, isLiked) => {
      const fallback = isLiked ? t`We could not like this post.` : t`Your like was not removed. Try again.`;
      showErrorToast(error, fallback);
      // The post was deleted elsewhere, so it is removed here as well.
      if (error instanceof ApiError && error.status === 404) recordDeleted(post.id);
      refetchViewer(queryClient);
    },
  });
}
