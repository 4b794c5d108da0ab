import { useLingui } from '@lingui/react/macro';
import { Feed } from '#src/features/posts/render/feed/Feed.tsx';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { Composer } from '../components/Composer.tsx';
import { DashboardTabs } from '../components/DashboardTabs.tsx';
import { DimmedSeen } from '../components/DimmedSeen.tsx';
import { NewPostsPill } from '../components/NewPostsPill.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { dashboardQuery } from '../data/dashboard.ts';
import { useNewPosts } from '../data/new-posts.ts';
import { useReading } from '../data/reading.ts';
import { FIRST_TAB } from '../paths.ts';

/** Shown to those who follow nobody yet. */
const NothingYet = lazyPart(() => import('../components/EmptyDashboard.tsx'), 'EmptyDashboard');

/** The member's dashboard: what the blogs they follow posted, newest first. */
export default function DashboardPage() {
  const { t } = useLingui();
  const list = useFeed(dashboardQuery());
  const { count, show } = useNewPosts(list.pages);
  const reading = useReading(FIRST_TAB, list.items);
  const showNews = (): void => {
    show();
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHead title={t`Dashboard`} noIndex />
      <VisuallyHidden as="h1">{t`Dashboard`}</VisuallyHidden>
      <TwoColumns aside={<SideColumn />}>
        <DashboardTabs current={FIRST_TAB} />
        <Composer />
        <DimmedSeen>
          <NewPostsPill count={count} onShow={showNews} />
          <Feed list={list} label={t`Dashboard`} empty={<NothingYet />} reading={reading} />
        </DimmedSeen>
      </TwoColumns>
    </>
  );
}
