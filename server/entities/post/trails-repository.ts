import { first, type Queryable } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';
import { readableWords, type TrailPart, type TrailRef } from './rows.ts';

const KEEP = `
  with said as (
    select p.id, p.blog_id, coalesce(p.published_at, p.created_at) as said_at,
           open_content(p.content) as content, p.layout,
           to_jsonb(p.tags) as tags
      from ${publishedPosts('p').where} and p.id = $1 for share
  )
  insert into trail_parts (post_id, blog_id, blog_name, said_at, content, layout, tags)
  select id, blog_id, $2, said_at, content, layout, tags from said
  on conflict (post_id, digest) do nothing
  returning id as "partId", post_id as "postId", blog_id as "blogId", bytes`;

const KEPT = `
  select t.id as "partId", t.post_id as "postId", t.blog_id as "blogId", t.bytes
    from trail_parts t join ${publishedPosts('p').on}
     and p.id = t.post_id and t.digest = part_digest(open_content(p.content), p.layout, to_jsonb(p.tags))
   where p.id = $1`;

/**
 * Stores the current content of a published post as a trail part, unless it is stored already, without what stands behind
 * a paywall: that stays with its blog. Locks the post's row
 * until the transaction ends, so that a post cannot be reblogged while it is being deleted.
 *
 * @returns undefined when the post is no longer published
 */
export async function insertTrailPart(
  tx: Queryable,
  postId: string,
  blogName: string,
): Promise<TrailRef | undefined> {
  const made = await first<TrailRef>(tx, KEEP, [postId, blogName]);
  return made ?? first<TrailRef>(tx, KEPT, [postId]);
}

function readablePart(part: TrailPart): TrailPart {
  const row = `trail_parts ${part.id}`;
  return { ...readableWords(part, row), tags: validOr('texts', part.tags, [], { row, column: 'tags' }) };
}

/** Returns trail parts by their ids. */
export async function trailPartsByIds(
  db: Queryable,
  ids: readonly string[],
): Promise<Map<string, TrailPart>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<TrailPart>(
    `select id, blog_name, floor(extract(epoch from said_at))::float8 as timestamp,
            open_content(content) as content, layout, tags
       from trail_parts where id = any($1::bigint[])`,
    [[...new Set(ids)]],
  );
  return new Map(rows.map((row) => [row.id, readablePart(row)]));
}
