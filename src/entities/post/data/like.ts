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
import { overlaid, postOverlay, recordDeleted, showLiked } from '#src/shared/api/read/post-overlay.ts';
import { changeViewerCount, refetchViewer } from '#src/shared/api/viewer/viewer-counts.ts';
import { tellFailure } from '#src/shared/api/write/show-error-toast.ts';
import { toggle } from '#src/shared/api/write/toggle.ts';
import { carryOut, type Write } from '#src/shared/api/write/write.ts';

type LikeTarget = Pick<Post, 'id' | 'reblogKey' | 'blogName' | 'placementId'>;

function requestOf({ id, reblogKey, blogName, placementId }: LikeTarget) {
  return {
    id,
    reblog_key: reblogKey,
    tumblelog_name: blogName,
    placement_id: placementId,
  };
}

/** Likes the post somebody signed in to like, of which nothing else is known any more. Answers whether it is liked. */
export function likeForMember(queryClient: QueryClient, target: LikeTarget): Promise<boolean> {
  const like: Write<LikePostMutationVariables, LikePost200> = {
    done: ({ response: { id, ...counters } }) => {
      postOverlay.put(id, { ...counters, liked: true });
      refetchViewer(queryClient);
    },
    failed: t`We could not like this post.`,
  };
  return carryOut(queryClient, getLikePostMutationOptions, like, { data: requestOf(target) });
}

/**
 * Likes a post or takes the like back: shown at once in every list, written in order, the last press wins. A refusal
 * (such as 1040, too many likes) rolls the screen back, says why in the server's words, and reads the member's info
 * anew (spec 000 §4).
 */
export function setLiked(queryClient: QueryClient, post: Post, liked: boolean): Promise<void> {
  let confirmed = overlaid(post);
  const request = requestOf(post);
  return toggle({
    key: `like:${post.id}`,
    on: liked,
    confirmed: confirmed.liked,
    begin: () => postOverlay.hold(post.id),
    request,
    send: (wanted) => (wanted ? likePost : unlikePost)(request),
    show: (wanted) => showLiked(confirmed, wanted),
    accept: ({ response: { id, ...counters } }, wanted) => {
      confirmed = { ...confirmed, ...counters, liked: wanted };
      postOverlay.put(id, { ...counters, liked: wanted });
      changeViewerCount(queryClient, 'likes', wanted ? 1 : -1);
    },
    refuse: (error, wanted) => {
      const fallback = wanted ? t`We could not like this post.` : t`We could not take your like back.`;
      tellFailure(error, fallback);
      // Deleted elsewhere: nothing more is offered to be done with it.
      if (error instanceof ApiError && error.status === 404) recordDeleted(post.id);
      refetchViewer(queryClient);
    },
  });
}
