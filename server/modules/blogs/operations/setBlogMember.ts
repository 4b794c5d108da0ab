import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { changeMember } from '../members/change-member.ts';
import { presentMembers } from '../members/member-presenter.ts';
import { membersOf } from '../members/members-repository.ts';
import { namedMember } from '../members/named-member.ts';

export const setBlogMember: Handler<'setBlogMember'> = async ({ params, body, subject, db, viewer }) => {
  const { id } = subject.blog;
  const userId = await namedMember(db, params.member, viewer.userId);
  await db.transaction((tx) => changeMember(tx, id, viewer.userId, userId, body.role));
  const row = (await membersOf(db, id)).find((member) => member.user_id === userId);
  const [member] = await presentMembers(db, id, row ? [row] : [], viewer.userId);
  if (!member) throw domainError('not-found', { reason: 'no_longer_member' });
  return { member };
};
