import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deleteWaiting } from '../inbox-page.ts';

export const deleteSubmissions: Handler<'deleteSubmissions'> = async ({ query, subject, db, viewer }) => {
  await deleteWaiting(db, viewer.userId, query.ids, { blogId: subject.blog.id, type: 'submission' });
  return answer(204);
};
