import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { Icon } from './Icon.tsx';
import styles from './Select.module.css';

/** Native select, styled as a chip with the current choice. Takes `option`s and the props of `select`. */
export function Select({ className, children, ...select }: ComponentProps<'select'>) {
  return (
    <span className={cx(styles.select, className)}>
      <select {...select}>{children}</select>
      <Icon name="chevron-down" size={18} />
    </span>
  );
}
