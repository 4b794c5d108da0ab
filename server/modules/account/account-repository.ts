import { first, type Queryable } from '#server/db/database.ts';

/** Days in which a deleted account can be restored (contract: `POST /v2/account/delete`). */
const RESTORATION_DAYS = 30;

/** Stores a member's pending address, or removes it. Links of an earlier pending one become invalid. */
export async function writePendingEmail(tx: Queryable, userId: string, email: string | null): Promise<void> {
  await tx.query(
    `update users set pending_email = $2::text, pending_email_at = case when $2::text is null then null else now() end,
            updated_at = now() where id = $1`,
    [userId, email],
  );
}

/** Stores a missing birth date, which completes a registration. Returns false when there was one. */
export async function writeBirthDate(tx: Queryable, userId: string, birthDate: string): Promise<boolean> {
  const written = await tx.query(
    `update users set birth_date = $2::date, updated_at = now(),
            state = case when state = 'partial' and email not like '%@invalid' then 'active' else state end
      where id = $1 and birth_date is null returning id`,
    [userId, birthDate],
  );
  return written.length > 0;
}

/**
 * Hides an account and the blogs without other admins. Returns the time of the final deletion, in seconds since 1970;
 * undefined when the account is being deleted already.
 */
export async function requestDeletion(tx: Queryable, userId: string): Promise<number | undefined> {
  const row = await first<{ delete_at: number }>(
    tx,
    `update users set state = 'leaving', delete_at = now() + make_interval(days => ${RESTORATION_DAYS}),
        updated_at = now()
      where id = $1 and state in ('active', 'partial')
      returning floor(extract(epoch from delete_at))::float8 as delete_at`,
    [userId],
  );
  if (!row) return undefined;
  await tx.query(
    `update blogs b set state = 'deactivated', left_with_owner = true, updated_at = now()
      where b.owner_id = $1 and b.state = 'active' and not exists (
        select 1 from blog_members m join users u on u.id = m.user_id and u.state in ('active', 'partial')
         where m.blog_id = b.id and m.user_id <> $1 and m.role = 'admin')`,
    [userId],
  );
  return row.delete_at;
}
