import type { Handler } from '#server/http/contract/handler.ts';
import { presentMember } from '../member/member-presenter.ts';
import { memberOf } from '../member/member-repository.ts';

export const getUserSettings: Handler<'getUserSettings'> = async ({ db, viewer }) => ({
  settings: presentMember(await memberOf(db, viewer.userId)),
});
