import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { detailOf } from '#src/shared/api/call/errors.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import { Button } from '#src/shared/ui/Button.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import styles from './Desk.module.css';

/** What of an endless query its list looks at. */
export interface DeskQuery {
  isPending: boolean;
  isFetching: boolean;
  isFetchNextPageError: boolean;
  hasNextPage: boolean;
  error: unknown;
  refetch: () => Promise<unknown>;
  fetchNextPage: () => Promise<unknown>;
}

/** Asks for the next page when it comes near; a new one stands below each page. */
const More = ({ query }: { query: DeskQuery }) => {
  const { t } = useLingui();
  const sentinel = useInView<HTMLDivElement>(
    (inView) => {
      if (inView && !query.isFetching && !query.isFetchNextPageError) void query.fetchNextPage();
    },
    { rootMargin: '600px 0px' },
  );
  if (query.isFetchNextPageError)
    return (
      <div className={styles.failed} role="alert">
        <p>{detailOf(query.error, t`The next posts did not come through.`)}</p>
        <Button size="small" loading={query.isFetching} onClick={() => void query.fetchNextPage()}>
          {t`Try again`}
        </Button>
      </div>
    );
  return (
    <div ref={sentinel}>
      <PostSkeleton media={false} />
    </div>
  );
};

type DeskListProps = {
  query: DeskQuery;
  /** How many posts are there; undefined before the first answer. */
  count: number | undefined;
  empty: ReactNode;
  children: ReactNode;
};

/** A list of the desk in every state: waiting, failed, empty, endless. */
export const DeskList = ({ query, count, empty, children }: DeskListProps) => {
  const { t } = useLingui();
  if (count === undefined)
    return query.isPending ? (
      <div className={styles.list}>
        <PostSkeleton />
        <PostSkeleton media={false} />
      </div>
    ) : (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {detailOf(query.error, t`The posts did not come through.`)}
      </ErrorState>
    );
  if (count === 0 && !query.hasNextPage) return empty;
  return (
    <>
      {children}
      {query.hasNextPage ? <More key={count} query={query} /> : null}
    </>
  );
};
