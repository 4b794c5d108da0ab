import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** Why an account is closed by the site, and until when; times in seconds since 1970. */
export interface SuspensionRow {
  reason: string;
  since: number;
  /** Null for no end. */
  ends: number | null;
}

/** What is known of why an account is closed; undefined when it is not. */
export function suspensionOf(db: Queryable, userId: string): Promise<SuspensionRow | undefined> {
  return first<SuspensionRow>(
    db,
    `select reason, floor(extract(epoch from suspended_at))::float8 as since,
            floor(extract(epoch from ends_at))::float8 as ends from suspensions where user_id = $1`,
    [userId],
  );
}

/** Accounts whose suspension is over at a moment, at most so many. */
export async function overdueSuspensions(db: Queryable, now: Date, count: number): Promise<string[]> {
  const rows = await db.query<{ user_id: string }>(
    'select user_id from suspensions where ends_at <= $1 order by ends_at limit $2',
    [now.toISOString(), count],
  );
  return rows.map(({ user_id }) => user_id);
}

/**
 * Closes an account, revokes its credentials, and closes the blogs nobody else leads; a closed one gets another reason and end. The row of
 * the account must be held by the transaction.
 *
 * @param ends when it opens by itself; null for no end
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
 * Opens an account that the site closed, and the blogs that were closed with it.
 *
 * @param by only when its time was over by then; without it whenever it would end
 * @returns false when it is not closed, or its time not over
 */
export async function restore(tx: Queryable, userId: string, by?: Date): Promise<boolean> {
  const row = await first<{ state_before: string }>(
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
