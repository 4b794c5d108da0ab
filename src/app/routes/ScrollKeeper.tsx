import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useNavigationType } from 'react-router';
import { useLayers } from '#src/shared/navigation/layer-context.ts';
import { recallScroll, rememberScroll, saveScrollMemory } from '#src/shared/navigation/scroll-memory.ts';
import { isReopened } from './is-reopened.ts';
import { matchRoute } from './match.ts';

/** How long a place is held on a page that has come to rest, in milliseconds. */
const PATIENCE = 3000;
/** What says that the reader goes their own way. */
const READER_MOVES = ['wheel', 'touchmove', 'keydown', 'mousedown'] as const;

/**
 * Scrolls the window to `top` and holds it there: again while the page is still too short for it (a deep list comes page by
 * page, each as slow as the line), and again when something above changes its height after all (a poll that wakes). Ends
 * when the reader moves, or when nothing has happened for as long as patience lasts. Returns the way to stop it.
 */
function holdPlace(top: number): () => void {
  let reached = -1;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stop = () => {
    observer.disconnect();
    clearTimeout(timer);
    window.removeEventListener('scroll', attempt);
    for (const event of READER_MOVES) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    const before = window.scrollY;
    window.scrollTo(0, top);
    const now = window.scrollY;
    if (now === before && now <= reached) return;
    reached = Math.max(reached, now);
    clearTimeout(timer);
    timer = setTimeout(stop, PATIENCE);
  };
  const observer = new ResizeObserver(attempt);
  window.addEventListener('scroll', attempt, { passive: true });
  for (const event of READER_MOVES) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  attempt();
  return stop;
}

function scrollToHash(hash: string): boolean {
  const target = hash === '' ? null : document.querySelector(`#${CSS.escape(hash.slice(1))}`);
  target?.scrollIntoView();
  return target !== null;
}

/** Every visit's first entry has the same key, so the path is part of the name. */
const placeName = ({ key, pathname }: Location): string => `${key} ${pathname}`;

/** What the ground does on arriving at a new history entry (spec 000 §2.8). */
function arrive(base: Location, isReturn: boolean, isNewPath: boolean): (() => void) | undefined {
  const place = isReturn ? recallScroll(placeName(base)) : undefined;
  if (place !== undefined) return holdPlace(place);
  if (scrollToHash(base.hash) || !isNewPath) return undefined;
  if (matchRoute(base.pathname)?.route.scroll !== 'keep') window.scrollTo(0, 0);
  return undefined;
}

/**
 * Keeps how far down each history entry of the ground is scrolled, and goes back there on Back and on reload; a new path
 * starts at the top unless its route says otherwise. Layers come and go without moving the ground at all.
 */
export function ScrollKeeper() {
  const { base, top } = useLayers();
  const navigationType = useNavigationType();
  // The scroll event that a shorter page causes comes after the page: it must find the new entry here.
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
    return arrive(base, isReturn, previous !== undefined && previous.pathname !== base.pathname);
  }, [base, navigationType]);

  useEffect(() => {
    const note = () => {
      if (current.current && !isCovered.current) rememberScroll(placeName(current.current), window.scrollY);
    };
    window.history.scrollRestoration = 'manual';
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', saveScrollMemory);
    return () => {
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', saveScrollMemory);
    };
  }, []);

  return null;
}
