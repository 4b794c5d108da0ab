import type { Contract, DocumentedAnswer } from './answers.ts';
import type { Screen } from './screens.ts';

/** What a screen asked while it opened. */
export interface Recorded {
  screen: Screen;
  /** Each once, in the order of their first asking. */
  asked: string[];
}

/** One call of a screen and an answer it is to get. */
export interface ReadJob {
  screen: Screen;
  operation: string;
  answer: DocumentedAnswer;
}

/** What every screen must bear, not only the first that asks. */
const EVERYWHERE: ReadonlySet<number> = new Set([401, 403, 404, 429, 500, 503]);
/** Calls of the shell are the same on every screen. */
const SHELL_SHARE = 0.8;

/** Addresses of one pattern that ask the same are one screen. */
function distinct(recorded: readonly Recorded[]): Recorded[] {
  const known = new Set<string>();
  return recorded.filter(({ screen, asked }) => {
    const key = `${screen.pattern} ${asked.toSorted().join()}`;
    return known.size < known.add(key).size;
  });
}

/**
 * Every call that a screen makes by itself, with every documented answer on the first screen that makes it, and on every
 * other screen with the first answer of the statuses that say: log in, not allowed, not found, too fast, broken, busy.
 */
export function readJobs(recorded: readonly Recorded[], { answers }: Contract): ReadJob[] {
  const screens = distinct(recorded);
  const counts = new Map<string, number>();
  for (const { asked } of screens) for (const id of asked) counts.set(id, (counts.get(id) ?? 0) + 1);
  const begun = new Set<string>();
  return screens.flatMap(({ screen, asked }) =>
    asked.flatMap((operation) => {
      const documented = answers.get(operation) ?? [];
      const isFirst = begun.size < begun.add(operation).size;
      const isShell = (counts.get(operation) ?? 0) > screens.length * SHELL_SHARE;
      const shown = isFirst
        ? documented
        : documented.filter(
            ({ status }, at) =>
              (isShell ? status === 500 : EVERYWHERE.has(status)) &&
              documented.findIndex((other) => other.status === status) === at,
          );
      return shown.map((answer) => ({ screen, operation, answer }));
    }),
  );
}
