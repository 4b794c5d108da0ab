import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { OtherElement } from '#src/entities/post/feed/element-context.ts';

/** An element that was dismissed on this page. */
interface Dismissed {
  /** Name of the element in messages. */
  name: string;
  /** Key of the history entry on which it was dismissed: the line with Undo stays there. */
  page: string;
}

const dismissed = new Map<string, Dismissed>();
const listeners = new Set<() => void>();

/** Kind and id of an element. */
type ElementRef = Pick<OtherElement, 'objectType' | 'id'>;

const keyOf = ({ objectType, id }: ElementRef): string => `${objectType} ${id}`;

function notify(): void {
  for (const listener of listeners) listener();
}

/** Marks an element as dismissed. */
export function markDismissed(element: ElementRef, as: Dismissed): void {
  dismissed.set(keyOf(element), as);
  notify();
}

/** Reverts `markDismissed`. */
export function unmarkDismissed(element: ElementRef): void {
  if (dismissed.delete(keyOf(element))) notify();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/**
 * Returns how an element was dismissed since the document was loaded, and whether that was on the page that is open
 * now.
 */
export function useDismissed(element: ElementRef): {
  dismissed: Dismissed | undefined;
  isSamePage: boolean;
} {
  const { key } = useLocation();
  const found = useSyncExternalStore(
    subscribe,
    () => dismissed.get(keyOf(element)),
    () => undefined,
  );
  return { dismissed: found, isSamePage: found?.page === key };
}

/** Forgets all dismissals, for tests. */
export function clearDismissed(): void {
  dismissed.clear();
  notify();
}
