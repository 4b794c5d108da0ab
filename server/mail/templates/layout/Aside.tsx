import type { ReactNode } from 'react';
import { coloured } from './styles.ts';

/** Words beside a name: when it was, or what it is. */
export function Aside({ children }: { children: ReactNode }) {
  return <span {...coloured('muted', { fontSize: '14px' })}>{children}</span>;
}
