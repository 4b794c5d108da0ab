import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { SmallBlogCard } from '#src/entities/blog/SmallBlogCard.tsx';
import { recommendedBlogsQuery } from '#src/shared/api/read/suggestions.ts';
import { Bone } from '#src/shared/ui/Skeleton.tsx';
import { BLOGS_ON_EXPLORE } from '../data/trending.ts';
import styles from './BlogShelf.module.css';
import { RecommendedFor } from './RecommendedFor.tsx';

/** As many as a wide window shows. */
const PLACES = [1, 2, 3, 4];

/** Blogs worth a look, on a shelf that goes on beyond the edge. */
export function BlogShelf() {
  const { data, isPending } = useQuery(recommendedBlogsQuery(BLOGS_ON_EXPLORE));
  if (!isPending && !data?.length) return null;
  return (
    <section className={styles.section} aria-labelledby="blog-shelf">
      <h2 id="blog-shelf" className={styles.heading}>
        <Trans>Blogs to get tangled in</Trans>
      </h2>
      <ul className={styles.shelf}>
        {isPending
          ? PLACES.map((place) => (
              <li key={place}>
                <Bone width={232} height={221} className={styles.bone} />
              </li>
            ))
          : null}
        {data?.map((blog) => (
          <li key={blog.uuid}>
            <SmallBlogCard blog={blog} />
            <RecommendedFor blog={blog} />
          </li>
        ))}
      </ul>
    </section>
  );
}
