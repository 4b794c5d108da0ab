import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import { type Skeleton, START_OF_LIST } from '#server/feed/skeletons.ts';
import { publishedPosts } from '#server/policies/visible-posts.ts';

/** Selection of a blog's posts for an archive. */
export interface ArchiveScope {
  blogId: string;
  /** Lowest position (inclusive) and upper bound (exclusive). */
  from: string;
  below: string;
  type?: string | undefined;
  /** In normalized form. */
  tag?: string | undefined;
  originalOnly: boolean;
}

const OF_BLOG = `${publishedPosts('x').where} and x.blog_id = $1 and x.position >= $2 and x.position < $3
  and ($4::text is null or x.type = $4) and not ($5 and x.parent_post_id is not null) and $6::text is null`;
const OF_TAG = `post_tags x where x.blog_id = $1 and x.tag = $6 and x.position >= $2 and x.position < $3
  and ($4::text is null or x.type = $4) and not ($5 and x.is_reblog)`;

const from = ({ tag }: ArchiveScope): string => (tag === undefined ? OF_BLOG : OF_TAG);

function valuesOf(scope: ArchiveScope, below = scope.below) {
  return [scope.blogId, scope.from, below, scope.type ?? null, scope.originalOnly, scope.tag ?? null];
}

/** Returns the skeleton of an archive's published posts, newest first. */
export function archiveSkeleton(db: Queryable, scope: ArchiveScope): Skeleton {
  const id = scope.tag === undefined ? 'id' : 'post_id';
  const sql = `select x.${id} as id, x.position from ${from(scope)} order by x.position desc limit $7`;
  return async (after, count) => {
    const rows = await db.query<
      Columns<'posts', 'id'> & { position: NonNullable<Tables['posts']['position']> }
    >(sql, [...valuesOf(scope, after?.[0] ?? scope.below), count]);
    return rows.map(({ id, position }) => ({ id, key: [position] }));
  };
}

/** Counts the posts of an archive. */
export async function countArchive(db: Queryable, scope: ArchiveScope): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(*)::int as count from ${from(scope)}`,
    valuesOf(scope),
  );
  return row?.count ?? 0;
}

/** Returns the oldest position of an archive; undefined when it is empty. */
export async function oldestOfArchive(db: Queryable, scope: ArchiveScope): Promise<string | undefined> {
  const sql = `select x.position from ${from(scope)} order by x.position limit 1`;
  return (await first<{ position: NonNullable<Tables['posts']['position']> }>(db, sql, valuesOf(scope)))
    ?.position;
}

/**
 * Counts the posts of an archive per bucket, keyed by the number of the bound they follow, from 1. Empty buckets are
 * left out.
 */
export function countByBounds(
  db: Queryable,
  scope: ArchiveScope,
  bounds: readonly string[],
): Promise<{ bucket: number; count: number }[]> {
  return db.query(
    `select width_bucket(x.position, $7::bigint[]) as bucket, count(*)::int as count
       from ${from(scope)} group by 1 order by 1 desc`,
    [...valuesOf(scope), bounds],
  );
}

/** Returns the tags a blog uses most, in its own spelling. */
export async function mostUsedTags(db: Queryable, blogId: string, limit: number): Promise<string[]> {
  const rows = await db.query<Columns<'tags', 'name'>>(
    `select t.name from (
       select tag, count(*) as uses from post_tags where blog_id = $1 group by tag order by 2 desc, 1 limit $2) used
       join tags t on t.tag = used.tag order by used.uses desc, used.tag`,
    [blogId, limit],
  );
  return rows.map(({ name }) => name);
}

/** Returns the scope of a blog's whole archive. */
export function wholeArchive(blogId: string): ArchiveScope {
  return {
    blogId,
    from: '0',
    below: START_OF_LIST,
    originalOnly: false,
  };
}
