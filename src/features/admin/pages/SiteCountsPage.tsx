import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetSiteCountsQueryOptions } from '#generated/hooks/admin/admin.ts';
import type { SiteCounts } from '#generated/zod/siteCounts.zod.ts';
import { FullTime } from '#src/entities/post/parts/FullTime.tsx';
import { SettingsCard } from '#src/entities/settings/SettingsCard.tsx';
import { paths } from '#src/paths/paths.ts';
import { errorMessage } from '#src/shared/api/call/error-message.ts';
import { numberFormat } from '#src/shared/lib/language/formatters.ts';
import { fullCount } from '#src/shared/lib/text/counts.ts';
import { AppLink } from '#src/shared/navigation/Link.tsx';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { lazyPart } from '#src/shared/ui/lazy-part.tsx';
import { CardSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { AdminFrame } from '../components/AdminFrame.tsx';
import styles from '../components/Numbers.module.css';

// The charts weigh more than what the admin pages share.
const SiteFigures = lazyPart(() => import('../components/SiteFigures.tsx'), 'SiteFigures');

const UNITS = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Formats a number of bytes in the largest fitting unit. */
function formatBytes(bytes: number, locale: string): string {
  const place = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), UNITS.length - 1);
  const unit = UNITS[place];
  return numberFormat(locale, { style: 'unit', unit, maximumFractionDigits: 1 }).format(
    bytes / 1000 ** place,
  );
}

function Growth({ counts }: { counts: SiteCounts }) {
  const { t, i18n } = useLingui();
  const number = (count: number): string => fullCount(count, i18n.locale);
  const { members, blogs, posts, uploads, uploadBytes, activeMembers } = counts;
  const rows: [name: string, total: string, day: string, week: string][] = [
    ...(
      [
        [t`Members`, members],
        [t`Blogs`, blogs],
        [t`Posts`, posts],
        [t`Uploads`, uploads],
      ] as const
    ).map(([name, { total, day, week }]): [string, string, string, string] => [
      name,
      number(total),
      `+${number(day)}`,
      `+${number(week)}`,
    ]),
    [t`Active members`, '', number(activeMembers.day), number(activeMembers.week)],
  ];
  const bytes = formatBytes(uploadBytes, i18n.locale);
  return (
    <SettingsCard title={t`Totals`} detail={t`The uploads take up ${bytes}.`}>
      <table className={styles.table}>
        <thead>
          <tr>
            <td />
            <th scope="col">
              <Trans>All</Trans>
            </th>
            <th scope="col">
              <Trans>Last day</Trans>
            </th>
            <th scope="col">
              <Trans>Last week</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, total, day, week]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{total}</td>
              <td>{day}</td>
              <td>{week}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </SettingsCard>
  );
}

function PendingCounts({ counts: { waiting, suspendedMembers, countedTs } }: { counts: SiteCounts }) {
  const { t, i18n } = useLingui();
  const rows: [name: string, to: string, count: number][] = [
    [t`Reports`, paths.staffQueue('reports'), waiting.reports],
    [t`Appeals`, paths.appeals(), waiting.appeals],
    [t`Support requests`, paths.supportRequests(), waiting.supportRequests],
    [t`Failed jobs`, paths.jobs(), waiting.failedJobs],
    [t`Suspended accounts`, paths.staffAccounts(), suspendedMembers],
  ];
  return (
    <SettingsCard title={t`Open tasks`}>
      <ul className={styles.waiting} aria-label={t`Numbers of open tasks`}>
        {rows.map(([name, to, count]) => (
          <li key={name}>
            <AppLink to={to}>{name}</AppLink>
            <b>{fullCount(count, i18n.locale)}</b>
          </li>
        ))}
      </ul>
      <p className={styles.counted}>
        <Trans>
          Counted on <FullTime timestamp={countedTs} />
        </Trans>
      </p>
    </SettingsCard>
  );
}

function CountSections() {
  const { t } = useLingui();
  const { data, error, isFetching, refetch } = useQuery(getGetSiteCountsQueryOptions());
  const counts = data?.response;
  if (counts)
    return (
      <>
        <PendingCounts counts={counts} />
        <Growth counts={counts} />
      </>
    );
  if (!error) return <CardSkeleton />;
  return (
    <ErrorState
      title={t`The numbers could not be loaded`}
      retrying={isFetching}
      onRetry={() => void refetch()}
    >
      {errorMessage(error, t`Nothing was changed.`)}
    </ErrorState>
  );
}

/** Admin page of the site's statistics (spec 000 §2.7: /settings/admin). */
export default function SiteCountsPage() {
  return (
    <AdminFrame part="numbers" isWide>
      <CountSections />
      <SiteFigures />
    </AdminFrame>
  );
}
