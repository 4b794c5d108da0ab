import { answer, type Handler } from '#server/contract/handler.ts';
import { forgetBrowsers } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import { askingHash } from '../asking.ts';
import { dropOtherSessions } from '../session-repository.ts';

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ viewer, db, request }) => {
  const asking = askingHash(request, viewer);
  await dropOtherSessions(db, viewer.userId, asking);
  await forgetBrowsers(db, viewer.userId, asking);
  return answer(204);
};
