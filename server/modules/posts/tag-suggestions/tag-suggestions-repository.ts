import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publicBlog } from '#server/policies/blogs-sql.ts';

/** A tag in its first spelling, and its number of uses within the searched posts. */
export interface SuggestedTag extends Columns<'tags', 'tag' | 'name'> {
  count: number;
}

/** Number of a blog's newest tagged posts that are searched. */
const RECENT_POSTS = 500;

const BEGINS = '(t.tag ~>=~ $2 and t.tag ~<~ $3)';

/** Returns a blog's recent tags between two bounds, the most used first. Both bounds empty for all. */
export function ownTags(
  db: Queryable,
  blogId: string,
  [from, before]: readonly [string, string],
  limit: number,
): Promise<SuggestedTag[]> {
  return db.query<SuggestedTag>(
    `with lately as (select tag from post_tags where blog_id = $1 order by position desc limit ${RECENT_POSTS})
     select t.tag, t.name, count(*)::int as count from lately join tags t on t.tag = lately.tag
      where $2 = '' or ${BEGINS} group by t.tag, t.name order by count(*) desc, t.tag limit $4`,
    [blogId, from, before, limit],
  );
}

/** Returns tags with a prefix, the most used of the whole site first. */
export function popularTags(
  db: Queryable,
  [from, before]: readonly [string, string],
  limit: number,
): Promise<SuggestedTag[]> {
  return db.query<SuggestedTag>(
    `select t.tag, t.name, t.post_count as count from tags t
      where t.post_count > 0 and (t.tag ~>=~ $1 and t.tag ~<~ $2) order by t.post_count desc, t.tag limit $3`,
    [from, before, limit],
  );
}

/** Returns tags that occur together with these on posts of public blogs, the most frequent first. */
export function relatedTags(db: Queryable, keys: readonly string[], limit: number): Promise<SuggestedTag[]> {
  if (keys.length === 0) return Promise.resolve([]);
  return db.query<SuggestedTag>(
    `with near as (
       select blog_id, post_id from post_tags where tag = any($1::text[]) order by position desc limit ${RECENT_POSTS})
     select t.tag, t.name, count(*)::int as count
       from (select distinct blog_id, post_id from near) n
       join blogs b on b.id = n.blog_id and ${publicBlog('b')}
       join post_tags x on x.blog_id = n.blog_id and x.post_id = n.post_id join tags t on t.tag = x.tag
      where t.tag <> all($1::text[]) group by t.tag, t.name order by count(*) desc, t.tag limit $2`,
    [[...keys], limit],
  );
}
