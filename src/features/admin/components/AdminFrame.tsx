import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { AdminRail } from './AdminRail.tsx';
import { type AdminPart, useAdminPartNames } from './use-admin-part-names.ts';

type AdminFrameProps = { part: AdminPart; children: ReactNode };

/** Frame of the admin pages; shows a notice to everybody but staff. */
export function AdminFrame({ part, children }: AdminFrameProps) {
  const { t } = useLingui();
  const { user } = useViewer();
  const names = useAdminPartNames();
  const decided = t`Every decision is recorded in the audit log.`;
  const details: Partial<Record<AdminPart, string>> = {
    reports: decided,
    appeals: decided,
    letters: decided,
    campaigns: decided,
    promotions: decided,
    features: t`Who has what. The further the thread runs, the more people do.`,
  };
  if (!user?.isAdmin)
    return (
      <SettingsFrame title={t`Administration`}>
        <EmptyState title={<Trans>Only staff can see this page</Trans>} art="tangle">
          <Trans>Is something wrong that the operators should know? Write to them.</Trans>
        </EmptyState>
      </SettingsFrame>
    );
  return (
    <SettingsFrame title={names[part]} detail={details[part]} rail={<AdminRail part={part} />}>
      {children}
    </SettingsFrame>
  );
}
