import type { Contract, DocumentedAnswer } from './answers.ts';
import type { Screen } from './screens.ts';

/** The calls that a screen sent on opening. */
export interface RecordedScreen {
  screen: Screen;
  /** Each once, in the order of the first call. */
  asked: string[];
}

/** One call of a screen and the answer it is given. */
export interface ReadJob {
  screen: Screen;
  operation: string;
  answer: DocumentedAnswer;
}

/** Statuses that every screen must handle, not only the first that sends the call. */
const EVERY_SCREEN_STATUSES: ReadonlySet<number> = new Set([401, 403, 404, 429, 500, 503]);
/** A call that this share of the screens sends belongs to the shell. */
const SHELL_SHARE = 0.8;

/** Removes addresses of one pattern that send the same calls. */
function distinct(recorded: readonly RecordedScreen[]): RecordedScreen[] {
  const known = new Set<string>();
  return recorded.filter(({ screen, asked }) => {
    const key = `${screen.pattern} ${asked.toSorted().join()}`;
    return known.size < known.add(key).size;
  });
}

/**
 * Returns every call that a screen sends on opening: with every documented answer on the first screen that sends it,
 * and on every other screen with the first answer of the statuses {@link EVERY_SCREEN_STATUSES}.
 */
export function readJobs(recorded: readonly RecordedScreen[], { answers }: Contract): ReadJob[] {
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
              (isShell ? status === 500 : EVERY_SCREEN_STATUSES.has(status)) &&
              documented.findIndex((other) => other.status === status) === at,
          );
      return shown.map((answer) => ({ screen, operation, answer }));
    }),
  );
}
