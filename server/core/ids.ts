/** The moment ids start from, and the bits below the milliseconds; as in migration 001. */
const epoch = 1_136_073_600_000n;
const sequenceBits = 22n;
/** The last moment an id can tell, in milliseconds: towards the end of 2075. */
const lastMoment = epoch + (1n << 41n) - 1n;
const largestId = (1n << 63n) - 1n;

/** The largest id and position the database can hold: past everything there is. */
export const LARGEST_ID = '9223372036854775807';

/** Whether an id that fits the contract's pattern can exist at all. */
export function isPossibleId(id: string): boolean {
  return BigInt(id) <= BigInt(LARGEST_ID);
}

/**
 * When an id or position was made, in milliseconds since 1970. Ids come from the database (`next_id()`), because all
 * processes share its sequence and its clock.
 */
export function timeOfId(id: string): number {
  return Number((BigInt(id) >> sequenceBits) + epoch);
}

/**
 * The lowest id of a moment: everything before it has a lower one. For "before this time" in queries. A moment later
 * than ids reach gives the largest one, so that everything is before it.
 *
 * @param milliseconds since 1970
 */
export function firstIdAt(milliseconds: number): string {
  if (BigInt(Math.floor(milliseconds)) > lastMoment) return String(largestId);
  return String((BigInt(Math.floor(milliseconds)) - epoch) << sequenceBits);
}

/** The lowest position of a moment in epoch seconds; times before ids began come out as the very first. */
export function firstPositionAt(seconds: number): string {
  const first = firstIdAt(seconds * 1000);
  return first.startsWith('-') ? '0' : first;
}
