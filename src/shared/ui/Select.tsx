import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

/** One of some, as the browser's own list, in a chip that says what is chosen. Takes `option`s and what a `select` takes. */
export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <span className={cx(styles.select, className)}>
      <select {...select}>{children}</select>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
