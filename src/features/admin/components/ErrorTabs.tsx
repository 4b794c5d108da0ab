import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

const ERROR_TABS = ['unresolved', 'resolved', 'all', 'slow', 'pictures'] as const;

/** Pages of what browsers reported. */
export type ErrorTab = (typeof ERROR_TABS)[number];

interface ErrorTabsProps {
  tab: ErrorTab;
  /** Number of faults of tabs, where it is known. */
  counts?: Partial<Record<ErrorTab, number>>;
}

/** Links the pages of what browsers reported: errors by their state, slow pages, lost pictures. */
export function ErrorTabs({ tab, counts = {} }: ErrorTabsProps) {
  const { t, i18n } = useLingui();
  const tabs: Record<ErrorTab, { href: string; label: string }> = {
    unresolved: { href: paths.siteErrors(), label: t`Back and new` },
    resolved: { href: paths.siteErrors('resolved'), label: t`Mended` },
    all: { href: paths.siteErrors('all'), label: t`All` },
    slow: { href: paths.slowPages(), label: t`Slow pages` },
    pictures: { href: paths.lostPictures(), label: t`Lost pictures` },
  };
  return (
    <TabNav
      label={t`Reports of browsers`}
      items={ERROR_TABS.map((of) => {
        const count = counts[of];
        const { href, label } = tabs[of];
        return {
          href,
          label: count === undefined ? label : `${label} ${fullCount(count, i18n.locale)}`,
          current: of === tab,
        };
      })}
    />
  );
}
