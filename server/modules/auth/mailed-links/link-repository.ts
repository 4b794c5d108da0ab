import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/**
 * Purposes of mailed tokens: links to follow, codes to type (`prove`), and the token of a reset's response for the
 * review of credentials (`review`).
 */
export type LinkPurpose =
  | 'verify'
  | 'reset'
  | 'login'
  | 'prove'
  | 'recover'
  | 'recovered'
  | 'keep'
  | 'review';

export async function insertLink(
  db: Queryable,
  link: { tokenHash: Buffer; userId: string; purpose: LinkPurpose; email: string; expiresAt: Date },
): Promise<void> {
  await db.query(
    `insert into mailed_links (token_hash, user_id, purpose, email, expires_at) values ($1, $2, $3, $4, $5)`,
    [link.tokenHash, link.userId, link.purpose, link.email, link.expiresAt.toISOString()],
  );
}

// A link is valid until it expires, while the account is open or restorable and still has the address that the link was
// mailed to; a new address is only confirmed.
const isGood = `token_hash = $1 and purpose = $2 and expires_at > $3
  and exists (select 1 from users u where u.id = user_id and u.state in ('active', 'partial', 'leaving')
                and (lower(u.email) = lower(mailed_links.email)
                  or (purpose = 'verify' and lower(u.pending_email) = lower(mailed_links.email))))`;

/** Returns the owner of a link; undefined when it was used, has expired or never existed. */
export async function ownerOfLink(
  db: Queryable,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await first<Columns<'mailed_links', 'user_id'>>(
    db,
    `select user_id from mailed_links where ${isGood}`,
    [tokenHash, purpose, now.toISOString()],
  );
  return row?.user_id;
}

/** Consumes a link. Of concurrent requests one gets it. Returns the address it was mailed to. */
export async function takeLink(
  tx: Queryable,
  tokenHash: Buffer,
  purpose: LinkPurpose,
  now: Date,
): Promise<string | undefined> {
  const row = await first<Columns<'mailed_links', 'email'>>(
    tx,
    `delete from mailed_links where ${isGood} returning email`,
    [tokenHash, purpose, now.toISOString()],
  );
  return row?.email;
}

/** Marks the member's address as confirmed. */
export async function markVerified(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    'update users set email_verified_at = coalesce(email_verified_at, now()), updated_at = now() where id = $1',
    [userId],
  );
}

/**
 * Returns the time at which the pending change to an address was requested; undefined when that address is not pending.
 */
export async function pendingSince(
  tx: Queryable,
  userId: string,
  email: string,
): Promise<string | undefined> {
  const row = await first<{ since: string }>(
    tx,
    `select coalesce(pending_email_at, now())::text as since from users where id = $1 and lower(pending_email) = lower($2)`,
    [userId, email],
  );
  return row?.since;
}

/**
 * Replaces the address by the confirmed pending one. Completes a registration that waited for an address.
 *
 * @throws DatabaseFault 23505 on users_email when another account took it meanwhile
 */
export async function adoptEmail(tx: Queryable, userId: string): Promise<void> {
  await tx.query(
    `update users set email = pending_email, pending_email = null, pending_email_at = null, email_verified_at = now(),
            updated_at = now(),
            state = case when state = 'partial' and email like '%@invalid' then 'active' else state end
      where id = $1`,
    [userId],
  );
}

/** Deletes expired links. Called periodically. */
export async function sweepLinks(db: Queryable): Promise<void> {
  await db.query('delete from mailed_links where expires_at < now()');
}
