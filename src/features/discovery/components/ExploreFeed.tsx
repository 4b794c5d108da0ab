import { Trans } from '@lingui/react/macro';
import type { KindMode } from '#src/entities/explore/explore-modes.ts';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { type FeedPages, useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useInitialCursor } from '#src/shared/api/read/initial-cursor.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { kindQuery, recommendedQuery } from '../data/explore.ts';
import { trendingQuery } from '../data/trending.ts';

function FeedOfList({ list, label }: { list: FeedPages; label: string }) {
  return (
    <Feed
      masonry
      begins
      list={list}
      label={label}
      empty={
        <EmptyState title={<Trans>Nothing is trending yet</Trans>}>
          <Trans>There are no posts to explore right now. Come back later.</Trans>
        </EmptyState>
      }
    />
  );
}

type ExploreFeedProps = {
  /** Accessible name of the feed. */
  label: string;
};

/** Trending posts. */
export function TrendingFeed({ label }: ExploreFeedProps) {
  return <FeedOfList list={useFeed(useInitialCursor(trendingQuery(useShownHidden())))} label={label} />;
}

/** Posts recommended for the member; popular posts for visitors. */
export function RecommendedFeed({ label }: ExploreFeedProps) {
  return <FeedOfList list={useFeed(useInitialCursor(recommendedQuery(useShownHidden())))} label={label} />;
}

/** Popular posts of one type. */
export function KindFeed({ mode, label }: ExploreFeedProps & { mode: KindMode }) {
  return <FeedOfList list={useFeed(useInitialCursor(kindQuery(mode, useShownHidden())))} label={label} />;
}
