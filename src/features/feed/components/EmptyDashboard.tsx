import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetRecommendedTimelineInfiniteQueryOptions } from '#generated/hooks/discovery/discovery.ts';
import { BlogCard } from '#src/entities/blog/BlogCard.tsx';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { paths } from '#src/paths/paths.ts';
import { useUnblocked } from '#src/shared/api/read/blocked-blogs.ts';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { feedPaging } from '#src/shared/api/read/paging.ts';
import { recommendedBlogsQuery } from '#src/shared/api/read/suggestions.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import styles from './EmptyDashboard.module.css';

/**
 * Posts that match the member's topics, until there are posts of blogs they follow. Fetched immediately, rendered once
 * the content above is.
 */
function InterimPosts({ isShown }: { isShown: boolean }) {
  const { t } = useLingui();
  const list = useFeed(getGetRecommendedTimelineInfiniteQueryOptions(undefined, { query: feedPaging }));
  if (!isShown || !list.items?.length) return null;
  return (
    <section className={styles.meanwhile} aria-labelledby="meanwhile">
      <h2 id="meanwhile" className={styles.heading}>
        <Trans>Meanwhile: posts you may like</Trans>
      </h2>
      <Feed list={list} label={t`Meanwhile: posts you may like`} empty={null} />
    </section>
  );
}

/** Empty dashboard: recommends blogs to follow and shows recommended posts meanwhile. */
export function EmptyDashboard() {
  const { isNew } = useViewer();
  const { data, isPending } = useQuery(recommendedBlogsQuery(6));
  const blogs = useUnblocked(data);
  return (
    <>
      <div className={styles.empty}>
        <EmptyState
          title={<Trans>Your dashboard is still empty</Trans>}
          action={
            isNew ? (
              <ButtonLink href={paths.topics()} variant="primary">
                <Trans>Choose what you love</Trans>
              </ButtonLink>
            ) : (
              <ButtonLink href={paths.explore()} variant="primary" icon="compass">
                <Trans>Explore</Trans>
              </ButtonLink>
            )
          }
        >
          <Trans>Follow a few blogs. Their posts appear here, newest first.</Trans>
        </EmptyState>
        <div className={styles.cards}>
          {blogs?.map((blog) => (
            <BlogCard key={blog.uuid} blog={blog} />
          ))}
        </div>
      </div>
      <InterimPosts isShown={!isPending} />
    </>
  );
}
