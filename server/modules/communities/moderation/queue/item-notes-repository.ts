import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import type { Columns } from '#server/db/columns.ts';
import { first, type Queryable } from '#server/db/database.ts';

/** A note of a moderator beside an entry of the queue. */
export interface ItemNoteRow extends Columns<'community_item_notes', 'id' | 'item_id' | 'blog_id' | 'text'> {
  /** Seconds since 1970. */
  created: number;
}

const COLUMNS = 'id, item_id, blog_id, text, floor(extract(epoch from created_at))::float8 as created';

/** Returns the notes beside some entries, the oldest first. */
export function notesOfItems(db: Queryable, itemIds: readonly string[]): Promise<ItemNoteRow[]> {
  return db.query<ItemNoteRow>(
    `select ${COLUMNS} from community_item_notes where item_id = any($1::bigint[]) order by id`,
    [itemIds],
  );
}

/**
 * Inserts a note beside an entry that the caller has locked.
 *
 * @throws limit-reached (4030)
 */
export async function insertItemNote(
  tx: Queryable,
  note: { itemId: string; userId: string; blogId: string; text: string },
): Promise<ItemNoteRow> {
  const limit = limits.itemNotes;
  const counted = await first<{ count: number }>(
    tx,
    'select count(*)::int as count from community_item_notes where item_id = $1',
    [note.itemId],
  );
  if ((counted?.count ?? 0) >= limit) {
    throw domainError('limit-reached', { reason: 'item_notes', params: { limit } });
  }
  const row = await first<ItemNoteRow>(
    tx,
    `insert into community_item_notes (item_id, user_id, blog_id, text) values ($1, $2, $3, $4) returning ${COLUMNS}`,
    [note.itemId, note.userId, note.blogId, note.text],
  );
  if (!row) throw new Error('A note was not written');
  return row;
}
