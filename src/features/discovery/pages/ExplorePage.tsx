import { useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router';
import { ExploreTabs, useExploreModeNames } from '#src/entities/explore/ExploreTabs.tsx';
import { EXPLORE_MODES, isKindMode, type ShownExploreMode } from '#src/entities/explore/explore-modes.ts';
import { paths } from '#src/paths/paths.ts';
import { PageTip } from '#src/platform/guide/PageTip.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogShelf } from '../components/BlogShelf.tsx';
import { AnswertimeFeed, LiveAnswertime, StaffPicksFeed } from '../components/EditorialFeeds.tsx';
import { KindFeed, RecommendedFeed, TrendingFeed } from '../components/ExploreFeed.tsx';
import { RecommendedTags } from '../components/RecommendedTags.tsx';
import { TrendingTags } from '../components/TrendingTags.tsx';
import { EXPLORE_TAG_COUNT } from '../data/trending.ts';
import styles from './ExplorePage.module.css';

/** Renders the content below the tabs. */
function ModeContent({ mode, name }: { mode: ShownExploreMode; name: string }) {
  const { t } = useLingui();
  if (isKindMode(mode)) return <KindFeed key={mode} mode={mode} label={name} />;
  if (mode === 'staff-picks') return <StaffPicksFeed label={name} />;
  if (mode === 'answertime') return <AnswertimeFeed label={name} />;
  if (mode === 'recommended-for-you')
    return (
      <>
        <RecommendedTags />
        <BlogShelf />
        <h2 className={styles.heading}>{t`Similar to what you like`}</h2>
        <RecommendedFeed label={name} />
      </>
    );
  return (
    <>
      <LiveAnswertime />
      <TrendingTags limit={EXPLORE_TAG_COUNT} look="front" />
      <BlogShelf />
      <h2 className={styles.heading}>{t`Popular posts`}</h2>
      <TrendingFeed label={name} />
    </>
  );
}

/** Discovery by mode: trending posts, recommended posts, posts of one type. */
export default function ExplorePage() {
  const { t } = useLingui();
  const { exploreMode } = useParams();
  const names = useExploreModeNames();
  const mode = EXPLORE_MODES.find((known) => known === (exploreMode ?? EXPLORE_MODES[0]));
  // A mode of the specification without an API call redirects to the default one.
  if (!mode) return <Navigate to={paths.explore(EXPLORE_MODES[0])} replace />;
  return (
    <div className={styles.page}>
      <PageHead
        title={mode === EXPLORE_MODES[0] ? t`Explore` : t`Explore: ${names[mode]}`}
        description={t`What people on Skein like and reblog these days: pictures, stories, songs and small jokes.`}
        canonical={paths.explore(mode)}
      />
      <VisuallyHidden as="h1">{t`Explore`}</VisuallyHidden>
      <ExploreTabs current={mode} />
      <PageTip page="explore" isWide />
      <ModeContent mode={mode} name={names[mode]} />
    </div>
  );
}
