import { answer, type Handler } from '#server/http/contract/handler.ts';

/** Revokes a token for anybody who has it; the response does not reveal if it was valid. */
export const revokeToken: Handler<'revokeToken'> = async ({ body, services }) => {
  await services.appTokens.end(body.token);
  await services.sessions.endAccessToken(body.token);
  return answer(204);
};
