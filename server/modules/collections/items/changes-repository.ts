import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';

/** Time in which a change of several posts can be undone, in seconds. */
export const UNDO_SECONDS = 600;

/** Kind of a change of several posts. */
export type ChangeAction = 'add' | 'remove' | 'move';

/** A change that can still be undone, with the number of its posts. */
interface ChangeRow extends Columns<'collection_changes', 'action', { action: ChangeAction }> {
  count: number;
}

/** Returns the ids of posts that a change concerns, with their state before it, in a form that {@link undoChange} reads. */
const BEFORE = `coalesce((select jsonb_agg(to_jsonb(i)) from collection_items i
  where i.collection_id = $2 and i.post_id = any($5::bigint[])), '[]')`;

/**
 * Stores the state of posts so that a change can be undone: before it is carried out, or for `add` afterwards. Also
 * deletes the states of changes whose time is over.
 *
 * @param now milliseconds since 1970
 */
export async function keepChange(
  tx: Queryable,
  change: { token: string; collectionId: string; userId: string; action: ChangeAction; now: number },
  postIds: readonly string[],
): Promise<void> {
  await deleteExpiredChanges(tx, change.now);
  await tx.query(
    `insert into collection_changes (token, collection_id, user_id, action, items, until)
     values ($1, $2, $3, $4, ${BEFORE}, to_timestamp($6))`,
    [
      change.token,
      change.collectionId,
      change.userId,
      change.action,
      postIds,
      change.now / 1000 + UNDO_SECONDS,
    ],
  );
}

/** Adds to a stored move the ranks that it gave, so that posts which were moved again since are left alone. */
export async function keepNewRanks(
  tx: Queryable,
  token: string,
  postIds: readonly string[],
  ranks: readonly bigint[],
): Promise<void> {
  const given = Object.fromEntries(postIds.map((id, at) => [id, String(ranks[at])]));
  await tx.query(
    `update collection_changes set items = (
       select coalesce(jsonb_agg(i || jsonb_build_object('given', $2::jsonb -> (i ->> 'post_id'))), '[]')
         from jsonb_array_elements(items) i) where token = $1`,
    [token, json(given)],
  );
}

/** Deletes what can no longer be undone. */
export async function deleteExpiredChanges(db: Queryable, now: number): Promise<void> {
  await db.query('delete from collection_changes where until < to_timestamp($1)', [now / 1000]);
}

/** Takes the stored change of a member out; undefined when there is none, or its time is over. */
export async function findChange(
  tx: Queryable,
  token: string,
  { collectionId, userId, now }: { collectionId: string; userId: string; now: number },
): Promise<ChangeRow | undefined> {
  return first<ChangeRow>(
    tx,
    `select action, jsonb_array_length(items) as count from collection_changes
      where token = $1 and collection_id = $2 and user_id = $3 and until >= to_timestamp($4) for update`,
    [token, collectionId, userId, now / 1000],
  );
}

const ITEMS = `collection_changes g cross join lateral jsonb_to_recordset(g.items)
  as b (id bigint, collection_id bigint, post_blog_id bigint, post_id bigint, post_position bigint, rank bigint,
        kept_by bigint, kept_at timestamptz, note text, is_gone boolean, given bigint) where g.token = $1`;

const UNDO: Readonly<Record<ChangeAction, string>> = {
  add: `delete from collection_items i using ${ITEMS} and i.id = b.id returning i.id`,
  // Posts that were put in again meanwhile stay as they are.
  remove: `insert into collection_items
      (id, collection_id, post_blog_id, post_id, post_position, rank, kept_by, kept_at, note, is_gone)
    select b.id, b.collection_id, p.blog_id, b.post_id, b.post_position, b.rank, k.id, b.kept_at, b.note,
           p.id is null or p.state <> 'published' or p.community_id is not null
      from (select b.* from ${ITEMS}) b
      left join posts p on p.id = b.post_id
      left join blogs k on k.id = b.kept_by
    on conflict (collection_id, post_id) do nothing returning id`,
  move: `update collection_items i set rank = b.rank from ${ITEMS} and i.id = b.id and i.rank = b.given returning i.id`,
};

/** Takes a change back and forgets it. What others changed since stays. Returns how many posts changed. */
export async function undoChange(tx: Queryable, token: string, action: ChangeAction): Promise<number> {
  const changed = await tx.query<Columns<'collection_items', 'id'>>(UNDO[action], [token]);
  await tx.query('delete from collection_changes where token = $1', [token]);
  return changed.length;
}
