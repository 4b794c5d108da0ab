import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { findApp } from '#server/modules/apps/oauth/client-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import type { WaitingRequest } from '#server/oauth/signed/request-token-store.ts';

/** The member's decision; with a verifier when they granted access. */
type Answered = WaitingRequest & { verifier?: string };

/** Returns an app's callback address with parameters added. */
function backTo(callback: string, said: Record<string, string>): string {
  const url = new URL(callback);
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url.href;
}

export const answerRequestToken: Handler<'answerRequestToken'> = async ({
  body,
  db,
  services,
  viewer,
  request,
}) => {
  const { oauth_token: token, allow } = body;
  const answered: Answered | undefined = allow
    ? await services.requestTokens.allow(token, viewer.userId)
    : await services.requestTokens.refuse(token);
  if (answered === undefined) throw domainError('not-found', { reason: 'app_request' });
  const { clientId, callback, verifier } = answered;
  if (verifier !== undefined) {
    const detail = (await findApp(db, clientId))?.name;
    await recordSecurityEvent(db, { userId: viewer.userId, kind: 'app_authorized', request, detail });
  }
  if (callback === undefined) return verifier === undefined ? {} : { verifier };
  const [name, value] =
    verifier === undefined ? ['oauth_problem', 'permission_denied'] : ['oauth_verifier', verifier];
  return { redirectTo: backTo(callback, { oauth_token: token, [name]: value }) };
};
