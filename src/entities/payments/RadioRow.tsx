import type { ComponentProps, ReactNode } from 'react';
import styles from './RadioRow.module.css';

type RadioRowProps = ComponentProps<'input'> & {
  label: ReactNode;
  detail?: ReactNode;
  /** At the end of the row: a price. */
  amount?: ReactNode;
};

/** One of several ways to pay, or one of several things to buy; inside a `fieldset`. */
export function RadioRow({ label, detail, amount, ...input }: RadioRowProps) {
  return (
    <label className={styles.row}>
      <input type="radio" {...input} />
      <span>
        <b>{label}</b>
        {detail ? <small>{detail}</small> : null}
      </span>
      {amount ? <span className={styles.amount}>{amount}</span> : null}
    </label>
  );
}
