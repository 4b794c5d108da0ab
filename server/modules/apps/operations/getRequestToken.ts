import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { scopesAllowed } from '#server/modules/apps/oauth/client-repository.ts';
import { appNow } from '#server/modules/apps/oauth/policy.ts';
import { presentApp, presentScopes } from '#server/modules/apps/oauth/presenter.ts';
import { SIGNED_SCOPES } from '#server/oauth/signed/request-token-store.ts';

export const getRequestToken: Handler<'getRequestToken'> = async ({ query, db, services, viewer }) => {
  const waiting = await services.requestTokens.find(query.oauth_token);
  if (waiting === undefined) throw domainError('not-found', { reason: 'app_request' });
  const { clientId, callback } = waiting;
  const [app, allowed] = await Promise.all([
    appNow(db, clientId),
    scopesAllowed(db, viewer.userId, clientId),
  ]);
  return {
    app: presentApp(app),
    scopes: presentScopes(SIGNED_SCOPES),
    alreadyAuthorized: SIGNED_SCOPES.every((scope) => allowed.includes(scope)),
    ...(callback === undefined ? {} : { redirectUri: callback }),
  };
};
