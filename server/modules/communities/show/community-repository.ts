import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

type Schemas = components['schemas'];

export interface CategoryRow
  extends Columns<
    'community_categories',
    'id' | 'title' | 'description' | 'accent_color' | 'image',
    { image: Schemas['Image'][] }
  > {
  community_count: number;
}

/** Returns the categories of communities in their order, each with its number of public communities. */
export function allCategories(db: Queryable): Promise<CategoryRow[]> {
  return db.query<CategoryRow>(
    `select k.id, k.title, k.description, k.accent_color, k.image, (
       select count(*)::int from communities c
        where c.categories @> array[k.id] and c.deleted_at is null and not c.is_private) as community_count
       from community_categories k order by k.sort_order`,
  );
}

/** Communities that are counted of a category at most where the number is beside the point. */
const MAX_COUNTED = 1000;

/** Returns some categories in their order, each with its number of public communities, up to a thousand. */
export function categoriesByIds(db: Queryable, ids: readonly string[]): Promise<CategoryRow[]> {
  return db.query<CategoryRow>(
    `select k.id, k.title, k.description, k.accent_color, k.image, (
       select count(*)::int from (select from communities c
        where c.categories @> array[k.id] and c.deleted_at is null and not c.is_private
        limit ${MAX_COUNTED}) x) as community_count
       from community_categories k where k.id = any($1::text[]) order by k.sort_order`,
    [ids],
  );
}

/** Gives some categories pictures. */
export async function updateCategoryPictures(
  db: Queryable,
  pictures: readonly { id: string; image: readonly Schemas['Image'][] }[],
): Promise<void> {
  await db.query(
    `update community_categories k set image = p.image
       from jsonb_to_recordset($1::jsonb) as p (id text, image jsonb) where p.id = k.id`,
    [JSON.stringify(pictures)],
  );
}

/** Numbers that the people who run a community see. */
export interface WaitingCounts {
  invitations: number;
  requests: number;
  bans: number;
}

/** Counts what waits in a community and the bans that hold, each up to a thousand. */
export async function waitingCounts(db: Queryable, communityId: string, now: number): Promise<WaitingCounts> {
  const row = await first<WaitingCounts>(
    db,
    `select (select count(*)::int from
              (select from space_invitations where space_id = $1 limit ${MAX_COUNTED}) i) as invitations,
            (select count(*)::int from
              (select from space_join_requests where space_id = $1 limit ${MAX_COUNTED}) r) as requests,
            (select count(*)::int from
              (select from space_bans where space_id = $1 and (ends_at is null or ends_at > to_timestamp($2))
                  and blog_id is not null and decision_id is not null limit ${MAX_COUNTED}) n) as bans`,
    [communityId, now],
  );
  return row ?? { invitations: 0, requests: 0, bans: 0 };
}

/** A request of one of the viewer's blogs that waits. */
export interface OwnRequestRow {
  blog_name: Tables['blogs']['name'];
  /** Seconds since 1970. */
  requested: number;
}

/** Returns the requests of the viewer's blogs that wait. */
export function ownRequests(db: Queryable, communityId: string, userId: string): Promise<OwnRequestRow[]> {
  return db.query<OwnRequestRow>(
    `select b.name as blog_name, floor(extract(epoch from r.requested_at))::float8 as requested
       from space_join_requests r join blogs b on b.id = r.blog_id
      where r.space_id = $1 and r.user_id = $2 order by r.id`,
    [communityId, userId],
  );
}

/** The newest invitation to one of the viewer's blogs. */
export interface OwnInvitationRow {
  sender_blog_id: Tables['blog_members']['blog_id'];
  blog_id: NonNullable<Tables['space_invitations']['blog_id']>;
  message: Tables['space_invitations']['message'];
}

/** Returns the newest invitation to one of the viewer's blogs. */
export function ownInvitation(
  db: Queryable,
  communityId: string,
  userId: string,
): Promise<OwnInvitationRow | undefined> {
  return first<OwnInvitationRow>(
    db,
    `select coalesce(i.sender_blog_id, s.blog_id) as sender_blog_id, i.blog_id, i.message
       from space_invitations i join blog_members s on s.user_id = i.sender_id and s.is_primary
      where i.space_id = $1 and i.recipient_id = $2 and i.blog_id is not null order by i.id desc limit 1`,
    [communityId, userId],
  );
}

/** Returns the blog whose invitation link it is; undefined when it is gone. */
export async function inviteMaker(db: Queryable, communityId: string): Promise<string | undefined> {
  const row = await first<Columns<'communities', 'invite_made_as'>>(
    db,
    'select invite_made_as from communities where id = $1',
    [communityId],
  );
  return row?.invite_made_as ?? undefined;
}

/** Returns true when the member waits for a seat. */
export async function waitsForSeat(db: Queryable, communityId: string, userId: string): Promise<boolean> {
  const row = await first(db, 'select 1 from community_seat_waits where community_id = $1 and user_id = $2', [
    communityId,
    userId,
  ]);
  return row !== undefined;
}

export type BoardRow = Columns<
  'community_boards',
  'path' | 'title' | 'description' | 'mods_only' | 'post_count'
>;

/** Returns the boards of a community in their order. */
export function boardsOfCommunity(db: Queryable, communityId: string): Promise<BoardRow[]> {
  return db.query<BoardRow>(
    `select path, title, description, mods_only, post_count from community_boards
      where community_id = $1 order by sort_order, id`,
    [communityId],
  );
}
