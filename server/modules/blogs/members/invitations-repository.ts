import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import type { MemberRole } from './members-repository.ts';

export interface InvitationRow {
  id: string;
  blog_id: string;
  role: MemberRole;
  /** Primary blogs of sender and recipient; the recipient's is null for a mailed invitation. */
  sender_blog_id: string;
  recipient_blog_id: string | null;
  email: string | null;
  /** Seconds since 1970. */
  sent_at: number;
}

// A mailed invitation is pending while its link works; one whose recipient closed their account is not pending.
const PENDING = `(i.expires_at is null or i.expires_at > $2) and (i.recipient_id is null or u.state <> 'deleted')`;
const COLUMNS = `i.id, i.blog_id, i.role, sm.blog_id as sender_blog_id, rm.blog_id as recipient_blog_id, i.email,
  floor(extract(epoch from i.sent_at))::float8 as sent_at`;
const FROM = `from blog_invitations i join blog_members sm on sm.user_id = i.sender_id and sm.is_primary
  left join users u on u.id = i.recipient_id
  left join blog_members rm on rm.user_id = i.recipient_id and rm.is_primary`;

/** Returns pending invitations, the last sent first; of a blog, or with `id` that one alone. */
export function pendingInvitations(
  db: Queryable,
  blogId: string,
  now: Date,
  id: string | null = null,
): Promise<InvitationRow[]> {
  return db.query<InvitationRow>(
    `select ${COLUMNS} ${FROM} where i.blog_id = $1 and ${PENDING} and ($3::bigint is null or i.id = $3)
      order by i.sent_at desc, i.id desc`,
    [blogId, now.toISOString(), id],
  );
}

/** Counts the invitations that {@link pendingInvitations} would list. */
export async function countInvitations(db: Queryable, blogId: string, now: Date): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count ${FROM} where i.blog_id = $1 and ${PENDING}`,
    [blogId, now.toISOString()],
  );
  return row?.count ?? 0;
}

interface Sent {
  blogId: string;
  senderId: string;
  role: MemberRole;
}

/** Returns true when that member or address is invited to the blog already. */
export async function isInvited(
  db: Queryable,
  blogId: string,
  whom: { recipientId: string } | { email: string },
): Promise<boolean> {
  const [condition, value] =
    'email' in whom ? ['lower(email) = lower($2)', whom.email] : ['recipient_id = $2', whom.recipientId];
  return (
    (await first(db, `select 1 from blog_invitations where blog_id = $1 and ${condition}`, [
      blogId,
      value,
    ])) !== undefined
  );
}

async function insert(tx: Queryable, sql: string, values: readonly SqlValue[]): Promise<string> {
  const row = await first<{ id: string }>(tx, sql, values);
  if (!row) throw new Error('An invitation was not written');
  return row.id;
}

/** Invites a member, or changes the role of their invitation. Returns its id. */
export function insertInvitation(
  tx: Queryable,
  { blogId, senderId, role, recipientId }: Sent & { recipientId: string },
): Promise<string> {
  return insert(
    tx,
    `insert into blog_invitations as i (blog_id, sender_id, role, recipient_id) values ($1, $2, $3, $4)
     on conflict (recipient_id, blog_id) where recipient_id is not null
       do update set role = excluded.role, sender_id = excluded.sender_id
     returning i.id`,
    [blogId, senderId, role, recipientId],
  );
}

/** Invites an e-mail address and invalidates its earlier link to this blog. Returns the id. */
export function insertMailed(
  tx: Queryable,
  sent: Sent & { email: string; tokenHash: Buffer; expiresAt: Date },
): Promise<string> {
  return insert(
    tx,
    `insert into blog_invitations as i (blog_id, sender_id, role, email, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6)
     on conflict (blog_id, lower(email)) where email is not null
       do update set role = excluded.role, sender_id = excluded.sender_id, token_hash = excluded.token_hash,
         expires_at = excluded.expires_at, sent_at = now()
     returning i.id`,
    [sent.blogId, sent.senderId, sent.role, sent.email, sent.tokenHash, sent.expiresAt.toISOString()],
  );
}

interface Taken {
  id: string;
  role: MemberRole;
}

/** Finds the invitation to a blog by a mailed link or by its recipient. */
export function findInvitation(
  db: Queryable,
  blogId: string,
  now: Date,
  whose: { tokenHash: Buffer } | { recipientId: string },
): Promise<InvitationRow | undefined> {
  const [condition, value] =
    'tokenHash' in whose
      ? ['i.token_hash = $3', whose.tokenHash]
      : ['i.recipient_id = $3', whose.recipientId];
  return first<InvitationRow>(
    db,
    `select ${COLUMNS} ${FROM} where i.blog_id = $1 and ${PENDING} and ${condition}`,
    [blogId, now.toISOString(), value],
  );
}

/** Consumes a member's invitation. Of concurrent requests one gets it. */
export function takeInvitation(tx: Queryable, blogId: string, userId: string): Promise<Taken | undefined> {
  return first<Taken>(
    tx,
    'delete from blog_invitations where blog_id = $1 and recipient_id = $2 returning id, role',
    [blogId, userId],
  );
}

/** Consumes a mailed link. Of concurrent requests one gets it. */
export function takeMailed(
  tx: Queryable,
  blogId: string,
  tokenHash: Buffer,
  now: Date,
): Promise<Taken | undefined> {
  return first<Taken>(
    tx,
    'delete from blog_invitations where blog_id = $1 and token_hash = $2 and expires_at > $3 returning id, role',
    [blogId, tokenHash, now.toISOString()],
  );
}

/** Withdraws a mailed invitation by its id. Returns true when it existed. */
export async function deleteMailed(db: Queryable, blogId: string, id: string): Promise<boolean> {
  const gone = await db.query(
    `delete from blog_invitations where blog_id = $1 and id::text = $2 and recipient_id is null returning id`,
    [blogId, id],
  );
  return gone.length > 0;
}

/** Deletes expired mailed invitations. Called periodically. */
export async function sweepInvitations(db: Queryable): Promise<void> {
  await db.query('delete from blog_invitations where expires_at < now()');
}
