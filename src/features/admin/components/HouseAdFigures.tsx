import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { SiteHouseAd } from '#generated/zod/siteHouseAd.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dateFormat, numberFormat } from '#src/shared/lib/language/formatters.ts';
import { ErrorState } from '#src/shared/ui/ErrorState.tsx';
import { RowSkeleton } from '#src/shared/ui/Skeleton.tsx';
import { houseAdStatisticsQuery } from '../data/house-ads.ts';
import { AdReports } from './AdReports.tsx';
import styles from './HouseAds.module.css';

/** Counts of an ad by day in UTC, and what members reported about it. */
export function HouseAdFigures({ item: { id, ad } }: { item: SiteHouseAd }) {
  const { t, i18n } = useLingui();
  const dateLocale = useDateLocale();
  const { data, error, isFetching, refetch } = useQuery(houseAdStatisticsQuery(id));
  const statistics = data?.response.statistics;
  const { title } = ad;
  if (!statistics)
    return error ? <ErrorState retrying={isFetching} onRetry={() => void refetch()} /> : <RowSkeleton />;
  const { days, reports } = statistics;
  const number = numberFormat(i18n.locale);
  const day = dateFormat(dateLocale, { dateStyle: 'medium', timeZone: 'UTC' });
  return (
    <div className={styles.figures}>
      {days.length === 0 ? (
        <p className={styles.none}>
          <Trans>It was not shown yet.</Trans>
        </p>
      ) : (
        <table className={styles.table} aria-label={t`Figures of ${title}`}>
          <thead>
            <tr>
              <th scope="col">{t`Day`}</th>
              <th scope="col">{t`Seen`}</th>
              <th scope="col">{t`Followed`}</th>
              <th scope="col">{t`Hidden`}</th>
              <th scope="col">{t`Reported`}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day: date, counts }) => (
              <tr key={date}>
                <th scope="row">{day.format(new Date(`${date}T00:00:00Z`))}</th>
                <td>{number.format(counts.impressions)}</td>
                <td>{number.format(counts.clicks)}</td>
                <td>{number.format(counts.hides)}</td>
                <td>{number.format(counts.reports)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <AdReports reports={reports} />
    </div>
  );
}
