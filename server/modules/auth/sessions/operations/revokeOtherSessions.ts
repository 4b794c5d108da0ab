import { answer, type Handler } from '#server/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { forgetBrowsers } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import { askingHash } from '../asking.ts';
import { dropOtherSessions } from '../session-repository.ts';

export const revokeOtherSessions: Handler<'revokeOtherSessions'> = async ({ viewer, db, request }) => {
  const asking = askingHash(request, viewer);
  await db.transaction(async (tx) => {
    await dropOtherSessions(tx, viewer.userId, asking);
    await forgetBrowsers(tx, viewer.userId, asking);
    await recordSecurityEvent(tx, { userId: viewer.userId, kind: 'sessions_revoked', request });
  });
  return answer(204);
};
