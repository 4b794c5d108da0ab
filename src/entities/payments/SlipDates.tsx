import type { ReactNode } from 'react';
import styles from './SlipDates.module.css';

export type SlipDate = { key: string; when: ReactNode; what: ReactNode };

/** Dates with what happens on them, as knots on a quiet thread; the first one is now. */
export function SlipDates({ dates, label }: { dates: readonly SlipDate[]; label: string }) {
  return (
    <ol className={styles.dates} aria-label={label}>
      {dates.map(({ key, when, what }) => (
        <li key={key}>
          <b>{when}</b>
          <span>{what}</span>
        </li>
      ))}
    </ol>
  );
}
