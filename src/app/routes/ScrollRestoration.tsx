import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { recallScroll, rememberScroll, saveScrollMemory } from '#src/shared/navigation/scroll-memory.ts';
import { scrollToHash } from '#src/shared/navigation/scroll-to-named.ts';
import { isReopened } from './is-reopened.ts';
import { matchRoute } from './match.ts';

/** Milliseconds without a change after which a restored scroll position is no longer held. */
const HOLD_TIMEOUT_MS = 3000;
/** Events that show that the user scrolls themselves. */
const USER_INPUT_EVENTS = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/**
 * Scrolls the window to `top` and holds the position: again while the page is still too short (a long list loads page
 * by page), and again when content above changes its height (a poll that hydrates). Ends when the user scrolls, or
 * after `HOLD_TIMEOUT_MS` without a change. Returns a function that stops it.
 */
function holdScrollPosition(top: number): () => void {
  let reached = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', attempt);
    for (const event of USER_INPUT_EVENTS) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const before = window.scrollY;
    window.scrollTo(0, top);
    const now = window.scrollY;
    if (now === before && now <= reached) return;
    reached = Math.max(reached, now);
    clearTimeout(timer);
    timer = setTimeout(stop, HOLD_TIMEOUT_MS);
  };
  const observer = new ResizeObserver(attempt);
  window.addEventListener('scroll', attempt, { passive: true });
  for (const event of USER_INPUT_EVENTS) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

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
  if (position !== undefined) return holdScrollPosition(position);
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
