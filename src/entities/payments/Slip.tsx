import type { ReactNode } from 'react';
import { cx } from '#src/shared/ui/cx.ts';
import styles from './Slip.module.css';

type SlipProps = {
  title: ReactNode;
  /** Purpose or recipient, in one line. */
  detail?: ReactNode;
  /** Picture at the end of the head: an avatar, a product. */
  picture?: ReactNode;
  /** Date of payment, on the patch "Paid" of a slip that became a receipt. */
  stamp?: ReactNode;
  /** Heading level: 1 on a page of its own, 2 beside others. */
  level?: 1 | 2;
  /** True on a page of its own, where there is more room. */
  isBig?: boolean;
  children: ReactNode;
};

/** The slip on which anything is paid, with a pinked lower edge: the checkout, which becomes its receipt. */
export function Slip({ title, detail, picture, stamp, level = 2, isBig = false, children }: SlipProps) {
  const Heading = level === 1 ? 'h1' : 'h2';
  return (
    <div className={styles.shadow}>
      <section className={cx(styles.slip, isBig && styles.big)}>
        <header className={cx(styles.head, stamp !== undefined && styles.stamped)}>
          <div>
            <Heading className={styles.title} tabIndex={-1}>
              {title}
            </Heading>
            {detail ? <p className={styles.detail}>{detail}</p> : null}
          </div>
          {stamp ?? picture}
        </header>
        {children}
      </section>
    </div>
  );
}

/** Small print of a slip. */
export function SlipFine({ children }: { children: ReactNode }) {
  return <p className={styles.fine}>{children}</p>;
}

/** Buttons of a slip. */
export function SlipButtons({ children }: { children: ReactNode }) {
  return <div className={styles.buttons}>{children}</div>;
}
