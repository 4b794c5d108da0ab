import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { changeMember } from '../change-member.ts';
import { presentMembers } from '../member-presenter.ts';
import { membersOf } from '../members-repository.ts';
import { namedMember } from '../named-member.ts';

export const setBlogMember: Handler<'setBlogMember'> = async ({ params, body, subject, db, viewer }) => {
  const { id } = subject.blog;
  const userId = await namedMember(db, params.member, viewer.userId);
  await db.transaction((tx) => changeMember(tx, id, viewer.userId, userId, body.role));
  const row = (await membersOf(db, id)).find((member) => member.user_id === userId);
  const [member] = await presentMembers(db, id, row ? [row] : [], viewer.userId);
  if (!member) throw domainError('not-found', { detail: 'They left meanwhile.' });
  return { member };
};
