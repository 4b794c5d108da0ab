import type { SpaceKind, SpaceRef } from '#server/core/spaces.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { leadingRole, type SpaceRole } from './roles.ts';

/** A member's place in a space. Members of a blog write as the blog; elsewhere they take part as one of their blogs. */
export interface Seat {
  userId: string;
  /** The blog the member takes part as; null in a blog. */
  blogId: string | null;
}

/** Returns the seat of a member of a blog. */
export function writerSeat(userId: string): Seat {
  return { userId, blogId: null };
}

/** Condition for the row of a seat, whose space, member and blog are the first three parameters. */
export const OF_SEAT = 'space_id = $1 and user_id = $2 and blog_id is not distinct from $3::bigint';

/** Returns the first parameters of a statement with {@link OF_SEAT}. */
export function seatParams(space: SpaceRef, { userId, blogId }: Seat): [string, string, string | null] {
  return [space.id, userId, blogId];
}

/**
 * Locks the members of a space until the transaction ends, so that of two concurrent changes the second sees the first.
 * Call it first in the transaction.
 */
export async function lockMembers(tx: Queryable, space: SpaceRef): Promise<void> {
  await tx.query('select 1 from spaces where id = $1 for no key update', [space.id]);
}

/** Returns the role of a seat; undefined when there is no such member. */
export async function roleOfSeat<Kind extends SpaceKind>(
  db: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
): Promise<SpaceRole<Kind> | undefined> {
  const row = await first<Columns<'space_members', 'role', { role: SpaceRole<Kind> }>>(
    db,
    `select role from space_members where ${OF_SEAT}`,
    seatParams(space, seat),
  );
  return row?.role;
}

/** Returns the roles that a member has in a space, one for each of their seats. */
export async function rolesOf<Kind extends SpaceKind>(
  db: Queryable,
  space: SpaceRef<Kind>,
  userId: string,
): Promise<SpaceRole<Kind>[]> {
  const rows = await db.query<Columns<'space_members', 'role', { role: SpaceRole<Kind> }>>(
    'select role from space_members where space_id = $1 and user_id = $2',
    [space.id, userId],
  );
  return rows.map(({ role }) => role);
}

/**
 * Returns true when a member whose account is open keeps the leading role of a space.
 *
 * @param leaving the seat that does not count; without a blog's id all seats of the person
 */
export async function hasOtherLeader(
  db: Queryable,
  space: SpaceRef,
  leaving: { userId: string; blogId?: string | null },
): Promise<boolean> {
  const row = await first(
    db,
    `select 1 from space_members m join users u on u.id = m.user_id and u.state <> 'deleted'
      where m.space_id = $1 and (m.user_id <> $2 or $3 and m.blog_id is distinct from $4::bigint)
        and m.role = $5 and m.role not in ('member', 'contributor') limit 1`,
    [space.id, leaving.userId, leaving.blogId !== undefined, leaving.blogId ?? null, leadingRole(space.kind)],
  );
  return row !== undefined;
}

/**
 * Inserts a member, as the last of their spaces of this kind.
 *
 * @throws DatabaseFault 23505 on space_members_seat or space_members_blog for a seat that is taken
 */
export async function insertMember<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
  role: SpaceRole<Kind>,
): Promise<void> {
  await tx.query(
    `insert into space_members (space_id, user_id, blog_id, space_kind, role, sort_order)
     select $1, $2, $3, $4, $5, coalesce(max(sort_order) + 1, 0)
       from space_members where user_id = $2 and space_kind = $4`,
    [...seatParams(space, seat), space.kind, role],
  );
}

/** Inserts the owner of a new blog as its admin. */
export async function insertOwner(
  tx: Queryable,
  blogId: string,
  userId: string,
  isPrimary: boolean,
): Promise<void> {
  await tx.query(
    `insert into space_members (space_id, user_id, space_kind, role, is_primary) values ($1, $2, 'blog', 'admin', $3)`,
    [blogId, userId, isPrimary],
  );
}

/** Changes the role of a seat. A moderator has all rights then. */
export async function updateRole<Kind extends SpaceKind>(
  tx: Queryable,
  space: SpaceRef<Kind>,
  seat: Seat,
  role: SpaceRole<Kind>,
): Promise<void> {
  await tx.query(`update space_members set role = $4, permissions = null where ${OF_SEAT}`, [
    ...seatParams(space, seat),
    role,
  ]);
}

/** Changes the rights of a moderator of a community; null for all of them. */
export async function updatePermissions(
  tx: Queryable,
  space: SpaceRef<'community'>,
  seat: Seat,
  permissions: readonly string[] | null,
): Promise<void> {
  await tx.query(`update space_members set permissions = $4 where ${OF_SEAT}`, [
    ...seatParams(space, seat),
    permissions && [...permissions],
  ]);
}

/** Deletes a seat. Returns true when there was one. */
export async function deleteMember(tx: Queryable, space: SpaceRef, seat: Seat): Promise<boolean> {
  const gone = await tx.query(
    `delete from space_members where ${OF_SEAT} returning id`,
    seatParams(space, seat),
  );
  return gone.length > 0;
}

/** Removes some of the members of a space that is about to be deleted. Returns false when there are no more. */
export async function deleteSomeMembers(
  db: Queryable,
  { id, kind }: SpaceRef,
  limit: number,
): Promise<boolean> {
  const rows = await db.query(
    `delete from space_members where id in
       (select id from space_members where space_id = $1 and space_kind = $2
         order by joined_at desc, id desc limit $3) returning id`,
    [id, kind, limit],
  );
  return rows.length > 0;
}

/** Deletes all seats of a person in a space. */
export async function deletePerson(tx: Queryable, space: SpaceRef, userId: string): Promise<void> {
  await tx.query('delete from space_members where space_id = $1 and user_id = $2', [space.id, userId]);
}
