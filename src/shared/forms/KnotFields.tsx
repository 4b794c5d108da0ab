import type { ReactNode } from 'react';
import { cx } from '../ui/cx.ts';
import fields from '../ui/FormField.module.css';
import styles from './KnotFields.module.css';

/** Fields of a short form along a thread, underlined instead of framed. Its children are `KnotField`s. */
export function KnotFields({ children }: { children: ReactNode }) {
  return <div className={cx(styles.thread, fields.underlined)}>{children}</div>;
}

/**
 * A field with its knot, which is tied once the value is acceptable. The knot is decorative: the field's own hint and
 * error say the same.
 */
export function KnotField({ tied, children }: { tied: boolean; children: ReactNode }) {
  return <div className={cx(styles.knot, tied && styles.tied)}>{children}</div>;
}
