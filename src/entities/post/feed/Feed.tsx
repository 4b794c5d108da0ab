import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { FeedPages } from '#src/shared/api/read/feed.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import styles from './Feed.module.css';
import type { Above, Reading } from './FeedList.tsx';
import { PlainMore } from './PlainMore.tsx';

type FeedProps = {
  list: FeedPages;
  /** Spoken name of the feed. */
  label: string;
  /** Shown when there is nothing at all. */
  empty: ReactNode;
  /** Shown below the last post; the default says that this was everything. */
  end?: ReactNode;
  /** Whether its address can say where the list begins (`useBegun`): then it is read on without scripts as well. */
  begins?: boolean;
  /** Columns where there is room for them. */
  masonry?: boolean;
  /** For lists that are read on from day to day. */
  reading?: Reading;
  /** Stands above each post. */
  above?: Above;
};

/** Where posts are about to be. */
export function FeedSkeleton({ masonry = false }: { masonry?: boolean }) {
  return (
    <div className={masonry ? styles.skeletonGrid : styles.skeleton}>
      <PostSkeleton />
      <PostSkeleton media={false} />
      <PostSkeleton />
    </div>
  );
}

/** In place of the posts when what lays them out cannot be fetched; the document brings it, so it is asked for again. */
function ListMissing() {
  const { t } = useLingui();
  return (
    <ErrorState onRetry={() => window.location.reload()}>{t`The posts did not come through.`}</ErrorState>
  );
}

// What lays out long lists is heavy, and the first posts of a document stand without it.
const FeedList = lazyPart(() => import('./FeedList.tsx'), 'FeedList', {
  whileLoading: <FeedSkeleton />,
  missing: <ListMissing />,
});
const MasonryList = lazyPart(() => import('./MasonryList.tsx'), 'MasonryList', {
  whileLoading: <FeedSkeleton masonry />,
  missing: <ListMissing />,
});

const NumberedFeed = lazyPart(() => import('./NumberedFeed.tsx'), 'NumberedFeed', {
  whileLoading: <FeedSkeleton />,
  missing: <ListMissing />,
});

function NextFailed({ list }: { list: FeedPages }) {
  const { t } = useLingui();
  return (
    <div className={styles.failed} role="alert">
      <p>{list.problem ?? t`The next posts did not come through.`}</p>
      <Button variant="primary" loading={list.isFetchingMore} onClick={list.more}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function CaughtUp() {
  return (
    <ThreadEnd>
      <Trans>You are all caught up</Trans>
    </ThreadEnd>
  );
}

/** What stands below the posts so far. */
function Tail({ list, end, begins }: Pick<FeedProps, 'list' | 'end' | 'begins'>) {
  if (list.hasMoreFailed) return <NextFailed list={list} />;
  if (!list.hasMore) return end;
  return (
    <>
      <FeedSkeleton />
      {begins ? <noscript>{import.meta.env.SSR ? <PlainMore list={list} /> : null}</noscript> : null}
    </>
  );
}

/** A feed in every state: waiting, failed, empty, endless, at its end. */
export function Feed({
  list,
  label,
  empty,
  end = <CaughtUp />,
  masonry = false,
  reading,
  above,
  begins,
}: FeedProps) {
  const { t } = useLingui();
  const { state, items } = list;
  const { user } = useViewer();
  const { layer } = useLayer();
  if (state === 'none' || state === 'fetchingInitial') return <FeedSkeleton masonry={masonry} />;
  if (!items)
    return (
      <ErrorState onRetry={list.isFinal ? undefined : list.again} retrying={list.isFetching}>
        {list.problem ?? t`The posts did not come through.`}
      </ErrorState>
    );
  if (items.length === 0) return empty;
  // What lies over a page has no address of its own for its pages.
  if (user?.reading?.endlessScrolling === false && layer === 'base')
    return (
      <div className={styles.stack}>
        <NumberedFeed
          {...{ list, items, label, masonry, reading, above, end }}
          waiting={<FeedSkeleton masonry={masonry} />}
          failed={<NextFailed list={list} />}
        />
      </div>
    );
  const List = masonry ? MasonryList : FeedList;
  return (
    <div className={styles.stack}>
      {state === 'fetchingPrevious' ? <FeedSkeleton masonry={masonry} /> : null}
      <List
        elements={items}
        label={label}
        hasMore={list.hasMore}
        busy={list.isFetching || list.hasMoreFailed}
        onNearEnd={list.more}
        reading={reading}
        above={above}
      />
      <Tail list={list} end={end} begins={begins} />
    </div>
  );
}
