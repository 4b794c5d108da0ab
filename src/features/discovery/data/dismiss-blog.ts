import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import {
  getCancelBlogDismissalMutationOptions,
  getDismissRecommendedBlogMutationOptions,
  getListRecommendedBlogsQueryKey,
} from '#generated/hooks/discovery/discovery.ts';
import type { ListRecommendedBlogs200 } from '#generated/zod/listRecommendedBlogs200.zod.ts';
import { recommendedBlogsQuery } from '#src/shared/api/read/suggestions.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { addToast } from '#src/shared/lib/toasts/toast-store.ts';
import { EXPLORE_BLOG_COUNT } from './trending.ts';

/**
 * Dismisses a recommended blog with an optimistic update, which is rolled back when the server refuses or the member
 * undoes it.
 */
export function useDismissBlog(): (name: string) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = recommendedBlogsQuery(EXPLORE_BLOG_COUNT);
  const restoring = useWrite(getCancelBlogDismissalMutationOptions, {
    scope: 'dismissed blogs',
    onSuccess: () => queryClient.invalidateQueries({ queryKey: getListRecommendedBlogsQueryKey() }),
    errorToast: t`The blog was not added back to your recommendations. Try again.`,
  });
  const { write } = useWrite(getDismissRecommendedBlogMutationOptions, {
    scope: 'dismissed blogs',
    optimisticUpdate: ({ data: { tumblelog } }, changeQuery) =>
      changeQuery<ListRecommendedBlogs200>(queryKey, ({ response, ...known }) => ({
        ...known,
        response: { ...response, blogs: response.blogs.filter(({ name }) => name !== tumblelog) },
      })),
    errorToast: t`The blog was not removed from your recommendations. Try again.`,
  });
  return async (name) => {
    if (!(await write({ data: { tumblelog: name } }))) return;
    addToast({
      message: t`${name} will not be recommended.`,
      action: { label: t`Undo`, onAction: () => void restoring.write({ blog: name }) },
    });
  };
}
