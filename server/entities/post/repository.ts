// The repository of posts: reads them with their counters and what they are to the viewer.

import { isPossibleId } from '#server/core/ids.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { anyOf } from '#server/db/planner.ts';
import { published } from '#server/policies/post-rules.ts';
import { isPublished } from '#server/policies/posts.ts';
import { type PostRow, postColumns, queryPost, queryPosts } from './rows.ts';

const FROM = 'posts p left join post_counts c on c.root_post_id = p.root_post_id';
const BY_IDS = `select ${postColumns('$2::bigint')} from ${FROM}
                 where p.id = ${anyOf('$1', 'bigint')} and p.state <> 'deleted'`;
// The running size decides which posts are read, so that large ones beyond the limit are neither fetched nor parsed.
const WITHIN = `select ${postColumns('$2::bigint')} from ${FROM} join (
    select id, sum(content_bytes) over (order by array_position($1::bigint[], id)) - content_bytes as before
      from posts where id = ${anyOf('$1', 'bigint')} and state <> 'deleted') w on w.id = p.id
  where w.before < $3`;
const OF_BLOG = `select ${postColumns('$3::bigint')} from ${FROM}
                  where p.blog_id = $1 and p.id = $2 and p.state <> 'deleted'`;
const PINNED = `select ${postColumns('$2::bigint')} from ${FROM}
                 where p.blog_id = $1 and p.is_pinned and ${published.sql('p', null)}`;

/** Returns posts by id, in the order of the ids; deleted ones are left out. This repository has the SQL that reads posts. */
export async function postsByIds(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
): Promise<PostRow[]> {
  if (ids.length === 0) return [];
  return inOrder(ids, await queryPosts(db, BY_IDS, [ids, viewerId]));
}

function inOrder(ids: readonly string[], rows: readonly PostRow[]): PostRow[] {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/**
 * Returns posts by id like {@link postsByIds}, until their own contents exceed `bytes`; at least one. `isCut` is true
 * when those after the last one may have been left out for their size.
 */
export async function postsWithin(
  db: Queryable,
  ids: readonly string[],
  viewerId: string | null,
  bytes: number,
): Promise<{ rows: PostRow[]; isCut: boolean }> {
  if (ids.length === 0) return { rows: [], isCut: false };
  const rows = inOrder(ids, await queryPosts(db, WITHIN, [ids, viewerId, bytes]));
  return { rows, isCut: rows.reduce((sum, row) => sum + row.content_bytes, 0) >= bytes };
}

/** Returns one post of a blog, in any state; access is checked by the policy. */
export async function postOfBlog(
  db: Queryable,
  blogId: string,
  id: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  if (!isPossibleId(id)) return undefined;
  return queryPost(db, OF_BLOG, [blogId, id, viewerId]);
}

/** Current blog of a post that others refer to. */
export interface NamedPost {
  blogId: string;
  /** False for posts that can no longer be read; trails show them as broken. */
  isReadable: boolean;
}

/**
 * Returns the current state of posts that others reblog or quote. A reference stores the blog at that time; the post
 * may have been moved since (decision 053).
 */
export async function namedPosts(db: Queryable, ids: readonly string[]): Promise<Map<string, NamedPost>> {
  if (ids.length === 0) return new Map();
  const rows = await db.query<Columns<'posts', 'id' | 'blog_id' | 'community_id' | 'state'>>(
    `select id, blog_id, community_id, state from posts where id = ${anyOf('$1', 'bigint')}`,
    [[...new Set(ids)]],
  );
  return new Map(
    rows.map(({ id, blog_id: blogId, ...post }) => [id, { blogId, isReadable: isPublished(post) }]),
  );
}

/** Returns the pinned post of a blog. */
export function pinnedPost(
  db: Queryable,
  blogId: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  return queryPost(db, PINNED, [blogId, viewerId]);
}

const BY_SLUG = `select ${postColumns('$3::bigint')} from ${FROM}
                  where p.blog_id = $1 and p.slug = $2 and p.slug <> '' and ${published.sql('p', null)}
                  order by p.position desc limit 1`;

/** Returns the newest published post of a blog with that slug. */
export function newestWithSlug(
  db: Queryable,
  blogId: string,
  slug: string,
  viewerId: string | null,
): Promise<PostRow | undefined> {
  return queryPost(db, BY_SLUG, [blogId, slug, viewerId]);
}
