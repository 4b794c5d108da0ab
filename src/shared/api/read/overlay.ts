import { useCallback, useSyncExternalStore } from 'react';

/**
 * State of things that is newer than the lists they were fetched in (optimistic updates). Lists stay unchanged;
 * components merge the overlay entry when rendering, so that all lists agree. Entries exist only for things the user
 * acted on, and only in the browser: the server never writes one.
 */
export interface Overlay<Entry extends object> {
  get: (key: string) => Entry | undefined;
  /** Merges values into the entry. */
  put: (key: string, values: Partial<Entry>) => void;
  /**
   * Updates an entry from a response that was requested after the last change here: the newest value wins, also for
   * older lists. Things without an entry, and held ones, stay unchanged.
   */
  merge: (key: string, values: Partial<Entry>, requestedAt: number) => void;
  /**
   * Makes `merge` skip an entry while a write is in flight. Call the returned function when the server has answered it;
   * responses requested before that are skipped as well, because the server may have made them before the write.
   */
  hold: (key: string) => () => void;
  /** Calls the listener for each `put`, not for `merge`. Returns a function that unsubscribes. */
  onPut: (listener: (key: string, values: Partial<Entry>) => void) => () => void;
  clear: () => void;
  isEmpty: () => boolean;
  /** Returns the entry as React state; undefined on the server and during hydration. */
  use: (key: string) => Entry | undefined;
}

// A counter instead of a clock orders two events within one millisecond.
let now = 0;

/** Returns the logical time of a request, to be passed to `merge` with its response. */
export function logicalNow(): number {
  now += 1;
  return now;
}

const getServerSnapshot = (): undefined => undefined;

/** Creates an empty overlay. */
export function makeOverlay<Entry extends object>(): Overlay<Entry> {
  const entries = new Map<string, { values: Partial<Entry>; at: number }>();
  const listeners = new Map<string, Set<() => void>>();
  const putListeners = new Set<(key: string, values: Partial<Entry>) => void>();
  const holdCounts = new Map<string, number>();

  const notify = (key: string): void => {
    for (const listener of listeners.get(key) ?? []) listener();
  };
  const get = (key: string): Entry | undefined => entries.get(key)?.values as Entry | undefined;
  const put = (key: string, values: Partial<Entry>): void => {
    entries.set(key, { values: { ...entries.get(key)?.values, ...values }, at: logicalNow() });
    notify(key);
    for (const listener of putListeners) listener(key, values);
  };
  const subscribe = (key: string, listener: () => void): (() => void) => {
    const keyListeners = listeners.get(key) ?? new Set();
    listeners.set(key, keyListeners.add(listener));
    return () => {
      keyListeners.delete(listener);
      if (keyListeners.size === 0) listeners.delete(key);
    };
  };

  return {
    get,
    put,
    merge: (key, values, requestedAt) => {
      const entry = entries.get(key);
      if (!entry || holdCounts.has(key) || entry.at > requestedAt) return;
      entries.set(key, { values: { ...entry.values, ...values }, at: requestedAt });
      notify(key);
    },
    hold: (key) => {
      holdCounts.set(key, (holdCounts.get(key) ?? 0) + 1);
      return () => {
        const remaining = (holdCounts.get(key) ?? 1) - 1;
        if (remaining > 0) holdCounts.set(key, remaining);
        else holdCounts.delete(key);
        const entry = entries.get(key);
        if (entry) entries.set(key, { ...entry, at: logicalNow() });
      };
    },
    onPut: (listener) => {
      putListeners.add(listener);
      return () => putListeners.delete(listener);
    },
    clear: () => {
      const keys = [...entries.keys()];
      entries.clear();
      for (const key of keys) notify(key);
    },
    isEmpty: () => entries.size === 0,
    use: (key) => {
      const subscribeKey = useCallback((listener: () => void) => subscribe(key, listener), [key]);
      return useSyncExternalStore(subscribeKey, () => get(key), getServerSnapshot);
    },
  };
}
