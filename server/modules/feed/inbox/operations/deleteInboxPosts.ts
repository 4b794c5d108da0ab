import { answer, type Handler } from '#server/contract/handler.ts';
import { deleteWaiting } from '#server/modules/posts/inbox/inbox-page.ts';

export const deleteInboxPosts: Handler<'deleteInboxPosts'> = async ({ query, db, viewer }) => {
  await deleteWaiting(db, viewer.userId, query.ids, { type: 'all' });
  return answer(204);
};
