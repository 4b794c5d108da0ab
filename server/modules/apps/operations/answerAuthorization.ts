import type { Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { authorizationRequest } from '../oauth/authorization-request.ts';
import { findApp } from '../oauth/client-repository.ts';

export const answerAuthorization: Handler<'answerAuthorization'> = async ({
  body,
  db,
  services,
  viewer,
  request,
}) => {
  const redirectTo = await services.oauth.answer(authorizationRequest(body), viewer.userId, body.allow);
  const code = new URL(redirectTo).searchParams.get('code');
  if (code !== null) {
    const detail = (await findApp(db, body.client_id))?.name;
    await recordSecurityEvent(db, { userId: viewer.userId, kind: 'app_authorized', request, detail });
  }
  return { redirectTo, ...(code === null ? {} : { code }) };
};
