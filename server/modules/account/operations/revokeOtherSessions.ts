import { answer, type Handler } from '#server/http/contract/handler.ts';
import { askingHash } from '#server/modules/auth/sessions/current-session.ts';
import { dropOtherSessions } from '#server/modules/auth/sessions/session-repository.ts';
import { forgetBrowsers } from '#server/modules/auth/two-factor/remembered-browsers.ts';

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ viewer, db, request }) => {
  const asking = askingHash(request, viewer);
  await dropOtherSessions(db, viewer.userId, asking);
  await forgetBrowsers(db, viewer.userId, asking);
  return answer(204);
};
