import type { Handler } from '#server/contract/handler.ts';
import { authorizationRequest } from '../authorization-request.ts';
import { scopesAllowed } from '../client-repository.ts';
import { appNow } from '../policy.ts';
import { presentApp, presentScopes } from '../presenter.ts';

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
