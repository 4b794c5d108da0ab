import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useRef, useState } from 'react';
import type { HiddenByChoice } from '#generated/zod/hiddenByChoice.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import type { FeedPages } from '#src/shared/api/read/feed.ts';
import { hiddenInPages, useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { ThreadEnd } from '#src/shared/ui/ThreadEnd.tsx';
import styles from './Feed.module.css';
import type { ReadProgress, RenderAbove } from './FeedList.tsx';
import { NextPageLink } from './NextPageLink.tsx';
import { useShownElements } from './use-shown-elements.ts';

type FeedProps = {
  list: FeedPages;
  /** Accessible name of the feed. */
  label: string;
  /** Content for an empty feed. */
  empty: ReactNode;
  /** Words for a first page that did not arrive; by default that the posts could not be loaded. */
  failed?: { title: string; text: string };
  /** Words above the placeholders while the first page loads. */
  waiting?: string;
  /** Content below the last post; by default a line that says this was everything. */
  end?: ReactNode;
  /**
   * True when the address can name the feed's first cursor (`useInitialCursor`), so that it paginates without scripts
   * as well.
   */
  begins?: boolean;
  /** Uses columns where there is space for them. */
  masonry?: boolean;
  /** Read progress, for lists that are continued from day to day. */
  reading?: ReadProgress;
  /** Renders content above each post. */
  above?: RenderAbove;
  /** The tag whose posts these are; the list says when the reader muted it, also when some of its posts are shown. */
  tag?: string;
};

/** Skeleton of a feed. */
export function FeedSkeleton({ masonry = false }: { masonry?: boolean }) {
  return (
    <div className={masonry ? styles.skeletonGrid : styles.skeleton}>
      <PostSkeleton />
      <PostSkeleton media={false} />
      <PostSkeleton />
    </div>
  );
}

/** Shown when the chunk that lays out the posts cannot be loaded; a reload includes it in the document. */
function ListMissing() {
  const { t } = useLingui();
  return (
    <ErrorState onRetry={() => window.location.reload()}>{t`The posts could not be loaded.`}</ErrorState>
  );
}

// The layout of long lists is a large chunk, and the first posts of a document render without it.
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

// Asks visitors in after a while; neither the document nor an embedded page has it.
const ReadingWall = lazyPart(() => import('#src/platform/login-wall/ReadingWall.tsx'), 'ReadingWall', {
  isPrefetched: false,
});

const NextPostPeek = lazyPart(() => import('./NextPostPeek.tsx'), 'NextPostPeek', { isPrefetched: false });

const EmptyByChoice = lazyPart(() => import('./EmptyByChoice.tsx'), 'EmptyByChoice');
const ShownThisOnce = lazyPart(() => import('./EmptyByChoice.tsx'), 'ShownThisOnce');

/** Returns what hides a tag's posts when the reader muted the tag itself. */
function muteOfTag(hidden: HiddenByChoice | undefined, tag: string | undefined): HiddenByChoice | undefined {
  const named = tag?.toLowerCase();
  const reason = hidden?.reasons.find(({ kind, value }) => kind === 'tag' && value.toLowerCase() === named);
  return reason && { count: reason.count, reasons: [reason] };
}

function NextFailed({ list }: { list: FeedPages }) {
  const { t } = useLingui();
  return (
    <div className={styles.failed} role="alert">
      <p>{list.errorDetail ?? t`The next posts could not be loaded.`}</p>
      <Button variant="primary" loading={list.isFetchingMore} onClick={list.fetchMore}>
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

/** Renders what follows the posts loaded so far: skeleton, error or end. */
function Tail({ list, end, begins }: Pick<FeedProps, 'list' | 'end' | 'begins'>) {
  if (list.isFetchMoreError) return <NextFailed list={list} />;
  if (!list.hasMore) return end;
  return (
    <>
      <FeedSkeleton />
      {begins ? <noscript>{import.meta.env.SSR ? <NextPageLink list={list} /> : null}</noscript> : null}
    </>
  );
}

/** Returns true for an element that says why there are no posts. */
function isInPlaceOfPosts(element: TimelineElement): boolean {
  return element.objectType === 'search_clear_filters_cta' || isEnd(element);
}

/** Returns true for an element that ends the list, so that the page adds no end of its own. */
function isEnd(element: TimelineElement): boolean {
  return (
    element.objectType === 'timeline_message' && (element.kind === 'empty' || element.kind === 'caught-up')
  );
}

/** Renders a feed in every state: loading, failed, empty, loading more, complete. */
export function Feed({
  list,
  label,
  empty,
  failed,
  waiting,
  end = <CaughtUp />,
  masonry = false,
  reading,
  above,
  begins,
  tag,
}: FeedProps) {
  const { t } = useLingui();
  const { state } = list;
  const items = useShownElements(list.items);
  const { user, features } = useViewer();
  const { layer } = useLayer();
  const isHydrated = useHydrated();
  const stack = useRef<HTMLDivElement>(null);
  const [cut, setCut] = useState<number>();
  const isShowingHidden = useShownHidden() !== undefined;
  if (state === 'none' || state === 'fetchingInitial')
    return (
      <>
        {waiting ? <p className={styles.waiting}>{waiting}</p> : null}
        <FeedSkeleton masonry={masonry} />
      </>
    );
  if (!items)
    return (
      <ErrorState
        title={failed?.title}
        onRetry={list.isFinal ? undefined : list.refetch}
        retrying={list.isFetching}
      >
        {list.errorDetail ?? failed?.text ?? t`The posts could not be loaded.`}
      </ErrorState>
    );
  const hidden = hiddenInPages(list.pages);
  const nothing = hidden ? <EmptyByChoice hidden={hidden} hasMore={list.hasMore} /> : empty;
  if (items.length === 0) return nothing;
  const muted = isShowingHidden ? undefined : muteOfTag(hidden, tag);
  // Elements between posts do not make a list: without posts the page says so, unless the server has said it.
  const hasPosts = items.some(({ objectType }) => objectType === 'post');
  const isEmpty = !hasPosts && !list.hasMore && !items.some(isInPlaceOfPosts);
  const last = isEmpty ? nothing : items.some(isEnd) ? null : end;
  // Overlays have no address of their own for page numbers.
  if (user?.reading?.endlessScrolling === false && layer === 'base')
    return (
      <div className={styles.stack}>
        <NumberedFeed
          {...{ list, items, label, masonry, reading, above, end: last }}
          waiting={<FeedSkeleton masonry={masonry} />}
          failed={<NextFailed list={list} />}
        />
      </div>
    );
  const List = masonry ? MasonryList : FeedList;
  const isCut = cut !== undefined && !user;
  const isWatched = isHydrated && !user && layer === 'base' && features.includes('loginWall');
  return (
    <div ref={stack} className={styles.stack}>
      {isShowingHidden ? <ShownThisOnce /> : null}
      {muted ? <EmptyByChoice hidden={muted} hasMore={list.hasMore} /> : null}
      {state === 'fetchingPrevious' ? <FeedSkeleton masonry={masonry} /> : null}
      <List
        elements={isCut ? items.slice(0, cut) : items}
        label={label}
        hasMore={list.hasMore && !isCut}
        busy={list.isFetching || list.isFetchMoreError}
        onNearEnd={list.fetchMore}
        reading={reading}
        above={above}
      />
      {isCut && isWatched ? <NextPostPeek element={items[cut]} isCentred={masonry} /> : null}
      {isWatched ? (
        <ReadingWall
          list={stack}
          count={items.length}
          hasMore={list.hasMore}
          isMasonry={masonry}
          onCut={setCut}
        />
      ) : null}
      {isCut ? null : <Tail list={list} end={last} begins={begins} />}
    </div>
  );
}
