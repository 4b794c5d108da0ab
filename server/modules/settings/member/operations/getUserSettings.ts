import type { Handler } from '#server/contract/handler.ts';
import { presentMember } from '../member-presenter.ts';
import { memberOf } from '../member-repository.ts';

export const getUserSettings: Handler<'getUserSettings'> = async ({ db, viewer }) => ({
  settings: presentMember(await memberOf(db, viewer.userId)),
});
