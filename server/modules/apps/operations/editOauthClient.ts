import type { Handler } from '#server/http/contract/handler.ts';
import { updateApp } from '../oauth/client-repository.ts';
import { appDetails, appNow } from '../oauth/policy.ts';
import { presentClient } from '../oauth/presenter.ts';

export const editOauthClient: Handler<'editOauthClient'> = async (context) => {
  const { body, subject, db } = context;
  const clientId = subject.client.client_id;
  await updateApp(db, clientId, await appDetails(context, body));
  return { client: presentClient(await appNow(db, clientId)) };
};
