import { domainError } from '#server/core/errors.ts';
import { displayTag, tagKey } from '#server/core/tags.ts';

const DAY_MS = 86_400_000;
/** Longest time between now and the end of a promotion's last day. */
const MAX_PROMOTION_MS = 31 * DAY_MS;

/** Tags and end of a promotion. */
export type PromotionTerms = { tags: string[]; tagKeys: string[]; endsAtMs: number };

/** Returns the end of a day in UTC, in milliseconds since 1970. */
function endOfDay(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) + DAY_MS;
}

/**
 * Returns when a promotion ends after the last day that a request names.
 *
 * @throws invalid-request-param for a day that has passed
 */
export function endsAfter(day: string, nowMs: number): number {
  const endsAtMs = endOfDay(day);
  if (endsAtMs > nowMs) return endsAtMs;
  throw domainError('invalid-request-param', { field: 'end_date', detail: 'This day has passed.' });
}

/**
 * Returns the tags and the end that a request asks for. Spellings of one tag count once.
 *
 * @throws invalid-request-param for no visible tag, and for a day that has passed or is more than a month away
 */
export function termsOf(asked: { tags: readonly string[]; end_date: string }, nowMs: number): PromotionTerms {
  const byKey = new Map<string, string>();
  for (const text of asked.tags) {
    const tag = displayTag(text);
    if (tag !== '' && !byKey.has(tagKey(tag))) byKey.set(tagKey(tag), tag);
  }
  if (byKey.size === 0)
    throw domainError('invalid-request-param', { field: 'tags', detail: 'Name at least one tag.' });
  const endsAtMs = endsAfter(asked.end_date, nowMs);
  if (endsAtMs > nowMs + MAX_PROMOTION_MS) {
    const detail = 'A promotion ends within a month.';
    throw domainError('invalid-request-param', { field: 'end_date', detail });
  }
  return { tags: [...byKey.values()], tagKeys: [...byKey.keys()], endsAtMs };
}
