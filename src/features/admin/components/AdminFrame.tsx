import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import { SettingsFrame } from '#src/entities/settings/SettingsFrame.tsx';
import { paths } from '#src/paths/paths.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { EmptyState } from '#src/shared/ui/EmptyState.tsx';
import { TabNav } from '#src/shared/ui/TabNav.tsx';
import styles from './Staff.module.css';

type AdminFrameProps = {
  part:
    | 'reports'
    | 'appeals'
    | 'letters'
    | 'accounts'
    | 'announcements'
    | 'features'
    | 'numbers'
    | 'jobs'
    | 'mail'
    | 'log';
  children: ReactNode;
};

/** Larger counts are shown as 99+. */
const MAX_SHOWN_COUNT = 99;

/** Sections of the administration, with the number of entries that wait in each. */
function AdminTabs({ part }: Pick<AdminFrameProps, 'part'>) {
  const { t } = useLingui();
  const { data } = useQuery(getGetSiteCountsQueryOptions());
  const waiting = data?.response.waiting;
  const tab = (of: AdminFrameProps['part'], href: string, name: string, count = 0) => ({
    href,
    current: part === of,
    label: (
      <>
        {name}
        {count > 0 ? (
          <>
            {' '}
            <span className={styles.count}>{count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}</span>
          </>
        ) : null}
      </>
    ),
  });
  return (
    <div className={styles.tabs}>
      <TabNav
        label={t`Open tasks`}
        items={[
          tab('reports', paths.reports(), t`Reports`, waiting?.reports),
          tab('appeals', paths.appeals(), t`Appeals`, waiting?.appeals),
          tab('letters', paths.supportRequests(), t`Support requests`, waiting?.supportRequests),
          tab('jobs', paths.jobs(), t`Failed jobs`, waiting?.failedJobs),
          tab('accounts', paths.staffAccounts(), t`Accounts`),
          tab('announcements', paths.announcements(), t`Announcements`),
          tab('features', paths.siteFlags(), t`Features`),
          tab('numbers', paths.siteCounts(), t`Statistics`),
          tab('mail', paths.siteMail(), t`E-mails`),
          tab('log', paths.auditLog(), t`Audit log`),
        ]}
      />
    </div>
  );
}

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
  return (
    <SettingsFrame
      title={t`Administration`}
      detail={t`Reports, appeals and support requests from members. Every decision is recorded in the audit log.`}
      above={<AdminTabs part={part} />}
    >
      {children}
    </SettingsFrame>
  );
}
