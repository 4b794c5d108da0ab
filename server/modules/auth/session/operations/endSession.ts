import { answer, type Handler } from '#server/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { bearerToken } from '#server/plugins/app/client-tokens.ts';
import { clearSessionCookies, sidOf } from '#server/plugins/app/session-cookies.ts';

export const endSession: Handler<'endSession'> = async ({ db, services, viewer, request, reply }) => {
  if (viewer) await recordSecurityEvent(db, { userId: viewer.userId, kind: 'logged_out', request });
  const sid = sidOf(request);
  if (sid) await services.sessions.end(sid);
  if (viewer?.via === 'token') {
    await services.sessions.endAccessToken(bearerToken(request) ?? '');
  }
  clearSessionCookies(request, reply);
  return answer(204);
};
