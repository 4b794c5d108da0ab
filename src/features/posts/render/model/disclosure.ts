import { useCallback, useSyncExternalStore } from 'react';

/** How many openings are remembered before the oldest is forgotten. */
const MOST = 500;

const opened = new Set<string>();
const listeners = new Set<() => void>();

function set(key: string, open: boolean): void {
  opened.delete(key);
  if (open) opened.add(key);
  for (const oldest of opened) {
    if (opened.size <= MOST) break;
    opened.delete(oldest);
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
 * Whether something is unfolded, and a way to change it. Remembered for the life of the page: a post that scrolls out
 * of a long list and back is as the reader left it.
 */
export function useDisclosure(key: string): [open: boolean, setOpen: (open: boolean) => void] {
  const open = useSyncExternalStore(subscribe, () => opened.has(key), closed);
  return [open, useCallback((next: boolean) => set(key, next), [key])];
}
