import { type QueuePace, slotsAfter } from './queue-times.ts';

/** A queued post as ordering needs it. Times are milliseconds since 1970. */
export interface QueueEntry {
  id: string;
  /** When a scheduled post is due; null for one that waits its turn. */
  publishOn: number | null;
}

/** A queued post and when it goes out; null while the queue is paused. */
export interface QueuePlace {
  id: string;
  at: number | null;
  isScheduled: boolean;
}

export interface QueueState extends QueuePace {
  paused: boolean;
  /** When the first of the waiting posts goes out; null when that is not fixed yet. */
  nextAt: number | null;
}

/**
 * The queue as it will be published, the next first: scheduled posts at their time, the others in their order at the
 * times of the queue. While it is paused those that wait stand last.
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
  // Stable: posts that wait keep their order, and stand before a scheduled one of the same time.
  return [...queued, ...scheduled].sort((a, b) => timeOf(a) - timeOf(b));
}

function timesOf(state: QueueState, count: number, now: number): number[] {
  if (count === 0) return [];
  const { nextAt } = state;
  if (nextAt === null) return slotsAfter(state, now, count);
  // A time that has passed is made up for at once; the rest keeps the pace from now on.
  return [nextAt, ...slotsAfter(state, Math.max(nextAt, now), count - 1)];
}

const NEVER = Number.MAX_SAFE_INTEGER;

function timeOf({ at }: QueuePlace): number {
  return at ?? NEVER;
}

/**
 * The waiting posts after one of them was moved behind another post of the queue, or to the top.
 *
 * @param places the queue as {@link arrangeQueue} answers it
 * @param after the post it is to stand behind, scheduled or not; `0` for the top
 * @returns ids of the waiting posts in their new order; undefined when one of the two is not in the queue, or the moved
 *   one is scheduled
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
