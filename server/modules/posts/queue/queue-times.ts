import { momentOf, wallClock } from '#server/core/time-zones.ts';

/** Publishing pace of a queue: a number of posts a day, spread evenly over some hours of a time zone. */
export interface QueuePace {
  /** 1 … 50. */
  perDay: number;
  /** 0 … 23. */
  startHour: number;
  /** 1 … 24; at or before the start the hours extend past midnight. */
  endHour: number;
  /** A name of the IANA database; an unknown one counts as UTC. */
  timezone: string;
}

const DAY_MS = 86_400_000;
/** Returns the slots of one day, first to last. `midnight` is a wall clock time. */
function slotsOfDay(midnight: number, pace: QueuePace): number[] {
  const { perDay, startHour, endHour, timezone } = pace;
  const start = momentOf(midnight + startHour * 3_600_000, timezone);
  const lastHour = endHour > startHour ? endHour : endHour + 24;
  const end = momentOf(midnight + lastHour * 3_600_000, timezone);
  return Array.from({ length: perDay }, (_, index) => {
    const slot = start + ((end - start) * index) / perDay;
    return Math.floor(slot / 1000) * 1000;
  });
}

/**
 * Returns the queue's next times, all later than `after`. Each day's slots are spread evenly over the real length of
 * its hours, so days with a clock change have as many as any other.
 *
 * @param after milliseconds since 1970
 * @returns `count` moments in milliseconds since 1970, on whole seconds, ascending
 */
export function slotsAfter(pace: QueuePace, after: number, count: number): number[] {
  const wall = wallClock(after, pace.timezone);
  const slots: number[] = [];
  // Yesterday's hours may extend past midnight.
  for (let midnight = wall - (wall % DAY_MS) - DAY_MS; slots.length < count; midnight += DAY_MS) {
    slots.push(...slotsOfDay(midnight, pace).filter((slot) => slot > after));
  }
  return slots.slice(0, count);
}

/** Returns the queue's next time, later than `after`; both in milliseconds since 1970. */
export function nextSlot(pace: QueuePace, after: number): number {
  const [slot] = slotsAfter(pace, after, 1);
  if (slot === undefined) throw new Error('A queue without a next time');
  return slot;
}
