import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';

type Column = components['schemas']['PatioColumn'];

/** The patio of a member. */
export type PatioRow = Columns<'patios', 'version' | 'columns', { columns: Column[] }>;

/** Returns the patio of a member; one without columns for who has none yet. */
export async function patioOf(db: Queryable, userId: string): Promise<PatioRow> {
  const row = await first<PatioRow>(db, 'select columns, version from patios where user_id = $1', [userId]);
  if (!row) return { columns: [], version: 1 };
  const at = { row: `patios ${userId}`, column: 'columns' };
  return { ...row, columns: validOr('patioColumns', row.columns, [], at, 'whole') };
}

/**
 * Replaces the columns of a member's patio. Returns false, and changes nothing, when it is not at the version that the
 * change is based on.
 */
export async function writePatio(
  db: Queryable,
  userId: string,
  columns: readonly Column[],
  basedOn: number | undefined,
): Promise<boolean> {
  const row = await first(
    db,
    `insert into patios as p (user_id, columns, version) select $1, $2, 2 where coalesce($3::int, 1) = 1
        or exists (select 1 from patios where user_id = $1)
     on conflict (user_id) do update set columns = excluded.columns, version = p.version + 1
       where $3::int is null or p.version = $3 returning version`,
    [userId, json(columns), basedOn ?? null],
  );
  return row !== undefined;
}
