import type { Tables } from '#generated/schema.ts';
import type { SpaceKind, SpaceRef } from '#server/core/spaces.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { OF_SEAT, type Seat, seatParams } from './members-repository.ts';
import type { SpaceRole } from './roles.ts';

export interface InvitationRow<Kind extends SpaceKind = SpaceKind>
  extends Columns<'space_invitations', 'id' | 'space_id' | 'role' | 'email' | 'message'> {
  role: SpaceRole<Kind>;
  /** The blog that invites as a member of the space, or else the sender's primary blog. */
  sender_blog_id: Tables['blog_members']['blog_id'];
  /** The invited blog, or the primary blog of the invited member; null for a mailed invitation. */
  recipient_blog_id: string | null;
  /** Seconds since 1970. */
  sent_at: number;
}

/** Id of an invited member. */
type RecipientId = NonNullable<Tables['space_invitations']['recipient_id']>;

/** An invitation's recipient: a seat, or an e-mail address. */
export type Recipient = Seat | { email: string };

// A mailed invitation is pending while its link works; one whose recipient closed their account is not pending.
const PENDING = `(i.expires_at is null or i.expires_at > $2) and (i.recipient_id is null or u.state <> 'deleted')`;
const COLUMNS = `i.id, i.space_id, i.role, coalesce(i.sender_blog_id, sm.blog_id) as sender_blog_id, coalesce(i.blog_id, rm.blog_id) as recipient_blog_id,
  i.email, i.message, floor(extract(epoch from i.sent_at))::float8 as sent_at`;
const FROM = `from space_invitations i join blog_members sm on sm.user_id = i.sender_id and sm.is_primary
  left join users u on u.id = i.recipient_id
  left join blog_members rm on rm.user_id = i.recipient_id and rm.is_primary`;
const OF_RECIPIENT = OF_SEAT.replace('user_id', 'recipient_id');

/** Returns pending invitations, the last sent first; of a space, or with `id` that one alone. */
export function pendingInvitations<Kind extends SpaceKind>(
  db: Queryable,
  space: SpaceRef<Kind>,
  now: Date,
  id: string | null = null,
): Promise<InvitationRow<Kind>[]> {
  return db.query<InvitationRow<Kind>>(
    `select ${COLUMNS} ${FROM} where i.space_id = $1 and ${PENDING} and ($3::bigint is null or i.id = $3)
      order by i.sent_at desc, i.id desc`,
    [space.id, now.toISOString(), id],
  );
}

/**
 * Returns the pending invitations to spaces of a kind that a member received, the last sent first.
 *
 * @param page `before` is time and id of the last one of the page before, in the form of `sort_key`
 */
export function receivedInvitations<Kind extends SpaceKind>(
  db: Queryable,
  kind: Kind,
  recipientId: string,
  {
    now,
    before,
    limit,
  }: { now: Date; before: readonly [time: string, id: string] | undefined; limit: number },
): Promise<(InvitationRow<Kind> & { sort_key: string })[]> {
  const after = before ? 'and (i.sent_at, i.id) < ($5::timestamptz, $6::bigint)' : '';
  return db.query<InvitationRow<Kind> & { sort_key: string }>(
    `select ${COLUMNS}, i.sent_at::text as sort_key ${FROM}
      where i.recipient_id = $1 and ${PENDING} and i.space_kind = $3 ${after}
      order by i.sent_at desc, i.id desc limit $4`,
    [recipientId, now.toISOString(), kind, limit, ...(before ?? [])],
  );
}

/** Returns the pending invitation of a member to a space, the last sent of those of their blogs. */
export function invitationOfMember<Kind extends SpaceKind>(
  db: Queryable,
  space: SpaceRef<Kind>,
  userId: string,
  now: Date,
): Promise<InvitationRow<Kind> | undefined> {
  return first<InvitationRow<Kind>>(
    db,
    `select ${COLUMNS} ${FROM} where i.space_id = $1 and ${PENDING} and i.recipient_id = $3
      order by i.sent_at desc, i.id desc limit 1`,
    [space.id, now.toISOString(), userId],
  );
}

/** Returns the pending invitation of a blog to a space, whichever of its members it was sent to. */
export function invitationOfBlog<Kind extends SpaceKind>(
  db: Queryable,
  space: SpaceRef<Kind>,
  blogId: string,
  now: Date,
): Promise<(InvitationRow<Kind> & { recipientId: RecipientId }) | undefined> {
  return first<InvitationRow<Kind> & { recipientId: RecipientId }>(
    db,
    `select ${COLUMNS}, i.recipient_id as "recipientId" ${FROM} where i.space_id = $1 and ${PENDING} and i.blog_id = $3`,
    [space.id, now.toISOString(), blogId],
  );
}

/**
 * Returns a page of pending invitations to spaces of a kind, the last sent first.
 *
 * @param of the space, or the member who received them
 * @param page `before` is the id of the last invitation of the page before; `sentBefore` is in seconds since 1970; null
 *   for no bound
 */
export function invitationPage<Kind extends SpaceKind>(
  db: Queryable,
  kind: Kind,
  of: { spaceId: string } | { recipientId: string },
  now: Date,
  page: { before: string | null; sentBefore?: number | undefined; limit: number },
): Promise<InvitationRow<Kind>[]> {
  const [condition, id] =
    'spaceId' in of ? ['i.space_id = $1', of.spaceId] : ['i.recipient_id = $1', of.recipientId];
  return db.query<InvitationRow<Kind>>(
    `select ${COLUMNS} ${FROM} where ${condition} and i.space_kind = $3 and ${PENDING}
        and ($4::bigint is null or i.id < $4) and ($5::float8 is null or i.sent_at < to_timestamp($5))
      order by i.id desc limit $6`,
    [id, now.toISOString(), kind, page.before, page.sentBefore ?? null, page.limit],
  );
}

