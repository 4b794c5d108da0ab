import type { Queryable } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { countPostsSince } from './write-repository.ts';

const DAY = 86_400;
/** Posts a day (public API documentation, “Rate limits”). */
const POSTS_PER_DAY = 250;
/** Clocks differ a little, and a form takes a moment to send. */
const GRACE = 60_000;

/**
 * Refuses what would be one post too many for today.
 *
 * @throws daily-post-limit-hit
 */
export async function mayPublishToday(db: Queryable, userId: string): Promise<void> {
  if ((await countPostsSince(db, userId, Date.now() / 1000 - DAY)) >= POSTS_PER_DAY) {
    throw domainError('daily-post-limit-hit');
  }
}

/**
 * Refuses a date that has passed: it is nearly always a slip, and the post would be out before anybody saw it.
 *
 * @param now milliseconds since 1970
 * @throws invalid-request-param
 */
export function checkPublishOn(body: { publishOn?: string }, now: number): void {
  if (body.publishOn === undefined || Date.parse(body.publishOn) >= now - GRACE) return;
  throw domainError('invalid-request-param', { field: 'publishOn', detail: 'That time has passed.' });
}
