/** Undo history: past, current and undone values. */
export interface History<Value> {
  past: readonly Value[];
  now: Value;
  future: readonly Value[];
  /** The property of the last change: another change of the same property replaces it instead of adding a step. */
  last?: string;
}

/** Maximum number of undo steps. */
const MAX_UNDO_STEPS = 100;

export const newHistory = <Value>(now: Value): History<Value> => ({ past: [], now, future: [] });

/**
 * Adds a change. Consecutive changes of one property are a single step, so that dragging through colours is undone at
 * once.
 */
export function withChange<Value>(
  { past, now, last }: History<Value>,
  next: Value,
  of: string,
): History<Value> {
  const kept = last === of && past.length > 0 ? past : [...past, now].slice(-MAX_UNDO_STEPS);
  return { past: kept, now: next, future: [], last: of };
}

/** Undoes one step; returns the same history when there is none. */
export function undo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [before] = past.slice(-1);
  return before === undefined ? history : { past: past.slice(0, -1), now: before, future: [now, ...future] };
}

/** Redoes one step; returns the same history when there is none. */
export function redo<Value>(history: History<Value>): History<Value> {
  const { past, now, future } = history;
  const [next, ...rest] = future;
  return next === undefined ? history : { past: [...past, now], now: next, future: rest };
}
