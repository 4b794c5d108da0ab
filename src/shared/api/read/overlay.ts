import { useCallback, useSyncExternalStore } from 'react';

/**
 * What this page knows about things beyond what a list said when it was fetched. Lists stay as they came; whoever
 * draws a thing lays its entry over it, so that every list agrees. Entries exist only for things somebody acted on,
 * and only in the browser: the server never writes one.
 */
export interface Overlay<Entry extends object> {
  get: (key: string) => Entry | undefined;
  /** Lays values over the ones that are there. */
  put: (key: string, values: Partial<Entry>) => void;
  /**
   * Takes over what a list says, when it was asked for after the last change here: the newest word counts, also for
   * older lists. Things nobody acted on, and things that are `held`, stay as they are.
   */
  adopt: (key: string, values: Partial<Entry>, askedAt: number) => void;
  /** Keeps `adopt` away from an entry while a write is under way; call the answer when it is over. */
  hold: (key: string) => () => void;
  /** Tells what is put, as it is put; what a list says is not told. Answers what ends it. */
  onPut: (listener: (key: string, values: Partial<Entry>) => void) => () => void;
  clear: () => void;
  isEmpty: () => boolean;
  /** The entry as React state; nothing on the server and while hydrating. */
  use: (key: string) => Entry | undefined;
}

// A counter instead of a clock: two events in one millisecond still have an order.
let now = 0;

/** The moment something is asked for, to be given to `adopt` with its answer. */
export function askedNow(): number {
  now += 1;
  return now;
}

const nothing = (): undefined => undefined;

/** A new, empty overlay. */
export function makeOverlay<Entry extends object>(): Overlay<Entry> {
  const entries = new Map<string, { values: Partial<Entry>; at: number }>();
  const listeners = new Map<string, Set<() => void>>();
  const witnesses = new Set<(key: string, values: Partial<Entry>) => void>();
  const held = new Map<string, number>();

  const tell = (key: string): void => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const get = (key: string): Entry | undefined => entries.get(key)?.values as Entry | undefined;
  const put = (key: string, values: Partial<Entry>): void => {
    entries.set(key, { values: { ...entries.get(key)?.values, ...values }, at: askedNow() });
    tell(key);
    for (const witness of witnesses) witness(key, values);
  };
  const subscribe = (key: string, listener: () => void): (() => void) => {
    const known = listeners.get(key) ?? new Set();
    listeners.set(key, known.add(listener));
    return () => {
      known.delete(listener);
      if (known.size === 0) listeners.delete(key);
    };
  };

  return {
    get,
    put,
    adopt: (key, values, askedAt) => {
      const entry = entries.get(key);
      if (!entry || held.has(key) || entry.at > askedAt) return;
      entries.set(key, { values: { ...entry.values, ...values }, at: askedAt });
      tell(key);
    },
    hold: (key) => {
      held.set(key, (held.get(key) ?? 0) + 1);
      return () => {
        const left = (held.get(key) ?? 1) - 1;
        if (left > 0) held.set(key, left);
        else held.delete(key);
      };
    },
    onPut: (listener) => {
      witnesses.add(listener);
      return () => witnesses.delete(listener);
    },
    clear: () => {
      const keys = [...entries.keys()];
      entries.clear();
      for (const key of keys) tell(key);
    },
    isEmpty: () => entries.size === 0,
    use: (key) => {
      const subscribeKey = useCallback((listener: () => void) => subscribe(key, listener), [key]);
      return useSyncExternalStore(subscribeKey, () => get(key), nothing);
    },
  };
}
