import { limits } from '#generated/limits.ts';
import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { holdLimit } from '#server/modules/users/daily-limits.ts';
import { randomToken } from '#server/services/tokens.ts';
import { countApps, insertApp } from '../client-repository.ts';
import { appDetails, appNow, newSecret } from '../policy.ts';
import { presentClient } from '../presenter.ts';

export const createOauthClient: Handler<'createOauthClient'> = async (context) => {
  const { body, db, services, viewer } = context;
  const details = await appDetails(context, body);
  const clientId = randomToken();
  const made = details.isConfidential ? newSecret(services, clientId) : undefined;
  const app = await db.transaction(async (tx) => {
    await holdLimit(tx, 'oauthClients', viewer.userId);
    if ((await countApps(tx, viewer.userId)) >= limits.oauthClients) {
      throw domainError('limit-reached', { detail: `You have ${limits.oauthClients} apps already.` });
    }
    await insertApp(tx, viewer.userId, clientId, details, made?.sealed ?? null);
    // Read before the commit: nobody else can have deleted it.
    return appNow(tx, clientId);
  });
  return answer(201, { client: presentClient(app, made?.secret) });
};
