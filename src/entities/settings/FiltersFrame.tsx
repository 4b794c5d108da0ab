import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { SETTINGS_PAGES, type SettingsPage } from '#src/paths/settings-paths.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

type FiltersFrameProps = {
  page: SettingsPage;
  title: string;
  /** Purpose of the page, in one sentence. */
  detail: string;
  children: ReactNode;
};

/** Frame of the filter pages (filters, mutes, blocks, hidden posts), each a tab. */
export function FiltersFrame({ page, title, detail, children }: FiltersFrameProps) {
  const { t } = useLingui();
  const names: Record<SettingsPage, string> = {
    filters: t`Filters`,
    muted: t`Muted`,
    'muted-posts': t`Muted posts`,
    hidden: t`Hidden`,
    blocked: t`Blocked`,
  };
  return (
    <SettingsFrame
      title={title}
      detail={detail}
      above={
        <TabNav
          label={t`Filters and blocks`}
          items={SETTINGS_PAGES.map((name) => ({
            href: paths.settings(name),
            label: names[name],
            current: name === page,
          }))}
        />
      }
    >
      {children}
    </SettingsFrame>
  );
}
