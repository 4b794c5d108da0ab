import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A note of a staff member beside an entry of the queue. */
export interface NoteRow extends Columns<'staff_notes', 'id' | 'item_id' | 'staff_id' | 'text'> {
  /** Seconds since 1970. */
  created: number;
}

const COLUMNS = 'id, item_id, staff_id, text, floor(extract(epoch from created_at))::float8 as created';

/** Returns the notes beside some entries, the oldest first. */
export function notesOfItems(db: Queryable, itemIds: readonly string[]): Promise<NoteRow[]> {
  return db.query<NoteRow>(`select ${COLUMNS} from staff_notes where item_id = any($1::text[]) order by id`, [
    itemIds,
  ]);
}

/**
 * Inserts a note beside an entry that the caller has locked.
 *
 * @throws limit-reached (4030)
 */
export async function insertNote(
  tx: Queryable,
  note: { itemId: string; staffId: string; text: string },
): Promise<NoteRow> {
  const limit = limits.staffNotes;
  const counted = await first<{ count: number }>(
    tx,
    'select count(*)::int as count from staff_notes where item_id = $1',
    [note.itemId],
  );
  if ((counted?.count ?? 0) >= limit)
    throw domainError('limit-reached', { reason: 'item_notes', params: { limit } });
  const row = await first<NoteRow>(
    tx,
    `insert into staff_notes (item_id, staff_id, text) values ($1, $2, $3) returning ${COLUMNS}`,
    [note.itemId, note.staffId, note.text],
  );
  if (!row) throw new Error('A note was not written');
  return row;
}
