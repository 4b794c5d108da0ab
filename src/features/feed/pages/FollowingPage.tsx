import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { BlogRow } from '#src/features/blogs/identity/BlogRow.tsx';
import { FollowButton } from '#src/features/blogs/identity/FollowButton.tsx';
import { detailOf } from '#src/shared/api/errors.ts';
import { useViewer } from '#src/shared/api/viewer.ts';
import { useInView } from '#src/shared/hooks/use-in-view.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { Button, ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { FollowByName } from '../components/FollowByName.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { followingQuery } from '../data/following.ts';
import styles from './FollowingPage.module.css';

const Nobody = () => (
  <EmptyState
    title={<Trans>You follow nobody yet</Trans>}
    action={
      <ButtonLink href={paths.explore()} variant="primary" icon="compass">
        <Trans>Find blogs</Trans>
      </ButtonLink>
    }
  >
    <Trans>Blogs you follow are listed here, and their posts fill your dashboard.</Trans>
  </EmptyState>
);

const List = () => {
  const { t } = useLingui();
  const query = useInfiniteQuery(followingQuery());
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
        {[1, 2, 3, 4, 5, 6].map((row) => (
          <RowSkeleton key={row} />
        ))}
      </div>
    );
  if (!query.data)
    return (
      <ErrorState onRetry={() => void query.refetch()} retrying={query.isFetching}>
        {detailOf(query.error, t`Your list did not come through.`)}
      </ErrorState>
    );
  const blogs = query.data.pages.flatMap((page) => page.blogs);
  if (blogs.length === 0) return <Nobody />;
  return (
    <div className={styles.card}>
      <ul className={styles.list}>
        {blogs.map((blog) => (
          <li key={blog.uuid} className={styles.row}>
            <BlogRow
              blog={blog}
              size={48}
              action={<FollowButton blog={blog} size="small" variant="secondary" />}
            />
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

/** Blogs the member follows. */
export default function FollowingPage() {
  const { t } = useLingui();
  const { user } = useViewer();
  return (
    <>
      <PageHead title={t`Following`} noIndex />
      <TwoColumns aside={<SideColumn />}>
        <ListHeader
          title={t`Following`}
          detail={user ? <Plural value={user.following} one="# blog" other="# blogs" /> : undefined}
        />
        <div className={styles.column}>
          <FollowByName />
          <List />
        </div>
      </TwoColumns>
    </>
  );
}
