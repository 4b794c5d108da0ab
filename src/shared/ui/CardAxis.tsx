import type { ReactNode } from 'react';
import styles from './CardAxis.module.css';

/** Stands where the cards of the main column stand, beside the room for their pictures of blogs. */
export function CardAxis({ children }: { children: ReactNode }) {
  return <div className={styles.axis}>{children}</div>;
}
