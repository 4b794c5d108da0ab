import { type QueuePace, slotsAfter } from './queue-times.ts';

/** Fields of a queued post that ordering needs. Times are milliseconds since 1970. */
export interface QueueEntry {
  id: string;
  /** Time of a scheduled post; null for one in the regular order. */
  publishOn: number | null;
}

/** A queued post and its publishing time; null while the queue is paused. */
export interface QueuePlace {
  id: string;
  at: number | null;
  isScheduled: boolean;
}

export interface QueueState extends QueuePace {
  paused: boolean;
  /** Time of the first regular post; null when it is not set yet. */
  nextAt: number | null;
}

/**
 * Returns the queue in publishing order: scheduled posts at their time, the others in their order at the queue's times.
 * While it is paused the regular posts come last.
 *
 * @param entries in the order of the queue
 */
export function arrangeQueue(entries: readonly QueueEntry[], state: QueueState, now: number): QueuePlace[] {
  const waiting = entries.filter(({ publishOn }) => publishOn === null);
  const times = state.paused ? [] : timesOf(state, waiting.length, now);
  const queued = waiting.map(({ id }, index) => ({ id, at: times[index] ?? null, isScheduled: false }));
  const scheduled = entries.flatMap(({ id, publishOn }) =>
    publishOn === null ? [] : [{ id, at: publishOn, isScheduled: true }],
  );
  // The sort is stable: regular posts keep their order, and precede a scheduled one of the same time.
  return [...queued, ...scheduled].sort((a, b) => timeOf(a) - timeOf(b));
}

function timesOf(state: QueueState, count: number, now: number): number[] {
  if (count === 0) return [];
  const { nextAt } = state;
  if (nextAt === null) return slotsAfter(state, now, count);
  // A missed time is made up for at once; the rest follows the regular times from now on.
  return [nextAt, ...slotsAfter(state, Math.max(nextAt, now), count - 1)];
}

const NO_TIME = Number.MAX_SAFE_INTEGER;

function timeOf({ at }: QueuePlace): number {
  return at ?? NO_TIME;
}

/**
 * Returns the order of the regular posts after one was moved behind another post of the queue, or to the top.
 *
 * @param places the queue from {@link arrangeQueue}
 * @param after the post it is moved behind, scheduled or not; `0` for the top
 * @returns ids of the regular posts in their new order; undefined when one of the two is not in the queue, or the moved
 * one is scheduled
 */
export function movedInQueue(places: readonly QueuePlace[], id: string, after: string): string[] | undefined {
  const moved = places.find((place) => place.id === id);
  if (!moved || moved.isScheduled) return undefined;
  const isWaiting = ({ isScheduled }: QueuePlace) => !isScheduled;
  if (after === id) return places.filter(isWaiting).map((place) => place.id);
  const others = places.filter((place) => place.id !== id);
  const index = after === '0' ? -1 : others.findIndex((place) => place.id === after);
  if (after !== '0' && index < 0) return undefined;
  return [...others.slice(0, index + 1), moved, ...others.slice(index + 1)]
    .filter(isWaiting)
    .map((place) => place.id);
}
