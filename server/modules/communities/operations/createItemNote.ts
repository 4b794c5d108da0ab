import { requireFound } from '#server/core/errors.ts';
import { requiredText } from '#server/core/required-text.ts';
import { blogsByIds } from '#server/entities/blog/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { moderatorBlog } from '../moderation/moderators-repository.ts';
import { lockedItem } from '../moderation/queue/entry.ts';
import { insertItemNote } from '../moderation/queue/item-notes-repository.ts';
import { presentItemNote } from '../moderation/queue/item-presenter.ts';

/** Adds a note beside an entry of the queue, which only moderators read. */
export const createItemNote: Handler<'createItemNote'> = async ({ params, body, subject, db, viewer }) => {
  const { community } = subject;
  const { userId } = viewer;
  const text = requiredText(body.text, 'text');
  const row = await db.transaction(async (tx) => {
    const item = await lockedItem(tx, community.id, params.item_id);
    const blogId = await moderatorBlog(tx, community.id, userId);
    return insertItemNote(tx, { itemId: item.id, userId, blogId, text });
  });
  const author = (await blogsByIds(db, [row.blog_id], userId)).get(row.blog_id);
  const [note] = presentItemNote(row, author, userId);
  return answer(201, { note: requireFound(note, 'The note') });
};
