import { type RefObject, useEffect } from 'react';
import { useLocation } from 'react-router';

/** History entries whose reply has been scrolled to: coming back to one finds it as it was left. */
const shownEntries = new Set<string>();

/** Brings what an address names into view, once for each history entry, and lets readers and the Tab key start there. */
export function useShown(place: RefObject<HTMLElement | null>, isNamed: boolean): void {
  const { key, pathname } = useLocation();
  useEffect(() => {
    const entry = `${key} ${pathname}`;
    if (!isNamed || shownEntries.has(entry)) return;
    shownEntries.add(entry);
    place.current?.scrollIntoView({ block: 'center' });
    if (!document.activeElement?.matches('input, textarea')) place.current?.focus({ preventScroll: true });
  }, [place, isNamed, key, pathname]);
}
