import { Trans } from '@lingui/react/macro';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { type FeedPages, useFeed } from '#src/shared/api/read/feed.ts';
import { useBegun } from '#src/shared/api/read/initial-cursor.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { type KindMode, kindQuery, recommendedQuery } from '../data/explore.ts';
import { trendingQuery } from '../data/trending.ts';

function Shown({ list, label }: { list: FeedPages; label: string }) {
  return (
    <Feed
      masonry
      begins
      list={list}
      label={label}
      empty={
        <EmptyState title={<Trans>Nothing is trending yet</Trans>}>
          <Trans>It is a quiet day. Come back in a while.</Trans>
        </EmptyState>
      }
    />
  );
}

type ExploreFeedProps = {
  /** Spoken name of the feed. */
  label: string;
};

/** What many people like and reblog these days. */
export function TrendingFeed({ label }: ExploreFeedProps) {
  return <Shown list={useFeed(useBegun(trendingQuery()))} label={label} />;
}

/** What fits the member; for a visitor what is liked by many. */
export function RecommendedFeed({ label }: ExploreFeedProps) {
  return <Shown list={useFeed(useBegun(recommendedQuery()))} label={label} />;
}

/** Lively posts of one kind. */
export function KindFeed({ mode, label }: ExploreFeedProps & { mode: KindMode }) {
  return <Shown list={useFeed(useBegun(kindQuery(mode)))} label={label} />;
}
