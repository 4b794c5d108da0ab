import type { CSSProperties } from 'react';
import styles from './Fringe.module.css';

/** Amounts per day or hour as strings that hang from a thread; the last one is the present. */
export function Fringe({ amounts, label }: { amounts: readonly number[]; label: string }) {
  const most = Math.max(1, ...amounts);
  return (
    <div className={styles.fringe} role="img" aria-label={label}>
      {amounts.map((amount, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: an amount has no other name than its place
          key={index}
          data-none={amount === 0 ? '' : undefined}
          data-now={index === amounts.length - 1 ? '' : undefined}
          style={{ '--share': `${(100 * amount) / most}%` } as CSSProperties}
        />
      ))}
    </div>
  );
}
