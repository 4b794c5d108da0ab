import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { updateSecret } from '../client-repository.ts';
import { appNow, newSecret } from '../policy.ts';
import { presentClient } from '../presenter.ts';

export const createOauthClientSecret: Handler<'createOauthClientSecret'> = async ({
  subject,
  db,
  services,
}) => {
  const { client_id: clientId, is_confidential: isConfidential } = subject.client;
  if (!isConfidential) {
    throw domainError('not-in-this-state', { detail: 'An app that cannot keep a secret has none.' });
  }
  const { secret, sealed } = newSecret(services, clientId);
  await updateSecret(db, clientId, sealed);
  return answer(201, { client: presentClient(await appNow(db, clientId), secret) });
};
