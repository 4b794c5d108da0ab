import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';

/** `no-transform` and the last header keep proxies from buffering events. */
const UNBUFFERED_HEADERS = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

export const getUserEvents: Handler<'getUserEvents'> = async ({ query, request, services, viewer }) => {
  // A HEAD request ends at once without events.
  const seconds = request.method === 'HEAD' ? 0 : query.for;
  const key = sessionHashOf(request, viewer);
  if (!key) throw domainError('requires-login');
  return answer(200, await services.live.open(viewer.userId, key, seconds), { headers: UNBUFFERED_HEADERS });
};
