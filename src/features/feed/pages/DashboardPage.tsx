import { FIRST_TAB } from '#src/paths/feed-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { FollowingTab } from '../components/FollowingTab.tsx';

const TabView = lazyPart(() => import('../components/TabView.tsx'), 'TabView');

/** The member's dashboard: the tab they begin with. */
export default function DashboardPage() {
  const tabId = useViewer().user?.reading?.defaultTab ?? FIRST_TAB;
  if (tabId === FIRST_TAB) return <FollowingTab />;
  // A tab that was deleted since is none to begin with.
  return <TabView key={tabId} tabId={tabId} gone={<FollowingTab />} />;
}
