import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BlogRow } from '#src/entities/blog/BlogRow.tsx';
import { FollowButton } from '#src/entities/blog/FollowButton.tsx';
import { paths } from '#src/paths/paths.ts';
import { useUnblocked } from '#src/shared/api/read/blocked-blogs.ts';
import { recommendedBlogsQuery, trendingTagsQuery } from '#src/shared/api/read/suggestions.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { compactCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './Aside.module.css';
import { RadarBox } from './RadarBox.tsx';

const SideAd = lazyPart(() => import('#src/entities/elements/ads/SideAd.tsx'), 'SideAd');

const SHOWN_BLOG_COUNT = 4;
const SHOWN_TAG_COUNT = 5;

function Box({ title, more, children }: { title: ReactNode; more: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {children}
      {more}
    </section>
  );
}

function Waiting() {
  return (
    <>
      <RowSkeleton />
      <RowSkeleton />
      <RowSkeleton />
    </>
  );
}

function Blogs() {
  const { data, isPending } = useQuery(recommendedBlogsQuery(SHOWN_BLOG_COUNT));
  const blogs = useUnblocked(data);
  if (!isPending && !blogs?.length) return null;
  return (
    <Box
      title={<Trans>Worth a follow</Trans>}
      more={
        <AppLink to={paths.explore()} className={styles.more}>
          <Trans>Explore all of Skein</Trans>
        </AppLink>
      }
    >
      {isPending ? <Waiting /> : null}
      <ul className={styles.list}>
        {blogs?.map((blog) => (
          <li key={blog.uuid} className={styles.row}>
            <BlogRow blog={blog} action={<FollowButton blog={blog} size="small" variant="secondary" />} />
          </li>
        ))}
      </ul>
    </Box>
  );
}

function Tags() {
  const { i18n } = useLingui();
  const { data } = useQuery(trendingTagsQuery(SHOWN_TAG_COUNT));
  if (!data?.length) return null;
  return (
    <Box
      title={<Trans>Trending tags</Trans>}
      more={
        <AppLink to={paths.tagged()} className={styles.more}>
          <Trans>All tags</Trans>
        </AppLink>
      }
    >
      <ol className={styles.list}>
        {data.map((tag, index) => (
          <li key={tag.name}>
            <AppLink to={paths.tagged(tag.name)} className={styles.tag}>
              <span className={styles.rank} aria-hidden="true">
                {index + 1}
              </span>
              <span className={styles.tagName} dir="auto">
                #{tag.name}
              </span>
              <span className={styles.tagCount}>
                <Trans>{compactCount(tag.postCount, i18n.locale)} posts</Trans>
              </span>
            </AppLink>
          </li>
        ))}
      </ol>
    </Box>
  );
}

/** Props of the sidebar of a feed. */
export type AsideProps = {
  /** False on the radar page itself. */
  hasRadar?: boolean;
};

/**
 * Sidebar of the dashboard: radar, recommended blogs and trending tags; only the tags for members who turned off
 * recommendations (settings, `showRecommendations`).
 */
export function Aside({ hasRadar = true }: AsideProps) {
  const { t } = useLingui();
  const hasAd = useMediaQuery(`(width >= ${BREAKPOINTS.navFull}px)`);
  const { showRecommendations = true } = useViewer().user?.reading ?? {};
  return (
    <aside className={styles.aside} aria-label={t`Suggestions`}>
      {hasRadar && showRecommendations ? <RadarBox /> : null}
      {showRecommendations ? <Blogs /> : null}
      <Tags />
      {hasAd ? <SideAd /> : null}
    </aside>
  );
}
