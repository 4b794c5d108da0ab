import type { DocumentedAnswer } from './answers.ts';

/** One cell of the matrix: how a screen handled one answer to one of its calls. */
export interface Cell {
  operation: string;
  /** The route's pattern for a call on opening, the address for an action. */
  where: string;
  /** The action's steps as text; empty for a call on opening. */
  steps: string;
  status: number;
  name: string;
  code?: number;
  faults: string[];
}

/** Returns a key that identifies a cell across runs. */
export function cellKey({
  operation,
  status,
  name,
  where,
  steps,
}: Pick<Cell, 'operation' | 'status' | 'name' | 'where' | 'steps'>): string {
  return JSON.stringify([operation, status, name, where, steps]);
}

/** Number of lines of a browser's call log that are kept: the last ones say what an element was waiting for. */
const KEPT_LOG_LINE_COUNT = 4;
/** Number of characters of a page's text that a fault shows. */
const SHOWN_TEXT_LENGTH = 300;

/** Returns an error's first line, and the end of the call log that Playwright appends. */
function errorWithLog(error: unknown): string {
  const [first = '', ...log] = String(error)
    .split('\n')
    .map((line) => line.trim());
  return [first, ...log.filter((line) => line !== '').slice(-KEPT_LOG_LINE_COUNT)].join(' | ');
}

/**
 * Returns the faults that `work` finds; an exception counts as a fault.
 *
 * @param shownText returns the text of the page, which says what was there instead of the missing element
 */
export async function catchFaults(
  work: () => Promise<string[]>,
  shownText: () => Promise<string>,
): Promise<string[]> {
  try {
    return await work();
  } catch (error) {
    const shown = (await shownText().catch(() => '')).slice(0, SHOWN_TEXT_LENGTH);
    return [`it could not be driven: ${errorWithLog(error)} | the page shows: ${shown}`];
  }
}

export function cellOf(
  operation: string,
  answer: DocumentedAnswer,
  where: string,
  steps: string,
  faults: string[],
): Cell {
  const { status, name, code } = answer;
  return { operation, where, steps, status, name, ...(code === undefined ? {} : { code }), faults };
}
