import { answer, type Handler } from '#server/http/contract/handler.ts';
import { markRead } from '../notifications-repository.ts';

export const markNotificationsRead: Handler<'markNotificationsRead'> = async ({
  body,
  subject,
  db,
  viewer,
}) => {
  await markRead(db, subject.blog.id, viewer.userId, body.until);
  return answer(204);
};
