import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { ModeratorPermission } from '#server/membership/roles.ts';

/** A role that was offered to a member who has not answered yet. */
export interface RoleOfferRow
  extends Columns<
    'community_role_offers',
    'id' | 'offered_as' | 'role' | 'permissions' | 'message',
    { role: 'admin' | 'moderator'; permissions: ModeratorPermission[] | null }
  > {
  /** The member's blog. */
  blog_id: NonNullable<Tables['space_members']['blog_id']>;
  /** Seconds since 1970. */
  offered: number;
}

const COLUMNS = `o.id, o.offered_as, o.role, o.permissions, o.message, m.blog_id,
  floor(extract(epoch from o.offered_at))::float8 as offered`;
const OFFERS = 'community_role_offers o join space_members m on m.id = o.member_id';

/** Returns the offers of a community that wait for an answer, the newest first. */
export function offersOfCommunity(db: Queryable, communityId: string): Promise<RoleOfferRow[]> {
  return db.query<RoleOfferRow>(
    `select ${COLUMNS} from ${OFFERS} where o.community_id = $1 order by o.id desc`,
    [communityId],
  );
}

/** Returns the offer to a blog; undefined when there is none. */
export function offerToBlog(
  db: Queryable,
  communityId: string,
  blogId: string,
): Promise<RoleOfferRow | undefined> {
  return first<RoleOfferRow>(
    db,
    `select ${COLUMNS} from ${OFFERS} where o.community_id = $1 and m.blog_id = $2`,
    [communityId, blogId],
  );
}

/** Returns the newest offer to a member; undefined when there is none. */
export function offerToMember(
  db: Queryable,
  communityId: string,
  userId: string,
): Promise<RoleOfferRow | undefined> {
  return first<RoleOfferRow>(
    db,
    `select ${COLUMNS} from ${OFFERS} where o.community_id = $1 and m.user_id = $2 order by o.id desc limit 1`,
    [communityId, userId],
  );
}

/** Contents of an offer. */
export interface NewRoleOffer {
  communityId: string;
  memberId: string;
  offeredBy: string;
  offeredAs: string;
  role: 'admin' | 'moderator';
  /** Null for all rights, and for an admin. */
  permissions: readonly string[] | null;
  message: string;
}

/** Inserts an offer and returns its id. Delete the one before it first. */
export async function insertOffer(tx: Queryable, offer: NewRoleOffer): Promise<string> {
  const row = await first<Columns<'community_role_offers', 'id'>>(
    tx,
    `insert into community_role_offers (community_id, member_id, offered_by, offered_as, role, permissions, message)
     values ($1, $2, $3, $4, $5, $6, $7) returning id`,
    [
      offer.communityId,
      offer.memberId,
      offer.offeredBy,
      offer.offeredAs,
      offer.role,
      offer.permissions && [...offer.permissions],
      offer.message,
    ],
  );
  if (!row) throw new Error('The offer was not inserted');
  return row.id;
}

/** Deletes the offer to a blog. Returns its id; undefined when there is none. */
export async function deleteOffer(
  tx: Queryable,
  communityId: string,
  blogId: string,
): Promise<string | undefined> {
  const row = await first<Columns<'community_role_offers', 'id'>>(
    tx,
    `delete from community_role_offers o using space_members m
      where m.id = o.member_id and o.community_id = $1 and m.blog_id = $2 returning o.id`,
    [communityId, blogId],
  );
  return row?.id;
}
