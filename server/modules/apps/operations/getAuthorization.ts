import type { Handler } from '#server/http/contract/handler.ts';
import { authorizationRequest } from '../oauth/authorization-request.ts';
import { scopesAllowed } from '../oauth/client-repository.ts';
import { appNow } from '../oauth/policy.ts';
import { presentApp, presentScopes } from '../oauth/presenter.ts';

export const getAuthorization: Handler<'getAuthorization'> = async ({ query, db, services, viewer }) => {
  const { clientId, scopes } = await services.oauth.look(authorizationRequest(query));
  const [app, allowed] = await Promise.all([
    appNow(db, clientId),
    scopesAllowed(db, viewer.userId, clientId),
  ]);
  return {
    app: presentApp(app),
    scopes: presentScopes(scopes),
    alreadyAuthorized: scopes.every((scope) => allowed.includes(scope)),
  };
};
