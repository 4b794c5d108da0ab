import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useInView } from '../hooks/use-in-view.ts';
import { Button } from './Button.tsx';
import styles from './EndlessRows.module.css';
import { ErrorState } from './ErrorState.tsx';
import { RowSkeleton } from './Skeleton.tsx';

/** What a list that comes page by page tells of itself; endless queries are of this shape. */
type PagedList<Page> = {
  data: { pages: Page[] } | undefined;
  error: unknown;
  isPending: boolean;
  isFetching: boolean;
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  refetch: () => unknown;
  fetchNextPage: () => unknown;
};

type EndlessRowsProps<Page, Item> = {
  query: PagedList<Page>;
  itemsOf: (page: Page) => readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Spoken name of the list. */
  label: string;
  empty: ReactNode;
  /** Said when not even the first page came. */
  failed: string;
  /** What a failure says of itself, else the fallback (`detailOf`). */
  detailOf: (error: unknown, fallback: string) => string;
};

/** A list of rows that goes on, in every state: waiting, failed, empty, endless. */
export const EndlessRows = <Page, Item>({
  query,
  itemsOf,
  keyOf,
  row,
  label,
  empty,
  failed,
  detailOf,
}: EndlessRowsProps<Page, Item>) => {
  const { t } = useLingui();
  const sentinel = useInView<HTMLDivElement>(
    (inView) => {
      if (inView && query.hasNextPage && !query.isFetching && !query.isFetchNextPageError)
        void query.fetchNextPage();
    },
    { rootMargin: '600px 0px' },
  );
  if (query.isPending)
    return (
      <div className={styles.card}>
        {[1, 2, 3, 4, 5, 6].map((place) => (
          <RowSkeleton key={place} />
        ))}
      </div>
    );
  if (!query.data)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {detailOf(query.error, failed)}
      </ErrorState>
    );
  const items = query.data.pages.flatMap(itemsOf);
  if (items.length === 0) return empty;
  return (
    <div className={styles.card}>
      <ul className={styles.list} aria-label={label}>
        {items.map((item) => (
          <li key={keyOf(item)} className={styles.row}>
            {row(item)}
          </li>
        ))}
      </ul>
      <div ref={sentinel} />
      {query.isFetchingNextPage ? <RowSkeleton /> : null}
      {query.isFetchNextPageError ? (
        <p className={styles.failed} role="alert">
          {detailOf(query.error, t`The rest of the list did not come through.`)}{' '}
          <Button size="small" onClick={() => void query.fetchNextPage()}>
            <Trans>Try again</Trans>
          </Button>
        </p>
      ) : null}
    </div>
  );
};
