import type { Tables } from '#generated/schema.ts';
import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable, type SqlValue } from '#server/db/database.ts';

type Schemas = components['schemas'];

/** Columns of a collection that its form writes; those left out stay unchanged. */
export interface CollectionValues
  extends Partial<
    Pick<
      Tables['collections'],
      'title' | 'description' | 'visibility' | 'sort' | 'accent_color' | 'copied_from'
    >
  > {
  rule?: Schemas['FeedRule'] | null;
  cover?: Schemas['Image'][];
}

const JSON_COLUMNS: ReadonlySet<string> = new Set(['rule', 'cover']);

function assignments(values: CollectionValues): { columns: string[]; params: SqlValue[] } {
  const entries = Object.entries(values);
  return {
    columns: entries.map(([column]) => column),
    params: entries.map(([column, value]) =>
      JSON_COLUMNS.has(column) && value !== null ? json(value) : (value as SqlValue),
    ),
  };
}

/** Inserts a collection. Returns its id and the one that addresses name. */
export async function insertCollection(
  tx: Queryable,
  values: CollectionValues & { title: string },
): Promise<Columns<'collections', 'id' | 'uuid'>> {
  const { columns, params } = assignments(values);
  const row = await first<Columns<'collections', 'id' | 'uuid'>>(
    tx,
    `insert into collections (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})
     returning id, uuid`,
    params,
  );
  if (!row) throw new Error('A collection was not written');
  return row;
}

/** Writes the form of a collection and counts its version up. */
export async function updateCollection(tx: Queryable, id: string, values: CollectionValues): Promise<void> {
  const { columns, params } = assignments(values);
  const sets = columns.map((column, at) => `${column} = $${at + 2}, `).join('');
  await tx.query(`update collections set ${sets}version = version + 1, updated_at = now() where id = $1`, [
    id,
    ...params,
  ]);
}

/** Deletes a collection with everything in it. The posts stay where they are. */
export async function deleteCollectionRow(db: Queryable, id: string): Promise<void> {
  await db.query('delete from collections where id = $1', [id]);
}

/** Counts the collections that a member owns. */
export async function countOwned(db: Queryable, userId: string): Promise<number> {
  const row = await first<{ count: number }>(
    db,
    `select count(distinct space_id)::int as count from space_members
      where user_id = $1 and space_kind = 'collection' and role = 'owner'`,
    [userId],
  );
  return row?.count ?? 0;
}
