import type { ReactNode } from 'react';
import { useSeenChoice } from '../data/seen-choice.ts';
import styles from './DimmedSeen.module.css';

/** Around the member's feeds: dims posts that were seen before, when the member wants that. */
export function DimmedSeen({ children }: { children: ReactNode }) {
  return <div className={useSeenChoice() === 'show' ? undefined : styles.dimmed}>{children}</div>;
}
