import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { PostRow } from '#server/entities/post/rows.ts';
import { visiblePosts } from '#server/policies/visible-posts.ts';

/** A post kept by hand. */
export interface ItemRow
  extends Columns<'collection_items', 'id' | 'post_id' | 'rank' | 'kept_by' | 'note' | 'is_gone'> {
  /** Seconds since 1970. */
  kept: number;
  /** Place in the order by hand, from 1; without gaps unless the reader keeps the collection. */
  place: number;
}

/** A collection as a change finds it, locked until the transaction ends. */
export type LockedCollection = Columns<'collections', 'version' | 'item_count'>;

/** Locks a collection until the transaction ends; undefined when it is gone. */
export function lockCollection(tx: Queryable, id: string): Promise<LockedCollection | undefined> {
  return first<LockedCollection>(tx, 'select version, item_count from collections where id = $1 for update', [
    id,
  ]);
}

/** Counts the version of a collection up, after a change of its posts. */
export async function countVersion(tx: Queryable, id: string): Promise<void> {
  await tx.query('update collections set version = version + 1, updated_at = now() where id = $1', [id]);
}

const ITEMS = `select i.id, i.post_id, i.rank, i.kept_by, i.note, i.is_gone,
    floor(extract(epoch from i.kept_at))::float8 as kept, n.place
  from (select o.id, o.post_id, (row_number() over (order by o.rank, o.id))::int as place
          from collection_items o where o.collection_id = $1 and ($3 or not o.is_gone)) n
  join collection_items i on i.id = n.id
 where n.post_id = any($2::bigint[])`;

/**
 * Returns those of some posts that are kept in a collection, by the post's id.
 *
 * @param countsGaps true for a reader who keeps the collection, to whom posts that are gone count as places
 */
export async function itemsOf(
  db: Queryable,
  collectionId: string,
  postIds: readonly string[],
  countsGaps: boolean,
): Promise<Map<string, ItemRow>> {
  if (postIds.length === 0) return new Map();
  const rows = await db.query<ItemRow>(ITEMS, [collectionId, postIds, countsGaps]);
  return new Map(rows.map((row) => [row.post_id, row]));
}

/** Returns those of some posts that are kept in a collection; with `keptBy` only those that one of these blogs put in. */
export async function keptAmong(
  db: Queryable,
  collectionId: string,
  postIds: readonly string[],
  keptBy: readonly string[] | null = null,
): Promise<Set<string>> {
  const rows = await db.query<Columns<'collection_items', 'post_id'>>(
    `select post_id from collection_items where collection_id = $1 and post_id = any($2::bigint[])
        and ($3::bigint[] is null or kept_by = any($3::bigint[]))`,
    [collectionId, postIds, keptBy],
  );
  return new Set(rows.map((row) => row.post_id));
}

/** Post to keep. */
export type KeptPost = Pick<PostRow, 'id' | 'blog_id' | 'position'>;

/**
 * Inserts posts at ranks; those that are kept already stay where they are.
 *
 * @param kept `ranks` are of the posts, in their order
 * @returns ids of the posts that were added
 */
export async function insertItems(
  tx: Queryable,
  collectionId: string,
  kept: { posts: readonly KeptPost[]; ranks: readonly bigint[]; keptBy: string; note?: string },
): Promise<string[]> {
  const rows = await tx.query<Columns<'collection_items', 'post_id'>>(
    `insert into collection_items (collection_id, post_blog_id, post_id, post_position, rank, kept_by, note)
     select $1, p.blog_id, p.id, coalesce(p.position, 0), p.rank, $6, $7
       from unnest($2::bigint[], $3::bigint[], $4::bigint[], $5::bigint[])
         with ordinality as p (blog_id, id, position, rank, place) order by p.place desc
     on conflict (collection_id, post_id) do nothing returning post_id`,
    [
      collectionId,
      kept.posts.map((post) => post.blog_id),
      kept.posts.map(({ id }) => id),
      kept.posts.map(({ position }) => position),
      kept.ranks.map(String),
      kept.keptBy,
      kept.note ?? '',
    ],
  );
  return rows.map((row) => row.post_id);
}

/** Copies the posts of a collection that a member may see into another one, in their order and without their notes. */
export async function copyItems(
  tx: Queryable,
  { from, to, viewerId, keptBy }: { from: string; to: string; viewerId: string; keptBy: string },
): Promise<void> {
  const visible = visiblePosts('offered', '$3::bigint', { post: 'p', blog: 'b' });
  await tx.query(
    `insert into collection_items (collection_id, post_blog_id, post_id, post_position, rank, kept_by)
     select $2, i.post_blog_id, i.post_id, i.post_position, i.rank, $4
       from collection_items i join blogs b on b.id = i.post_blog_id
       join ${visible.on} and p.id = i.post_id
      where i.collection_id = $1 and not i.is_gone order by i.id`,
    [from, to, viewerId, keptBy],
  );
}

/** Changes the note of a post in a collection. */
export async function updateNote(tx: Queryable, itemId: string, note: string): Promise<void> {
  await tx.query('update collection_items set note = $2 where id = $1', [itemId, note]);
}

/** Deletes posts from a collection. */
export async function deleteItems(
  tx: Queryable,
  collectionId: string,
  postIds: readonly string[],
): Promise<void> {
  await tx.query('delete from collection_items where collection_id = $1 and post_id = any($2::bigint[])', [
    collectionId,
    postIds,
  ]);
}

/** Deletes all posts that some blogs put in. Returns true when there were any. */
export async function deleteItemsOfBlogs(
  tx: Queryable,
  collectionId: string,
  blogIds: readonly string[],
): Promise<boolean> {
  const rows = await tx.query(
    'delete from collection_items where collection_id = $1 and kept_by = any($2::bigint[]) returning id',
    [collectionId, blogIds],
  );
  return rows.length > 0;
}

/** Returns the blogs as which a member collaborates, those with the highest role first. */
export async function seatBlogIds(db: Queryable, collectionId: string, userId: string): Promise<string[]> {
  const rows = await db.query<{ blog_id: NonNullable<Tables['space_members']['blog_id']> }>(
    `select blog_id from space_members where space_id = $1 and user_id = $2
      order by array_position(array['owner', 'editor', 'contributor'], role), joined_at, id`,
    [collectionId, userId],
  );
  return rows.map((row) => row.blog_id);
}
