import type { LimitName } from '#generated/limits.ts';
import type { Queryable } from '#server/db/database.ts';

/** How far back a day reaches, in seconds. */
export const DAY = 86_400;

/**
 * Makes whoever else is about to count the same thing of the same member wait until this transaction ends: counting and
 * adding are one step then, however many requests come at once. To be called first in the transaction, so that nobody
 * waits for it holding anything else.
 */
export async function holdLimit(tx: Queryable, limit: LimitName, memberId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${limit} ${memberId}`]);
}
