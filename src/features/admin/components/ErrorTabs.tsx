import { useLingui } from '@lingui/react/macro';
import { paths } from '#src/paths/paths.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

/** Pages of what browsers reported. */
export type ErrorTab = 'unresolved' | 'resolved' | 'all' | 'slow' | 'pictures';

/** Links the pages of what browsers reported: errors by their state, slow pages, lost pictures. */
export function ErrorTabs({ tab }: { tab: ErrorTab }) {
  const { t } = useLingui();
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
      items={Object.entries(tabs).map(([of, item]) => ({ ...item, current: of === tab }))}
    />
  );
}
