import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { BlogSwitcher } from '#src/entities/blog/BlogSwitcher.tsx';
import {
  ACTIVITY_FILTERS,
  type ActivityFilter,
  type ActivityGrouping,
  activityPaths,
} from '#src/paths/activity-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import { ActivityList } from '../components/ActivityList.tsx';
import { ActivityTabs } from '../components/ActivityTabs.tsx';
import { GraphCard } from '../components/GraphCard.tsx';
import { GroupingLinks } from '../components/GroupingLinks.tsx';
import styles from './ActivityPage.module.css';

/** Filters whose list contains likes and reblogs, which can be grouped. */
const GROUPABLE_FILTERS: ReadonlySet<ActivityFilter> = new Set(['all', 'reblogs', 'mutuals']);

/**
 * Shows the notifications of one of the member's blogs. An address without one of their blogs shows the primary blog.
 */
export default function ActivityPage() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const query = new URLSearchParams(useLocation().search);
  const blog = blogs.find(({ name }) => name === query.get('blog')) ?? blogs[0];
  const filter = ACTIVITY_FILTERS.find((kind) => kind === query.get('filter')) ?? 'all';
  const by: ActivityGrouping = query.get('by') === 'blog' ? 'blog' : 'post';
  const named = ({ name }: { name: string }) => (name === blogs[0]?.name ? {} : { blog: name });
  return (
    <>
      <PageHead title={t`Activity`} noIndex />
      <div className={cx(styles.column, styles.parted)}>
        <header className={styles.head}>
          <h1 className={styles.title}>{t`Activity`}</h1>
          {blog ? (
            <BlogSwitcher
              blog={blog}
              blogs={blogs}
              hrefOf={(one) => activityPaths.activity({ ...named(one), filter, by })}
            />
          ) : null}
        </header>
        {blog ? (
          <>
            <ActivityTabs
              filter={filter}
              hrefOf={(kind) => activityPaths.activity({ ...named(blog), filter: kind, by })}
            />
            <aside className={styles.aside} data-goes={filter === 'all' ? undefined : ''}>
              <GraphCard key={blog.name} blog={blog.name} />
            </aside>
            <div className={styles.list}>
              {GROUPABLE_FILTERS.has(filter) ? (
                <GroupingLinks
                  by={by}
                  hrefOf={(way) => activityPaths.activity({ ...named(blog), filter, by: way })}
                />
              ) : null}
              <ActivityList key={`${blog.name} ${filter} ${by}`} blog={blog.name} filter={filter} by={by} />
            </div>
          </>
        ) : null}
      </div>
    </>
  );
}
