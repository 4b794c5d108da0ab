/** Epoch of ids, and the number of bits below the milliseconds; as in migration 001. */
const epoch = 1_136_073_600_000n;
const sequenceBits = 22n;
/** Latest time that an id can hold, in milliseconds: towards the end of 2075. */
const lastMoment = epoch + (1n << 41n) - 1n;
const largestId = (1n << 63n) - 1n;

/** Largest id and position that the database can hold; sorts after all existing ones. */
export const LARGEST_ID = String(largestId);

/** Returns true when an id of a request, which may be any text, is in the range of ids of the database. */
export function isPossibleId(id: string): boolean {
  return /^[0-9]{1,19}$/.test(id) && BigInt(id) <= BigInt(LARGEST_ID);
}

/**
 * Returns the creation time of an id or position in milliseconds since 1970. Ids come from the database (`next_id()`),
 * because all processes share its sequence and its clock.
 */
export function timeOfId(id: string): number {
  return Number((BigInt(id) >> sequenceBits) + epoch);
}

/**
 * Returns the lowest id of a moment: all earlier ids are lower. For "before this time" in queries. A moment beyond the
 * range of ids returns the largest one.
 *
 * @param milliseconds since 1970
 */
export function firstIdAt(milliseconds: number): string {
  if (BigInt(Math.floor(milliseconds)) > lastMoment) return String(largestId);
  return String((BigInt(Math.floor(milliseconds)) - epoch) << sequenceBits);
}

/** Returns the lowest position of a moment in epoch seconds; times before the epoch of ids return the first one. */
export function firstPositionAt(seconds: number): string {
  const first = firstIdAt(seconds * 1000);
  return first.startsWith('-') ? '0' : first;
}
