import type { ReactNode } from 'react';
import styles from './CardAxis.module.css';

/** Aligns content with the cards of the main column, beside the space for avatars. */
export function CardAxis({ children }: { children: ReactNode }) {
  return <div className={styles.axis}>{children}</div>;
}
