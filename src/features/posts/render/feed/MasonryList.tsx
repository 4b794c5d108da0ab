import { type CSSProperties, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '#src/shared/hooks/use-hydrated.ts';
import { LAYOUT } from '#src/shared/lib/layout.ts';
import { estimateHeight } from './estimate.ts';
import { FeedElement, FeedList, type FeedListProps, useCovered, usePostGap } from './FeedList.tsx';
import styles from './MasonryList.module.css';
import { useFeedKeys } from './use-feed-keys.ts';
import { useListWindow } from './use-list-window.ts';

/** Highest content of a post in columns (spec 000 §9). */
const MOST_CONTENT = 700;
const NEAR_END = 12;
/** A column may be a little narrower than its 300 (spec 000 §9) when that makes room for one more. */
const NARROWEST = 280;

/** Columns that fit; 0 while the width is not known. */
const useColumns = (box: RefObject<HTMLElement | null>, gap: number): { columns: number; width: number } => {
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
  const columns = width === 0 ? 0 : Math.max(1, Math.floor((width + gap) / (NARROWEST + gap)));
  return { columns, width: columns === 0 ? 0 : (width - gap * (columns - 1)) / columns };
};

/**
 * Posts in columns. The order in the document is the order of the list, which is also the order they are read and
 * tabbed in: each goes into the column that is shortest so far. One column is an ordinary feed.
 */
export const MasonryList = (props: FeedListProps) => {
  const box = useRef<HTMLDivElement>(null);
  const gap = usePostGap();
  const { columns, width } = useColumns(box, gap);
  // What came from the server stands in rows until its columns are known; a page made here waits for them.
  const [hasRows] = useState(!useHydrated());
  return (
    <div ref={box}>
      {columns === 1 ? <FeedList {...props} /> : null}
      {columns > 1 || (columns === 0 && hasRows) ? (
        <Columns {...props} columns={columns} width={width} gap={gap} />
      ) : null}
    </div>
  );
};

type ColumnsProps = FeedListProps & { columns: number; width: number; gap: number };

const Columns = ({ elements, label, hasMore, onNearEnd, busy, columns, width, gap }: ColumnsProps) => {
  const list = useRef<HTMLDivElement>(null);
  const covered = useCovered();
  const count = elements.length;
  const columnWidth = width || LAYOUT.narrowPostWidth;
  const { window: listWindow, isWindowed } = useListWindow(list, {
    count,
    gap,
    covered,
    lanes: columns || undefined,
    keyOf: (index) => elements[index]?.id ?? String(index),
    estimate: (index) => {
      const element = elements[index];
      return element ? estimateHeight(element, columnWidth, MOST_CONTENT) : 0;
    },
  });
  const isPlaced = isWindowed && columns > 0;
  useFeedKeys(list, { window: listWindow, count, covered, enabled: isPlaced });

  const items = isPlaced ? listWindow.getVirtualItems() : [];
  const isNearEnd = isPlaced && (items.at(-1)?.index ?? -1) >= count - NEAR_END;
  useEffect(() => {
    if (isNearEnd && hasMore && !busy) onNearEnd();
  });

  const { scrollMargin } = listWindow.options;
  const rows = isPlaced ? items : elements.map((_, index) => ({ index, start: 0, lane: 0 }));
  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      className={isPlaced ? styles.placed : styles.grid}
      style={isPlaced ? { height: listWindow.getTotalSize() } : undefined}
    >
      {rows.map(({ index, start, lane }) => {
        const element = elements[index];
        if (!element) return null;
        const place: CSSProperties = {
          width: columnWidth,
          insetInlineStart: lane * (columnWidth + gap),
          transform: `translateY(${start - scrollMargin}px)`,
        };
        return (
          <div
            key={element.id}
            data-index={index}
            ref={listWindow.measureElement}
            className={styles.cell}
            style={isPlaced ? place : undefined}
          >
            <FeedElement element={element} position={index + 1} total={hasMore ? -1 : count} clamped />
          </div>
        );
      })}
    </div>
  );
};
