import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Whoever has a token may end it; that it was none is not told. */
export const revokeToken: Handler<'revokeToken'> = async ({ body, services }) => {
  await services.appTokens.end(body.token);
  await services.sessions.endAccessToken(body.token);
  return answer(204);
};
