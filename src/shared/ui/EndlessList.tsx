import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useInView } from '../hooks/use-in-view.ts';
import type { PagedList } from '../lib/lists/paged-list.ts';
import { Button } from './Button.tsx';
import styles from './EndlessList.module.css';
import { ErrorState } from './ErrorState.tsx';

/** Messages of a list. */
export type EndlessListText = {
  empty: ReactNode;
  /** Title of a first page that failed; by default that this could not be loaded. */
  errorTitle?: string;
  /** Shown when the first page failed and the server sent no message. */
  errorText: string;
  /** Shown when a further page failed and the server sent no message. */
  loadMoreErrorText?: string;
};

type EndlessListProps<Item> = EndlessListText & {
  list: PagedList<Item>;
  /** Placeholder of the first page. */
  skeleton: ReactNode;
  /** Placeholder of the next page. */
  moreSkeleton: ReactNode;
  /** Class of a wrapper around the list and its end; without it there is no wrapper. */
  className?: string | undefined;
  children: (items: readonly Item[]) => ReactNode;
};

/** Distance below the window at which the next page is requested. */
const PREFETCH_MARGIN = '600px 0px';

type NextPageTriggerProps = Pick<EndlessListProps<unknown>, 'list' | 'moreSkeleton' | 'loadMoreErrorText'>;

/** Requests the next page when scrolled near; remounted after each page. */
function NextPageTrigger({ list, moreSkeleton, loadMoreErrorText }: NextPageTriggerProps) {
  const { t } = useLingui();
  const sentinel = useInView<HTMLDivElement>(
    (inView) => {
      if (inView && !list.isFetching && !list.isFetchMoreError) list.fetchMore();
    },
    { rootMargin: PREFETCH_MARGIN },
  );
  if (list.isFetchMoreError)
    return (
      <div className={styles.failed} role="alert">
        <p>{list.errorDetail ?? loadMoreErrorText ?? t`The rest of the list could not be loaded.`}</p>
        <Button size="small" loading={list.isFetchingMore} onClick={list.fetchMore}>
          <Trans>Try again</Trans>
        </Button>
      </div>
    );
  return <div ref={sentinel}>{moreSkeleton}</div>;
}

/** List with infinite scrolling in every state: loading, failed, empty, more to load. */
export function EndlessList<Item>(props: EndlessListProps<Item>) {
  const {
    list,
    skeleton,
    moreSkeleton,
    empty,
    errorTitle,
    errorText,
    loadMoreErrorText,
    className,
    children,
  } = props;
  const { items, hasMore } = list;
  if (!items)
    return list.state === 'error' ? (
      <ErrorState
        title={errorTitle}
        onRetry={list.isFinal ? undefined : list.refetch}
        retrying={list.isFetching}
      >
        {list.errorDetail ?? errorText}
      </ErrorState>
    ) : (
      skeleton
    );
  if (items.length === 0 && !hasMore) return empty;
  const shown = (
    <>
      {children(items)}
      {hasMore ? (
        <NextPageTrigger
          key={items.length}
          list={list}
          moreSkeleton={moreSkeleton}
          loadMoreErrorText={loadMoreErrorText}
        />
      ) : null}
    </>
  );
  return className ? <div className={className}>{shown}</div> : shown;
}
