import { limits } from '#generated/limits.ts';
import { domainError } from '#server/core/errors.ts';
import { randomToken } from '#server/core/tokens.ts';
import { lockLimit } from '#server/entities/user/limit-locks-repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { countApps, insertApp } from '../oauth/client-repository.ts';
import { appDetails, appNow, newSecret } from '../oauth/policy.ts';
import { presentClient } from '../oauth/presenter.ts';

export const createOauthClient: Handler<'createOauthClient'> = async (context) => {
  const { body, db, services, viewer } = context;
  const details = await appDetails(context, body);
  const clientId = randomToken();
  const made = details.isConfidential ? newSecret(services, clientId) : undefined;
  const app = await db.transaction(async (tx) => {
    await lockLimit(tx, 'oauthClients', viewer.userId);
    if ((await countApps(tx, viewer.userId)) >= limits.oauthClients) {
      throw domainError('limit-reached', { reason: 'apps', params: { limit: limits.oauthClients } });
    }
    await insertApp(tx, viewer.userId, clientId, details, made?.sealed ?? null);
    // Read before the commit, so that it cannot have been deleted.
    return appNow(tx, clientId);
  });
  return answer(201, { client: presentClient(app, made?.secret) });
};
