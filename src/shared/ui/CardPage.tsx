import type { ReactNode } from 'react';
import styles from './CardPage.module.css';

type CardPageProps = {
  title: ReactNode;
  /** What the page is for, in a sentence. */
  lead?: ReactNode;
  /** The way back, over the heading. */
  above?: ReactNode;
  children: ReactNode;
};

/** A page that is no feed: a heading and, on the axis of all cards, what it says. */
export function CardPage({ title, lead, above, children }: CardPageProps) {
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        {above ? <p>{above}</p> : null}
        <h1>{title}</h1>
        {lead ? <p>{lead}</p> : null}
      </header>
      {children}
    </div>
  );
}
