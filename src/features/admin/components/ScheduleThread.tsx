import type { CSSProperties } from 'react';
import styles from './ScheduleThread.module.css';

/**
 * The days of a schedule as a thread on a line of days: dashed while planned, muted while paused and once it is over. It
 * has a knot at each end that lies on the line.
 *
 * @param start begin on the line in percent, from `scheduleSpan`; `end` likewise
 */
export function ScheduleThread({ state, start, end }: { state: string; start: number; end: number }) {
  return (
    <i
      className={styles.thread}
      style={{ '--start': `${start}%`, '--end': `${end}%` } as CSSProperties}
      data-state={state}
      data-came={start <= 0 || undefined}
      data-goes-on={end >= 100 || undefined}
    />
  );
}
