import { requireFound } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { staffRefs } from '../decisions/decision-presenter.ts';
import { lockedItem, staffReader } from '../staff-queue/entry.ts';
import { presentNote } from '../staff-queue/item-presenter.ts';
import { insertNote } from '../staff-queue/notes-repository.ts';

/** Adds a note beside an entry of the staff queue that only staff read. */
export const createStaffNote: Handler<'createStaffNote'> = async (context) => {
  const { params, body, db, viewer } = context;
  const text = requiredText(body.text, 'text');
  const row = await db.transaction(async (tx) => {
    const item = await lockedItem(tx, params.item_id);
    return insertNote(tx, { itemId: item.id, staffId: viewer.userId, text });
  });
  const [note] = presentNote(row, await staffRefs(staffReader(context), [viewer.userId]));
  return answer(201, { note: requireFound(note, 'The note') });
};
