import { type CSSProperties, type ReactNode, useCallback, useEffect, useMemo, useRef } from 'react';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS, LAYOUT } from '#src/shared/lib/look/layout.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { type Turn, TurnContext } from '../blocks/first-look.ts';
import { seenAbove } from '../model/seen-above.ts';
import { PostCard } from '../PostCard.tsx';
import { CaughtUpLine } from './CaughtUpLine.tsx';
import { estimateHeight } from './estimate.ts';
import styles from './FeedList.module.css';
import { plannedGrid } from './grid-plan.ts';
import { TimelineTitle } from './TimelineTitle.tsx';
import { useFeedKeys } from './use-feed-keys.ts';
import { placesOf, useListWindow } from './use-list-window.ts';
import { useSeen } from './use-seen.ts';

export type FeedListProps = {
  elements: readonly TimelineElement[];
  /** Spoken name of the feed. */
  label: string;
  /** Whether more would come after the last element. */
  hasMore: boolean;
  /** Called when the reader nears the end. */
  onNearEnd: () => void;
  /** Whether a page is on its way. */
  busy: boolean;
  /** For lists that are read on from day to day. */
  reading?: Reading | undefined;
  /** Stands above each post. */
  above?: Above | undefined;
};

/** What a list says of each of its elements. */
export type Above = (element: TimelineElement) => ReactNode;

/** What is known of how far somebody has read a list, and who hears of what they see now. */
export type Reading = {
  /** Seconds since 1970: what came later is new to them. A line stands above the first post that is not. */
  caughtUpAt: number | undefined;
  /** Called once for each post that somebody has had time to see. */
  onSeen: ((id: string) => void) | undefined;
};

/** The first post that was read before, when new ones stand above it; -1 without. */
function caughtUp(elements: readonly TimelineElement[], at: number | undefined): number {
  if (at === undefined) return -1;
  const first = elements.findIndex((element) => element.objectType === 'post' && element.timestamp <= at);
  return first > 0 ? first : -1;
}

/** Elements from the end at which the next page is asked for. */
const NEAR_END = 6;

/** Pixels between two posts (spec 000 §9). */
export function usePostGap(): number {
  return useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`)
    ? LAYOUT.mobilePostSpacing
    : LAYOUT.postSpacing;
}

/** Room above a post that was jumped to in the preview panel, which has no header. */
const PANEL_GAP = 12;

/** Pixels of a page's top that the site's header covers, and a gap. */
export function useCovered(): number {
  const { layer } = useLayer();
  const gap = usePostGap();
  const isPhone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const header = isPhone ? LAYOUT.mobileHeader : LAYOUT.desktopHeader;
  return layer === 'base' ? header + gap : PANEL_GAP;
}

/** The first post is what a page is opened for, the second is often in sight. */
const TURNS: readonly Turn[] = ['first', 'early'];

/** One element of a timeline; kinds this version does not know are left out (contract, TimelineElement). */
export function FeedElement({
  element,
  position,
  total,
  clamped,
  seen,
}: {
  element: TimelineElement;
  position: number;
  total: number;
  clamped?: boolean;
  seen?: number;
}) {
  if (element.objectType === 'post')
    return (
      <TurnContext value={TURNS[position - 1] ?? 'late'}>
        <PostCard post={element} position={position} total={total} clamped={clamped} seen={seen} />
      </TurnContext>
    );
  return element.objectType === 'title' ? <TimelineTitle element={element} /> : null;
}

type Columns = {
  /** How many stand side by side; 0 while that is not known. */
  columns?: number;
  /** Width of one in CSS pixels. */
  width?: number;
  /** Posts are cut at 700 px where there is more than one column (spec 000 §9). */
  clamped?: boolean;
};

/** Highest content of a post in columns (spec 000 §9). */
const MOST_CONTENT = 700;

/**
 * Posts one below the other, endless, with only those near the window on the page. The rest is room at both ends, so
 * the browser lays the posts out as in any document: nothing overlaps, nothing waits for a measurement. Posts side by
 * side are placed instead, each in the column that is shortest so far; the order in the document is that of the list,
 * which is also the order they are read and tabbed in.
 */
export function FeedList({
  elements,
  label,
  hasMore,
  onNearEnd,
  busy,
  columns = 1,
  width = LAYOUT.postWidth,
  clamped,
  reading,
  above,
}: FeedListProps & Columns) {
  const list = useRef<HTMLDivElement>(null);
  const gap = usePostGap();
  const covered = useCovered();
  const decided = useRef(new Map<string, number>());
  const { trailItems } = useViewer().user?.reading ?? {};
  const seen = useMemo(() => seenAbove(elements, decided.current, trailItems), [elements, trailItems]);
  const count = elements.length;
  const keys = useMemo(() => elements.map(({ id }) => id), [elements]);
  const estimate = useCallback(
    (index: number, at = width): number => {
      const element = elements[index];
      return element ? estimateHeight(element, at, columns === 1 ? undefined : MOST_CONTENT) : 0;
    },
    [elements, width, columns],
  );
  const { isWindowed, rows, before, after, total, refOf, goTo } = useListWindow(list, {
    keys,
    gap,
    columns,
    covered,
    estimate,
  });
  const isPlaced = isWindowed && columns > 1;
  useSeen(list, reading?.onSeen);
  const line = useMemo(() => caughtUp(elements, reading?.caughtUpAt), [elements, reading?.caughtUpAt]);
  useFeedKeys(list, { goTo, count, covered, enabled: isWindowed });

  const isNearEnd = isWindowed && (rows.at(-1)?.index ?? -1) >= count - NEAR_END * Math.min(2, columns);
  useEffect(() => {
    if (isNearEnd && hasMore && !busy) onNearEnd();
  });

  // Before scripts know the width, the style sheet chooses among what was planned for two columns and for three.
  const plan = useMemo(
    () => (columns === 0 ? plannedGrid(keys, (index, at) => estimate(index, at) + gap) : undefined),
    [columns, keys, estimate, gap],
  );
  const look = columns === 1 ? styles.feed : isPlaced ? styles.placed : styles.grid;
  const room: CSSProperties = { paddingBlockStart: before, paddingBlockEnd: after };
  const box: CSSProperties = { height: total, width: columns * (width + gap) - gap };
  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      className={look}
      style={plan ? plan.grid : isPlaced ? box : isWindowed ? room : undefined}
    >
      {rows.map((row) => {
        const { index, column, start } = row;
        const element = elements[index];
        if (!element) return null;
        const spot: CSSProperties = {
          width,
          insetInlineStart: column * (width + gap),
          transform: `translateY(${start}px)`,
        };
        return (
          <div
            key={element.id}
            data-index={index}
            {...placesOf(row)}
            ref={refOf(column)}
            className={styles.row}
            style={plan ? plan.areas[index] : isPlaced ? spot : undefined}
          >
            {index === line ? <CaughtUpLine /> : null}
            {above?.(element)}
            <FeedElement
              element={element}
              position={index + 1}
              total={hasMore ? -1 : count}
              clamped={clamped}
              seen={columns === 1 ? seen.get(element.id) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
