import { first, type Queryable, type SqlValue } from '#server/db/database.ts';
import { UNPREPARED } from '#server/db/planner.ts';
import { type CollectionRow, collectionColumns, queryCollections } from '#server/entities/collection/rows.ts';
import { listableBlog } from '#server/policies/blogs-sql.ts';
import { prefixQuery } from '#server/search/words.ts';

/** A collection in a list, with its sort key for the cursor. */
export type ListedCollection = CollectionRow & { sort_key: string };

/** Which collections a list holds. */
export type ListKind =
  | { kind: 'public' }
  | { kind: 'mine' }
  | { kind: 'followed' }
  /** Those of one blog. */
  | { kind: 'blog'; blogId: string };

/** Conditions that narrow a list. */
export interface ListFilter {
  /** Words as they were typed. */
  words?: string | undefined;
  /** Post that the collections hold. */
  postId?: string | undefined;
}

/** Place of the last collection of the page before: sort key and id. */
export type ListPlace = readonly [key: string, id: string];

const VIEWER = '$1::bigint';
/** The blog of a collection's first owner, which decides who may look in. */
const OWNER = `join blogs b on b.id = (select m.blog_id from space_members m where m.space_id = c.id and m.role = 'owner'
  order by m.joined_at, m.id limit 1)`;
const IS_KEPT = `exists (select 1 from space_members m where m.space_id = c.id and m.user_id = ${VIEWER})`;
const IS_OPEN = `(c.visibility <> 'private' and ${listableBlog('b', VIEWER)} or ${IS_KEPT})`;

/** Source of each list with its sort key; `$2` names the blog. */
const SOURCES: Readonly<Record<ListKind['kind'], string>> = {
  public: `select c.id, c.updated_at as at from collections c ${OWNER}
    where c.visibility = 'public' and ${listableBlog('b', VIEWER)} and $2::bigint is null`,
  mine: `select c.id, r.used_at as at from collection_readers r join collections c on c.id = r.collection_id
    where r.user_id = ${VIEWER} and ${IS_KEPT} and $2::bigint is null`,
  followed: `select c.id, r.used_at as at from collection_readers r join collections c on c.id = r.collection_id ${OWNER}
    where r.user_id = ${VIEWER} and r.followed_at is not null and ${IS_OPEN} and $2::bigint is null`,
  blog: `select c.id, c.updated_at as at from space_members o join collections c on c.id = o.space_id
    where o.blog_id = $2 and o.role = 'owner' and (c.visibility = 'public' or ${IS_KEPT})`,
};

/** Names of collaborators are found by any part; so are titles among the member's own. */
const BY_KEEPER = `exists (select 1 from space_members m join blogs k on k.id = m.blog_id
  where m.space_id = c.id and position($3 in lower(k.name)) > 0)`;
const WORDS_ANYWHERE = `($3::text is null or ${BY_KEEPER}
  or position(search_fold($3) in search_fold(c.title || ' ' || c.description)) > 0)`;
/** Public collections are found by the beginnings of words, with an index. */
const WORDS_INDEXED = `($3::text is null or c.id in (
  select f.id from collections f where f.visibility = 'public' and f.words @@ $3::tsquery))`;
const HOLDS_POST = `($4::bigint is null or exists (
  select 1 from collection_items i where i.collection_id = c.id and i.post_id = $4))`;

function narrowed(kind: ListKind['kind']): string {
  const words = kind === 'public' ? WORDS_INDEXED : WORDS_ANYWHERE;
  return `${SOURCES[kind]} and ${words} and ${HOLDS_POST}`;
}

function params(viewerId: string | null, list: ListKind, { words, postId }: ListFilter): SqlValue[] {
  const typed = words?.trim().toLowerCase() || null;
  const blogId = list.kind === 'blog' ? list.blogId : null;
  const sought = typed !== null && list.kind === 'public' ? prefixQuery(typed) : typed;
  return [viewerId, blogId, sought, postId ?? null];
}

/** Returns collections of a list, the last used or changed first. */
export function listedCollections(
  db: Queryable,
  viewerId: string | null,
  list: ListKind & ListFilter,
  page: { after: ListPlace | undefined; limit: number },
): Promise<ListedCollection[]> {
  const after = page.after ? 'and (l.at, l.id) < ($6::timestamptz, $7::bigint)' : '';
  return queryCollections<ListedCollection>(
    db,
    `${UNPREPARED} with listed as (${narrowed(list.kind)}),
       l as (select * from listed l where true ${after} order by l.at desc, l.id desc limit $5)
     select ${collectionColumns(VIEWER)}, l.at::text as sort_key
       from l cross join lateral (select * from collections o where o.id = l.id offset 0) c
      order by l.at desc, l.id desc`,
    [...params(viewerId, list, list), page.limit, ...(page.after ?? [])],
  );
}

/** Number of collections that are counted. Bounds the work on a large site. */
const MAX_COUNTED = 10_000;

/** Counts the collections of a list and the posts kept in them. */
export async function countListed(
  db: Queryable,
  viewerId: string | null,
  list: ListKind & ListFilter,
): Promise<{ collections: number; posts: number }> {
  const row = await first<{ collections: number; posts: number }>(
    db,
    `${UNPREPARED} with listed as (${narrowed(list.kind)} limit ${MAX_COUNTED})
     select count(*)::int as collections, coalesce(sum(c.post_count), 0)::int as posts
       from listed join collections c on c.id = listed.id`,
    params(viewerId, list, list),
  );
  return row ?? { collections: 0, posts: 0 };
}
