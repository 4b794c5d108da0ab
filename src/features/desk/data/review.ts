import { useQueryClient } from '@tanstack/react-query';
import {
  getAppealPostMutationOptions,
  getListReviewPostsInfiniteQueryKey,
  getListReviewPostsInfiniteQueryOptions,
} from '#generated/hooks/moderation/moderation.ts';
import type { ListReviewPosts200 } from '#generated/zod/listReviewPosts200.zod.ts';
import type { ReviewItem } from '#generated/zod/reviewItem.zod.ts';
import { paging } from '#src/shared/api/read/paging.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** What the site flagged of a blog, the last first. */
export function reviewQuery(blogName: string) {
  return getListReviewPostsInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** What a page of the review holds, and what tells two flags apart: one post may have had several. */
export const itemsOf = ({ response }: ListReviewPosts200): readonly ReviewItem[] => response.items;
export const keyOf = ({ post, flaggedTs }: ReviewItem): string => `${post.id} ${flaggedTs}`;

/** Asks the site to look again at one of a blog's posts; the list tells what became of it, also when it was refused. */
export function useAppeal(blogName: string) {
  const queryClient = useQueryClient();
  const again = () =>
    queryClient.invalidateQueries({ queryKey: getListReviewPostsInfiniteQueryKey(blogName) });
  return useWrite(getAppealPostMutationOptions, { done: again });
}
