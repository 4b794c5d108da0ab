import { useLingui } from '@lingui/react/macro';
import type { AdminPart, ConsoleSection } from '../model/console-sections.ts';

/** Returns the names of the pages, which are also their titles. */
export function useAdminPartNames(): Record<AdminPart, string> {
  const { t } = useLingui();
  return {
    today: t`Today`,
    queue: t`Everything`,
    reports: t`Reports`,
    appeals: t`Appeals`,
    letters: t`Letters`,
    settled: t`Settled`,
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

/** Returns the names of the sections. */
export function useConsoleSectionNames(): Record<ConsoleSection, string> {
  const { t } = useLingui();
  const { today, accounts, errors, features, numbers, payments, mail, log } = useAdminPartNames();
  return {
    today,
    waiting: t`Waiting`,
    promoting: t`Campaigns`,
    accounts,
    errors,
    features,
    numbers,
    payments,
    mail,
    log,
  };
}
