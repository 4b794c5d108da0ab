import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import rail from '#src/entities/settings/SettingsRail.module.css';
import { paths } from '#src/paths/paths.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './AdminRail.module.css';
import { type AdminPart, useAdminPartNames } from './use-admin-part-names.ts';

/** Larger counts are shown as 99+. */
const MAX_SHOWN_COUNT = 99;

type RailItem = { of: AdminPart; to: string; count?: number | undefined };

/** Sections of the administration: first the queues with the number of entries that wait, then the site's own pages. */
export function AdminRail({ part }: { part: AdminPart }) {
  const { t } = useLingui();
  const names = useAdminPartNames();
  const { data } = useQuery(getGetSiteCountsQueryOptions());
  const waiting = data?.response.waiting;
  const groups: { name: string; items: RailItem[] }[] = [
    {
      name: t`Open tasks`,
      items: [
        { of: 'reports', to: paths.reports(), count: waiting?.reports },
        { of: 'appeals', to: paths.appeals(), count: waiting?.appeals },
        { of: 'letters', to: paths.supportRequests(), count: waiting?.supportRequests },
        { of: 'communities', to: paths.stewardshipRequests(), count: waiting?.stewardshipRequests },
        { of: 'campaigns', to: paths.siteCampaigns(), count: waiting?.campaigns },
        { of: 'jobs', to: paths.jobs(), count: waiting?.failedJobs },
        { of: 'errors', to: paths.siteErrors() },
      ],
    },
    {
      name: t`The site`,
      items: [
        { of: 'accounts', to: paths.staffAccounts() },
        { of: 'announcements', to: paths.announcements() },
        { of: 'ads', to: paths.houseAds() },
        { of: 'features', to: paths.siteFlags() },
        { of: 'numbers', to: paths.siteCounts() },
        { of: 'payments', to: paths.sitePayments() },
        { of: 'promotions', to: paths.sitePromotions() },
        { of: 'mail', to: paths.siteMail() },
        { of: 'log', to: paths.auditLog() },
      ],
    },
  ];
  return (
    <nav className={cx(rail.rail, rail.groups, styles.rail)} aria-label={t`Administration`}>
      {groups.map(({ name, items }) => (
        <div key={name} className={styles.group}>
          <h2 className={rail.name}>{name}</h2>
          <ul className={cx(rail.list, styles.list)} aria-label={name}>
            {items.map(({ of, to, count = 0 }) => (
              <li key={of}>
                <AppLink to={to} className={rail.knot} aria-current={of === part ? 'page' : undefined}>
                  <span>
                    {names[of]}
                    {count > 0 ? (
                      <>
                        {' '}
                        <span className={styles.count}>
                          {count > MAX_SHOWN_COUNT ? `${MAX_SHOWN_COUNT}+` : count}
                        </span>
                      </>
                    ) : null}
                  </span>
                </AppLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  );
}
