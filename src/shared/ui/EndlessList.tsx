import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useInView } from '../hooks/use-in-view.ts';
import type { PagedList } from '../lib/lists/paged-list.ts';
import { Button } from './Button.tsx';
import styles from './EndlessList.module.css';
import { ErrorState } from './ErrorState.tsx';

/** How a list says what it has to say besides its items. */
export type EndlessWords = {
  empty: ReactNode;
  /** Said when not even the first page came and the server has no words for it. */
  failed: string;
  /** The same for a page that follows. */
  failedMore?: string;
};

type EndlessListProps<Item> = EndlessWords & {
  list: PagedList<Item>;
  /** Stands where the list will be. */
  waiting: ReactNode;
  /** Stands where the next page will be. */
  waitingMore: ReactNode;
  /** Of a box around the list and what stands below it; without, there is no box. */
  className?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
};

/** Pixels below the window at which the next page is asked for. */
const AHEAD = '600px 0px';

type TailProps = Pick<EndlessListProps<unknown>, 'list' | 'waitingMore' | 'failedMore'>;

/** Asks for the next page when it comes near; a new one stands below each page. */
function Tail({ list, waitingMore, failedMore }: TailProps) {
  const { t } = useLingui();
  const sentinel = useInView<HTMLDivElement>(
    (inView) => {
      if (inView && !list.isFetching && !list.hasMoreFailed) list.more();
    },
    { rootMargin: AHEAD },
  );
  if (list.hasMoreFailed)
    return (
      <div className={styles.failed} role="alert">
        <p>{list.problem ?? failedMore ?? t`The rest of the list did not come through.`}</p>
        <Button size="small" loading={list.isFetchingMore} onClick={list.more}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return <div ref={sentinel}>{waitingMore}</div>;
}

/** A list that goes on, in every state: waiting, failed, empty, endless. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const { list, waiting, waitingMore, empty, failed, failedMore, className, children } = props;
  const { items, hasMore } = list;
  if (!items)
    return list.state === 'error' ? (
      <ErrorState onRetry={list.isFinal ? undefined : list.again} retrying={list.isFetching}>
        {list.problem ?? failed}
      </ErrorState>
    ) : (
      waiting
    );
  if (items.length === 0 && !hasMore) return empty;
  const shown = (
    <>
      {children(items)}
      {hasMore ? (
        <Tail key={items.length} list={list} waitingMore={waitingMore} failedMore={failedMore} />
      ) : null}
    </>
  );
  return className ? <div className={className}>{shown}</div> : shown;
}
