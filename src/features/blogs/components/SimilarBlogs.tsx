import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListRelatedBlogsQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { SmallBlogCard } from '#src/entities/blog/SmallBlogCard.tsx';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import styles from './SimilarBlogs.module.css';

const MAX_SHOWN_BLOGS = 3;

/**
 * Lists similar blogs, each in its own colours, beside a blog's posts. Windows without space for them send no request.
 */
export function SimilarBlogs({ blogName }: { blogName: string }) {
  const { t } = useLingui();
  const hasRoom = useMediaQuery(`(width >= ${BREAKPOINTS.navCompact}px)`);
  const related = getListRelatedBlogsQueryOptions(
    { blog_name: blogName, limit: MAX_SHOWN_BLOGS },
    { query: { staleTime: 10 * 60_000, enabled: hasRoom } },
  );
  const { data } = useQuery(related);
  const blogs = data?.response.blogs ?? [];
  if (blogs.length === 0) return null;
  return (
    <aside className={styles.nearby} aria-label={t`Blogs nearby`}>
      <h2 className={styles.heading}>
        <Trans>Similar blogs</Trans>
      </h2>
      {blogs.map((blog) => (
        <SmallBlogCard key={blog.uuid} blog={blog} />
      ))}
    </aside>
  );
}
