import {
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  useVirtualizer,
  type VirtualItem,
  type Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual';
import { useCallback, useLayoutEffect } from 'react';

/** Which of a column's elements are worth having on the page. */
export type ColumnWindow = Virtualizer<Element, HTMLElement>;
type OfWindow = Virtualizer<Window, HTMLElement>;

interface ColumnOptions {
  /** From the left in English, from 0 on. */
  column: number;
  /** Whether it is one of several: then none may move the page under the others. */
  isBesideOthers: boolean;
  /** Keys of the whole list; the same array as long as they are. */
  keys: readonly string[];
  /** Which of them stand in this column. */
  indexes: readonly number[];
  /** About how high one will be, in CSS pixels. */
  estimate: (index: number) => number;
  /** Pixels between two elements. */
  gap: number;
  /** Pixels from the top of what scrolls to the top of the list. */
  margin: number;
  /** Pixels at the top of the scroller that are covered by the header. */
  covered: number;
  /** What scrolls; null for the window. */
  parent: HTMLElement | null;
  enabled: boolean;
  /** Whether elements that come in above stay above. */
  isInside: boolean;
  /** Where to start, in pixels from the top. */
  offset: () => number;
  /** Heights that are known from before. */
  sizes: VirtualItem[] | undefined;
  /** Whether heights from before count more than what is measured: a list that wakes far from its place is not itself yet. */
  isWaking: () => boolean;
}

/** Elements kept ready beyond each edge of the window. */
const OVERSCAN = 3;

/** Pixels of the window that can be seen; none on the server, which shows lists whole. */
function windowSize(): { width: number; height: number } {
  if (typeof window === 'undefined') return { width: 0, height: 0 };
  return { width: window.innerWidth, height: window.innerHeight };
}

/**
 * Where an element says its place in a column. It says -1 to the columns it is not in, which may still watch it from
 * before, so that its height is never taken for that of one of theirs.
 */
export const placeAttribute = (column: number): string => `data-place-${column}`;

/** To a fraction of a pixel: rounding would move what the reader looks at when something above is let go. */
function heightIn(column: number, before: VirtualItem[] | undefined, isWaking: () => boolean) {
  return (element: HTMLElement, _entry: unknown, { measurementsCache }: ColumnWindow): number => {
    const key = measurementsCache[Number(element.getAttribute(placeAttribute(column)))]?.key;
    const known = before && isWaking() ? before.find((item) => item.key === key)?.size : undefined;
    return known ?? element.getBoundingClientRect().height;
  };
}

/** Watches one column, whose elements say their places (`placeAttribute`). */
export function useColumnWindow({
  column,
  isBesideOthers,
  keys,
  indexes,
  estimate,
  gap,
  margin,
  covered,
  parent,
  enabled,
  isInside,
  offset,
  sizes,
  isWaking,
}: ColumnOptions): ColumnWindow {
  // The library lays everything out anew when it is given another function.
  const keyOf = useCallback((place: number) => keys[indexes[place] ?? -1] ?? place, [keys, indexes]);
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: indexes.length,
    // Columns tell of the same scrolling one after the other: drawn at once for each, the list would be drawn three times.
    useFlushSync: false,
    // Posts that come in above stay above while somebody reads further down; at the top they show themselves.
    anchorTo: isInside && column === 0 ? 'end' : 'start',
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    gap,
    overscan: OVERSCAN,
    getItemKey: keyOf,
    estimateSize: (place) => estimate(indexes[place] ?? -1),
    indexAttribute: placeAttribute(column),
    measureElement: heightIn(column, sizes, isWaking),
    scrollMargin: margin,
    scrollPaddingStart: covered,
    initialOffset: offset,
    initialMeasurementsCache: sizes,
    initialRect: windowSize(),
    enabled,
    getScrollElement: () => parent ?? (globalThis.window as unknown as Element | undefined) ?? null,
    observeElementRect: (instance, tell) =>
      parent ? observeElementRect(instance, tell) : observeWindowRect(instance as unknown as OfWindow, tell),
    observeElementOffset: (instance, tell) =>
      parent
        ? observeElementOffset(instance, tell)
        : observeWindowOffset(instance as unknown as OfWindow, tell),
    scrollToFn: (to, options, instance) =>
      parent
        ? elementScroll(to, options, instance)
        : windowScroll(to, options, instance as unknown as OfWindow),
  });
  useLayoutEffect(() => {
    virtualizer.shouldAdjustScrollPositionOnItemSizeChange = isBesideOthers ? () => false : undefined;
  }, [virtualizer, isBesideOthers]);
  return virtualizer;
}
