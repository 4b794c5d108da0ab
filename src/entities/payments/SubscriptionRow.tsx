import type { ReactNode } from 'react';
import styles from './SubscriptionRow.module.css';

/** A row of a card: what it is, what that means, and one button. */
export function Row({ title, detail, children }: { title: string; detail: ReactNode; children?: ReactNode }) {
  return (
    <div className={styles.row}>
      <span>
        <b>{title}</b>
        <small>{detail}</small>
      </span>
      {children}
    </div>
  );
}
