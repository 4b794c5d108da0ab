import { DEFAULT_TAB } from '#src/paths/feed-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { FollowingTab } from '../components/FollowingTab.tsx';

const TabView = lazyPart(() => import('../components/TabView.tsx'), 'TabView');

/** The member's dashboard: their default tab. */
export default function DashboardPage() {
  const tabId = useViewer().user?.reading?.defaultTab ?? DEFAULT_TAB;
  if (tabId === DEFAULT_TAB) return <FollowingTab />;
  // A default tab that was deleted falls back to the followed blogs.
  return <TabView key={tabId} tabId={tabId} gone={<FollowingTab />} />;
}
