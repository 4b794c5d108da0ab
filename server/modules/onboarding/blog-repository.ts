import type { Queryable } from '#server/db/database.ts';
import { type BlogRow, blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';
import { nameableBlog, publicBlog } from '#server/policies/blogs-sql.ts';

/** A blog with the member's topic that it writes about; null for one suggested by its popularity. */
export type SuggestedRow = BlogRow & { friends: string[]; common_tag: string | null };

/** Number of a topic's newest posts whose blogs are considered. */
const RECENT_POSTS = 300;
/** Number of popular blogs that fill the rest. */
const POPULAR_BLOGS = 200;

// Topics alternate: the most followed blog of each, then the second of each, so that common topics do not displace rare
// ones. A blog counts for its rarest topic. Popular blogs of any topic follow.
const SUGGESTED = `
  with met as (
    select p.blog_id, f.tag, t.post_count, count(*) as posts
      from tag_follows f join tags t on t.tag = f.tag
     cross join lateral (select blog_id from post_tags where tag = f.tag and not is_reblog
                          order by position desc limit ${RECENT_POSTS}) p
     where f.user_id = $1 group by p.blog_id, f.tag, t.post_count
  ), of_topic as (
    select distinct on (blog_id) blog_id, tag from met order by blog_id, post_count, tag
  ), candidates as (
    select b.id, o.tag, row_number() over (partition by o.tag order by b.popularity desc, b.id desc) as turn
      from (select blog_id from of_topic
            union (select id from blogs b where ${publicBlog('b')} and not b.is_unlisted
                    order by b.popularity desc, b.id desc limit ${POPULAR_BLOGS})) named
      join blogs b on b.id = named.blog_id left join of_topic o on o.blog_id = b.id
     where ${publicBlog('b')} and not b.is_unlisted and not b.is_adult and ${nameableBlog('b', '$1::bigint')}
       and b.post_count > 0
       and not exists (select 1 from follows f where f.user_id = $1 and f.blog_id = b.id)
       and not exists (select 1 from blog_members m where m.user_id = $1 and m.blog_id = b.id)
       and not exists (select 1 from dismissed_blogs d where d.user_id = $1 and d.blog_id = b.id)
  )
  select ${blogColumns('$1::bigint')}, '{}'::text[] as friends, t.name as common_tag
    from candidates c join blogs b on b.id = c.id left join tags t on t.tag = c.tag
   order by (c.tag is null), c.turn, b.popularity desc, b.id desc offset $2 limit $3`;

/**
 * Returns suggestions for new members: blogs of the followed topics, then popular ones; none they follow or dismissed.
 */
export function suggestedBlogs(
  db: Queryable,
  userId: string,
  offset: number,
  limit: number,
): Promise<SuggestedRow[]> {
  return queryBlogs<SuggestedRow>(db, SUGGESTED, [userId, offset, limit]);
}
