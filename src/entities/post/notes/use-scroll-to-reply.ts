import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** History entries whose reply has been scrolled to already: returning to one restores its scroll position instead. */
const scrolledEntries = new Set<string>();

/**
 * Scrolls to the element an address names, once per history entry, and makes it the starting point for screen readers
 * and the Tab key.
 */
export function useScrollToReply(target: RefObject<HTMLElement | null>, isNamed: boolean): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    const entry = `${key} ${pathname}`;
    if (!isNamed || scrolledEntries.has(entry)) return;
    scrolledEntries.add(entry);
    target.current?.scrollIntoView({ block: 'center' });
    if (!document.activeElement?.matches('input, textarea')) target.current?.focus({ preventScroll: true });
  }, [target, isNamed, key, pathname]);
}
