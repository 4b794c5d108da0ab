import { type RefObject, useCallback, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { moveHeldScroll } from '#src/shared/navigation/held-scroll.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { useScrollParent } from '#src/shared/navigation/scroll-parent.ts';
import { assignColumns, type ColumnAssignment, indexesByColumn } from './assign-columns.ts';
import type { ReadingPosition } from './reading-position-memory.ts';
import { type ColumnWindow, columnIndexAttribute, useColumnWindow } from './use-column-window.ts';
import { useFullRows } from './use-full-rows.ts';
import { useRememberPosition, useStoredPosition } from './use-reading-position.ts';

interface ListWindowOptions {
  /** Keys of all elements, in their order; a stable array while they do not change. */
  keys: readonly string[];
  /** Estimated height of an element, in CSS pixels; a stable function while the estimates do not change. */
  estimate: (index: number) => number;
  /** Gap between two elements, in pixels. */
  gap: number;
  /** Number of columns, at most `MAX_COLUMNS`; 0 while unknown. */
  columns: number;
  /** Pixels at the top of the scroller that the header covers. */
  headerOffset: number;
  /** Returns true for an element that spans all columns; a stable function while the elements do not change. */
  isFull: (index: number) => boolean;
}

/** The page is 990 px wide and a post in columns 300 px (spec 000 §9). */
export const MAX_COLUMNS = 3;

/** Shared empty list for columns that do not exist; a stable identity. */
const NO_INDEXES: readonly number[] = [];

/** A mounted element. */
export interface ListRow {
  index: number;
  column: number;
  /** Index among the elements of its column, from 0. */
  indexInColumn: number;
  /** Distance from the top of the list, in pixels. */
  start: number;
  /** True for an element that spans all columns; then `column` is the first one. */
  isFull: boolean;
}

/** Returns the attributes that tell each column's virtualiser the index of a row. */
export function columnAttributes({ column, indexInColumn, isFull }: ListRow): Record<string, number> {
  const columns = Array.from({ length: MAX_COLUMNS }, (_, one) => one);
  return Object.fromEntries(
    columns.map((one) => [columnIndexAttribute(one), one === column && !isFull ? indexInColumn : -1]),
  );
}

export interface ListWindow {
  /** True when elements may be unmounted. */
  isWindowed: boolean;
  /** The mounted elements, in list order. */
  rows: ListRow[];
  /** Padding in place of unmounted rows of a list in one column, in pixels. */
  before: number;
  after: number;
  /** Height of the whole list. */
  total: number;
  /** Returns the ref callback that measures a row's element. */
  refOf: (row: ListRow) => ((element: HTMLElement | null) => void) | undefined;
  /** Scrolls to an element, below the header. */
  goTo: (index: number) => void;
}

/** Distance from the top of the scroller to the top of the list. */
function distanceFromTop(list: HTMLElement, parent: HTMLElement | null): number {
  const { top } = list.getBoundingClientRect();
  return parent ? top - parent.getBoundingClientRect().top + parent.scrollTop : top + window.scrollY;
}

/**
 * Virtualises a long list. All server-rendered elements stay mounted until the page is hydrated and every element has
 * been measured, so that unmounting the distant ones causes no layout shift. Returning to a list (Back, closing a page)
 * restores its reading position.
 */
export function useListWindow(
  list: RefObject<HTMLElement | null>,
  { keys, estimate, gap, columns, headerOffset, isFull: spansColumns }: ListWindowOptions,
): ListWindow {
  const parent = useScrollParent();
  const { layer } = useLayer();
  const { key, pathname } = useLocation();
  const name = `${key} ${pathname}`;
  const stored = useStoredPosition(name);
  const [margin, setMargin] = useState(0);
  const isReady = layer === 'base' || parent !== null;
  const shown = Math.max(1, columns);
  const isFull = useCallback((index: number) => shown > 1 && spansColumns(index), [shown, spansColumns]);

  const windows = useRef<readonly ColumnWindow[]>([]);
  const chosen = useRef<ColumnAssignment | undefined>(
    stored && { ...stored, chosen: new Map(stored.chosen) },
  );
  const columnIndexes = useMemo(() => {
    const known = windows.current.length > 0 ? sizesIn(windows.current) : stored?.sizes;
    const heights = new Map(known?.map((item) => [item.key, item.size]));
    const heightOf = (index: number): number => (heights.get(keys[index] ?? '') ?? estimate(index)) + gap;
    const choice = assignColumns(keys, shown, chosen.current, heightOf, isFull);
    // Server-rendered posts keep their grid until the columns are known, which may be the stored ones.
    if (columns > 0) chosen.current = choice;
    return indexesByColumn(keys, choice, isFull);
  }, [keys, columns, shown, gap, stored, estimate, isFull]);

  // Newer elements above, or an ad of another height, move what was read; the stored offset moves with it.
  const wanted = useRef(stored?.offset ?? 0);
  const isScrolledInside = (windows.current[0]?.scrollOffset ?? 0) > margin;
  const hasArrived = useRef(stored === undefined);
  const isRestoring = (): boolean => {
    const { scrollTop } = parent ?? document.documentElement;
    hasArrived.current ||= Math.abs(scrollTop - wanted.current) < 2;
    return !hasArrived.current;
  };
  const optionsOf = (column: number) => ({
    column,
    isBesideOthers: shown > 1,
    keys,
    indexes: columnIndexes[column] ?? NO_INDEXES,
    isFull,
    estimate,
    gap,
    margin,
    headerOffset,
    parent,
    enabled: isReady && column < shown,
    isScrolledInside,
    // The library scrolls to this offset on mount, so without a stored position it must be the current one. A
    // server-rendered list may have been scrolled since.
    offset: () =>
      (list.current ? undefined : stored?.offset) ?? (parent ?? document.documentElement).scrollTop,
    sizes: stored?.sizes,
    isRestoring,
  });
  const first = useColumnWindow(optionsOf(0));
  const second = useColumnWindow(optionsOf(1));
  const third = useColumnWindow(optionsOf(2));
  const active = [first, second, third].slice(0, shown);

  const fullRows = useFullRows({ keys, columnIndexes, isFull, estimate });
  useLayoutEffect(() => {
    if (shown > 1) fullRows.align(active);
  });

  useLayoutEffect(() => {
    if (!stored?.anchor) return;
    const start = startOf(first, stored.anchor.key);
    if (start === undefined) return;
    wanted.current = stored.offset + start - margin - stored.anchor.start;
    moveHeldScroll(name, wanted.current);
  });

  // Content above the list (a header image, a notice) may change with any render.
  useLayoutEffect(() => {
    windows.current = active;
    if (!list.current) return;
    const now = distanceFromTop(list.current, parent);
    if (Math.abs(now - margin) >= 1) setMargin(now);
  });

  // A client-rendered list starts with estimates; a server-rendered one is measured before anything is unmounted.
  const [isMeasured, setMeasured] = useState(useHydrated());
  useLayoutEffect(() => setMeasured(true), []);

  useRememberPosition(
    () => ({
      offset: first.scrollOffset ?? 0,
      anchor: anchorOf(first, margin),
      sizes: sizesIn(windows.current),
      columns: shown,
      chosen: [...(chosen.current?.chosen ?? [])],
    }),
    name,
  );

  const isWindowed = isMeasured && isReady && columns > 0;
  const goTo = (index: number): void => {
    const column = columnIndexes.findIndex((indexes) => indexes.includes(index));
    active[column]?.scrollToIndex(columnIndexes[column]?.indexOf(index) ?? 0, { align: 'start' });
  };
  const refOf = ({ index, column, isFull: isFullRow }: ListRow) =>
    isFullRow ? fullRows.refOf(index) : active[column]?.measureElement;
  if (!isWindowed) return { isWindowed, rows: wholeList(keys), before: 0, after: 0, total: 0, refOf, goTo };

  const rows = active.flatMap((window, column) =>
    window.getVirtualItems().flatMap(({ index: indexInColumn, start, end }) => {
      const index = columnIndexes[column]?.[indexInColumn] ?? -1;
      const isFullRow = isFull(index);
      if (isFullRow && column > 0) return [];
      const top = isFullRow ? end - fullRows.heightOf(index) : start;
      return [{ index, column, indexInColumn, isFull: isFullRow, start: top - margin, end: end - margin }];
    }),
  );
  rows.sort((one, other) => one.index - other.index);
  const total = Math.max(...active.map((window) => window.getTotalSize()));
  const [top, bottom] = [rows.at(0), rows.at(-1)];
  return {
    isWindowed,
    rows,
    before: top?.start ?? 0,
    after: bottom ? Math.max(0, total - bottom.end) : 0,
    total,
    refOf,
    goTo,
  };
}

/** Returns all rows of a list that is not virtualised yet. */
function wholeList(keys: readonly string[]): ListRow[] {
  return keys.map((_, index) => ({ index, column: 0, indexInColumn: index, start: 0, isFull: false }));
}

/** Returns the distance from the top of the scroller to an element of a column; undefined when it has none. */
function startOf({ measurementsCache }: ColumnWindow, key: string): number | undefined {
  return measurementsCache.find((item) => item.key === key)?.start;
}

/** Returns the topmost visible element of a column. */
function anchorOf(window: ColumnWindow, margin: number): ReadingPosition['anchor'] {
  const item = window.getVirtualItemForOffset(window.scrollOffset ?? 0);
  return item && { key: String(item.key), start: item.start - margin };
}

/** Returns every measured height. */
function sizesIn(windows: readonly ColumnWindow[]): ReadingPosition['sizes'] {
  return windows.flatMap((window) => window.takeSnapshot());
}
