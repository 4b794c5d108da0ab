import { useCallback, useSyncExternalStore } from 'react';

/** Maximum number of remembered keys; the oldest are dropped. */
const MAX_REMEMBERED = 500;

const STORAGE_KEY = 'opened';

/** Keys stored by this tab before a reload; they also apply to a document that is opened anew in it. */
function storedKeys(): string[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    // Storage is unavailable (or there is no browser): state lasts as long as the page.
    return [];
  }
}

const opened = new Set<string>(storedKeys());
const listeners = new Set<() => void>();

function set(key: string, open: boolean): void {
  opened.delete(key);
  if (open) opened.add(key);
  for (const oldest of opened) {
    if (opened.size <= MAX_REMEMBERED) break;
    opened.delete(oldest);
  }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...opened]));
  } catch {
    // Storage is full or unavailable: a reload collapses the content again.
  }
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

const closed = (): boolean => false;

/**
 * Returns whether content is expanded and a setter. Remembered for the life of the tab: a post that is unmounted by
 * scrolling or a reload returns in the state the reader left it.
 */
export function useDisclosure(key: string): [open: boolean, setOpen: (open: boolean) => void] {
  const open = useSyncExternalStore(subscribe, () => opened.has(key), closed);
  return [open, useCallback((next: boolean) => set(key, next), [key])];
}
