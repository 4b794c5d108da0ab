import { useLingui } from '@lingui/react/macro';
import { getReorderBlogsMutationOptions } from '#generated/hooks/blogs/blogs.ts';
import type { GetUserInfo200 } from '#generated/zod/getUserInfo200.zod.ts';
import { viewerQuery } from '#src/shared/api/viewer/viewer.ts';
import { useWrite } from '#src/shared/api/write/use-write.ts';
import { callWith } from '#src/shared/api/write/write.ts';

/** Reorders the member's blogs: optimistically on the page, rolled back when the server refuses. */
export function useOrderBlogs(): (names: readonly string[]) => void {
  const { t } = useLingui();
  const { queryKey } = viewerQuery();
  const call = callWith(getReorderBlogsMutationOptions, (names: readonly string[]) => ({
    data: { blog_names: [...names] },
  }));
  const { write } = useWrite(call, {
    scope: 'order of blogs',
    optimisticUpdate: (names, changeQuery) =>
      changeQuery<GetUserInfo200>(queryKey, (known) => {
        const { blogs } = known.response;
        const ordered = names.flatMap((name) => blogs.find((blog) => blog.name === name) ?? []);
        return { ...known, response: { ...known.response, blogs: ordered } };
      }),
    errorToast: t`The order could not be changed.`,
  });
  return (names) => void write(names);
}