/** Counts the invitations that {@link pendingInvitations} would list. */
export async function countInvitations(db: Queryable, space: SpaceRef, now: Date): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count ${FROM} where i.space_id = $1 and ${PENDING}`,
    [space.id, now.toISOString()],
  );
  return row?.count ?? 0;
}

/** Returns true when that member or address is invited to the space already. */
export async function isInvited(db: Queryable, space: SpaceRef, recipient: Recipient): Promise<boolean> {
  const row =
    'email' in recipient
      ? await first(db, 'select 1 from space_invitations where space_id = $1 and lower(email) = lower($2)', [
          space.id,
          recipient.email,
        ])
      : await first(
          db,
          `select 1 from space_invitations where ${OF_RECIPIENT}`,
          seatParams(space, recipient),
        );
  return row !== undefined;
}

interface Sent<Kind extends SpaceKind> {
  senderId: string;
  /** The blog as which the sender invites; omitted for invitations to a blog. */
  senderBlogId?: string;
  role: SpaceRole<Kind>;
}

async function insert(tx: Queryable, sql: string, values: readonly SqlValue[]): Promise<string> {
  const row = await first<Columns<'space_invitations', 'id'>>(tx, sql, values);
  if (!row) throw new Error('An invitation was not written');
  return row.id;
}

/** Invites a member, or changes role and message of their invitation. Returns its id. */
export function insertInvitation<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  sent: Sent<Kind> & { recipient: Seat; message?: string },
): Promise<string> {
  return insert(
    tx,
    `insert into space_invitations as i (space_id, recipient_id, blog_id, space_kind, sender_id, role, message, sender_blog_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (recipient_id, space_id, blog_id) where recipient_id is not null
       do update set role = excluded.role, sender_id = excluded.sender_id, message = excluded.message,
         sender_blog_id = excluded.sender_blog_id
     returning i.id`,
    [
      ...seatParams(space, sent.recipient),
      space.kind,
      sent.senderId,
      sent.role,
      sent.message ?? '',
      sent.senderBlogId ?? null,
    ],
  );
}

/** Invites an e-mail address and invalidates its earlier link to this space. Returns the id. */
export function insertMailed<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  sent: Sent<Kind> & { email: string; tokenHash: Buffer; expiresAt: Date },
): Promise<string> {
  return insert(
    tx,
    `insert into space_invitations as i (space_id, space_kind, sender_id, role, email, token_hash, expires_at)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (space_id, lower(email)) where email is not null
       do update set role = excluded.role, sender_id = excluded.sender_id, token_hash = excluded.token_hash,
         expires_at = excluded.expires_at, sent_at = now()
     returning i.id`,
    [
      space.id,
      space.kind,
      sent.senderId,
      sent.role,
      sent.email,
      sent.tokenHash,
      sent.expiresAt.toISOString(),
    ],
  );
}

/** An invitation that was consumed or withdrawn. */
export interface TakenInvitation<Kind extends SpaceKind = SpaceKind>
  extends Columns<'space_invitations', 'id' | 'role'> {
  role: SpaceRole<Kind>;
}

/** Finds the pending invitation to a space by a mailed link or by its recipient. */
export function findInvitation<Kind extends SpaceKind>(
  db: Queryable,
  space: SpaceRef<Kind>,
  now: Date,
  whose: { tokenHash: Buffer } | Seat,
): Promise<InvitationRow<Kind> | undefined> {
  const [condition, values]: [string, SqlValue[]] =
    'tokenHash' in whose
      ? ['i.token_hash = $3', [whose.tokenHash]]
      : ['i.recipient_id = $3 and i.blog_id is not distinct from $4::bigint', [whose.userId, whose.blogId]];
  return first<InvitationRow<Kind>>(
    db,
    `select ${COLUMNS} ${FROM} where i.space_id = $1 and ${PENDING} and ${condition}`,
    [space.id, now.toISOString(), ...values],
  );
}

/** Deletes a member's invitation and returns it. Of concurrent requests one gets it. */
export function takeInvitation<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  recipient: Seat,
): Promise<TakenInvitation<Kind> | undefined> {
  return first<TakenInvitation<Kind>>(
    tx,
    `delete from space_invitations where ${OF_RECIPIENT} returning id, role`,
    seatParams(space, recipient),
  );
}

/** Deletes the invitation of a mailed link and returns it. Of concurrent requests one gets it. */
export function takeMailed<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  tokenHash: Buffer,
  now: Date,
): Promise<TakenInvitation<Kind> | undefined> {
  return first<TakenInvitation<Kind>>(
    tx,
    'delete from space_invitations where space_id = $1 and token_hash = $2 and expires_at > $3 returning id, role',
    [space.id, tokenHash, now.toISOString()],
  );
}

/** Withdraws a mailed invitation by its id. Returns true when it existed. */
export async function deleteMailed(db: Queryable, space: SpaceRef, id: string): Promise<boolean> {
  const gone = await db.query(
    'delete from space_invitations where space_id = $1 and id::text = $2 and recipient_id is null returning id',
    [space.id, id],
  );
  return gone.length > 0;
}

/** Deletes expired mailed invitations. Called periodically. */
export async function sweepInvitations(db: Queryable): Promise<void> {
  await db.query('delete from space_invitations where expires_at < now()');
}

/** Deletes the invitations of all blogs of a person. Returns their ids. */
export async function deleteInvitationsOf(tx: Queryable, space: SpaceRef, userId: string): Promise<string[]> {
  const gone = await tx.query<Columns<'space_invitations', 'id'>>(
    'delete from space_invitations where space_id = $1 and recipient_id = $2 returning id',
    [space.id, userId],
  );
  return gone.map(({ id }) => id);
}
