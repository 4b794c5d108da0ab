import { useLingui } from '@lingui/react/macro';

/** Pages of the administration. */
export type AdminPart =
  | 'reports'
  | 'appeals'
  | 'letters'
  | 'communities'
  | 'accounts'
  | 'announcements'
  | 'ads'
  | 'features'
  | 'numbers'
  | 'jobs'
  | 'errors'
  | 'payments'
  | 'campaigns'
  | 'promotions'
  | 'mail'
  | 'log';

/** Returns the names of the pages, which are also their titles. */
export function useAdminPartNames(): Record<AdminPart, string> {
  const { t } = useLingui();
  return {
    reports: t`Reports`,
    appeals: t`Appeals`,
    letters: t`Support requests`,
    communities: t`Communities to hand over`,
    jobs: t`Failed jobs`,
    errors: t`Errors`,
    accounts: t`Accounts`,
    announcements: t`Announcements`,
    ads: t`Our own ads`,
    features: t`Features`,
    numbers: t`Statistics`,
    payments: t`Payments`,
    campaigns: t`Blazed posts`,
    promotions: t`Put forward`,
    mail: t`E-mails`,
    log: t`Audit log`,
  };
}
