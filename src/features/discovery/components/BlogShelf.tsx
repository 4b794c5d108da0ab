import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SmallBlogCard } from '#src/entities/blog/SmallBlogCard.tsx';
import { useUnblocked } from '#src/shared/api/read/blocked-blogs.ts';
import { recommendedBlogsQuery } from '#src/shared/api/read/suggestions.ts';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { EXPLORE_BLOG_COUNT } from '../data/trending.ts';
import styles from './BlogShelf.module.css';
import { RecommendationNote } from './RecommendationNote.tsx';

/** One skeleton per blog that a wide window shows. */
const SKELETON_KEYS = [1, 2, 3, 4];

/** Recommended blogs in a horizontally scrolling row. */
export function BlogShelf() {
  const { data, isPending } = useQuery(recommendedBlogsQuery(EXPLORE_BLOG_COUNT));
  const blogs = useUnblocked(data);
  if (!isPending && !blogs?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="blog-shelf">
      <h2 id="blog-shelf" className={styles.heading}>
        <Trans>Blogs you may like</Trans>
      </h2>
      <ul className={styles.shelf}>
        {isPending
          ? SKELETON_KEYS.map((key) => (
              <li key={key}>
                <Bone width={232} height={221} className={styles.bone} />
              </li>
            ))
          : null}
        {blogs?.map((blog) => (
          <li key={blog.uuid}>
            <SmallBlogCard blog={blog} />
            <RecommendationNote blog={blog} />
          </li>
        ))}
      </ul>
    </section>
  );
}
