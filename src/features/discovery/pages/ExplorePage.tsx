import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router';
import { Feed } from '#src/features/posts/render/feed/Feed.tsx';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { SITE_PICTURE } from '#src/shared/navigation/head.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogShelf } from '../components/BlogShelf.tsx';
import { TrendingTags } from '../components/TrendingTags.tsx';
import { TAGS_ON_EXPLORE, trendingQuery } from '../data/trending.ts';
import type { ExploreMode } from '../paths.ts';
import styles from './ExplorePage.module.css';

/** Modes whose call exists; the default comes first (spec 000 §9). */
const MODES = ['trending'] as const satisfies ExploreMode[];

const useModeNames = (): Record<(typeof MODES)[number], string> => {
  const { t } = useLingui();
  return { trending: t`Trending` };
};

/** Discovery: what many people like these days, in columns where there is room. */
export default function ExplorePage() {
  const { t } = useLingui();
  const { exploreMode } = useParams();
  const names = useModeNames();
  const list = useFeed(trendingQuery());
  const mode = MODES.find((known) => known === (exploreMode ?? MODES[0]));
  // A mode of the specification that has no call yet shows the default one.
  if (!mode) return <Navigate to={paths.explore(MODES[0])} replace />;
  return (
    <div className={styles.page}>
      <PageHead
        title={t`Explore`}
        description={t`What people on Skein like and reblog these days: pictures, stories, songs and small jokes.`}
        canonical={paths.explore(mode)}
        image={SITE_PICTURE}
      />
      <VisuallyHidden as="h1">{t`Explore`}</VisuallyHidden>
      <TabNav
        label={t`Explore`}
        items={[
          ...MODES.map((known) => ({
            href: paths.explore(known),
            label: names[known],
            current: known === mode,
          })),
          { href: paths.tagged(), label: t`Tags` },
        ]}
      />
      <TrendingTags limit={TAGS_ON_EXPLORE} look="front" />
      <BlogShelf />
      <h2 className={styles.heading}>{t`Passed from hand to hand`}</h2>
      <Feed
        masonry
        list={list}
        label={names[mode]}
        empty={
          <EmptyState title={<Trans>Nothing is trending yet</Trans>}>
            <Trans>It is a quiet day. Come back in a while.</Trans>
          </EmptyState>
        }
      />
    </div>
  );
}
