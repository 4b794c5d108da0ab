import type { Queryable } from '../db/database.ts';

/** Minutes after a visit in which a member counts as reading a community; a visit is noted every ten minutes. */
const READING_MINUTES = 15;

type Rows = { user_id: string; concerned: string[] }[];

function byMember(rows: Rows): Map<string, string[]> {
  return new Map(rows.map(({ user_id, concerned }) => [user_id, concerned]));
}

/**
 * Returns for each member the uuids of those communities of theirs in which something is new. Who does not want a
 * community counted hears of it only while reading it.
 *
 * @param told ids of communities; behind a hyphen the member whose reading it is about
 */
export async function communityNews(
  db: Queryable,
  told: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.query<Rows[number]>(
    `with told as (
       select split_part(t, '-', 1)::bigint as community_id, nullif(split_part(t, '-', 2), '')::bigint as user_id
         from unnest($1::text[]) t)
     select m.user_id::text as user_id, array_agg(distinct c.uuid) as concerned
       from told t join communities c on c.id = t.community_id and c.deleted_at is null
       join space_members m on m.space_id = c.id and m.user_id = any($2::bigint[])
        and (t.user_id is null or t.user_id = m.user_id)
       left join community_readers r on r.community_id = c.id and r.user_id = m.user_id
      where t.user_id is not null or not coalesce(r.is_muted, false)
         or r.used_at > now() - interval '${READING_MINUTES} minutes'
      group by m.user_id`,
    [[...told], [...userIds]],
  );
  return byMember(rows);
}

/** Returns for each member which of some posts are published in a community that they are in and reading. */
export async function postsBeingRead(
  db: Queryable,
  postIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.query<Rows[number]>(
    `select m.user_id::text as user_id, array_agg(distinct p.id::text) as concerned
       from posts p join space_members m on m.space_id = p.community_id and m.user_id = any($2::bigint[])
       join community_readers r on r.community_id = p.community_id and r.user_id = m.user_id
        and r.used_at > now() - interval '${READING_MINUTES} minutes'
      where p.id = any($1::bigint[]) and p.state = 'published' group by m.user_id`,
    [[...postIds], [...userIds]],
  );
  return byMember(rows);
}

/** Returns for each member the uuids of those communities that they help to run. */
export async function moderatedCommunities(
  db: Queryable,
  communityIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.query<Rows[number]>(
    `select m.user_id::text as user_id, array_agg(distinct c.uuid) as concerned
       from communities c join space_members m on m.space_id = c.id and m.user_id = any($2::bigint[])
        and m.role in ('admin', 'moderator')
      where c.id = any($1::bigint[]) and c.deleted_at is null group by m.user_id`,
    [[...communityIds], [...userIds]],
  );
  return byMember(rows);
}
