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

/** Query of a blog's flagged posts, the latest first. */
export function reviewQuery(blogName: string) {
  return getListReviewPostsInfiniteQueryOptions(blogName, undefined, { query: paging });
}

/** Returns the flags of a page. One post may have had several. */
export const itemsOf = ({ response }: ListReviewPosts200): readonly ReviewItem[] => response.items;
export const keyOf = ({ post, flaggedTs }: ReviewItem): string => `${post.id} ${flaggedTs}`;

/** Appeals against the flag of a post; refetches the list after success and failure. */
export function useAppeal(blogName: string) {
  const queryClient = useQueryClient();
  const again = () =>
    queryClient.invalidateQueries({ queryKey: getListReviewPostsInfiniteQueryKey(blogName) });
  return useWrite(getAppealPostMutationOptions, { onSuccess: again });
}
