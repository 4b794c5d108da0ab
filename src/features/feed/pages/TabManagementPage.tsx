import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { limits } from '#generated/limits.ts';
import { PageHead } from '#src/shared/navigation/PageHead.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { TwoColumns } from '#src/shared/ui/TwoColumns.tsx';
import { DashboardTabs } from '../components/DashboardTabs.tsx';
import { ListHeader } from '../components/ListHeader.tsx';
import { NewTab } from '../components/NewTab.tsx';
import { SideColumn } from '../components/SideColumn.tsx';
import { TabList } from '../components/TabList.tsx';
import { tabsQuery } from '../data/tabs.ts';
import styles from './TabManagementPage.module.css';

/** Page on which the member arranges the tabs of their dashboard (spec 000 §2.1). */
export default function TabManagementPage() {
  const { t } = useLingui();
  const { data, error } = useQuery(tabsQuery());
  if (error && !data) throw error;
  const own = data?.filter(({ isOwn }) => isOwn).length ?? 0;
  const most = limits.dashboardTabs;
  return (
    <>
      <PageHead title={t`Your tabs`} noIndex />
      <TwoColumns aside={<SideColumn />}>
        <DashboardTabs current="" />
        <ListHeader
          title={t`Your tabs`}
          detail={
            <Trans>A tab shows posts from the blogs and tags you choose, separate from your dashboard.</Trans>
          }
        />
        <div className={styles.column}>
          {data ? (
            <>
              <TabList tabs={data} />
              {own < most ? (
                <NewTab />
              ) : (
                <p className={styles.full}>
                  <Trans>You have {most} tabs of your own. More are not possible.</Trans>
                </p>
              )}
            </>
          ) : (
            <RowSkeleton />
          )}
        </div>
      </TwoColumns>
    </>
  );
}
