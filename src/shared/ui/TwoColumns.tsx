import type { ReactNode } from 'react';
import styles from './TwoColumns.module.css';

/** Main column of 625 px and, where there is room, a sidebar of 320 px (spec 000 §9). */
export function TwoColumns({ children, aside }: { children: ReactNode; aside: ReactNode }) {
  return (
    <div className={styles.columns}>
      <div className={styles.main}>{children}</div>
      <div className={styles.aside}>{aside}</div>
    </div>
  );
}
