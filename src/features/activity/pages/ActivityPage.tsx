import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ActivityList } from '../components/ActivityList.tsx';
import { ActivityTabs } from '../components/ActivityTabs.tsx';
import { GraphCard } from '../components/GraphCard.tsx';
import { ACTIVITY_FILTERS } from '../paths.ts';
import styles from './ActivityPage.module.css';

/** What others did with one of the member's blogs. An address that names no own blog shows the first one. */
export default function ActivityPage() {
  const { t } = useLingui();
  const { blogs } = useViewer();
  const query = new URLSearchParams(useLocation().search);
  const blog = (blogs.find(({ name }) => name === query.get('blog')) ?? blogs[0])?.name;
  const filter = ACTIVITY_FILTERS.find((kind) => kind === query.get('filter')) ?? 'all';
  return (
    <>
      <PageHead title={t`Activity`} noIndex />
      <div className={styles.column}>
        <h1 className={styles.title}>{t`Activity`}</h1>
        {blog ? (
          <>
            <ActivityTabs blog={blog} filter={filter} />
            <GraphCard key={blog} blog={blog} />
            <ActivityList key={`${blog} ${filter}`} blog={blog} filter={filter} />
          </>
        ) : null}
      </div>
    </>
  );
}
