import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import type { FeedPages } from '#src/shared/api/read/feed.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { FeedList, type ReadProgress, type RenderAbove } from './FeedList.tsx';
import { MasonryList } from './MasonryList.tsx';
import styles from './NumberedFeed.module.css';

/** Posts per page. */
const PAGE_SIZE = 20;

/** Page links on either side of the current one. */
const NEIGHBOUR_COUNT = 2;

function pageIn(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

/** Returns the index at which each page begins: after PAGE_SIZE posts, whatever stands between them. */
function pageStarts(items: NumberedFeedProps['items'], posts: readonly number[]): number[] {
  if (posts.length === 0) return items.length === 0 ? [] : [0];
  return posts
    .filter((_, position) => position % PAGE_SIZE === 0)
    .map((index, page) => (page === 0 ? 0 : index));
}

type PagerProps = { page: number; last: number; goesOn: boolean };

/** Links to the known pages and the next one. */
function Pager({ page, last, goesOn }: PagerProps) {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const to = (wanted: number): string => {
    const query = new URLSearchParams(search);
    if (wanted === 1) query.delete('page');
    else query.set('page', String(wanted));
    return query.size === 0 ? pathname : `${pathname}?${query}`;
  };
  const numbers = Array.from({ length: last }, (_, index) => index + 1).filter(
    (number) => number === 1 || number === last || Math.abs(number - page) <= NEIGHBOUR_COUNT,
  );
  return (
    <nav className={styles.pager} aria-label={t`Pages`}>
      {page > 1 ? (
        <AppLink to={to(page - 1)} className={styles.step}>
          <Icon name="chevron-left" size={18} />
          <Trans>Previous page</Trans>
        </AppLink>
      ) : null}
      <ol className={styles.numbers}>
        {numbers.map((number) => (
          <li key={number}>
            <AppLink
              to={to(number)}
              className={styles.number}
              aria-current={number === page ? 'page' : undefined}
              aria-label={t`Page ${number}`}
            >
              {number}
            </AppLink>
          </li>
        ))}
      </ol>
      {page < last || goesOn ? (
        <AppLink to={to(page + 1)} className={styles.step}>
          <Trans>Next page</Trans>
          <Icon name="chevron-right" size={18} />
        </AppLink>
      ) : null}
    </nav>
  );
}

type NumberedFeedProps = {
  list: FeedPages;
  items: readonly TimelineElement[];
  label: string;
  masonry: boolean;
  reading: ReadProgress | undefined;
  above: RenderAbove | undefined;
  /** Skeleton of the posts. */
  waiting: ReactNode;
  /** Replaces posts that failed to load. */
  failed: ReactNode;
  /** Content below the last post of the last page. */
  end: ReactNode;
};

/**
 * Renders a feed in numbered pages, for readers who turned off endless scrolling (settings, `endlessScrolling`). The
 * page number is in the address, so that Back, reload and links lead to it; the pages before it are fetched on the way.
 */
export function NumberedFeed({
  list,
  items,
  label,
  masonry,
  reading,
  above,
  waiting,
  failed,
  end,
}: NumberedFeedProps) {
  const { search } = useLocation();
  const { hasMore, isFetching, isFetchMoreError: hasMoreFailed, fetchMore: more } = list;
  const posts = items.flatMap(({ objectType }, index) => (objectType === 'post' ? [index] : []));
  const starts = pageStarts(items, posts);
  const known = starts.length;
  const page = hasMore ? pageIn(search) : Math.min(pageIn(search), known);
  const isShort = hasMore && posts.length < page * PAGE_SIZE;
  useEffect(() => {
    if (isShort && !isFetching && !hasMoreFailed) more();
  });
  useEffect(() => {
    if (page > 0) window.scrollTo({ top: 0 });
  }, [page]);
  const shown = items.slice(starts[page - 1] ?? items.length, starts[page]);
  const List = masonry ? MasonryList : FeedList;
  return (
    <>
      <List
        key={page}
        elements={shown}
        label={label}
        hasMore={false}
        busy={isFetching}
        onNearEnd={more}
        reading={reading}
        above={above}
      />
      {isShort && hasMoreFailed ? failed : null}
      {isShort && !hasMoreFailed ? waiting : null}
      {hasMore || page < known ? null : end}
      <Pager page={page} last={Math.max(known, page)} goesOn={hasMore} />
    </>
  );
}
