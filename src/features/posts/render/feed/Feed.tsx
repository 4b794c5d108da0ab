import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { elementsOf, type FeedPage } from '#src/shared/api/read/feed.ts';
import { listState } from '#src/shared/api/read/paging.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './Feed.module.css';
import { FeedList } from './FeedList.tsx';
import { MasonryList } from './MasonryList.tsx';

/** An endless query of posts, whatever its parameters are. */
export type FeedResult = UseInfiniteQueryResult<InfiniteData<FeedPage, unknown>>;

type FeedProps = {
  query: FeedResult;
  /** Spoken name of the feed. */
  label: string;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Shown below the last post; the default says that this was everything. */
  end?: ReactNode;
  /** Columns where there is room for them. */
  masonry?: boolean;
};

/** Where posts are about to be. */
export const FeedSkeleton = ({ masonry = false }: { masonry?: boolean }) => (
  <div className={masonry ? styles.skeletonGrid : styles.skeleton}>
    <PostSkeleton />
    <PostSkeleton media={false} />
    <PostSkeleton />
  </div>
);

const NextFailed = ({ query }: { query: FeedResult }) => {
  const { t } = useLingui();
  return (
    <div className={styles.failed} role="alert">
      <p>{detailOf(query.error, t`The next posts did not come through.`)}</p>
      <Button variant="primary" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
};

const CaughtUp = () => (
  <p className={styles.end}>
    <svg width="120" height="20" viewBox="0 0 120 20" aria-hidden="true">
      <path d="M2 12C18 2 30 2 44 10S72 20 84 10 110 4 118 10" />
    </svg>
    <Trans>You are all caught up</Trans>
  </p>
);

/** What stands below the posts so far. */
const Tail = ({ query, end }: { query: FeedResult; end: ReactNode }) => {
  if (query.isFetchNextPageError) return <NextFailed query={query} />;
  if (query.hasNextPage) return <FeedSkeleton />;
  return end;
};

/** A feed in every state: waiting, failed, empty, endless, at its end. */
export const Feed = ({ query, label, empty, end = <CaughtUp />, masonry = false }: FeedProps) => {
  const { t } = useLingui();
  const state = listState(query);
  if (state === 'none' || state === 'fetchingInitial') return <FeedSkeleton masonry={masonry} />;
  if (!query.data)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {detailOf(query.error, t`The posts did not come through.`)}
      </ErrorState>
    );
  const elements = elementsOf(query.data.pages);
  if (elements.length === 0) return empty;
  const List = masonry ? MasonryList : FeedList;
  return (
    <div className={styles.stack}>
      {state === 'fetchingPrevious' ? <FeedSkeleton masonry={masonry} /> : null}
      <List
        elements={elements}
        label={label}
        hasMore={query.hasNextPage}
        busy={query.isFetching || query.isFetchNextPageError}
        onNearEnd={() => void query.fetchNextPage()}
      />
      <Tail query={query} end={end} />
    </div>
  );
};
