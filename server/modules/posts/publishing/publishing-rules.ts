import { limits } from '#generated/limits.ts';
import { domainError, rateLimited } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { DAY_SECONDS, lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { countPostsSince, countSentSince } from '#server/modules/posts/compose/sent-repository.ts';
import type { NewPost } from '#server/modules/posts/compose/write-repository.ts';

/** Tolerance in milliseconds for clock differences and the time of sending a form. */
const PAST_TOLERANCE_MS = 60_000;

/** Returns the seconds since 1970 a day before a time in milliseconds. */
const aDayBefore = (now: number): number => now / 1000 - DAY_SECONDS;

/**
 * Enforces the daily post limit. Call it first in the transaction that publishes.
 *
 * @param now milliseconds since 1970
 * @param more number of posts to be published
 * @throws daily-post-limit-hit
 */
export async function mayPublishToday(tx: Queryable, userId: string, now: number, more = 1): Promise<void> {
  await lockLimit(tx, 'postsPerDay', userId);
  if ((await countPostsSince(tx, userId, aDayBefore(now))) + more > limits.postsPerDay) {
    throw domainError('daily-post-limit-hit');
  }
}

const LIMIT_OF_KIND = { ask: 'asksPerDay', submission: 'submissionsPerDay' } as const;

/**
 * Enforces the daily limit of asks or submissions: those still pending at other blogs count. Call it first in the
 * transaction that sends.
 *
 * @param now milliseconds since 1970
 * @throws rate-limit-exceeded
 */
async function maySendToday(
  tx: Queryable,
  userId: string,
  state: 'ask' | 'submission',
  now: number,
): Promise<void> {
  const limit = LIMIT_OF_KIND[state];
  await lockLimit(tx, limit, userId);
  if ((await countSentSince(tx, userId, state, aDayBefore(now))) >= limits[limit])
    throw rateLimited(DAY_SECONDS);
}

/**
 * Enforces the daily limit of a new post. Drafts and queued posts do not count yet: they are the alternative when the
 * limit is reached. Call it first in the transaction that writes.
 *
 * @param now milliseconds since 1970
 * @throws daily-post-limit-hit, rate-limit-exceeded
 */
export async function mayWriteToday(
  tx: Queryable,
  userId: string,
  state: NewPost['state'],
  now: number,
): Promise<void> {
  if (state === 'ask' || state === 'submission') await maySendToday(tx, userId, state, now);
  else if (state !== 'draft' && state !== 'queued') await mayPublishToday(tx, userId, now);
}

/**
 * Rejects a past date: it is nearly always a mistake, and the post would be published at once.
 *
 * @param now milliseconds since 1970
 * @throws invalid-request-param
 */
export function checkPublishOn(body: { publishOn?: string }, now: number): void {
  if (body.publishOn === undefined || Date.parse(body.publishOn) >= now - PAST_TOLERANCE_MS) return;
  throw domainError('invalid-request-param', { field: 'publishOn', reason: 'past' });
}
