import { type CSSProperties, useEffect, useRef } from 'react';
import type { TimelineElement } from '#generated/zod/timelineElement.zod.ts';
import { useMediaQuery } from '#src/shared/hooks/use-media-query.ts';
import { BREAKPOINTS, LAYOUT } from '#src/shared/lib/layout.ts';
import { useLayer } from '#src/shared/navigation/layer-context.ts';
import { PostCard } from '../PostCard.tsx';
import { estimateHeight } from './estimate.ts';
import styles from './FeedList.module.css';
import { TimelineTitle } from './TimelineTitle.tsx';
import { useFeedKeys } from './use-feed-keys.ts';
import { useListWindow } from './use-list-window.ts';

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
};

/** Elements from the end at which the next page is asked for. */
const NEAR_END = 6;

/** Pixels between two posts (spec 000 §9). */
export const usePostGap = (): number =>
  useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`) ? LAYOUT.mobilePostSpacing : LAYOUT.postSpacing;

/** Room above a post that was jumped to in the preview panel, which has no header. */
const PANEL_GAP = 12;

/** Pixels of a page's top that the site's header covers, and a gap. */
export const useCovered = (): number => {
  const { layer } = useLayer();
  const gap = usePostGap();
  const isPhone = useMediaQuery(`(width <= ${BREAKPOINTS.phoneMax}px)`);
  const header = isPhone ? LAYOUT.mobileHeader : LAYOUT.desktopHeader;
  return layer === 'base' ? header + gap : PANEL_GAP;
};

/** One element of a timeline; kinds this version does not know are left out (contract, TimelineElement). */
export const FeedElement = ({
  element,
  position,
  total,
  clamped,
}: {
  element: TimelineElement;
  position: number;
  total: number;
  clamped?: boolean;
}) => {
  if (element.objectType === 'post')
    return <PostCard post={element} position={position} total={total} clamped={clamped} />;
  return element.objectType === 'title' ? <TimelineTitle element={element} /> : null;
};

/**
 * Posts one below the other, endless, with only those near the window on the page. The rest is room at both ends, so
 * the browser lays the posts out as in any document: nothing overlaps, nothing waits for a measurement.
 */
export const FeedList = ({ elements, label, hasMore, onNearEnd, busy }: FeedListProps) => {
  const list = useRef<HTMLDivElement>(null);
  const gap = usePostGap();
  const covered = useCovered();
  const count = elements.length;
  const { window: listWindow, isWindowed } = useListWindow(list, {
    count,
    gap,
    lanes: 1,
    covered,
    keyOf: (index) => elements[index]?.id ?? String(index),
    estimate: (index) => {
      const element = elements[index];
      return element ? estimateHeight(element, LAYOUT.postWidth) : 0;
    },
  });
  useFeedKeys(list, { window: listWindow, count, covered, enabled: isWindowed });

  const items = isWindowed ? listWindow.getVirtualItems() : [];
  const [first, last] = [items.at(0), items.at(-1)];
  const from = isWindowed ? (first?.index ?? 0) : 0;
  const to = isWindowed ? (last?.index ?? -1) : count - 1;
  const { scrollMargin } = listWindow.options;
  const room: CSSProperties = {
    paddingBlockStart: first ? first.start - scrollMargin : 0,
    paddingBlockEnd: last ? Math.max(0, listWindow.getTotalSize() - (last.end - scrollMargin)) : 0,
  };

  const isNearEnd = isWindowed && to >= count - NEAR_END;
  useEffect(() => {
    if (isNearEnd && hasMore && !busy) onNearEnd();
  });

  return (
    <div
      ref={list}
      role="feed"
      aria-label={label}
      aria-busy={busy}
      className={styles.feed}
      style={isWindowed ? room : undefined}
    >
      {elements.slice(from, to + 1).map((element, offset) => (
        <div
          key={element.id}
          data-index={from + offset}
          ref={listWindow.measureElement}
          className={styles.row}
        >
          <FeedElement element={element} position={from + offset + 1} total={hasMore ? -1 : count} />
        </div>
      ))}
    </div>
  );
};
