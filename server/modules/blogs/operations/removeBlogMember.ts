import { answer, type Handler } from '#server/http/contract/handler.ts';
import { changeMember } from '../members/change-member.ts';
import { namedMember } from '../members/named-member.ts';

export const removeBlogMember: Handler<'removeBlogMember'> = async ({ params, subject, db, viewer }) => {
  const userId = await namedMember(db, params.member, viewer.userId);
  await db.transaction((tx) => changeMember(tx, subject.blog.id, viewer.userId, userId, null));
  return answer(204);
};
