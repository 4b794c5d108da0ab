import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  ...rest
}: {
  /** Use `h1` for a heading, which must not be inside a `span`. */
  as?: 'span' | 'h1';
  id?: string;
  children: ReactNode;
}) {
  return <Element className={styles.hidden} {...rest} />;
}
