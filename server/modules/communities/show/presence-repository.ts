import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { ModeratorPermission, SpaceRole } from '#server/membership/roles.ts';

/** Minutes after which somebody who asked for nothing counts as gone; sessions note a visit every ten minutes. */
export const HERE_MINUTES = 15;
/** Maximum number of people on the site who are looked at for who is here. Bounds the work on a busy site. */
const MAX_HERE = 5000;
const MAX_FACES = 5;
const MAX_FRIENDS = 3;

/** A member's blog that is shown on a community, and how many there are in all. */
export interface FaceRow {
  community_id: string;
  blog_id: string;
  count: number;
}

/** Returns the members of communities who are here now and show it: five of each, those the viewer follows first. */
export function onlineMembers(
  db: Queryable,
  communityIds: readonly string[],
  viewerId: string | null,
): Promise<FaceRow[]> {
  return db.query<FaceRow>(
    `with here as (
       select distinct s.user_id from (
         select user_id from sessions where last_seen_at > now() - interval '${HERE_MINUTES} minutes'
          order by last_seen_at desc limit ${MAX_HERE}) s
         join users u on u.id = s.user_id and u.state = 'active'
          and u.settings -> 'privacy' -> 'showActivity' is not distinct from 'true'::jsonb
     ), seated as (
       select m.space_id, m.user_id, min(m.blog_id) as blog_id
         from here h join space_members m on m.user_id = h.user_id and m.space_kind = 'community'
        where m.space_id = any($1::bigint[]) group by m.space_id, m.user_id
     ), ranked as (
       select s.space_id as community_id, s.blog_id, (count(*) over (partition by s.space_id))::int as count,
              row_number() over (partition by s.space_id order by f.user_id is null, s.blog_id) as place
         from seated s left join follows f on f.user_id = $2 and f.blog_id = s.blog_id
     )
     select community_id, blog_id, count from ranked where place <= ${MAX_FACES} order by community_id, place`,
    [communityIds, viewerId],
  );
}

/** Returns the members of communities that the viewer follows: three of each, the last followed first. */
export function friendsIn(
  db: Queryable,
  communityIds: readonly string[],
  viewerId: string,
): Promise<FaceRow[]> {
  return db.query<FaceRow>(
    `with ranked as (
       select m.space_id as community_id, m.blog_id, (count(*) over (partition by m.space_id))::int as count,
              row_number() over (partition by m.space_id order by f.position desc) as place
         from follows f join space_members m on m.blog_id = f.blog_id and m.space_kind = 'community'
        where f.user_id = $2 and m.space_id = any($1::bigint[])
     )
     select community_id, blog_id, count from ranked where place <= ${MAX_FRIENDS} order by community_id, place`,
    [communityIds, viewerId],
  );
}

/** A seat of one of the viewer's blogs. */
export interface OwnSeatRow
  extends Columns<
    'space_members',
    'role' | 'permissions',
    { role: SpaceRole<'community'>; permissions: ModeratorPermission[] | null }
  > {
  community_id: string;
  blog_name: Tables['blogs']['name'];
  blog_uuid: Tables['blogs']['uuid'];
  /** Seconds since 1970. */
  joined: number;
}

/** Returns the seats of the viewer's blogs in communities, the last joined first. */
export function ownSeats(
  db: Queryable,
  communityIds: readonly string[],
  viewerId: string,
): Promise<OwnSeatRow[]> {
  return db.query<OwnSeatRow>(
    `select m.space_id as community_id, m.role, m.permissions, b.name as blog_name, b.uuid as blog_uuid,
            floor(extract(epoch from m.joined_at))::float8 as joined
       from space_members m join blogs b on b.id = m.blog_id
      where m.user_id = $2 and m.space_kind = 'community' and m.space_id = any($1::bigint[])
      order by m.joined_at desc, m.id desc`,
    [communityIds, viewerId],
  );
}
