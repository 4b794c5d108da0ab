import { type CSSProperties, type ReactNode, use, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Post } from '#generated/zod/post.zod.ts';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { useViewer } from '#src/shared/api/viewer/viewer.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS, LAYOUT } from '#src/shared/lib/look/layout.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { type ImagePriority, ImagePriorityContext } from '../blocks/image-priority.ts';
import type { PostPlace } from '../model/post-display.ts';
import { countPartsSeenAbove } from '../model/seen-above.ts';
import { PostCard } from '../PostCard.tsx';
import { CaughtUpLine } from './CaughtUpLine.tsx';
import { ElementRendererContext } from './element-context.ts';
import { estimateHeight } from './estimate-height.ts';
import styles from './FeedList.module.css';
import { planGridStyles } from './grid-plan.ts';
import { useFeedKeys } from './use-feed-keys.ts';
import { columnAttributes, useListWindow } from './use-list-window.ts';
import { useSeenTracking } from './use-seen-tracking.ts';

export type FeedListProps = {
  elements: readonly TimelineElement[];
  /** Accessible name of the feed. */
  label: string;
  /** True when more elements can be loaded. */
  hasMore: boolean;
  /** Called when the reader nears the end. */
  onNearEnd: () => void;
  /** True while a page is loading. */
  busy: boolean;
  /** Read progress, for lists that are continued from day to day. */
  reading?: ReadProgress | undefined;
  /** Renders content above each post. */
  above?: RenderAbove | undefined;
};

/** Renders content above an element of a list. */
export type RenderAbove = (element: TimelineElement) => ReactNode;

/** Read progress of a list, and the callback for posts that come into view. */
export type ReadProgress = {
  /** Unix seconds: later posts are new to the reader. A line separates them from the first older post. */
  caughtUpAt: number | undefined;
  /** Time of a post in the order of the list, in Unix seconds; by default when it was posted. */
  timeOf?: (post: Post) => number;
  /** Words of that line; by default it says that everything below was seen. */
  caughtUpText?: ReactNode;
  /** Called once for each post that was in view long enough to be read. */
  onSeen: ((id: string) => void) | undefined;
};

/** Returns the index of the first post that was read before, when newer ones precede it; else -1. */
function firstReadIndex(
  elements: readonly TimelineElement[],
  at: number | undefined,
  timeOf = ({ timestamp }: Post): number => timestamp,
): number {
  if (at === undefined) return -1;
  const first = elements.findIndex(
    (element) => element.objectType === 'post' && timeOf(element) <= at && !element.community?.isPinned,
  );
  const hasNewer = elements.slice(0, Math.max(0, first)).some(({ objectType }) => objectType === 'post');
  return hasNewer ? first : -1;
}

/** Number of elements before the end at which the next page is fetched. */
const MIN_ITEMS_AHEAD = 6;

