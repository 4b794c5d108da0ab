import type { ReactNode } from 'react';
import styles from './ThreadEnd.module.css';

/** End of a list: the thread's loose end and a short text. */
export function ThreadEnd({ children }: { children: ReactNode }) {
  return (
    <p className={styles.end}>
      <span className={styles.curl} aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
