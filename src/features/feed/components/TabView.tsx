import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTabName } from '#src/shared/hooks/use-tab-name.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { PostSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { VisuallyHidden } from '#src/shared/ui/VisuallyHidden.tsx';
import { tabsQuery } from '../data/tabs.ts';
import { DashboardTabs } from './DashboardTabs.tsx';
import { DimmedSeen } from './DimmedSeen.tsx';
import { NamedFeed } from './NamedFeed.tsx';
import { SideColumn } from './SideColumn.tsx';

const CollectionTab = lazyPart(() => import('./CollectionTab.tsx'), 'CollectionTab', {
  whileLoading: <PostSkeleton />,
});

type TabViewProps = {
  tabId: string;
  /** Content when the tab does not exist. */
  gone: ReactNode;
};

/** A tab of the member's dashboard other than the first. */
export function TabView({ tabId, gone }: TabViewProps) {
  const { t } = useLingui();
  const nameOf = useTabName();
  const { data, error } = useQuery(tabsQuery());
  if (error && !data) throw error;
  const tab = data?.find(({ id }) => id === tabId);
  if (data && !tab) return gone;
  const title = tab ? nameOf(tab) : t`Dashboard`;
  return (
    <>
      <PageHead title={title} noIndex />
      <VisuallyHidden as="h1">{title}</VisuallyHidden>
      <TwoColumns aside={<SideColumn />}>
        <DashboardTabs current={tabId} />
        {tab ? (
          <DimmedSeen>
            {tab.collectionId ? (
              <CollectionTab key={tab.id} collectionId={tab.collectionId} />
            ) : (
              <NamedFeed key={tab.id} which={tab.timeline} label={title} />
            )}
          </DimmedSeen>
        ) : (
          <PostSkeleton />
        )}
      </TwoColumns>
    </>
  );
}
