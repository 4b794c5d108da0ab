import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Post } from '#generated/zod/post.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { relatedPostsQuery } from '../data/related.ts';
import styles from './PostNeighbours.module.css';

/**
 * Lists posts of other blogs with the same tags. Renders nothing when there are none or loading failed, because it is
 * optional content.
 */
export function RelatedPosts({ post }: { post: Post }) {
  const { data: related = [] } = useQuery(relatedPostsQuery(post.id));
  if (related.length === 0) return null;
  return (
    <section className={styles.more} aria-labelledby="related">
      <h2 id="related" className={styles.heading}>
        <Trans>Posts with the same tags on other blogs</Trans>
      </h2>
      <div className={styles.grid}>
        {related.map((other) => (
          <PostCard key={other.id} post={other} place="masonry" />
        ))}
      </div>
    </section>
  );
}
