import type { ReactNode } from 'react';
import styles from './VisuallyHidden.module.css';

/** Text for screen readers only. */
export function VisuallyHidden({
  as: Element = 'span',
  ...rest
}: {
  /** A heading is one itself: it may not stand in a `span`. */
  as?: 'span' | 'h1';
  id?: string;
  children: ReactNode;
}) {
  return <Element className={styles.hidden} {...rest} />;
}
