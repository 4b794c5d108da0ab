import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { type BlogRow, blogColumns, queryBlogs } from '#server/entities/blog/rows.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { nameableBlog, publicBlog } from '#server/policies/blogs-sql.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Maximum number of followers, and of posts per tag, that are read. Bounds the work. */
const SCANNED_FOLLOWS = 500;

/**
 * SQL for blogs that may be offered to the member `$1` besides the blog `$2`: public, and neither followed, nor
 * dismissed, nor their own.
 */
const NEWS = `${publicBlog('b')} and not b.is_unlisted and ${nameableBlog('b', '$1::bigint')} and b.id <> coalesce($2::bigint, 0)
  and not exists (select 1 from follows f where f.user_id = $1::bigint and f.blog_id = b.id)
  and not exists (select 1 from blog_members m where m.user_id = $1::bigint and m.blog_id = b.id)
  and not exists (select 1 from dismissed_blogs d where d.user_id = $1::bigint and d.blog_id = b.id)`;

const RELATED = `
  with followers as (
    select user_id from follows where blog_id = $2::bigint order by position desc limit ${SCANNED_FOLLOWS}
  ), followed as (
    select f.blog_id, count(*)::float8 as times from followers w join follows f on f.user_id = w.user_id group by 1
  ), writing as (
    select t.blog_id, count(*)::float8 as times
      from unnest($3::text[]) as asked (tag) cross join lateral (
        select p.blog_id from post_tags p where p.tag = asked.tag order by p.position desc limit ${SCANNED_FOLLOWS}) t
     group by 1
  ), scored as (
    select blog_id, sum(score) as score from (
      select blog_id, times from followed
      union all
      select blog_id, ln(1 + times) * 2 from writing) x (blog_id, score)
     group by 1
  )
  select ${blogColumns('$1::bigint')}
    from scored s join blogs b on b.id = s.blog_id
   where ${NEWS}
   order by s.score desc, b.follower_count desc, b.id desc limit $4`;

/**
 * Returns related blogs: those that share followers with a blog, and those whose newest posts have the given tags.
 * Sorted by the number of both.
 */
export function relatedBlogs(
  db: Queryable,
  viewerId: string | null,
  like: { blogId: string | null; tags: readonly string[] },
  limit: number,
): Promise<BlogRow[]> {
  return queryBlogs(db, RELATED, [viewerId, like.blogId, like.tags, limit]);
}

/** Returns the most used tags of a blog's newest posts, in normalized form. */
export async function tagsOfBlog(db: Queryable, blogId: string, limit: number): Promise<string[]> {
  const rows = await db.query<Columns<'post_tags', 'tag'>>(
    `select t.tag from (
       select p.id from ${publishedPosts('p').where} and p.blog_id = $1 order by p.position desc limit 200) p
       join post_tags t on t.blog_id = $1 and t.post_id = p.id
      group by 1 order by count(*) desc, 1 limit $2`,
    [blogId, limit],
  );
  return rows.map(({ tag }) => tag);
}

const SHARING = `select distinct post_id as id, position from post_tags
                  where tag = any($1::text[]) and position < $2 and not is_reblog and blog_id <> coalesce($4::bigint, 0)
                  order by position desc limit $3`;

/** Returns the skeleton of other blogs' original posts with one of the tags, newest first. */
export function sharingSkeleton(db: Queryable, tags: readonly string[], besides: string | null): Skeleton {
  return async (after, count) => {
    const rows = await db.query<Columns<'post_tags', 'position'> & { id: Tables['post_tags']['post_id'] }>(
      SHARING,
      [tags, after?.[0] ?? START_OF_LIST, count, besides],
    );
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}
