import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { paths } from '#src/paths/paths.ts';
import { SETTINGS_PAGES, type SettingsPage } from '#src/paths/settings-paths.ts';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import { SettingsFrame } from './SettingsFrame.tsx';

type QuietFrameProps = {
  page: SettingsPage;
  title: string;
  /** What this page is for, in a sentence. */
  detail: string;
  children: ReactNode;
};

/** The pages of what a member keeps away, each a tab. */
export function QuietFrame({ page, title, detail, children }: QuietFrameProps) {
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
          label={t`What you keep away`}
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
