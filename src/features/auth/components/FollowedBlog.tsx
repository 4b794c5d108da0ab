import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import type { GetBlogInfo200 } from '#generated/zod/getBlogInfo200.zod.ts';
import { BlogAvatar } from '#src/entities/blog/BlogAvatar.tsx';
import { isApiError } from '#src/shared/api/call/errors.ts';
import styles from './FollowedBlog.module.css';

/** Code of openapi/errors.yaml for a blog that does not exist. */
const NOT_FOUND_CODE = 4004;

/** Shows the blog that is followed after the sign-in; only its name where visitors may not see more. */
export function FollowedBlog({ name }: { name: string }) {
  const { t } = useLingui();
  const { data: blog, error } = useQuery({
    ...getGetBlogInfoQueryOptions(name),
    select: (answer: GetBlogInfo200) => answer.response.blog,
  });
  if (isApiError(error, NOT_FOUND_CODE)) {
    return (
      <p className={styles.blog}>
        <Trans>There is no blog called {name}. You can use Skein all the same.</Trans>
      </p>
    );
  }
  return (
    <p className={styles.blog}>
      {blog ? <BlogAvatar blog={blog} size={40} loading="eager" /> : null}
      <span>{t`You will follow ${name}.`}</span>
    </p>
  );
}
