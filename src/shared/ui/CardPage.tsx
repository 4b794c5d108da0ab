import type { ReactNode } from 'react';
import styles from './CardPage.module.css';

type CardPageProps = {
  title: ReactNode;
  /** Introductory sentence. */
  lead?: ReactNode;
  /** Link back, above the heading. */
  above?: ReactNode;
  children: ReactNode;
};

/** Layout of a page that is no feed: a heading and content aligned with the column of cards. */
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
