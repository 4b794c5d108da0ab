import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { debounce } from '#src/shared/lib/time/timing.ts';
import { type ReadingLimits, readingLimitsOf } from './reading-limits.ts';
import { isWallResting } from './wall-memory.ts';

/** Pause of scrolling after which it is looked at, and the longest time until then, in milliseconds (spec 001 §9). */
const SCROLL_PAUSE_MS = 100;
const MAX_SCROLL_WAIT_MS = 1000;

/** A visitor's reading of a list so far. */
interface Reading {
  scrolledPx: number;
  seen: ReadonlySet<number>;
}

/** Returns true when both limits are passed. */
export function isPast({ scrollPx, postCount }: ReadingLimits, { scrolledPx, seen }: Reading): boolean {
  return scrolledPx > scrollPx && seen.size >= postCount;
}

/** Returns the indexes of the items of a list that are in view. They say their index in `data-index`. */
function indexesInView(list: Element): number[] {
  return [...list.querySelectorAll<HTMLElement>('[data-index]')]
    .filter((item) => {
      const { top, bottom } = item.getBoundingClientRect();
      return bottom > 0 && top < window.innerHeight;
    })
    .map(({ dataset }) => Number(dataset.index));
}

/**
 * Counts what a visitor reads of a list. Calls `onPast` once, with the number of items up to the last one that was in
 * view: nothing that somebody saw or began to fill in goes away. Only a wheel or a finger counts, so that keyboards and
 * screen readers, which scroll without either, never meet the wall.
 */
export function useReadingWall(
  list: RefObject<Element | null>,
  { pathname, isMasonry }: { pathname: string; isMasonry: boolean },
  onPast: (count: number) => void,
): void {
  const [seen] = useState(() => new Set<number>());
  const past = useEffectEvent(() => onPast(Math.max(...seen) + 1));

  useEffect(() => {
    if (isWallResting()) return undefined;
    const limits = readingLimitsOf(pathname, isMasonry);
    let isByHand = false;
    let beganAtPx: number | undefined;
    const look = debounce(
      () => {
        for (const index of list.current ? indexesInView(list.current) : []) seen.add(index);
        const scrolledPx = window.scrollY - (beganAtPx ?? window.scrollY);
        if (!isByHand || !isPast(limits, { scrolledPx, seen })) return;
        stop();
        past();
      },
      SCROLL_PAUSE_MS,
      MAX_SCROLL_WAIT_MS,
    );
    const byHand = (): void => {
      isByHand = true;
      // A page that was restored further down begins there.
      beganAtPx ??= window.scrollY;
    };
    const listeners = { scroll: look, wheel: byHand, touchmove: byHand };
    const stop = (): void => {
      look.cancel();
      for (const [name, listener] of Object.entries(listeners)) window.removeEventListener(name, listener);
    };
    for (const [name, listener] of Object.entries(listeners))
      window.addEventListener(name, listener, { passive: true });
    look();
    return stop;
  }, [list, seen, pathname, isMasonry]);
}
