import { t } from '@lingui/core/macro';
import type { QueryClient } from '@tanstack/react-query';
import { likePost, unlikePost } from '#generated/hooks/posts/posts.ts';
import type { Post } from '#generated/zod/post.zod.ts';
import { detailOf } from '#src/shared/api/errors.ts';
import { overlaid, postOverlay, showLiked } from '#src/shared/api/post-overlay.ts';
import { toggle } from '#src/shared/api/toggle.ts';
import { changeViewerCount, refetchViewer } from '#src/shared/api/viewer-counts.ts';
import { addToast } from '#src/shared/lib/toast-store.ts';

/**
 * Likes a post or takes the like back: shown at once in every list, written in order, the last press wins. A refusal
 * (such as 1040, too many likes) rolls the screen back, says why in the server's words, and reads the member's info
 * anew (spec 000 §4).
 */
export const setLiked = (queryClient: QueryClient, post: Post, liked: boolean): Promise<void> => {
  let confirmed = overlaid(post);
  return toggle({
    key: `like:${post.id}`,
    on: liked,
    confirmed: confirmed.liked,
    begin: () => postOverlay.hold(post.id),
    send: (wanted) =>
      (wanted ? likePost : unlikePost)({
        id: post.id,
        reblog_key: post.reblogKey,
        tumblelog_name: post.blogName,
        placement_id: post.placementId,
      }),
    show: (wanted) => showLiked(confirmed, wanted),
    accept: ({ response: { id, ...counters } }, wanted) => {
      confirmed = { ...confirmed, ...counters, liked: wanted };
      postOverlay.put(id, { ...counters, liked: wanted });
      changeViewerCount(queryClient, 'likes', wanted ? 1 : -1);
    },
    refuse: (error, wanted) => {
      const fallback = wanted ? t`We could not like this post.` : t`We could not take your like back.`;
      addToast({ type: 'error', message: detailOf(error, fallback) });
      refetchViewer(queryClient);
    },
  });
};
