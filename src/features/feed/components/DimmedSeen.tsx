import type { ReactNode } from 'react';
import { useSeenSetting } from '../data/seen-setting.ts';
import styles from './DimmedSeen.module.css';

/** Wraps the member's feeds and dims posts they have seen before, if they chose so. */
export function DimmedSeen({ children }: { children: ReactNode }) {
  return <div className={useSeenSetting() === 'show' ? undefined : styles.dimmed}>{children}</div>;
}
