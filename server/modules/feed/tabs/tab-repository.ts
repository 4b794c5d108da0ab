import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';
import type { CollectionRow } from '#server/entities/collection/rows.ts';

/** A tab's database row. Built-in tabs and those of collections have no title and no sources. */
export interface TabRow
  extends Columns<
    'dashboard_tabs',
    'id' | 'title' | 'is_hidden' | 'sort_order' | 'tags' | 'types' | 'hide_reblogs'
  > {
  blog_ids: string[];
  community_ids: string[];
  /** The collection that it shows. */
  collection?: CollectionRow;
}

/** Title and sources of a member's tab. */
export type TabFields = Omit<TabRow, 'id' | 'sort_order' | 'collection'>;

const COLUMNS = `id, title, is_hidden, sort_order, blog_ids::text[] as blog_ids,
  community_ids::text[] as community_ids, tags, types, hide_reblogs`;

/** Returns all stored tabs of a member, in their order. */
export function tabRows(db: Queryable, userId: string): Promise<TabRow[]> {
  return db.query<TabRow>(
    `select ${COLUMNS} from dashboard_tabs where user_id = $1 order by sort_order nulls last, created_at, id`,
    [userId],
  );
}

/** Number of collections that can be tabs; further ones are followed without. */
const MAX_COLLECTION_TABS = 50;

/** Returns the collections that a member follows as tabs, the first followed first. */
export async function tabCollectionIds(db: Queryable, userId: string): Promise<string[]> {
  const rows = await db.query<{ id: string }>(
    `select collection_id as id from collection_readers where user_id = $1 and is_tab and followed_at is not null
      order by followed_at, collection_id limit ${MAX_COLLECTION_TABS}`,
    [userId],
  );
  return rows.map(({ id }) => id);
}

/** Ends showing a collection as a tab; it stays followed. Returns true when it was one. */
export async function endCollectionTab(tx: Queryable, userId: string, uuid: string | null): Promise<boolean> {
  const ended = await tx.query(
    `update collection_readers r set is_tab = false from collections c
      where c.id = r.collection_id and c.uuid = $2 and r.user_id = $1 and r.is_tab returning r.user_id`,
    [userId, uuid],
  );
  return ended.length > 0;
}

/** Returns one stored tab of a member. */
export function tabRow(db: Queryable, userId: string, id: string): Promise<TabRow | undefined> {
  return first<TabRow>(db, `select ${COLUMNS} from dashboard_tabs where user_id = $1 and id = $2`, [
    userId,
    id,
  ]);
}

function valuesOf(fields: TabFields) {
  const { title, is_hidden, blog_ids, tags, types, hide_reblogs, community_ids } = fields;
  return [title, is_hidden, blog_ids, tags, types, hide_reblogs, community_ids];
}

/** Inserts or updates a tab. Its position stays. */
export async function saveTab(tx: Queryable, userId: string, id: string, fields: TabFields): Promise<void> {
  await tx.query(
    `insert into dashboard_tabs (user_id, id, title, is_hidden, blog_ids, tags, types, hide_reblogs, community_ids)
     values ($1, $2, $3, $4, $5::bigint[], $6::text[], $7::text[], $8, $9::bigint[])
     on conflict (user_id, id) do update set title = excluded.title, is_hidden = excluded.is_hidden,
       blog_ids = excluded.blog_ids, tags = excluded.tags, types = excluded.types,
       hide_reblogs = excluded.hide_reblogs, community_ids = excluded.community_ids`,
    [userId, id, ...valuesOf(fields)],
  );
}

/** Deletes a tab and its read marker. Returns true when it existed. */
export async function deleteTabRow(tx: Queryable, userId: string, id: string): Promise<boolean> {
  const gone = await tx.query(
    'delete from dashboard_tabs where user_id = $1 and id = $2 and title is not null returning id',
    [userId, id],
  );
  await tx.query('delete from timeline_markers where user_id = $1 and which = $2', [userId, `tab:${id}`]);
  return gone.length > 0;
}

/**
 * Sets the order of all tabs of a member.
 *
 * @param hidden those among them that are hidden
 */
export async function orderTabs(
  tx: Queryable,
  userId: string,
  ids: readonly string[],
  hidden: readonly string[],
): Promise<void> {
  await tx.query(
    `insert into dashboard_tabs (user_id, id, sort_order, is_hidden)
     select $1, named.id, named.place, named.id = any($3::text[]) from unnest($2::text[]) with ordinality as named (id, place)
     on conflict (user_id, id) do update set sort_order = excluded.sort_order`,
    [userId, ids, hidden],
  );
}
