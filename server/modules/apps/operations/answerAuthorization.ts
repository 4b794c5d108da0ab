import type { Handler } from '#server/http/contract/handler.ts';
import { authorizationRequest } from '../oauth/authorization-request.ts';

export const answerAuthorization: Handler<'answerAuthorization'> = async ({ body, services, viewer }) => {
  const redirectTo = await services.oauth.answer(authorizationRequest(body), viewer.userId, body.allow);
  const code = new URL(redirectTo).searchParams.get('code');
  return { redirectTo, ...(code === null ? {} : { code }) };
};
