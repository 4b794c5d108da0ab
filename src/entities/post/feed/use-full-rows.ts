import { useCallback, useRef, useState } from 'react';
import type { ColumnWindow } from './use-column-window.ts';

interface FullRowOptions {
  keys: readonly string[];
  /** List indexes of the elements in each column; those that span all columns are in each of them. */
  columnIndexes: readonly (readonly number[])[];
  isFull: (index: number) => boolean;
  /** Estimated height of an element, in CSS pixels. */
  estimate: (index: number) => number;
}

/** Differences in pixels that are not worth a new layout. */
const MIN_CHANGE_PX = 0.5;

/**
 * Lays out elements that span all columns. Each column contains such an element once, with a size of its height and the
 * space above it, so that it begins below the longest column and everything after it below the element.
 */
export function useFullRows({ keys, columnIndexes, isFull, estimate }: FullRowOptions) {
  const heights = useRef(new Map<string, number>());
  const [, setMeasured] = useState(0);
  const heightOf = (index: number): number => heights.current.get(keys[index] ?? '') ?? estimate(index);

  const refOf = useCallback(
    (index: number) =>
      (element: HTMLElement | null): (() => void) | undefined => {
        const key = keys[index];
        if (!element || key === undefined) return undefined;
        const measure = (): void => {
          const { height } = element.getBoundingClientRect();
          if (Math.abs(height - (heights.current.get(key) ?? 0)) < MIN_CHANGE_PX) return;
          heights.current.set(key, height);
          setMeasured((count) => count + 1);
        };
        const observer = new ResizeObserver(measure);
        observer.observe(element);
        return () => observer.disconnect();
      },
    [keys],
  );

  /** Sets the sizes of these elements in all columns; to be called after each layout. */
  const align = (columns: readonly ColumnWindow[]): void => {
    const shifts = columns.map(() => 0);
    for (const [at, index] of (columnIndexes[0] ?? []).entries()) {
      if (!isFull(index)) continue;
      const places = columns.map((window, column) => {
        const indexInColumn = column === 0 ? at : (columnIndexes[column]?.indexOf(index) ?? -1);
        return { window, column, indexInColumn, item: window.measurementsCache[indexInColumn] };
      });
      const startOf = ({ item, column }: (typeof places)[number]): number =>
        (item?.start ?? 0) + (shifts[column] ?? 0);
      const top = Math.max(...places.map(startOf));
      for (const place of places) {
        const { window, column, indexInColumn, item } = place;
        if (!item) continue;
        const size = top - startOf(place) + heightOf(index);
        if (Math.abs(size - item.size) >= MIN_CHANGE_PX) window.resizeItem(indexInColumn, size);
        shifts[column] = (shifts[column] ?? 0) + size - item.size;
      }
    }
  };

  return { heightOf, refOf, align };
}
