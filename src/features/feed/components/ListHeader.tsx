import type { ReactNode } from 'react';
import styles from './ListHeader.module.css';

/** Heading of one of the member's own lists. */
export function ListHeader({ title, detail }: { title: ReactNode; detail?: ReactNode }) {
  return (
    <header className={styles.header}>
      <h1 className={styles.title}>{title}</h1>
      {detail ? <p className={styles.detail}>{detail}</p> : null}
    </header>
  );
}
