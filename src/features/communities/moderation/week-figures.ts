import type { BlogRef } from '#generated/zod/blogRef.zod.ts';
import type { ModerationItem } from '#generated/zod/moderationItem.zod.ts';

const WEEK_SECONDS = 7 * 86_400;

/** Decisions of the last seven days. */
export interface WeekFigures {
  count: number;
  /** True when there may be more: entries that were opened earlier were not read. */
  isMore: boolean;
  /** Seconds within which half of them were made; undefined when there are too few to say so. */
  medianSeconds: number | undefined;
  /** The people who made them, those with the most first; automatic rules are left out. */
  people: { blog: BlogRef; count: number }[];
}

/** The last decision of a queue, and what was decided within a week of `now`. */
export interface QueueFigures {
  last: { decidedTs: number; decidedBy: BlogRef | undefined } | undefined;
  week: WeekFigures;
}

/** Number of decisions below which a median says little. */
const MIN_MEDIAN_COUNT = 4;

function medianOf(seconds: readonly number[]): number | undefined {
  if (seconds.length < MIN_MEDIAN_COUNT) return undefined;
  return seconds.toSorted((a, b) => a - b)[Math.ceil(seconds.length / 2) - 1];
}

/**
 * Returns the figures of decided entries of a queue. Requests have no decision and are left out.
 *
 * @param isWhole false when entries that were opened earlier were not read
 */
export function queueFigures(items: readonly ModerationItem[], now: number, isWhole: boolean): QueueFigures {
  const decided = items.flatMap(({ decision, createdTs, firstReportedTs }) =>
    decision ? [{ ...decision, openedTs: firstReportedTs ?? createdTs }] : [],
  );
  const [last] = decided.toSorted((a, b) => b.decidedTs - a.decidedTs);
  const week = decided.filter(({ decidedTs }) => decidedTs > now - WEEK_SECONDS);
  const people = new Map<string, { blog: BlogRef; count: number }>();
  for (const { decidedBy } of week) {
    if (!decidedBy) continue;
    const before = people.get(decidedBy.uuid)?.count ?? 0;
    people.set(decidedBy.uuid, { blog: decidedBy, count: before + 1 });
  }
  return {
    last: last && { decidedTs: last.decidedTs, decidedBy: last.decidedBy },
    week: {
      count: week.length,
      isMore: !isWhole,
      medianSeconds: medianOf(week.map(({ decidedTs, openedTs }) => Math.max(0, decidedTs - openedTs))),
      people: [...people.values()].sort((a, b) => b.count - a.count),
    },
  };
}