/** Returns the gap between two posts in pixels (spec 000 §9). */
export function usePostGap(): number {
  return useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`)
    ? LAYOUT.mobilePostSpacing
    : LAYOUT.postSpacing;
}

/** Space above a post that was scrolled to in the preview panel, which has no header. */
const PANEL_GAP_PX = 12;

/** Returns the pixels at the top of a page that the site's header covers, plus a gap. */
export function useHeaderOffset(): number {
  const { layer } = useLayer();
  const gap = usePostGap();
  const isPhone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const header = isPhone ? LAYOUT.mobileHeader : LAYOUT.desktopHeader;
  return layer === 'base' ? header + gap : PANEL_GAP_PX;
}

/** The first post is what a page is opened for; the second is often in view. */
const IMAGE_PRIORITIES: readonly ImagePriority[] = ['first', 'early'];

/** Returns the key of an element in a list: two kinds may use the same id. */
function keyOf({ objectType, id }: TimelineElement): string {
  return objectType === 'post' ? id : `${objectType} ${id}`;
}

/** Renders one element of a timeline; `position` and `total` count the posts only. */
function FeedElement({
  element,
  position,
  total,
  place,
  seen: seenPartCount,
}: {
  element: TimelineElement;
  position: number;
  total: number;
  place?: PostPlace | undefined;
  seen?: number;
}) {
  const View = use(ElementRendererContext);
  if (element.objectType === 'post')
    return (
      <ImagePriorityContext value={IMAGE_PRIORITIES[position - 1] ?? 'late'}>
        <PostCard
          post={element}
          position={position}
          total={total}
          place={place}
          seenPartCount={seenPartCount}
        />
      </ImagePriorityContext>
    );
  return View ? <View element={element} /> : null;
}

type Columns = {
  /** Number of columns; 0 while unknown. */
  columns?: number;
  /** Distance between two columns in pixels; the gap between two posts unless given. */
  columnGap?: number;
  /** Width of a column in CSS pixels. */
  width?: number;
  /** Place of the posts, where it is not that of the page. */
  place?: PostPlace;
};

/** Maximum content height of a post in columns (spec 000 §9). */
const MAX_COLUMN_POST_HEIGHT = 700;

/**
 * Renders a virtualised, endless list of posts: only those near the viewport are mounted. In one column the rest is
 * padding at both ends, so the browser lays the posts out normally: they never overlap and need no measurement first.
 * In several columns posts are positioned absolutely, each in the shortest column so far; document order stays list
 * order, which is also the reading and Tab order.
 */
export function FeedList({
  elements,
  label,
  hasMore,
  onNearEnd,
  busy,
  columns = 1,
  columnGap,
  width = LAYOUT.postWidth,
  place,
  reading,
  above,
}: FeedListProps & Columns) {
  const list = useRef<HTMLDivElement>(null);
  const gap = usePostGap();
  const columnStep = width + (columnGap ?? gap);
  const headerOffset = useHeaderOffset();
  const decidedCounts = useRef(new Map<string, number>());
  const { trailItems } = useViewer().user?.reading ?? {};
  const seen = useMemo(
    () => countPartsSeenAbove(elements, decidedCounts.current, trailItems),
    [elements, trailItems],
  );
  const count = elements.length;
  const keys = useMemo(() => elements.map(keyOf), [elements]);
  const postIndexes = useMemo(
    () => elements.flatMap(({ objectType }, index) => (objectType === 'post' ? [index] : [])),
    [elements],
  );
  const positions = useMemo(
    () => new Map(postIndexes.map((index, position) => [index, position + 1])),
    [postIndexes],
  );
  const isFull = useCallback((index: number) => !positions.has(index), [positions]);
  const estimate = useCallback(
    (index: number, at = width): number => {
      const element = elements[index];
      return element ? estimateHeight(element, at, columns === 1 ? undefined : MAX_COLUMN_POST_HEIGHT) : 0;
    },
    [elements, width, columns],
  );
  const { isWindowed, rows, before, after, total, refOf, goTo } = useListWindow(list, {
    keys,
    gap,
    columns,
    headerOffset,
    estimate,
    isFull,
  });
  const isPlaced = isWindowed && columns > 1;
  useSeenTracking(list, reading?.onSeen);
  const line = useMemo(
    () => firstReadIndex(elements, reading?.caughtUpAt, reading?.timeOf),
    [elements, reading?.caughtUpAt, reading?.timeOf],
  );
  useFeedKeys(list, { goTo, postIndexes, headerOffset, enabled: isWindowed });

  const isNearEnd =
    isWindowed && (rows.at(-1)?.index ?? -1) >= count - MIN_ITEMS_AHEAD * Math.min(2, columns);
  useEffect(() => {
    if (isNearEnd && hasMore && !busy) onNearEnd();
  });

  // Until scripts know the width, the style sheet chooses between the plans for two and three columns.
  const plan = useMemo(
    () =>
      columns === 0 ? planGridStyles(keys, (index, at) => estimate(index, at) + gap, isFull) : undefined,
    [columns, keys, estimate, gap, isFull],
  );
  const layoutClass = columns === 1 ? styles.feed : isPlaced ? styles.placed : styles.grid;
  const listPadding: CSSProperties = { paddingBlockStart: before, paddingBlockEnd: after };
  const placedSize: CSSProperties = { height: total, width: columns * columnStep - columnStep + width };
  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      className={layoutClass}
      style={plan ? plan.grid : isPlaced ? placedSize : isWindowed ? listPadding : undefined}
    >
      {rows.map((row) => {
        const { index, column, start } = row;
        const element = elements[index];
        if (!element) return null;
        const placedPosition: CSSProperties = {
          width: row.isFull ? undefined : width,
          // Each side by itself: React clears a side that it stops setting after it set both by the shorthand.
          insetInlineStart: row.isFull ? 0 : column * columnStep,
          insetInlineEnd: row.isFull ? 0 : undefined,
          transform: `translateY(${start}px)`,
        };
        return (
          <div
            key={keys[index]}
            data-index={index}
            {...columnAttributes(row)}
            data-full={columns !== 1 && isFull(index) ? '' : undefined}
            ref={refOf(row)}
            className={styles.row}
            style={plan ? plan.areas[index] : isPlaced ? placedPosition : undefined}
          >
            {index === line ? <CaughtUpLine>{reading?.caughtUpText}</CaughtUpLine> : null}
            {above?.(element)}
            <FeedElement
              element={element}
              position={positions.get(index) ?? 0}
              total={hasMore ? -1 : postIndexes.length}
              place={place}
              seen={columns === 1 ? seen.get(element.id) : undefined}
            />
          </div>
        );
      })}
    </div>
  );
}
