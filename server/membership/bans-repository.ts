import type { Tables } from '#generated/schema.ts';
import type { SpaceRef } from '#server/core/spaces.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { OF_SEAT, type Seat, seatParams } from './members-repository.ts';

/** Contents of a ban. */
export interface Ban {
  /** The member who bans. */
  bannedBy: string;
  reason: string;
  /** For those who lead the space. */
  note?: string;
  /** Null for a ban without end. */
  endsAt: Date | null;
  /** The decision of a community behind it. */
  decisionId?: string;
}

/** A ban that holds. */
export interface BanRow extends Columns<'space_bans', 'id' | 'user_id' | 'reason' | 'note'> {
  /** The blog that the ban names; null in a blog, and when that blog was deleted. */
  blog_id: Tables['space_bans']['blog_id'];
  /** Null when the account that banned is erased. */
  banned_by: Tables['space_bans']['banned_by'];
  /** Seconds since 1970. */
  banned_at: number;
  /** Seconds since 1970; null for a ban without end. */
  ends_at: number | null;
}

const COLUMNS = `id, user_id, blog_id, banned_by, reason, note, floor(extract(epoch from banned_at))::float8 as banned_at,
  floor(extract(epoch from ends_at))::float8 as ends_at`;

/** Inserts a ban, or replaces the one that names the same seat. Call it with the members locked. */
export async function insertBan(tx: Queryable, space: SpaceRef, seat: Seat, ban: Ban): Promise<void> {
  await deleteBan(tx, space, seat);
  await tx.query(
    `insert into space_bans (space_id, user_id, blog_id, space_kind, banned_by, reason, note, ends_at, decision_id)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      ...seatParams(space, seat),
      space.kind,
      ban.bannedBy,
      ban.reason,
      ban.note ?? '',
      ban.endsAt?.toISOString() ?? null,
      ban.decisionId ?? null,
    ],
  );
}

/** Returns the ban that keeps a member out of a space, whichever of their blogs it names: the one that ends last. */
export function banOf(
  db: Queryable,
  space: SpaceRef,
  userId: string,
  now: Date,
): Promise<BanRow | undefined> {
  return first<BanRow>(
    db,
    `select ${COLUMNS} from space_bans where space_id = $1 and user_id = $2 and (ends_at is null or ends_at > $3)
      order by ends_at desc nulls first limit 1`,
    [space.id, userId, now.toISOString()],
  );
}

/**
 * Returns the bans that hold in a space, the last banned first.
 *
 * @param page `before` is the id of the last ban of the page before; null for the first page
 */
export function activeBans(
  db: Queryable,
  space: SpaceRef,
  now: Date,
  page: { before: string | null; limit: number },
): Promise<BanRow[]> {
  return db.query<BanRow>(
    `select ${COLUMNS} from space_bans where space_id = $1 and (ends_at is null or ends_at > $2)
        and ($3::bigint is null or id < $3) order by id desc limit $4`,
    [space.id, now.toISOString(), page.before, page.limit],
  );
}

/** Deletes the ban that names a seat. Returns true when there was one. */
export async function deleteBan(tx: Queryable, space: SpaceRef, seat: Seat): Promise<boolean> {
  const gone = await tx.query(
    `delete from space_bans where ${OF_SEAT} returning id`,
    seatParams(space, seat),
  );
  return gone.length > 0;
}
