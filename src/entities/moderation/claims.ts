import type { BlogRef } from '#generated/zod/blogRef.zod.ts';

/** Codes of openapi/errors.yaml for what a colleague did first. */
export const COLLEAGUE_CODES = { decided: 4033, claimed: 4034 } as const;

/** Interval at which a queue is read again, so that what colleagues do arrives. */
export const QUEUE_POLL_INTERVAL_MS = 30_000;

/** An entry that can be claimed. */
interface Claimable {
  claimedBy?: BlogRef | undefined;
  /** Unix seconds. */
  claimedUntilTs?: number | undefined;
}

/** Returns the colleague who has an entry open at a time, in Unix seconds. */
export function claimerOf(
  { claimedBy, claimedUntilTs = 0 }: Claimable,
  ownNames: readonly string[],
  now: number,
): BlogRef | undefined {
  return claimedBy && claimedUntilTs > now && !ownNames.includes(claimedBy.name) ? claimedBy : undefined;
}
