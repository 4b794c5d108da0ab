import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { publishedPosts, visiblePosts } from '#server/policies/visible-posts.ts';

type Schemas = components['schemas'];

/** A post of a reblog tree. */
export interface GraphRow extends Columns<'posts', 'id' | 'parent_post_id' | 'blog_id' | 'content'> {
  content: Schemas['ContentBlock'][];
  /** Seconds since 1970. */
  timestamp: number;
  note_count: number;
}

/** Number of the newest reblogs that are ranked. Bounds the work for posts with many reblogs. */
const CANDIDATES = 3000;

const GRAPH = `
  with tree as (
    (select p.id from ${publishedPosts('p').where} and p.id = $1)
    union all
    (select p.id from ${publishedPosts('p').where} and p.root_post_id = $1 and p.parent_post_id is not null
      order by p.position desc limit ${CANDIDATES})
  ), passed_on as (
    select p.parent_post_id as id, count(*)::int as reblogs
      from tree t join ${publishedPosts('p').on} and p.id = t.id where p.parent_post_id is not null group by 1
  )
  select p.id, p.parent_post_id, p.blog_id, p.content,
         floor(extract(epoch from coalesce(p.published_at, p.created_at)))::float8 as timestamp,
         coalesce(r.reblogs, 0) + (select count(*)::int from likes l where l.post_id = p.id)
           + (select count(*)::int from replies y where y.post_id = p.id and y.deleted_at is null) as note_count
    from tree t cross join blogs b
    join ${visiblePosts('offered', '$2::bigint', { post: 'p', blog: 'b' }).on} and p.id = t.id
    left join passed_on r on r.id = p.id
   order by p.parent_post_id is null desc, note_count desc, p.position
   limit $3`;

/**
 * Returns a reblog tree as its viewer may see it: the root, then the reblogs with most notes. Notes of a reblog count
 * there, not at the root.
 */
export function graphOf(
  db: Queryable,
  rootId: string,
  viewerId: string | null,
  limit: number,
): Promise<GraphRow[]> {
  return db.query<GraphRow>(GRAPH, [rootId, viewerId, limit]);
}
