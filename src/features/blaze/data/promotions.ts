import { useQueryClient } from '@tanstack/react-query';
import {
  getCancelBlogPromotionMutationOptions,
  getCancelPostPromotionMutationOptions,
  getListPromotionsInfiniteQueryKey,
  getPromoteBlogMutationOptions,
  getPromotePostMutationOptions,
} from '#generated/hooks/blaze/blaze.ts';
import type { PromotionRequest } from '#generated/zod/promotionRequest.zod.ts';
import { refreshPaid } from '#src/entities/payments/refresh-paid.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';

/** A blog, or a post of it. */
type Promotable = { blogName: string; postId: string | undefined };

/** Returns a function that reads credits and the list of promotions again. */
function useRefreshPromotions(): () => Promise<void> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: getListPromotionsInfiniteQueryKey() });
    await refreshPaid(queryClient);
  };
}

/** Puts a blog or post forward. A refusal is the caller's to show. */
export function usePromote({ blogName: blog, postId }: Promotable) {
  const onSuccess = useRefreshPromotions();
  const ofBlog = useWrite(getPromoteBlogMutationOptions, { onSuccess });
  const ofPost = useWrite(getPromotePostMutationOptions, { onSuccess });
  const { busy, error, clearError } = postId === undefined ? ofBlog : ofPost;
  function write(data: PromotionRequest): Promise<boolean> {
    return postId === undefined ? ofBlog.write({ blog, data }) : ofPost.write({ blog, id: postId, data });
  }
  return { write, busy, error, clearError };
}

/** Ends the promotion of a blog or post at once. A refusal is the caller's to show. */
export function useStopPromotion({ blogName: blog, postId }: Promotable) {
  const onSuccess = useRefreshPromotions();
  const ofBlog = useWrite(getCancelBlogPromotionMutationOptions, { onSuccess });
  const ofPost = useWrite(getCancelPostPromotionMutationOptions, { onSuccess });
  const { busy, error, clearError } = postId === undefined ? ofBlog : ofPost;
  function write(): Promise<boolean> {
    return postId === undefined ? ofBlog.write({ blog }) : ofPost.write({ blog, id: postId });
  }
  return { write, busy, error, clearError };
}
