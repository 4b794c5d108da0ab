import { Trans, useLingui } from '@lingui/react/macro';
import { Navigate, useParams } from 'react-router';
import { DEFAULT_TAB } from '#src/paths/feed-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { DashboardTabs } from '../components/DashboardTabs.tsx';
import { FollowingTab } from '../components/FollowingTab.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { TabView } from '../components/TabView.tsx';

function Gone({ tabId }: { tabId: string }) {
  const { t } = useLingui();
  return (
    <>
      <PageHead title={t`Dashboard`} noIndex />
      <VisuallyHidden as="h1">{t`Dashboard`}</VisuallyHidden>
      <TwoColumns aside={<SideColumn />}>
        <DashboardTabs current={tabId} />
        <CardAxis>
          <EmptyState
            title={<Trans>This tab does not exist</Trans>}
            action={
              <ButtonLink href={paths.tabManagement()} variant="primary">
                <Trans>See your tabs</Trans>
              </ButtonLink>
            }
          >
            <Trans>The tab may have been deleted on another device.</Trans>
          </EmptyState>
        </CardAxis>
      </TwoColumns>
    </>
  );
}

/** One tab of the member's dashboard. */
export default function TabPage() {
  const { tabId = DEFAULT_TAB } = useParams();
  const first = useViewer().user?.reading?.defaultTab ?? DEFAULT_TAB;
  if (tabId === first) return <Navigate to={paths.dashboard()} replace />;
  if (tabId === DEFAULT_TAB) return <FollowingTab />;
  return <TabView key={tabId} tabId={tabId} gone={<Gone tabId={tabId} />} />;
}
