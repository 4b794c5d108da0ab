import type { Handler } from '#server/contract/handler.ts';
import { updateApp } from '../client-repository.ts';
import { appDetails, appNow } from '../policy.ts';
import { presentClient } from '../presenter.ts';

export const editOauthClient: Handler<'editOauthClient'> = async (context) => {
  const { body, subject, db } = context;
  const clientId = subject.client.client_id;
  await updateApp(db, clientId, await appDetails(context, body));
  return { client: presentClient(await appNow(db, clientId)) };
};
