import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { BlogCard } from '#src/features/blogs/identity/BlogCard.tsx';
import { Feed } from '#src/features/posts/render/feed/Feed.tsx';
import { recommendedBlogsQuery } from '#src/shared/api/suggestions.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { Aside } from '../components/Aside.tsx';
import { Composer } from '../components/Composer.tsx';
import { NewPostsPill } from '../components/NewPostsPill.tsx';
import { dashboardQuery } from '../data/dashboard.ts';
import { useNewPosts } from '../data/new-posts.ts';
import styles from './DashboardPage.module.css';

/** An empty dashboard helps to fill itself. */
const NothingYet = () => {
  const { data } = useQuery(recommendedBlogsQuery(6));
  return (
    <div className={styles.empty}>
      <EmptyState
        title={<Trans>Your dashboard is waiting for its first thread</Trans>}
        action={
          <ButtonLink href={paths.explore()} variant="primary" icon="compass">
            <Trans>Explore</Trans>
          </ButtonLink>
        }
      >
        <Trans>Follow a few blogs and what they post turns up here, newest first.</Trans>
      </EmptyState>
      <div className={styles.cards}>
        {data?.map((blog) => (
          <BlogCard key={blog.uuid} blog={blog} />
        ))}
      </div>
    </div>
  );
};

/** The member's dashboard: what the blogs they follow posted, newest first. */
export default function DashboardPage() {
  const { t } = useLingui();
  const query = useInfiniteQuery(dashboardQuery());
  const { count, show } = useNewPosts(query.data);
  const showNews = (): void => {
    show();
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHead title={t`Dashboard`} noIndex />
      <VisuallyHidden>
        <h1>{t`Dashboard`}</h1>
      </VisuallyHidden>
      <TwoColumns aside={<Aside />}>
        <Composer />
        <div>
          <NewPostsPill count={count} onShow={showNews} />
          <Feed query={query} label={t`Dashboard`} empty={<NothingYet />} />
        </div>
      </TwoColumns>
    </>
  );
}
