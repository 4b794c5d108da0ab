import type { Handler } from '#server/http/contract/handler.ts';
import { changedMember } from '../member/changed-member.ts';
import { presentMember } from '../member/member-presenter.ts';
import { lockMember, writeMember } from '../member/member-repository.ts';

export const editUserSettings: Handler<'editUserSettings'> = ({ body, db, viewer }) =>
  db.transaction(async (tx) => {
    const after = changedMember(body, await lockMember(tx, viewer.userId));
    await writeMember(tx, viewer.userId, after);
    return { settings: presentMember(after) };
  });
