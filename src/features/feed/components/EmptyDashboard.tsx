import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { BlogCard } from '#src/features/blogs/identity/BlogCard.tsx';
import { recommendedBlogsQuery } from '#src/shared/api/read/suggestions.ts';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import styles from './EmptyDashboard.module.css';

/** An empty dashboard helps to fill itself. */
export function EmptyDashboard() {
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
}
