/** What was, what is, and what was taken back. */
export interface History<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  /** What the last change was of: the next one of the same takes its place instead of adding a step. */
  last?: string;
}

/** The most steps that can be taken back. */
const STEPS = 100;

export const begin = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

/**
 * A further change. Changes of one thing that follow each other are one step, so that dragging through colours is taken
 * back at once.
 */
export function change<Value>({ past, now, last }: History<Value>, next: Value, of: string): History<Value> {
  const kept = last === of && past.length > 0 ? past : [...past, now].slice(-STEPS);
  return { past: kept, now: next, future: [], last: of };
}

/** One step back; the same when there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [before] = past.slice(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** One step forth again; the same when there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest };
}
