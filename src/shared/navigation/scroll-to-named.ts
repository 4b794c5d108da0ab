import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** History entries whose element has been scrolled to: returning to one restores its scroll position instead. */
const scrolledEntries = new Set<string>();

/** Scrolls to the element that an address's hash names; returns false when there is none. */
export function scrollToHash(hash: string): boolean {
  const target = hash === '' ? null : document.querySelector(`#${CSS.escape(hash.slice(1))}`);
  target?.scrollIntoView();
  return target !== null;
}

/**
 * Scrolls to the element that an address names, once per history entry, also when it is rendered later. While the
 * address names it, it has the attribute `data-found`.
 *
 * @param focus makes the element the starting point for screen readers and the Tab key
 */
export function useScrollToNamed(
  target: RefObject<HTMLElement | null>,
  isNamed: boolean,
  { focus = false }: { focus?: boolean } = {},
): void {
  const { key, pathname, hash } = useLocation();
  useEffect(() => {
    const found = target.current;
    if (!isNamed || !found) return undefined;
    found.toggleAttribute('data-found', true);
    const entry = `${key} ${pathname}${hash}`;
    if (!scrolledEntries.has(entry)) {
      scrolledEntries.add(entry);
      found.scrollIntoView({ block: 'center' });
      if (focus && !document.activeElement?.matches('input, textarea')) found.focus({ preventScroll: true });
    }
    return () => void found.toggleAttribute('data-found', false);
  }, [target, isNamed, focus, key, pathname, hash]);
}

/** Returns the ref of an element with this id, which is scrolled to when the address's hash names it. */
export function useHashTarget<Element extends HTMLElement>(id: string): RefObject<Element | null> {
  const target = useRef<Element>(null);
  const { hash } = useLocation();
  useScrollToNamed(target, hash === `#${id}`);
  return target;
}
