import type { Queryable } from '#server/db/database.ts';
import { dayOf } from '../analytics/days.ts';
import { type Origin, pseudonymsOf, visitorText } from '../analytics/pseudonyms.ts';

/** Bits in which the people of a fault and day are counted. */
const MAX_BITS = 2048;
/** Hexadecimal digits of a hash that are read. */
const READ_DIGITS_COUNT = 8;

/**
 * Returns the place of a person among the bits of a day, by the salt of the day: nothing that could be told to be theirs
 * once the salt is deleted, and before that shared with one of 2048 people.
 */
export async function placeOf(db: Queryable, origin: Origin, nowMs: number): Promise<number> {
  const hash = await pseudonymsOf(db, [dayOf(nowMs)]);
  const hex = hash(dayOf(nowMs), `error ${visitorText(origin)}`) ?? '0';
  return Number.parseInt(hex.slice(0, READ_DIGITS_COUNT), 16) % MAX_BITS;
}

/** Returns how many people set so many different bits (linear counting). Exact for a few, within a twentieth for a thousand. */
export function peopleOf(bits: number): number {
  const free = Math.max(1, MAX_BITS - bits);
  return Math.round(MAX_BITS * Math.log(MAX_BITS / free));
}
