import { type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { LAYOUT } from '#src/shared/lib/look/layout.ts';
import styles from './FeedList.module.css';
import { FeedList, type FeedListProps, usePostGap } from './FeedList.tsx';
import { MOST_COLUMNS } from './use-list-window.ts';

/** Columns have their exact width (spec 000 §9) from three on; two share the width of a tablet. */
const EXACT_FROM = 3;

/** Columns that fit; 0 while the width is not known. */
function useColumns(box: RefObject<HTMLElement | null>, gap: number): { columns: number; width: number } {
  const [width, setWidth] = useState(0);
  // Before the first paint: a list that is come back to must stand where it stood at once.
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void => setWidth(element.clientWidth);
    look();
    const observer = new ResizeObserver(look);
    observer.observe(element);
    return () => observer.disconnect();
  }, [box]);
  const narrow = LAYOUT.narrowPostWidth;
  const columns =
    width === 0 ? 0 : Math.min(MOST_COLUMNS, Math.max(1, Math.floor((width + gap) / (narrow + gap))));
  if (columns === 0 || columns >= EXACT_FROM) return { columns, width: columns && narrow };
  return { columns, width: (width - gap * (columns - 1)) / columns };
}

/** Posts in as many columns as there is room for. One column is an ordinary feed. */
export function MasonryList(props: FeedListProps) {
  const box = useRef<HTMLDivElement>(null);
  const gap = usePostGap();
  const { columns, width } = useColumns(box, gap);
  // What came from the server stands in rows until its columns are known; a page made here waits for them.
  const [hasRows] = useState(!useHydrated());
  return (
    <div ref={box} className={styles.columns}>
      {columns > 0 || hasRows ? (
        <FeedList
          {...props}
          columns={columns}
          width={columns === 1 ? undefined : width || LAYOUT.narrowPostWidth}
          clamped
        />
      ) : null}
    </div>
  );
}
