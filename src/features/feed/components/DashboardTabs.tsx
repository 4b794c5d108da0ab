import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { DashboardTab } from '#generated/zod/dashboardTab.zod.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useTabName } from '#src/shared/hooks/use-tab-name.ts';
import { IconLink } from '#src/shared/ui/IconButton.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { tabsQuery } from '../data/tabs.ts';
import styles from './DashboardTabs.module.css';
import { SeenMenu } from './SeenMenu.tsx';

/** Tabs with posts of blogs the member does not follow. */
const RECOMMENDATION_TABS: ReadonlySet<string> = new Set(['for-you', 'popular']);

/** Larger counts are shown as 99+. */
const MAX_SHOWN_COUNT = 99;

/** The member's tabs above their dashboard. Reserves its space while they load. */
export function DashboardTabs({ current }: { current: string }) {
  const { t } = useLingui();
  const nameOf = useTabName();
  const { data, isPending } = useQuery(tabsQuery());
  const { defaultTab, showRecommendations = true } = useViewer().user?.reading ?? {};
  const isShown = (tab: DashboardTab): boolean =>
    !tab.isHidden && (showRecommendations || !RECOMMENDATION_TABS.has(tab.id));
  const shown = data?.filter((tab) => isShown(tab) || tab.id === current) ?? [];
  return (
    <div className={styles.bar}>
      <TabNav
        label={t`Tabs of the dashboard`}
        items={shown.map((tab) => ({
          href: paths.dashboard(tab.id, defaultTab),
          current: tab.id === current,
          label: (
            <>
              {nameOf(tab)}
              {tab.unread > 0 && tab.id !== current ? (
                <span className={styles.unread}>
                  {tab.unread > MAX_SHOWN_COUNT ? t`99+ new` : t`${tab.unread} new`}
                </span>
              ) : null}
            </>
          ),
        }))}
        end={
          <span className={styles.end}>
            {/* Rendered together with the tabs; alone it would be in the position of the first one. */}
            {isPending ? null : (
              <IconLink icon="settings" label={t`Edit tabs`} href={paths.tabManagement()} />
            )}
            {current ? <SeenMenu /> : null}
          </span>
        }
      />
    </div>
  );
}
