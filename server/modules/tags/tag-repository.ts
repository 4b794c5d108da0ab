import { displayTag, tagKey } from '#server/core/tags.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import { KIND_TAGS } from './kind-tags.ts';

/** A tag as lists show it. */
export interface TagRow extends Columns<'tags', 'tag' | 'name' | 'post_count' | 'follower_count'> {
  followed: boolean;
}

const COLUMNS = `t.tag, t.name, t.post_count, t.follower_count,
  exists (select 1 from tag_follows f where f.user_id = $1::bigint and f.tag = t.tag) as followed`;

/** Finds a tag by typed text; undefined when it was never used or followed. */
export function findTag(db: Queryable, text: string, viewerId: string | null): Promise<TagRow | undefined> {
  return first<TagRow>(db, `select ${COLUMNS} from tags t where t.tag = $2`, [viewerId, tagKey(text)]);
}

/** Follows a tag, and creates it if no post has it. Returns true when that changed anything. */
export async function insertTagFollow(tx: Queryable, userId: string, text: string): Promise<boolean> {
  const key = tagKey(text);
  await tx.query('insert into tags (tag, name) values ($1, $2) on conflict do nothing', [
    key,
    displayTag(text),
  ]);
  const added = await tx.query(
    'insert into tag_follows (user_id, tag) values ($1, $2) on conflict do nothing returning tag',
    [userId, key],
  );
  if (added.length === 0) return false;
  await tx.query('update tags set follower_count = follower_count + 1 where tag = $1', [key]);
  return true;
}

/** Unfollows a tag. Returns true when that changed anything. */
export async function deleteTagFollow(tx: Queryable, userId: string, text: string): Promise<boolean> {
  const key = tagKey(text);
  const removed = await tx.query('delete from tag_follows where user_id = $1 and tag = $2 returning tag', [
    userId,
    key,
  ]);
  if (removed.length === 0) return false;
  await tx.query('update tags set follower_count = greatest(follower_count - 1, 0) where tag = $1', [key]);
  return true;
}

const FOLLOWED = `select ${COLUMNS} from tag_follows x join tags t on t.tag = x.tag where x.user_id = $1`;
const ORDERS = {
  'followed_at desc': 'x.position desc',
  'followed_at asc': 'x.position asc',
  'tag_name desc': 't.tag desc',
  'tag_name asc': 't.tag asc',
} as const;

export type TagOrder = keyof typeof ORDERS;

/** Returns the tags a member follows. A `limit` of null reads all of them. */
export function followedTags(
  db: Queryable,
  userId: string,
  order: TagOrder,
  offset: number,
  limit: number | null,
): Promise<TagRow[]> {
  return db.query<TagRow>(`${FOLLOWED} order by ${ORDERS[order]} offset $2 limit $3`, [
    userId,
    offset,
    limit,
  ]);
}

/** Counts the tags a member follows. */
export async function countFollowedTags(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    'select count(*)::int as count from tag_follows where user_id = $1',
    [userId],
  );
  return row?.count ?? 0;
}

/** Returns the tags most used by trending posts, except those that only name a kind of post. */
export function trendingTags(db: Queryable, viewerId: string | null, limit: number): Promise<TagRow[]> {
  return db.query<TagRow>(
    `with hot as (
       select root_blog_id, root_post_id from post_counts where position is not null
        order by trend_score desc, root_post_id desc limit 300
     ), counted as (
       select pt.tag, count(*) as uses from hot
         join post_tags pt on pt.blog_id = hot.root_blog_id and pt.post_id = hot.root_post_id
        where pt.tag <> all($3::text[])
        group by pt.tag order by uses desc, pt.tag limit $2
     )
     select ${COLUMNS} from counted join tags t on t.tag = counted.tag order by counted.uses desc, t.tag`,
    [viewerId, limit, KIND_TAGS],
  );
}

/** Returns tags that occur on the same recent posts as this one. */
export function relatedTags(
  db: Queryable,
  key: string,
  viewerId: string | null,
  limit: number,
): Promise<TagRow[]> {
  return db.query<TagRow>(
    `with recent as (
       select blog_id, post_id from post_tags where tag = $2 order by position desc limit 200
     ), counted as (
       select pt.tag, count(*) as uses from recent
         join post_tags pt on pt.blog_id = recent.blog_id and pt.post_id = recent.post_id
        where pt.tag <> $2 group by pt.tag order by uses desc, pt.tag limit $3
     )
     select ${COLUMNS} from counted join tags t on t.tag = counted.tag order by counted.uses desc, t.tag`,
    [viewerId, key, limit],
  );
}

/**
 * Returns the tags of a member's latest likes and of the latest followed blogs, most used first, then those of trending
 * posts; none they follow already and none that only names a kind of post. Visitors get trending ones.
 */
export function recommendedTags(db: Queryable, viewerId: string | null, limit: number): Promise<TagRow[]> {
  return db.query<TagRow>(
    `with met as (
       (select l.blog_id, l.post_id, 2 as weight from likes l where l.user_id = $1
         order by l.position desc limit 200)
       union all
       (select n.blog_id, n.id, 1 from (select blog_id from follows where user_id = $1
                                         order by position desc limit 50) f
         cross join lateral (select p.blog_id, p.id from ${publishedPosts('p').where}
                                and p.blog_id = f.blog_id
                              order by p.position desc limit 5) n)
     ), hot as (
       select root_blog_id as blog_id, root_post_id as post_id from post_counts where position is not null
        order by trend_score desc, root_post_id desc limit 300
     ), weighed as (
       select pt.tag, sum(met.weight) as near, 0 as uses from met
         join post_tags pt on pt.blog_id = met.blog_id and pt.post_id = met.post_id group by pt.tag
       union all
       select pt.tag, 0, count(*) from hot
         join post_tags pt on pt.blog_id = hot.blog_id and pt.post_id = hot.post_id group by pt.tag
     ), best as (
       select tag, sum(near) as near, sum(uses) as uses from weighed
        where not exists (select 1 from tag_follows f where f.user_id = $1 and f.tag = weighed.tag)
          and weighed.tag <> all($3::text[])
        group by tag order by 2 desc, 3 desc, tag limit $2
     )
     select ${COLUMNS} from best join tags t on t.tag = best.tag order by best.near desc, best.uses desc, t.tag`,
    [viewerId, limit, KIND_TAGS],
  );
}
