import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { holdScrollPosition } from '#src/shared/navigation/held-scroll.ts';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { recallScroll, rememberScroll, saveScrollMemory } from '#src/shared/navigation/scroll-memory.ts';
import { scrollToHash } from '#src/shared/navigation/scroll-to-named.ts';
import { isReopened } from './is-reopened.ts';
import { matchRoute } from './match.ts';

/**
 * Storage key of a history entry's scroll position. Includes the path, because the first entry of every visit has the
 * same history key.
 */
const scrollKey = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/**
 * Sets the scroll position of the base layer for a new history entry (spec 000 §2.8). Returns a function that cancels
 * it.
 */
function scrollOnNavigation(base: Location, isReturn: boolean, isNewPath: boolean): (() => void) | undefined {
  const position = isReturn ? recallScroll(scrollKey(base)) : undefined;
  if (position !== undefined) return holdScrollPosition(scrollKey(base), position);
  if (scrollToHash(base.hash) || !isNewPath) return undefined;
  if (matchRoute(base.pathname)?.route.scroll !== 'keep') window.scrollTo(0, 0);
  return undefined;
}

/**
 * Records the base layer's scroll position per history entry and restores it on Back and on reload; a new path starts
 * at the top unless its route says otherwise. Opening and closing layers does not scroll the base layer.
 */
export function ScrollRestoration() {
  const { base, top } = useLayers();
  const navigationType = useNavigationType();
  // A shorter page fires its scroll event after rendering; by then this must hold the new entry.
  const current = useRef<Location>(undefined);
  const isCovered = useRef(false);

  useLayoutEffect(() => {
    isCovered.current = top !== 'base';
  }, [top]);

  useLayoutEffect(() => {
    const previous = current.current;
    current.current = base;
    if (previous?.key === base.key && previous.pathname === base.pathname) return undefined;
    const isReturn = previous === undefined ? isReopened() : navigationType === 'POP';
    return scrollOnNavigation(base, isReturn, previous !== undefined && previous.pathname !== base.pathname);
  }, [base, navigationType]);

  useEffect(() => {
    const record = () => {
      if (current.current && !isCovered.current) rememberScroll(scrollKey(current.current), window.scrollY);
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', record, { passive: true });
    window.addEventListener('pagehide', saveScrollMemory);
    return () => {
      window.removeEventListener('scroll', record);
      window.removeEventListener('pagehide', saveScrollMemory);
    };
  }, []);

  return null;
}
