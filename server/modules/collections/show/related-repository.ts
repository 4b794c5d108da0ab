import type { Tables } from '#generated/schema.ts';
import type { Columns } from '#server/db/columns.ts';
import type { Queryable } from '#server/db/database.ts';
import type { SpaceRole } from '#server/membership/roles.ts';

/** Number of collaborators that a card shows. */
const MAX_FACES = 5;

/** A blog that collaborates on a collection. */
export interface KeeperRow extends Columns<'space_members', 'role', { role: SpaceRole<'collection'> }> {
  collection_id: string;
  blog_id: NonNullable<Tables['space_members']['blog_id']>;
}

/** Returns five collaborators of each collection, the owners first. */
export function keepersOf(db: Queryable, collectionIds: readonly string[]): Promise<KeeperRow[]> {
  return db.query<KeeperRow>(
    `select c.id as collection_id, k.blog_id, k.role from unnest($1::bigint[]) as c (id) cross join lateral (
       select m.blog_id, m.role from space_members m where m.space_id = c.id
        order by array_position(array['owner', 'editor', 'contributor'], m.role), m.joined_at, m.id
        limit ${MAX_FACES}) k`,
    [collectionIds],
  );
}

/** A collaborator of a collection. */
export interface CollaboratorRow
  extends Columns<'space_members', 'user_id' | 'role', { role: SpaceRole<'collection'> }> {
  blog_id: NonNullable<Tables['space_members']['blog_id']>;
  /** Seconds since 1970. */
  joined: number;
  post_count: number;
}

/** Returns the collaborators of a collection: owners, editors and contributors, each by name; or one of them. */
export function collaboratorsOf(
  db: Queryable,
  collectionId: string,
  blogId: string | null = null,
): Promise<CollaboratorRow[]> {
  return db.query<CollaboratorRow>(
    `select m.user_id, m.blog_id, m.role, floor(extract(epoch from m.joined_at))::float8 as joined,
            (select count(*)::int from collection_items i where i.collection_id = $1 and i.kept_by = m.blog_id) as post_count
       from space_members m join blogs b on b.id = m.blog_id
      where m.space_id = $1 and ($2::bigint is null or m.blog_id = $2)
      order by array_position(array['owner', 'editor', 'contributor'], m.role), b.name`,
    [collectionId, blogId],
  );
}

/** The post that was put into a collection last, and those that its card shows. */
export interface CardItemRow extends Columns<'collection_items', 'post_id' | 'kept_by'> {
  collection_id: string;
  /** Seconds since 1970. */
  kept: number;
  is_last: boolean;
}

/** Number of posts that are looked at for the pictures of a card: some may be closed to the viewer. */
const PREVIEWED_COUNT = 6;

/** Returns the first posts of each collection in its order by hand, and the one that was kept last. */
export function cardItemsOf(db: Queryable, collectionIds: readonly string[]): Promise<CardItemRow[]> {
  const columns = 'post_id, kept_by, floor(extract(epoch from kept_at))::float8 as kept';
  return db.query<CardItemRow>(
    `select c.id as collection_id, i.* from unnest($1::bigint[]) as c (id) cross join lateral (
       (select ${columns}, false as is_last from collection_items
         where collection_id = c.id and not is_gone order by rank, id limit ${PREVIEWED_COUNT})
       union all
       (select ${columns}, true from collection_items
         where collection_id = c.id and not is_gone order by id desc limit 1)) i`,
    [collectionIds],
  );
}

/** Item of one post in one of some collections. */
export interface HeldRow extends Columns<'collection_items', 'collection_id' | 'kept_by'> {
  /** Seconds since 1970. */
  kept: number;
}

/** Returns which of some collections hold a post. */
export function holdingItems(
  db: Queryable,
  collectionIds: readonly string[],
  postId: string,
): Promise<HeldRow[]> {
  return db.query<HeldRow>(
    `select collection_id, kept_by, floor(extract(epoch from kept_at))::float8 as kept
       from collection_items where post_id = $2 and collection_id = any($1::bigint[])`,
    [collectionIds, postId],
  );
}
