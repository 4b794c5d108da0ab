import { findByWords } from '#src/shared/lib/text/match-words.ts';
import type { Command, CommandGroup } from './command.ts';

/** The most of one group while something is typed: what fits best stands first, and the next group is in sight. */
const MOST = 6;

/** What fits what was typed, group by group, without the empty ones; as they stand while nothing is typed. */
export function fittingGroups(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  return groups
    .map(({ title, commands }) => ({ title, commands: findByWords(commands, typed).slice(0, MOST) }))
    .filter(({ commands }) => commands.length > 0);
}

/** All commands of the groups, in the order they are shown in. */
export function commandsOf(groups: readonly CommandGroup[]): Command[] {
  return groups.flatMap(({ commands }) => commands);
}
