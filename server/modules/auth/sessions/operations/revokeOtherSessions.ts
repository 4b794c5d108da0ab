import { answer, type Handler } from '#server/contract/handler.ts';
import { askingHash } from '../asking.ts';
import { dropOtherSessions } from '../session-repository.ts';

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ viewer, db, request }) => {
  await dropOtherSessions(db, viewer.userId, askingHash(request, viewer));
  return answer(204);
};
