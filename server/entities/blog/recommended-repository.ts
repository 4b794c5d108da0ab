import type { Queryable } from '#server/db/database.ts';
import { listableBlog, nameableBlog, publicBlog } from '#server/policies/blogs-sql.ts';
import { type BlogRow, blogColumns, queryBlogs } from './rows.ts';

/** A blog with the reason for its recommendation. */
export type RecommendedRow = BlogRow & {
  /** Blogs the member follows that follow this one publicly, two at most. */
  friends: string[];
  /** A tag of the blog's posts that the member follows. */
  common_tag: string | null;
};

/** Maximum number of well-followed blogs that are ranked for a member. */
const RANKED_BLOGS = 500;
/** Number of a member's newest follows whose own follows are considered. */
const SCANNED_FOLLOWS = 200;
/** Weights of a follow and of a tag in common, in steps of popularity (an eighth of a doubling each). */
const PER_FRIEND = 16;
const PER_TAG = 12;

// The ranking is explained in docs/decisions/030.
const RECOMMENDED = `
  with friends as (
    select f.blog_id, count(*) as count, (array_agg(mine.name order by mine.popularity desc, mine.id))[1:2] as names
      from (select b.* from (select blog_id from follows where user_id = $1 order by position desc limit ${SCANNED_FOLLOWS}) m
              join blogs b on b.id = m.blog_id
             where b.share_following and ${listableBlog('b', '$1::bigint')}) mine
     cross join lateral (select x.blog_id from follows x where x.user_id = mine.owner_id
                          order by x.position desc limit ${SCANNED_FOLLOWS}) f
     group by f.blog_id
  ), weighed as (
    (select id from blogs b where ${publicBlog('b')} and not b.is_unlisted
      order by b.popularity desc, b.id desc limit ${RANKED_BLOGS})
    union select blog_id from friends
  )
  select ${blogColumns('$1::bigint')}, coalesce(friends.names, '{}') as friends, tags.name as common_tag
    from weighed w join blogs b on b.id = w.id left join friends on friends.blog_id = b.id
    left join lateral (
      select t.name from tag_follows f join tags t on t.tag = f.tag
       where f.user_id = $1 and exists (select 1 from post_tags p where p.blog_id = b.id and p.tag = f.tag)
       order by t.post_count, t.tag limit 1) tags on true
   where ${publicBlog('b')} and not b.is_unlisted and ${nameableBlog('b', '$1::bigint')} and b.post_count > 0
     and not exists (select 1 from follows f where f.user_id = $1 and f.blog_id = b.id)
     and not exists (select 1 from blog_members m where m.user_id = $1 and m.blog_id = b.id)
     and not exists (select 1 from dismissed_blogs d where d.user_id = $1 and d.blog_id = b.id)
   order by b.popularity + ${PER_FRIEND} * least(3, coalesce(friends.count, 0))
     + case when tags.name is null then 0 else ${PER_TAG} end desc, b.id desc offset $2 limit $3`;

/** Returns blogs with posts that the member neither follows nor writes for nor dismissed, the closest to them first. */
export function recommendedBlogs(
  db: Queryable,
  viewerId: string | null,
  offset: number,
  limit: number,
): Promise<RecommendedRow[]> {
  return queryBlogs<RecommendedRow>(db, RECOMMENDED, [viewerId, offset, limit]);
}

/** Removes a blog from a member's recommendations. Idempotent. */
export async function dismissBlog(db: Queryable, userId: string, blogId: string): Promise<void> {
  await db.query(
    'insert into dismissed_blogs (user_id, blog_id) values ($1, $2) on conflict (user_id, blog_id) do nothing',
    [userId, blogId],
  );
}

/** Reverts the dismissal of a recommended blog; does nothing when there was none. */
export async function restoreBlog(db: Queryable, userId: string, blogId: string): Promise<void> {
  await db.query('delete from dismissed_blogs where user_id = $1 and blog_id = $2', [userId, blogId]);
}

/** Number of trending posts that determine the trending blogs. */
const TRENDING_POSTS = 500;
/** Hours that every doubling of the new followers is worth, as with notes (docs/decisions/030). */
const PER_DOUBLING = 6;

/**
 * Returns blogs whose posts trend and that gained followers in the last seven days, the most active first; none marked
 * as adult.
 */
export function trendingBlogs(
  db: Queryable,
  viewerId: string | null,
  offset: number,
  limit: number,
): Promise<BlogRow[]> {
  return queryBlogs(
    db,
    `with hot as (
       select root_blog_id as blog_id, max(trend_score) as score from (
         select root_blog_id, trend_score from post_counts where position is not null
          order by trend_score desc, root_post_id desc limit ${TRENDING_POSTS}) top
        group by root_blog_id
     ), lively as (
       select hot.blog_id, hot.score + ${PER_DOUBLING} * ln(1 + gained.count::float8) / ln(2::float8) as score
         from hot cross join lateral (
           select count(*) as count from (
             select 1 from follows f
              where f.blog_id = hot.blog_id and f.created_at > now() - interval '7 days' limit 10000) newest) gained
     )
     select ${blogColumns('$1::bigint')} from lively join blogs b on b.id = lively.blog_id
      where ${publicBlog('b')} and not b.is_unlisted and not b.is_adult and ${nameableBlog('b', '$1::bigint')}
      order by lively.score desc, b.id desc offset $2 limit $3`,
    [viewerId, offset, limit],
  );
}
