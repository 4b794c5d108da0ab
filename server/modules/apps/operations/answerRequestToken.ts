import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import type { WaitingRequest } from '#server/oauth/signed/request-tokens.ts';

/** What came of it; a verifier when it was allowed. */
type Answered = WaitingRequest & { verifier?: string };

/** An address of an app with what it is told. */
function backTo(callback: string, said: Record<string, string>): string {
  const url = new URL(callback);
  for (const [name, value] of Object.entries(said)) url.searchParams.set(name, value);
  return url.href;
}

export const answerRequestToken: Handler<'answerRequestToken'> = async ({ body, services, viewer }) => {
  const { oauth_token: token, allow } = body;
  const answered: Answered | undefined = allow
    ? await services.requestTokens.allow(token, viewer.userId)
    : await services.requestTokens.refuse(token);
  if (answered === undefined) throw domainError('not-found', { detail: 'What the app asked for is over.' });
  const { callback, verifier } = answered;
  if (callback === undefined) return verifier === undefined ? {} : { verifier };
  const [name, value] =
    verifier === undefined ? ['oauth_problem', 'permission_denied'] : ['oauth_verifier', verifier];
  return { redirectTo: backTo(callback, { oauth_token: token, [name]: value }) };
};
