import { useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { getReorderBlogsMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Reorders the member's blogs: optimistically on the page, rolled back when the server refuses. */
export function useOrderBlogs(): (names: readonly string[]) => void {
  const { t } = useLingui();
  const queryClient = useQueryClient();
  const { queryKey } = viewerQuery();
  const call = callWith(getReorderBlogsMutationOptions, (names: readonly string[]) => ({
    data: { blog_names: [...names] },
  }));
  const { write } = useWrite(call, {
    scope: 'order of blogs',
    optimisticUpdate: (names) => {
      const before = queryClient.getQueryData<GetUserInfo200>(queryKey);
      if (!before) return undefined;
      const { blogs } = before.response;
      const ordered = names.flatMap((name) => blogs.find((blog) => blog.name === name) ?? []);
      queryClient.setQueryData(queryKey, { ...before, response: { ...before.response, blogs: ordered } });
      return () => queryClient.setQueryData(queryKey, before);
    },
    errorToast: t`The order could not be changed.`,
  });
  return (names) => void write(names);
}
