import type { ReactNode } from 'react';
import type { Named } from '#src/shared/lib/text/match-words.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** Something the command palette does or leads to. */
export interface Command extends Named {
  id: string;
  icon: IconName;
  /** In place of the icon: whose it is. */
  picture?: ReactNode;
  /** Where it is, or whose. */
  detail?: string;
  /** The key that does it without the palette. */
  cap?: string;
  run: () => void;
}

/** Commands that stand together, under a heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}
