import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router';
import type { FeedPages } from '#src/shared/api/read/feed.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { Icon } from '#src/shared/ui/Icon.tsx';
import { type Above, FeedList, type Reading } from './FeedList.tsx';
import { MasonryList } from './MasonryList.tsx';
import styles from './NumberedFeed.module.css';

/** Posts of one page. */
const PER_PAGE = 20;

/** Numbers that stand on either side of the present one. */
const AROUND = 2;

function pageIn(search: string): number {
  const page = Number(new URLSearchParams(search).get('page'));
  return Number.isInteger(page) && page > 0 ? page : 1;
}

type PagerProps = { page: number; last: number; goesOn: boolean };

/** The pages that are known, and the next one. */
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
    (number) => number === 1 || number === last || Math.abs(number - page) <= AROUND,
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
  items: NonNullable<FeedPages['items']>;
  label: string;
  masonry: boolean;
  reading: Reading | undefined;
  above: Above | undefined;
  /** Where posts are about to be. */
  waiting: ReactNode;
  /** What stands in place of posts when the next ones did not come. */
  failed: ReactNode;
  /** Shown below the last post of all. */
  end: ReactNode;
};

/**
 * A feed page by page, for who wants no endless scrolling (settings, `endlessScrolling`). The page is in the address, so
 * that back, reload and links lead to it; what stands before it is read on the way.
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
  const { hasMore, isFetching, hasMoreFailed, more } = list;
  const known = Math.ceil(items.length / PER_PAGE);
  const page = hasMore ? pageIn(search) : Math.min(pageIn(search), known);
  const isShort = hasMore && items.length < page * PER_PAGE;
  useEffect(() => {
    if (isShort && !isFetching && !hasMoreFailed) more();
  });
  useEffect(() => {
    if (page > 0) window.scrollTo({ top: 0 });
  }, [page]);
  const shown = items.slice((page - 1) * PER_PAGE, page * PER_PAGE);
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
