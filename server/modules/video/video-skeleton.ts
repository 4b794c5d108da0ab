import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

// Reads the newest of each tag; a video with several tags appears once.
const VIDEOS = `
  select distinct t.post_id as id, t.position
    from unnest($1::text[]) as named (tag) cross join lateral (
      select n.post_id, n.position from post_tags n
        join ${publishedPosts('p').on} and p.blog_id = n.blog_id and p.id = n.post_id and p.content_rating <> 'explicit'
       where n.tag = named.tag and n.type = 'video' and not n.is_reblog and n.position < $2
       order by n.position desc limit $3) t
   order by t.position desc limit $3`;
const OF_BLOG = VIDEOS.replace('where n.tag', 'where n.blog_id = $4 and n.tag');

type Placed = Columns<'post_tags', 'position'> & { id: Tables['post_tags']['post_id'] };

/**
 * Returns the skeleton of videos with one of these tags (in normalized form), newest first, of one blog or of all.
 * Reblogs and explicit posts are excluded from channels.
 */
export function videoSkeleton(db: Queryable, tags: readonly string[], blogId?: string): Skeleton {
  return async (after, count) => {
    const place = [tags, after?.[0] ?? START_OF_LIST, count] as const;
    const rows =
      blogId === undefined
        ? await db.query<Placed>(VIDEOS, [...place])
        : await db.query<Placed>(OF_BLOG, [...place, blogId]);
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}
