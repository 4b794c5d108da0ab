import { useQueryClient } from '@tanstack/react-query';
import {
  getListReviewPostsInfiniteQueryKey,
  getListReviewPostsInfiniteQueryOptions,
} from '#generated/hooks/moderation/moderation.ts';
import type { ListReviewPosts200 } from '#generated/zod/listReviewPosts200.zod.ts';
import type { ReviewItem } from '#generated/zod/reviewItem.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';

/** Query of a blog's flagged posts, the latest first. */
export function reviewQuery(blogName: string) {
  return getListReviewPostsInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Returns the flags of a page. One post may have had several. */
export const itemsOf = ({ response }: ListReviewPosts200): readonly ReviewItem[] => response.items;
export const keyOf = ({ post, flaggedTs }: ReviewItem): string => `${post.id} ${flaggedTs}`;

/** Returns a function that refetches the flagged posts of a blog. */
export function useRefreshReview(blogName: string): () => Promise<void> {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: getListReviewPostsInfiniteQueryKey(blogName) });
}
