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

/** Virtualiser of one column: which of its elements are mounted. */
export type ColumnWindow = Virtualizer<Element, HTMLElement>;
type OfWindow = Virtualizer<Window, HTMLElement>;

interface ColumnOptions {
  /** Index from the inline start, from 0. */
  column: number;
  /** True when there are several columns; then none of them may adjust the scroll position. */
  isBesideOthers: boolean;
  /** Keys of the whole list; a stable array while they do not change. */
  keys: readonly string[];
  /** List indexes of the elements in this column. */
  indexes: readonly number[];
  /** Returns true for an element that spans all columns; a stable function. */
  isFull: (index: number) => boolean;
  /** Estimated height of an element, in CSS pixels. */
  estimate: (index: number) => number;
  /** Gap between two elements, in pixels. */
  gap: number;
  /** Distance from the top of the scroller to the top of the list, in pixels. */
  margin: number;
  /** Pixels at the top of the scroller that the header covers. */
  headerOffset: number;
  /** The scroller; null for the window. */
  parent: HTMLElement | null;
  enabled: boolean;
  /** True when elements inserted above must not move the visible ones. */
  isScrolledInside: boolean;
  /** Returns the initial scroll offset, in pixels. */
  offset: () => number;
  /** Stored heights of an earlier visit. */
  sizes: VirtualItem[] | undefined;
  /**
   * Returns true when stored heights take precedence over measured ones: during restoration, until the list has reached
   * its stored offset.
   */
  isRestoring: () => boolean;
}

/** Elements mounted beyond each edge of the viewport. */
const OVERSCAN_COUNT = 3;

/** Visible size of the window; zero on the server, which renders lists completely. */
function windowSize(): { width: number; height: number } {
  if (typeof window === 'undefined') return { width: 0, height: 0 };
  return { width: window.innerWidth, height: window.innerHeight };
}

/**
 * Attribute that holds an element's index in a column. It is -1 for the other columns, whose observers may still watch
 * the element, so that its height is never recorded for one of theirs.
 */
export const columnIndexAttribute = (column: number): string => `data-place-${column}`;

/**
 * Measures heights to a fraction of a pixel: rounding would shift the visible content when elements above are
 * unmounted.
 */
function measureIn(column: number, before: VirtualItem[] | undefined, isRestoring: () => boolean) {
  return (element: HTMLElement, _entry: unknown, { measurementsCache }: ColumnWindow): number => {
    const key = measurementsCache[Number(element.getAttribute(columnIndexAttribute(column)))]?.key;
    const known = before && isRestoring() ? before.find((item) => item.key === key)?.size : undefined;
    return known ?? element.getBoundingClientRect().height;
  };
}

/** Virtualises one column, whose elements carry their index in it (`columnIndexAttribute`). */
export function useColumnWindow({
  column,
  isBesideOthers,
  keys,
  indexes,
  isFull,
  estimate,
  gap,
  margin,
  headerOffset,
  parent,
  enabled,
  isScrolledInside,
  offset,
  sizes,
  isRestoring,
}: ColumnOptions): ColumnWindow {
  // A new function identity makes the library recompute all positions.
  const keyOf = useCallback(
    (indexInColumn: number) => {
      const index = indexes[indexInColumn] ?? -1;
      const key = keys[index] ?? indexInColumn;
      // Each column has its own space above an element that spans all of them.
      return isFull(index) ? `${key} in column ${column}` : key;
    },
    [keys, indexes, isFull, column],
  );
  const virtualizer = useVirtualizer<Element, HTMLElement>({
    count: indexes.length,
    // The columns report the same scroll event one after the other; flushing synchronously for each would render the
    // list three times.
    useFlushSync: false,
    // Posts inserted above stay above while the reader has scrolled down; at the top they appear.
    anchorTo: isScrolledInside && column === 0 ? 'end' : 'start',
    scrollEndThreshold: Number.NEGATIVE_INFINITY,
    gap,
    overscan: OVERSCAN_COUNT,
    getItemKey: keyOf,
    estimateSize: (indexInColumn) => estimate(indexes[indexInColumn] ?? -1),
    indexAttribute: columnIndexAttribute(column),
    measureElement: measureIn(column, sizes, isRestoring),
    scrollMargin: margin,
    scrollPaddingStart: headerOffset,
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
