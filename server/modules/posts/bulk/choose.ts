import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { isPossibleId } from '#server/core/ids.ts';
import { tagKey } from '#server/core/tags.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import { postsByIds } from '#server/entities/post/repository.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import type { Context } from '#server/http/contract/handler.ts';

export type BulkRequest = Context<'editPosts'>['body'];

/** The posts that a bulk change selects. */
export interface SelectedPost {
  posts: PostRow[];
  /** Number of matches; exceeds `posts` when a filter matches more than one change may contain. */
  matched: number;
  /** Requested ids that do not exist. */
  missing: string[];
}

const FOUND = `from posts p
  where p.blog_id = $1 and p.state = $3
    and ($4::text is null or exists (select 1 from unnest(p.tags) t where lower(t) = $4))
    and ($5::text is null or p.type = $5)
    and ($6::float8 is null or coalesce(p.published_at, p.created_at) < to_timestamp($6))
    and ($7::float8 is null or coalesce(p.published_at, p.created_at) > to_timestamp($7))
    and exists (select 1 from blog_members m
      where m.user_id = $2 and m.blog_id = p.blog_id and (m.role = 'admin' or p.author_id = $2))`;

async function foundBy(
  db: Queryable,
  blogId: string,
  userId: string,
  filter: NonNullable<BulkRequest['filter']>,
): Promise<{ ids: string[]; matched: number }> {
  const { state, tag, type, before, after } = filter;
  const key = tag === undefined ? null : tagKey(tag);
  const rows = await db.query<Columns<'posts', 'id'> & { matched: number }>(
    `select p.id, (count(*) over ())::int as matched ${FOUND} order by p.id desc limit $8`,
    [blogId, userId, state, key, type ?? null, before ?? null, after ?? null, limits.bulkPosts],
  );
  return { ids: rows.map(({ id }) => id), matched: rows[0]?.matched ?? 0 };
}

/**
 * Locks the posts until the transaction ends. All writers lock posts in the order of their ids, which avoids deadlocks.
 */
async function lockAll(tx: Queryable, blogId: string, ids: readonly string[]): Promise<void> {
  await tx.query(
    'select id from posts where blog_id = $1 and id = any($2::bigint[]) order by id for update',
    [blogId, ids],
  );
}

/**
 * Returns the posts of a blog that a request selects by ids or by a filter, in the order of their ids; locked unless it
 * is a dry run. A filter matches only posts the member may change.
 *
 * @throws invalid-request-param when the request contains both or neither
 */
export async function chosenPosts(
  db: Queryable,
  blogId: string,
  userId: string,
  { ids, filter, dry_run: isDry }: BulkRequest,
): Promise<SelectedPost> {
  if ((ids === undefined) === (filter === undefined)) {
    throw domainError('invalid-request-param', { field: 'ids', detail: 'Name either ids or a filter.' });
  }
  const found = filter && (await foundBy(db, blogId, userId, filter));
  const wanted = found?.ids ?? ids ?? [];
  const possible = wanted.filter(isPossibleId);
  if (!isDry) await lockAll(db, blogId, possible);
  const rows = await postsByIds(db, possible, userId);
  const posts = rows
    .filter((row) => row.blog_id === blogId)
    .toSorted((one, other) => (BigInt(one.id) < BigInt(other.id) ? -1 : 1));
  const there = new Set(posts.map(({ id }) => id));
  const missing = found ? [] : wanted.filter((id) => !there.has(id));
  return { posts, matched: found?.matched ?? posts.length, missing };
}
