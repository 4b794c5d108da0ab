import type { Queryable } from '../db/database.ts';
import { listableBlog } from '../policies/blogs-sql.ts';

/**
 * Returns for each member the uuids of those collections that they keep, or follow and may see. A private one is told
 * to its keepers alone; so is one whose owner a follower no longer sees.
 */
export async function collectionNews(
  db: Queryable,
  collectionIds: readonly string[],
  userIds: readonly string[],
): Promise<Map<string, string[]>> {
  const rows = await db.query<{ user_id: string; concerned: string[] }>(
    `select r.user_id::text as user_id, array_agg(c.uuid) as concerned
       from collections c join collection_readers r on r.collection_id = c.id and r.user_id = any($2::bigint[])
       left join blogs b on b.id = (select o.blog_id from space_members o where o.space_id = c.id and o.role = 'owner'
         order by o.joined_at, o.id limit 1)
      where c.id = any($1::bigint[])
        and (exists (select 1 from space_members k where k.space_id = c.id and k.user_id = r.user_id)
          or r.followed_at is not null and c.visibility <> 'private' and ${listableBlog('b', 'r.user_id')})
      group by r.user_id`,
    [[...collectionIds], [...userIds]],
  );
  return new Map(rows.map(({ user_id, concerned }) => [user_id, concerned]));
}
