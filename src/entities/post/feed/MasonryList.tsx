import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { LAYOUT } from '#src/shared/lib/look/layout.ts';
import styles from './FeedList.module.css';
import { FeedList, type FeedListProps, usePostGap } from './FeedList.tsx';
import { MAX_COLUMNS } from './use-list-window.ts';

/** From three columns on, columns have their exact width (spec 000 §9); two share the width of a tablet. */
const MIN_EXACT_WIDTH_COLUMNS = 3;

type MasonryColumns = {
  /** Number of columns that fit; 0 while the width is unknown. */
  columns: number;
  /** Width of a column in CSS pixels. */
  width: number;
  /** Distance between two columns in CSS pixels. */
  columnGap: number;
};

/** Returns the columns that fit. Columns of exact width share the rest of the page between them. */
function useColumns(box: RefObject<HTMLElement | null>, gap: number): MasonryColumns {
  const [width, setWidth] = useState(0);
  // Runs before the first paint, because a restored list must be at its position immediately.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const measure = (): void => setWidth(element.clientWidth);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const narrow = LAYOUT.narrowPostWidth;
  const columns =
    width === 0 ? 0 : Math.min(MAX_COLUMNS, Math.max(1, Math.floor((width + gap) / (narrow + gap))));
  if (columns === 0) return { columns, width: narrow, columnGap: gap };
  if (columns >= MIN_EXACT_WIDTH_COLUMNS)
    return { columns, width: narrow, columnGap: (width - narrow * columns) / (columns - 1) };
  return { columns, width: (width - gap * (columns - 1)) / columns, columnGap: gap };
}

/** Renders posts in as many columns as fit. One column is an ordinary feed. */
export function MasonryList(props: FeedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const gap = usePostGap();
  const { columns, width, columnGap } = useColumns(box, gap);
  // Server-rendered posts keep their grid until the columns are known; a client-rendered page waits for the columns.
  const [hasRows] = useState(!useHydrated());
  return (
    <div ref={box} className={styles.columns}>
      {columns > 0 || hasRows ? (
        <FeedList
          {...props}
          columns={columns}
          columnGap={columnGap}
          width={columns === 1 ? undefined : width}
          place="masonry"
        />
      ) : null}
    </div>
  );
}
