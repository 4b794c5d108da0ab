import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { clearSessionCookies, sidOf } from '#server/http/plugins/session-cookies.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';

export const endSession: Handler<'endSession'> = async ({ db, services, viewer, request, reply }) => {
  if (viewer) {
    const { userId } = viewer;
    const asking = sessionHashOf(request, viewer);
    await db.transaction(async (tx) => {
      await recordSecurityEvent(tx, { userId, kind: 'logged_out', request });
      await revokeCredentials(tx, userId, 'loggedOut', { asking });
    });
  }
  // Also ends a cookie that was sent beside an access token, or is no longer valid.
  const sid = sidOf(request);
  if (sid) await services.sessions.end(sid);
  clearSessionCookies(request, reply);
  return answer(204);
};
