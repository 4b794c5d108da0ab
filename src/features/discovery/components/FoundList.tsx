import { Trans, useLingui } from '@lingui/react/macro';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { detailOf } from '#src/shared/api/errors.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './FoundList.module.css';

type FoundListProps<Page, Item> = {
  query: UseInfiniteQueryResult<InfiniteData<Page>>;
  itemsOf: (page: Page) => readonly Item[];
  keyOf: (item: Item) => string;
  row: (item: Item) => ReactNode;
  /** Spoken name of the list. */
  label: string;
  empty: ReactNode;
};

/** Blogs or tags that a search found, in every state: waiting, failed, empty, endless. */
export const FoundList = <Page, Item>({
  query,
  itemsOf,
  keyOf,
  row,
  label,
  empty,
}: FoundListProps<Page, Item>) => {
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
        {[1, 2, 3, 4, 5].map((place) => (
          <RowSkeleton key={place} />
        ))}
      </div>
    );
  if (!query.data)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {detailOf(query.error, t`The search did not come through.`)}
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
