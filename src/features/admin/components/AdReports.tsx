import { useLingui } from '@lingui/react/macro';
import type { AdReport } from '#generated/zod/adReport.zod.ts';
import { useDateLocale } from '#src/shared/hooks/use-date-locale.ts';
import { dueTime } from '#src/shared/lib/time/relative-time.ts';
import styles from './HouseAds.module.css';
import { useHouseAdText } from './use-house-ad-text.ts';

/** Reports about an ad, without their authors; nothing for none. */
export function AdReports({ reports }: { reports: readonly AdReport[] }) {
  const { t } = useLingui();
  const dateLocale = useDateLocale();
  const words = useHouseAdText();
  if (reports.length === 0) return null;
  return (
    <ul className={styles.reports} aria-label={t`Reports`}>
      {reports.map(({ reason, note, reportedTs }) => (
        <li key={`${reportedTs} ${reason} ${note}`}>
          <b>{words.reports[reason]}</b> {note ? <span dir="auto">{note}</span> : null}{' '}
          <small>{dueTime(reportedTs, dateLocale)}</small>
        </li>
      ))}
    </ul>
  );
}
