import { useLingui } from '@lingui/react/macro';
import { Feed } from '#src/entities/post/feed/Feed.tsx';
import { NewPostsPill } from '#src/entities/post/feed/NewPostsPill.tsx';
import { DEFAULT_TAB } from '#src/paths/feed-paths.ts';
import { PageTip } from '#src/platform/guide/PageTip.tsx';
import { useFeed } from '#src/shared/api/read/feed.ts';
import { useShownHidden } from '#src/shared/api/read/hidden-by-choice.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { dashboardQuery } from '../data/dashboard.ts';
import { useNewPosts } from '../data/new-posts.ts';
import { useReadProgress } from '../data/read-progress.ts';
import { Composer } from './Composer.tsx';
import { DashboardTabs } from './DashboardTabs.tsx';
import { DimmedSeen } from './DimmedSeen.tsx';
import { SideColumn } from './SideColumn.tsx';

/** Loaded lazily, for members who follow no blog yet. */
const EmptyDashboard = lazyPart(() => import('./EmptyDashboard.tsx'), 'EmptyDashboard');

/** Posts of followed blogs, newest first or best first, as the member set it. */
export function FollowingTab() {
  const { t } = useLingui();
  const isByTime = !useViewer().user?.reading?.bestFirst;
  const list = useFeed(dashboardQuery(useShownHidden()));
  const { count, show } = useNewPosts(isByTime ? list.pages : undefined);
  const reading = useReadProgress(DEFAULT_TAB, list.items, isByTime);
  const showNews = (): void => {
    show();
    window.scrollTo({ top: 0 });
  };
  return (
    <>
      <PageHead title={t`Dashboard`} noIndex />
      <VisuallyHidden as="h1">{t`Dashboard`}</VisuallyHidden>
      <TwoColumns aside={<SideColumn />}>
        <DashboardTabs current={DEFAULT_TAB} />
        <Composer />
        <DimmedSeen>
          <NewPostsPill count={count} onShow={showNews} />
          <PageTip page="dashboard" />
          <Feed list={list} label={t`Dashboard`} empty={<EmptyDashboard />} reading={reading} />
        </DimmedSeen>
      </TwoColumns>
    </>
  );
}
