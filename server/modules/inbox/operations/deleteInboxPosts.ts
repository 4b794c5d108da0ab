import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteWaiting } from '#server/modules/inbox/inbox-page.ts';

export const deleteInboxPosts: Handler<'deleteInboxPosts'> = async ({ query, db, viewer }) => {
  await deleteWaiting(db, viewer.userId, query.ids, { type: 'all' });
  return answer(204);
};
