import type { ReactNode } from 'react';
import { Art, type ArtName } from './Art.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** Explains what will appear here and how to add it. */
  children?: ReactNode;
  /** Button or link for the next step. */
  action?: ReactNode;
  art?: ArtName;
  /** Heading level. */
  level?: 1 | 2 | 3;
};

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** Empty state of a list. */
export function EmptyState({ title, children, action, art = 'basket', level = 2 }: EmptyStateProps) {
  const Heading = HEADINGS[level];
  return (
    <div className={styles.state}>
      <Art name={art} />
      <Heading className={styles.title}>{title}</Heading>
      {children ? <div className={styles.text}>{children}</div> : null}
      {action ? <div className={styles.action}>{action}</div> : null}
    </div>
  );
}
