import { answer, type Handler } from '#server/http/contract/handler.ts';
import { changeMember } from '../members/change-member.ts';

export const leaveBlog: Handler<'leaveBlog'> = async ({ subject, db, viewer }) => {
  await db.transaction((tx) => changeMember(tx, subject.blog.id, viewer.userId, viewer.userId, null));
  return answer(204);
};
