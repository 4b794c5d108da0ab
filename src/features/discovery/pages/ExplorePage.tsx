import { useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router';
import type { ExploreMode } from '#src/paths/discovery-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { PageTip } from '#src/platform/guide/PageTip.tsx';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { BlogShelf } from '../components/BlogShelf.tsx';
import { AnswertimeFeed, LiveAnswertime, StaffPicksFeed } from '../components/EditorialFeeds.tsx';
import { KindFeed, RecommendedFeed, TrendingFeed } from '../components/ExploreFeed.tsx';
import { RecommendedTags } from '../components/RecommendedTags.tsx';
import { TrendingTags } from '../components/TrendingTags.tsx';
import { isKindMode, KIND_MODES } from '../data/explore.ts';
import { EXPLORE_TAG_COUNT } from '../data/trending.ts';
import styles from './ExplorePage.module.css';

/** The modes of the specification, the default first (spec 000 §9). */
const MODES = [
  'trending',
  'staff-picks',
  'recommended-for-you',
  ...KIND_MODES,
  'answertime',
] as const satisfies ExploreMode[];

type Mode = (typeof MODES)[number];

function useModeNames(): Record<Mode, string> {
  const { t } = useLingui();
  return {
    trending: t`Trending`,
    'staff-picks': t`Staff picks`,
    'recommended-for-you': t`For you`,
    text: t`Text`,
    photos: t`Photos`,
    gifs: t`GIFs`,
    quotes: t`Quotes`,
    chats: t`Chats`,
    audio: t`Audio`,
    video: t`Video`,
    asks: t`Answers`,
    answertime: t`Answertime`,
  };
}

/** Renders the content below the tabs. */
function ModeContent({ mode, name }: { mode: Mode; name: string }) {
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
  const names = useModeNames();
  const mode = MODES.find((known) => known === (exploreMode ?? MODES[0]));
  // A mode of the specification without an API call redirects to the default one.
  if (!mode) return <Navigate to={paths.explore(MODES[0])} replace />;
  return (
    <div className={styles.page}>
      <PageHead
        title={mode === MODES[0] ? t`Explore` : t`Explore: ${names[mode]}`}
        description={t`What people on Skein like and reblog these days: pictures, stories, songs and small jokes.`}
        canonical={paths.explore(mode)}
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
      <PageTip page="explore" />
      <ModeContent mode={mode} name={names[mode]} />
    </div>
  );
}
