import type { ReactNode } from 'react';
import type { Searchable } from '#src/shared/lib/text/match-words.ts';
import type { IconName } from '#src/shared/ui/icon-paths.ts';

/** A command of the palette: runs an action or opens a page. */
export interface Command extends Searchable {
  id: string;
  icon: IconName;
  /** Shown in place of the icon, for example a blog's avatar. */
  picture?: ReactNode;
  /** Secondary line: the page or blog the command belongs to. */
  detail?: string;
  /** Keyboard shortcut that runs the command without the palette. */
  cap?: string;
  run: () => void;
}

/** Commands under a common heading. */
export interface CommandGroup {
  title: string;
  commands: readonly Command[];
}
