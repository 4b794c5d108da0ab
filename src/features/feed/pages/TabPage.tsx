import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Navigate, useParams } from 'react-router';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { paths } from '#src/shared/navigation/paths.ts';
import { ButtonLink } from '#src/shared/ui/Button.tsx';
import { CardAxis } from '#src/shared/ui/CardAxis.tsx';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { DashboardTabs } from '../components/DashboardTabs.tsx';
import { DimmedSeen } from '../components/DimmedSeen.tsx';
import { NamedFeed } from '../components/NamedFeed.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { useTabName } from '../components/tab-names.ts';
import { tabsQuery } from '../data/tabs.ts';
import { FIRST_TAB } from '../paths.ts';

function Gone() {
  return (
    <CardAxis>
      <EmptyState
        title={<Trans>There is no such tab</Trans>}
        action={
          <ButtonLink href={paths.tabManagement()} variant="primary">
            <Trans>See your tabs</Trans>
          </ButtonLink>
        }
      >
        <Trans>It may have been deleted on another device.</Trans>
      </EmptyState>
    </CardAxis>
  );
}

/** One tab of the member's dashboard. */
export default function TabPage() {
  const { t } = useLingui();
  const { tabId = FIRST_TAB } = useParams();
  const nameOf = useTabName();
  const { data, error } = useQuery(tabsQuery());
  if (tabId === FIRST_TAB) return <Navigate to={paths.dashboard()} replace />;
  if (error && !data) throw error;
  const tab = data?.find(({ id }) => id === tabId);
  const title = tab ? nameOf(tab) : t`Dashboard`;
  return (
    <>
      <PageHead title={title} noIndex />
      <VisuallyHidden>
        <h1>{title}</h1>
      </VisuallyHidden>
      <TwoColumns aside={<SideColumn />}>
        <DashboardTabs current={tabId} />
        {tab ? (
          <DimmedSeen>
            <NamedFeed key={tab.id} which={tab.timeline} label={title} />
          </DimmedSeen>
        ) : null}
        {data ? null : <PostSkeleton />}
        {data && !tab ? <Gone /> : null}
      </TwoColumns>
    </>
  );
}
