import { type RefObject, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { useScrollParent } from '#src/shared/navigation/scroll-parent.ts';
import { type ChosenColumns, chooseColumns, membersOf } from './choose-columns.ts';
import type { Place } from './reading-position-memory.ts';
import { type ColumnWindow, placeAttribute, useColumnWindow } from './use-column-window.ts';
import { useKeptPlace, usePlaceLeft } from './use-reading-position.ts';

interface ListWindowOptions {
  /** Of all elements, in their order; the same array as long as they are. */
  keys: readonly string[];
  /** About how high one will be, in CSS pixels; the same function as long as it says the same. */
  estimate: (index: number) => number;
  /** Pixels between two elements. */
  gap: number;
  /** How many stand side by side, at most `MOST_COLUMNS`; 0 while that is not known. */
  columns: number;
  /** Pixels at the top of the scroller that are covered by the header. */
  covered: number;
}

/** As many as there is room for: the page is 990 wide, a post among others 300 (spec 000 §9). */
export const MOST_COLUMNS = 3;

/** What stands in a column that is not there. */
const NONE: readonly number[] = [];

/** An element that is worth having on the page. */
export interface ListRow {
  index: number;
  column: number;
  /** Its place among the elements of its column, from 0 on. */
  place: number;
  /** Pixels from the top of the list. */
  start: number;
}

/** What a row's element says to each column. */
export function placesOf({ column, place }: ListRow): Record<string, number> {
  const columns = Array.from({ length: MOST_COLUMNS }, (_, one) => one);
  return Object.fromEntries(columns.map((one) => [placeAttribute(one), one === column ? place : -1]));
}

export interface ListWindow {
  /** Whether anything may be left out yet. */
  isWindowed: boolean;
  /** What is worth having, in the order of the list. */
  rows: ListRow[];
  /** Pixels that are left out before and after the rows of a list in one column. */
  before: number;
  after: number;
  /** Height of the whole list. */
  total: number;
  /** To be told of each row's element. */
  refOf: (column: number) => ColumnWindow['measureElement'] | undefined;
  /** Scrolls an element below the header. */
  goTo: (index: number) => void;
}

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
  { keys, estimate, gap, columns, covered }: ListWindowOptions,
): ListWindow {
  const parent = useScrollParent();
  const { layer } = useLayer();
  const { key, pathname } = useLocation();
  const name = `${key} ${pathname}`;
  const left = usePlaceLeft(name);
  const [margin, setMargin] = useState(0);
  const isReady = layer === 'base' || parent !== null;
  const shown = Math.max(1, columns);

  const windows = useRef<readonly ColumnWindow[]>([]);
  const chosen = useRef<ChosenColumns | undefined>(left && { ...left, chosen: new Map(left.chosen) });
  const members = useMemo(() => {
    const known = windows.current.length > 0 ? sizesIn(windows.current) : left?.sizes;
    const heights = new Map(known?.map((item) => [item.key, item.size]));
    const roomOf = (index: number): number => (heights.get(keys[index] ?? '') ?? estimate(index)) + gap;
    const choice = chooseColumns(keys, shown, chosen.current, roomOf);
    // A document's posts stand in rows until their columns are known, which may be those they were left in.
    if (columns > 0) chosen.current = choice;
    return membersOf(keys, choice);
  }, [keys, columns, shown, gap, left, estimate]);

  const isInside = (windows.current[0]?.scrollOffset ?? 0) > margin;
  const hasArrived = useRef(left === undefined);
  const isWaking = (): boolean => {
    const { scrollTop } = parent ?? document.documentElement;
    hasArrived.current ||= Math.abs(scrollTop - (left?.offset ?? 0)) < 2;
    return !hasArrived.current;
  };
  const optionsOf = (column: number) => ({
    column,
    isBesideOthers: shown > 1,
    keys,
    indexes: members[column] ?? NONE,
    estimate,
    gap,
    margin,
    covered,
    parent,
    enabled: isReady && column < shown,
    isInside,
    // The library scrolls to this as it starts, so without a place to go back to it must be where the reader is. A list
    // that came with the document has been read since.
    offset: () => (list.current ? undefined : left?.offset) ?? (parent ?? document.documentElement).scrollTop,
    sizes: left?.sizes,
    isWaking,
  });
  const first = useColumnWindow(optionsOf(0));
  const second = useColumnWindow(optionsOf(1));
  const third = useColumnWindow(optionsOf(2));
  const active = [first, second, third].slice(0, shown);

  // What stands above the list (a header picture, a notice) may come and go with any render.
  useLayoutEffect(() => {
    windows.current = active;
    if (!list.current) return;
    const now = distanceFromTop(list.current, parent);
    if (Math.abs(now - margin) >= 1) setMargin(now);
  });

  // A list made in a page that is awake starts with guesses; what the server sent is measured before any of it goes.
  const [isMeasured, setMeasured] = useState(useHydrated());
  useLayoutEffect(() => setMeasured(true), []);

  useKeptPlace(
    () => ({
      offset: first.scrollOffset ?? 0,
      sizes: sizesIn(windows.current),
      columns: shown,
      chosen: [...(chosen.current?.chosen ?? [])],
    }),
    name,
  );

  const isWindowed = isMeasured && isReady && columns > 0;
  const goTo = (index: number): void => {
    const column = members.findIndex((indexes) => indexes.includes(index));
    active[column]?.scrollToIndex(members[column]?.indexOf(index) ?? 0, { align: 'start' });
  };
  const refOf = (column: number) => active[column]?.measureElement;
  if (!isWindowed) return { isWindowed, rows: wholeList(keys), before: 0, after: 0, total: 0, refOf, goTo };

  const rows = active.flatMap((window, column) =>
    window.getVirtualItems().map(({ index: place, start, end }) => ({
      index: members[column]?.[place] ?? -1,
      column,
      place,
      start: start - margin,
      end: end - margin,
    })),
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

/** All rows of a list that nothing is left out of. */
function wholeList(keys: readonly string[]): ListRow[] {
  return keys.map((_, index) => ({ index, column: 0, place: index, start: 0 }));
}

/** Every height that has been measured. */
function sizesIn(windows: readonly ColumnWindow[]): Place['sizes'] {
  return windows.flatMap((window) => window.takeSnapshot());
}
