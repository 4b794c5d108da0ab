/** The moment ids start from, and the bits below the milliseconds; as in migration 001. */
const epoch = 1_136_073_600_000n;
const sequenceBits = 22n;

/**
 * When an id or position was made, in milliseconds since 1970. Ids come from the database (`next_id()`), because all
 * processes share its sequence and its clock.
 */
export function timeOfId(id: string): number {
  return Number((BigInt(id) >> sequenceBits) + epoch);
}

/**
 * The lowest id of a moment: everything before it has a lower one. For "before this time" in queries.
 *
 * @param milliseconds since 1970
 */
export function firstIdAt(milliseconds: number): string {
  return String((BigInt(Math.floor(milliseconds)) - epoch) << sequenceBits);
}
