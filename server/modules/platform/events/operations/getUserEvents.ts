import { answer, type Handler } from '#server/contract/handler.ts';

/** `no-transform` and the last header keep proxies from holding events back. */
const AT_ONCE = { 'cache-control': 'no-store, no-transform', 'x-accel-buffering': 'no' };

export const getUserEvents: Handler<'getUserEvents'> = async ({ query, request, services, viewer }) => {
  // Whoever asks for the headers only hears nothing.
  const seconds = request.method === 'HEAD' ? 0 : query.for;
  return answer(200, await services.live.open(viewer.userId, seconds), { headers: AT_ONCE });
};
