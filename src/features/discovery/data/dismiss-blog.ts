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
import { BLOGS_ON_EXPLORE } from './trending.ts';

/** Takes a blog off the shelf: at once on the screen, back when the server refuses or the reader takes it back. */
export function useDismissBlog(): (name: string) => Promise<void> {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = recommendedBlogsQuery(BLOGS_ON_EXPLORE);
  const restoring = useWrite(getCancelBlogDismissalMutationOptions, {
    scope: 'dismissed blogs',
    done: () => queryClient.invalidateQueries({ queryKey: getListRecommendedBlogsQueryKey() }),
    failed: t`The blog stays off: we could not take it back.`,
  });
  const { write } = useWrite(getDismissRecommendedBlogMutationOptions, {
    scope: 'dismissed blogs',
    show: ({ data: { tumblelog } }) => {
      const before = queryClient.getQueryData<ListRecommendedBlogs200>(queryKey);
      if (!before) return undefined;
      const { response } = before;
      const blogs = response.blogs.filter(({ name }) => name !== tumblelog);
      queryClient.setQueryData(queryKey, { ...before, response: { ...response, blogs } });
      return () => void queryClient.setQueryData(queryKey, before);
    },
    failed: t`The blog is still recommended: we could not take it off.`,
  });
  return async (name) => {
    if (!(await write({ data: { tumblelog: name } }))) return;
    addToast({
      message: t`${name} will not be recommended.`,
      action: { label: t`Undo`, onAction: () => void restoring.write({ blog: name }) },
    });
  };
}
