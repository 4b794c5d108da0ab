import { useLingui } from '@lingui/react/macro';
import styles from './PaidStamp.module.css';
import { useDay } from './use-day.ts';

/** The sewn patch "Paid" with its date. `timestamp` is in seconds since 1970. */
export function PaidStamp({ timestamp }: { timestamp: number }) {
  const { t } = useLingui();
  const day = useDay();
  const date = day(timestamp);
  return (
    <svg className={styles.stamp} viewBox="0 0 128 128" role="img" aria-label={t`Paid on ${date}`}>
      <circle className={styles.patch} cx="64" cy="64" r="56" />
      <circle className={styles.rim} cx="64" cy="64" r="56" />
      <circle className={styles.stitches} cx="64" cy="64" r="56" />
      <text x="64" y="70" textAnchor="middle">{t`Paid`}</text>
      <text className={styles.date} x="64" y="88" textAnchor="middle">
        {day(timestamp, 'shortWithYear')}
      </text>
    </svg>
  );
}
