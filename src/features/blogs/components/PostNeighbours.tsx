import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import { PostCard } from '#src/entities/post/PostCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { postsOf } from '#src/shared/api/read/feed.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { blogPostsQuery } from '../data/blog.ts';
import { olderPostsQuery } from '../data/post.ts';
import styles from './PostNeighbours.module.css';

const RelatedPosts = lazyPart(() => import('./RelatedPosts.tsx'), 'RelatedPosts');

/** Loads related posts when the reader nears the end of the page, because many never do. */
function RelatedPostsOnScroll({ post }: { post: Post }) {
  const [isNear, setNear] = useState(false);
  const sentinelRef = useInView<HTMLDivElement>((isSeen) => isSeen && setNear(true), {
    rootMargin: '600px 0px',
    enabled: !isNear,
  });
  return <div ref={sentinelRef}>{isNear ? <RelatedPosts post={post} /> : null}</div>;
}

/** Returns the next newer post of the blog, when the cached pages of its list reach that far. */
function useNewer(post: Post): Post | undefined {
  const { data } = useInfiniteQuery(blogPostsQuery(post.blogName));
  const posts = data?.pages.flatMap(postsOf) ?? [];
  const listed = posts.filter(({ isPinned, id }) => !isPinned || id === post.id);
  return listed[listed.findIndex(({ id }) => id === post.id) - 1];
}

const addressOf = ({ blogName, id, slug }: Post): string => paths.post(blogName, id, slug);

/**
 * Renders what follows a post: links to the newer and the older post, a few older ones, and related posts of other
 * blogs.
 */
export function PostNeighbours({ post }: { post: Post }) {
  const { t } = useLingui();
  const { data: older = [] } = useQuery(olderPostsQuery(post.blogName, post.id));
  const newer = useNewer(post);
  const [previous] = older;
  return (
    <>
      <nav className={styles.nav} aria-label={t`Posts of ${post.blogName}`}>
        {newer ? (
          <AppLink to={addressOf(newer)} rel="next" className={styles.link}>
            <Icon name="chevron-left" size={20} />
            <Trans>Newer post</Trans>
          </AppLink>
        ) : (
          <AppLink to={paths.blog(post.blogName)} className={styles.link}>
            <Icon name="chevron-left" size={20} />
            <Trans>All posts</Trans>
          </AppLink>
        )}
        {previous ? (
          <AppLink to={addressOf(previous)} rel="prev" className={styles.link}>
            <Trans>Older post</Trans>
            <Icon name="chevron-right" size={20} />
          </AppLink>
        ) : null}
      </nav>
      {older.length > 0 ? (
        <section className={styles.more} aria-labelledby="more-from">
          <h2 id="more-from" className={styles.heading}>
            <Trans>More from {post.blogName}</Trans>
          </h2>
          <div className={styles.grid}>
            {older.map((other) => (
              <PostCard key={other.id} post={other} place="masonry" />
            ))}
          </div>
        </section>
      ) : null}
      {post.tags.length > 0 ? <RelatedPostsOnScroll post={post} /> : null}
    </>
  );
}
