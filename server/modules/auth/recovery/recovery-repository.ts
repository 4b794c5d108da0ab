import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A pending account recovery. */
export interface RecoveryRow extends Columns<'account_recoveries', 'user_id'> {
  /** Seconds since 1970. */
  ends: number;
}

const columns = 'user_id, floor(extract(epoch from ends_at))::float8 as ends';

export function recoveryOf(db: Queryable, userId: string): Promise<RecoveryRow | undefined> {
  return first<RecoveryRow>(db, `select ${columns} from account_recoveries where user_id = $1`, [userId]);
}

/** Starts a recovery; a pending one continues unchanged, in which case `isNew` is false. */
export async function insertRecovery(
  tx: Queryable,
  userId: string,
  endsAt: Date,
): Promise<{ ends: number; isNew: boolean }> {
  const row = await first<RecoveryRow>(
    tx,
    `insert into account_recoveries (user_id, ends_at) values ($1, $2) on conflict (user_id) do nothing
     returning ${columns}`,
    [userId, endsAt.toISOString()],
  );
  if (row) return { ends: row.ends, isNew: true };
  return { ends: (await recoveryOf(tx, userId))?.ends ?? endsAt.getTime() / 1000, isNew: false };
}

/** Cancels a recovery; returns false when there is none. */
export async function deleteRecovery(tx: Queryable, userId: string): Promise<boolean> {
  const row = await first(tx, 'delete from account_recoveries where user_id = $1 returning 1', [userId]);
  return row !== undefined;
}

/**
 * Consumes a recovery whose waiting time is over; returns false when it is not, or there is none. Of concurrent
 * requests one gets it.
 */
export async function consumeDueRecovery(tx: Queryable, userId: string, now: Date): Promise<boolean> {
  const row = await first(
    tx,
    'delete from account_recoveries where user_id = $1 and ends_at <= $2 returning 1',
    [userId, now.toISOString()],
  );
  return row !== undefined;
}

/** Returns members whose waiting time is over and who were not notified yet, and marks them as notified. */
export async function takeUnnotified(tx: Queryable, now: Date): Promise<string[]> {
  const rows = await tx.query<Columns<'account_recoveries', 'user_id'>>(
    `update account_recoveries set told_at = $1 where ends_at <= $1 and told_at is null returning user_id`,
    [now.toISOString()],
  );
  return rows.map(({ user_id: userId }) => userId);
}

/** Deletes recoveries that were never completed. */
export async function deleteExpiredRecoveries(db: Queryable, before: Date): Promise<void> {
  await db.query('delete from account_recoveries where ends_at < $1', [before.toISOString()]);
}

/**
 * Returns every address at which an account's member can be notified: its own, a pending one, and those of linked
 * providers.
 */
export async function addressesOf(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<Columns<'users', 'email'>>(
    `select email from users where id = $1
     union select pending_email from users where id = $1 and pending_email is not null
     union select email from third_party_links where user_id = $1 and email is not null`,
    [userId],
  );
  return [...new Map(rows.map(({ email }) => [email.toLowerCase(), email])).values()];
}

/** Returns true when an account requires a second factor or has passkeys. */
export async function hasFactors(db: Queryable, userId: string): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from second_factors where user_id = $1 and enabled_at is not null
     union all select 1 from passkeys where user_id = $1 limit 1`,
    [userId],
  );
  return row !== undefined;
}
