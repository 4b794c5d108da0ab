import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Reason and end of an account's suspension; times in seconds since 1970. */
export interface SuspensionRow extends Columns<'suspensions', 'reason'> {
  since: number;
  /** Null for a permanent one. */
  ends: number | null;
}

/** Returns an account's suspension; undefined when it is not suspended. */
export function suspensionOf(db: Queryable, userId: string): Promise<SuspensionRow | undefined> {
  return first<SuspensionRow>(
    db,
    `select reason, floor(extract(epoch from suspended_at))::float8 as since,
            floor(extract(epoch from ends_at))::float8 as ends from suspensions where user_id = $1`,
    [userId],
  );
}

/** Returns accounts whose suspension has ended by a moment, at most `count`. */
export async function overdueSuspensions(db: Queryable, now: Date, count: number): Promise<string[]> {
  const rows = await db.query<Columns<'suspensions', 'user_id'>>(
    'select user_id from suspensions where ends_at <= $1 order by ends_at limit $2',
    [now.toISOString(), count],
  );
  return rows.map(({ user_id }) => user_id);
}

/**
 * Suspends an account, revokes its credentials, and closes the blogs without another admin; for a suspended account
 * only reason and end change. The transaction must hold the lock on the account's row.
 *
 * @param ends when it ends automatically; null for never
 */
export async function suspend(
  tx: Queryable,
  userId: string,
  { reason, ends }: { reason: string; ends: Date | null },
): Promise<void> {
  await tx.query(
    `insert into suspensions (user_id, reason, ends_at, state_before)
     select id, $2::text, $3::timestamptz, state from users where id = $1 and state in ('active', 'partial')
     union all
     select user_id, $2::text, $3::timestamptz, state_before from suspensions where user_id = $1
     on conflict (user_id) do update set reason = excluded.reason, ends_at = excluded.ends_at`,
    [userId, reason, ends?.toISOString() ?? null],
  );
  await tx.query(
    `update users set state = 'suspended', updated_at = now() where id = $1 and state in ('active', 'partial')`,
    [userId],
  );
  await tx.query(
    `update blogs b set state = 'suspended', suspended_with_owner = true, updated_at = now()
      where b.owner_id = $1 and b.state = 'active' and not exists (
        select 1 from blog_members m join users u on u.id = m.user_id and u.state in ('active', 'partial')
         where m.blog_id = b.id and m.user_id <> $1 and m.role = 'admin')`,
    [userId],
  );
  await revokeCredentials(tx, userId, 'accountSuspended');
}

/**
 * Lifts a suspension and reopens the blogs that were closed with it.
 *
 * @param by lifts it only when it has ended by then; unconditional when absent
 * @returns false when the account is not suspended, or the suspension has not ended
 */
export async function restore(tx: Queryable, userId: string, by?: Date): Promise<boolean> {
  const row = await first<Columns<'suspensions', 'state_before'>>(
    tx,
    `delete from suspensions where user_id = $1 and ($2::timestamptz is null or ends_at <= $2) returning state_before`,
    [userId, by?.toISOString() ?? null],
  );
  if (!row) return false;
  await tx.query(`update users set state = $2, updated_at = now() where id = $1 and state = 'suspended'`, [
    userId,
    row.state_before,
  ]);
  await tx.query(
    `update blogs set state = 'active', suspended_with_owner = false, updated_at = now()
      where owner_id = $1 and state = 'suspended' and suspended_with_owner`,
    [userId],
  );
  return true;
}
