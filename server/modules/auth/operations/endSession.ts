import { answer, type Handler } from '#server/http/contract/handler.ts';
import { bearerToken } from '#server/http/plugins/client-tokens.ts';
import { clearSessionCookies, sidOf } from '#server/http/plugins/session-cookies.ts';

export const endSession: Handler<'endSession'> = async ({ services, viewer, request, reply }) => {
  const sid = sidOf(request);
  if (sid) await services.sessions.end(sid);
  if (viewer?.via === 'token') {
    await services.sessions.endAccessToken(bearerToken(request) ?? '');
  }
  clearSessionCookies(request, reply);
  return answer(204);
};
