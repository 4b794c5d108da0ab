import type { ReactNode } from 'react';
import { Art, type ArtName } from './Art.tsx';
import styles from './EmptyState.module.css';

type EmptyStateProps = {
  title: ReactNode;
  /** What will appear here and how to make it appear. */
  children?: ReactNode;
  /** A button or link that helps. */
  action?: ReactNode;
  art?: ArtName;
  /** Level of the heading. */
  level?: 1 | 2 | 3;
};

const HEADINGS = { 1: 'h1', 2: 'h2', 3: 'h3' } as const;

/** A list with nothing in it, said kindly. */
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
