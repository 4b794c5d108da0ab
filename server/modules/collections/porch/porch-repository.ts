import type { components } from '#generated/types/api.d.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, json, type Queryable } from '#server/db/database.ts';
import { validOr } from '#server/http/contract/stored-shapes.ts';

type Schemas = components['schemas'];

/** The porch of a member. */
export type PorchRow = Columns<
  'porches',
  'visibility' | 'greeting' | 'lanterns' | 'widgets' | 'version',
  {
    visibility: Schemas['PorchVisibility'];
    lanterns: Schemas['Lantern'][];
    widgets: Schemas['PorchWidget'][];
  }
>;

const EMPTY: PorchRow = { visibility: 'self', greeting: '', lanterns: [], widgets: [], version: 1 };

/** Returns the porch of a member; an empty one that nobody else sees for who has none yet. */
export async function porchOf(db: Queryable, userId: string): Promise<PorchRow> {
  const row = await first<PorchRow>(
    db,
    'select visibility, greeting, lanterns, widgets, version from porches where user_id = $1',
    [userId],
  );
  if (!row) return EMPTY;
  const at = (column: string) => ({ row: `porches ${userId}`, column });
  return {
    ...row,
    lanterns: validOr('lanterns', row.lanterns, [], at('lanterns'), 'whole'),
    widgets: validOr('porchWidgets', row.widgets, [], at('widgets'), 'whole'),
  };
}

/**
 * Replaces the porch of a member. Returns false, and changes nothing, when it is not at the version that the change is
 * based on.
 */
export async function writePorch(
  db: Queryable,
  userId: string,
  porch: Omit<PorchRow, 'version'>,
  basedOn: number | undefined,
): Promise<boolean> {
  const row = await first(
    db,
    `insert into porches as p (user_id, visibility, greeting, lanterns, widgets, version)
     select $1, $2, $3, $4, $5, 2 where coalesce($6::int, 1) = 1 or exists (select 1 from porches where user_id = $1)
     on conflict (user_id) do update set visibility = excluded.visibility, greeting = excluded.greeting,
       lanterns = excluded.lanterns, widgets = excluded.widgets, version = p.version + 1
       where $6::int is null or p.version = $6 returning version`,
    [userId, porch.visibility, porch.greeting, json(porch.lanterns), json(porch.widgets), basedOn ?? null],
  );
  return row !== undefined;
}
