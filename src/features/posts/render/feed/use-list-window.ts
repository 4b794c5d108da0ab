import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useArrival } from '#src/shared/navigation/arrival.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { useScrollParent } from '#src/shared/navigation/scroll-parent.ts';
import { keepPlace, placeOf, savePlaces } from './place-memory.ts';
import { type ListWindow, useVirtualizer, type WindowWindow } from './use-virtualizer.ts';

interface ListWindowOptions {
  count: number;
  keyOf: (index: number) => string;
  estimate: (index: number) => number;
  /** Pixels between two elements. */
  gap: number;
  /** Columns; undefined while they are not known. */
  lanes: number | undefined;
  /** Pixels at the top of the scroller that are covered by the header. */
  covered: number;
}

/** Elements kept ready beyond each edge of the window. */
const OVERSCAN = 3;

/** To a fraction of a pixel: rounding would move what the reader looks at when something above is let go. */
const exactHeight = (element: HTMLElement): number => element.getBoundingClientRect().height;

/** Distance from the top of what scrolls to the top of the list. */
function distanceFromTop(list: HTMLElement, parent: HTMLElement | null): number {
  const { top } = list.getBoundingClientRect();
  return parent ? top - parent.getBoundingClientRect().top + parent.scrollTop : top + window.scrollY;
}

/**
 * Which elements of a long list are worth having on the page. Everything the server sent stays until the page is awake
 * and every element has been measured, so that nothing moves when the far ones are let go; coming back to a list
 * (Back, closing a page) finds it as it was left.
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { count, keyOf, estimate, gap, lanes, covered }: ListWindowOptions,
): { window: ListWindow | undefined; isWindowed: boolean } {
  const parent = useScrollParent();
  const { layer } = useLayer();
  const { key, pathname } = useLocation();
  const arrival = useArrival();
  const hydrated = useHydrated();
  const name = `${key} ${pathname}`;
  const [left] = useState(() => {
    if (typeof window === 'undefined' || layer !== 'base' || arrival !== 'POP') return undefined;
    const place = placeOf(name);
    return place?.width === window.innerWidth ? place : undefined;
  });
  const [margin, setMargin] = useState(0);
  const isReady = layer === 'base' || parent !== null;

  const latest = useRef<{ name: string; virtualizer: ListWindow }>(undefined);
  const isInside = (latest.current?.virtualizer.scrollOffset ?? 0) > margin;
  const virtualizer = useVirtualizer((library) => ({
    count,
    // Posts that come in above stay above while somebody reads further down; at the top they show themselves.
    anchorTo: isInside ? 'end' : 'start',
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    // Told too late, the number of columns would throw the remembered heights away.
    lanes: lanes ?? left?.lanes ?? 1,
    // A column is chosen by heights that are known, so that coming back chooses the same ones.
    laneAssignmentMode: 'measured',
    gap,
    overscan: OVERSCAN,
    getItemKey: keyOf,
    estimateSize: estimate,
    measureElement: exactHeight,
    scrollMargin: margin,
    scrollPaddingStart: covered,
    // The library scrolls to this as it starts, so without a place to go back to it must be where the reader is. A list
    // that was there before the library has been read since.
    initialOffset: () =>
      (list.current ? undefined : left?.offset) ?? (parent ?? document.documentElement).scrollTop,
    initialMeasurementsCache: left?.sizes,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    enabled: isReady,
    getScrollElement: () => parent ?? (globalThis.window as unknown as Element | undefined) ?? null,
    observeElementRect: (instance, tell) =>
      parent
        ? library.observeElementRect(instance, tell)
        : library.observeWindowRect(instance as unknown as WindowWindow, tell),
    observeElementOffset: (instance, tell) =>
      parent
        ? library.observeElementOffset(instance, tell)
        : library.observeWindowOffset(instance as unknown as WindowWindow, tell),
    scrollToFn: (offset, options, instance) =>
      parent
        ? library.elementScroll(offset, options, instance)
        : library.windowScroll(offset, options, instance as unknown as WindowWindow),
  }));
  // A list made in a page that is awake starts with guesses; what the server sent is measured before any of it goes.
  const [isMeasured, setMeasured] = useState(hydrated && virtualizer !== undefined);

  // What stands above the list (a header picture, a notice) may come and go with any render.
  useLayoutEffect(() => {
    if (!list.current) return;
    const now = distanceFromTop(list.current, parent);
    if (Math.abs(now - margin) >= 1) setMargin(now);
  });

  useLayoutEffect(() => {
    if (virtualizer) setMeasured(true);
  }, [virtualizer]);

  useLayoutEffect(() => {
    latest.current = virtualizer && { name, virtualizer };
  });
  useLayoutEffect(() => {
    if (layer !== 'base') return undefined;
    const keep = (): void => {
      if (!latest.current) return;
      const { scrollOffset, options } = latest.current.virtualizer;
      const sizes = latest.current.virtualizer.takeSnapshot();
      keepPlace(latest.current.name, {
        offset: scrollOffset ?? 0,
        sizes,
        lanes: options.lanes,
        width: window.innerWidth,
      });
    };
    const keepForReload = (): void => {
      keep();
      savePlaces();
    };
    window.addEventListener('pagehide', keepForReload);
    return () => {
      window.removeEventListener('pagehide', keepForReload);
      keep();
    };
  }, [layer]);

  return { window: virtualizer, isWindowed: isMeasured && isReady };
}
