import { useLingui } from '@lingui/react/macro';
import { ACTIVITY_FILTERS, type ActivityFilter, activityPaths } from '#src/paths/activity-paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import styles from './ActivityTabs.module.css';

type ActivityTabsProps = {
  filter: ActivityFilter;
  /** Returns the address of the page with another filter. */
  hrefOf: (filter: ActivityFilter) => string;
};

/** Links the filters of the activity page and, for members who take part in boops, the boops page. */
export function ActivityTabs({ filter, hrefOf }: ActivityTabsProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  const words = {
    all: t`All`,
    mentions: t`Mentions`,
    replies: t`Replies`,
    reblogs: t`Reblogs`,
    mutuals: t`Mutuals`,
  };
  return (
    <TabNav
      label={t`Kinds of activity`}
      items={ACTIVITY_FILTERS.map((kind) => ({
        href: hrefOf(kind),
        label: words[kind],
        current: kind === filter,
      }))}
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
