import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetUserCountsQueryOptions } from '#generated/hooks/base/base.ts';
import { ACTIVITY_FILTERS, type ActivityFilter, activityPaths } from '#src/paths/activity-paths.ts';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS } from '#src/shared/lib/look/layout.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TabNav, type TabNavItem } from '#src/shared/ui/TabNav.tsx';
import styles from './ActivityTabs.module.css';

type ActivityTabsProps = {
  filter: ActivityFilter;
  /** Returns the address of the page with another filter. */
  hrefOf: (filter: ActivityFilter) => string;
};

/**
 * Links the filters of the activity page and, for members who take part in boops, the boops page.
 * On a phone the inbox is a tab, because the bar has no room for it.
 */
export function ActivityTabs({ filter, hrefOf }: ActivityTabsProps) {
  const { t, i18n } = useLingui();
  const { user } = useViewer();
  const isPhone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const counts = useQuery(getGetUserCountsQueryOptions({ inbox: true }, { query: { enabled: isPhone } }));
  const waiting = counts.data?.response.inbox ?? 0;
  const words = {
    all: t`All`,
    mentions: t`Mentions`,
    replies: t`Replies`,
    reblogs: t`Reblogs`,
    mutuals: t`Mutuals`,
  };
  const [all, ...others] = ACTIVITY_FILTERS.map(
    (kind): TabNavItem => ({ href: hrefOf(kind), label: words[kind], current: kind === filter }),
  ) as [TabNavItem, ...TabNavItem[]];
  const asks: TabNavItem = {
    href: paths.inbox(),
    label: waiting ? t`Asks ${fullCount(waiting, i18n.locale)}` : t`Asks`,
  };
  return (
    <TabNav
      label={t`Kinds of activity`}
      items={isPhone ? [all, asks, ...others] : [all, ...others]}
      end={
        user?.labs?.includes('boops') ? (
          <AppLink to={activityPaths.boops()} className={styles.end}>
            {t`Boops`}
          </AppLink>
        ) : null
      }
    />
  );
}
