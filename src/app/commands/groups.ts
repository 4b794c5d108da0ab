import { findByWords } from '#src/shared/lib/text/match-words.ts';
import type { Command, CommandGroup } from './command.ts';

/** Maximum rows per group while a query is typed, so that the next group stays in view. */
const MAX_PER_GROUP = 6;

/** Returns the groups filtered by the query, without empty ones; unfiltered for an empty query. */
export function matchingGroups(groups: readonly CommandGroup[], typed: string): CommandGroup[] {
  return groups
    .map(({ title, commands }) => ({ title, commands: findByWords(commands, typed).slice(0, MAX_PER_GROUP) }))
    .filter(({ commands }) => commands.length > 0);
}

/** Returns the commands of all groups in display order. */
export function commandsOf(groups: readonly CommandGroup[]): Command[] {
  return groups.flatMap(({ commands }) => commands);
}
