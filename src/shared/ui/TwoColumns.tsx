import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

/** A main column of 625 and, where there is room, a sidebar of 320 (spec 000 §9). */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
