import type { LimitName } from '#generated/limits.ts';
import type { Queryable } from '#server/db/database.ts';

/** Length of a day in seconds. */
export const DAY_SECONDS = 86_400;

/**
 * Locks a limit of a member until this transaction ends, so that counting and adding are one step for concurrent
 * requests. Call it first in the transaction, so that no other lock is held while waiting.
 */
export async function lockLimit(tx: Queryable, limit: LimitName, memberId: string): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`${limit} ${memberId}`]);
}
