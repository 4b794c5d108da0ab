import { useCallback, useSyncExternalStore } from 'react';

/** How many openings are remembered before the oldest is forgotten. */
const MOST = 500;

const STORAGE_KEY = 'opened';

/** What this tab had open before it was reloaded; a document opened anew in it as well. */
function kept(): string[] {
  try {
    const known: unknown = JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(known) ? known.filter((key): key is string => typeof key === 'string') : [];
  } catch {
    // A browser that forbids storage, or a program without one, still remembers for the life of the page.
    return [];
  }
}

const opened = new Set<string>(kept());
const listeners = new Set<() => void>();

function set(key: string, open: boolean): void {
  opened.delete(key);
  if (open) opened.add(key);
  for (const oldest of opened) {
    if (opened.size <= MOST) break;
    opened.delete(oldest);
  }
  try {
    sessionStorage.setItem(STORAGE_KEY, JSON.stringify([...opened]));
  } catch {
    // Full or forbidden storage: a reload folds it again.
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
 * Whether something is unfolded, and a way to change it. Remembered as long as the tab is open: a post that scrolls out
 * of a long list and back, or is come back to after a reload, is as the reader left it.
 */
export function useDisclosure(key: string): [open: boolean, setOpen: (open: boolean) => void] {
  const open = useSyncExternalStore(subscribe, () => opened.has(key), closed);
  return [open, useCallback((next: boolean) => set(key, next), [key])];
}
