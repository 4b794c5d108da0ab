import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';

type AdminFrameProps = {
  part: 'reports' | 'appeals' | 'letters' | 'accounts' | 'features' | 'numbers' | 'jobs' | 'log';
  children: ReactNode;
};

/** Frame of the admin pages; shows a notice to everybody but staff. */
export function AdminFrame({ part, children }: AdminFrameProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  if (!user?.isAdmin)
    return (
      <SettingsFrame title={t`Administration`}>
        <EmptyState title={<Trans>Only staff can see this page</Trans>} art="tangle">
          <Trans>Is something wrong that the operators should know? Write to them.</Trans>
        </EmptyState>
      </SettingsFrame>
    );
  const tabs = [
    { href: paths.reports(), label: t`Reports`, current: part === 'reports' },
    { href: paths.appeals(), label: t`Appeals`, current: part === 'appeals' },
    { href: paths.supportRequests(), label: t`Support requests`, current: part === 'letters' },
    { href: paths.staffAccounts(), label: t`Accounts`, current: part === 'accounts' },
    { href: paths.siteFlags(), label: t`Features`, current: part === 'features' },
    { href: paths.siteCounts(), label: t`Statistics`, current: part === 'numbers' },
    { href: paths.jobs(), label: t`Failed jobs`, current: part === 'jobs' },
    { href: paths.auditLog(), label: t`Audit log`, current: part === 'log' },
  ];
  return (
    <SettingsFrame
      title={t`Administration`}
      detail={t`Reports, appeals and support requests from members. Every decision is recorded in the audit log.`}
      above={<TabNav label={t`Open tasks`} items={tabs} />}
    >
      {children}
    </SettingsFrame>
  );
}
