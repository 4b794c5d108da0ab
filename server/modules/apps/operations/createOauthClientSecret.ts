import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { updateSecret } from '../oauth/client-repository.ts';
import { appNow, newSecret } from '../oauth/policy.ts';
import { presentClient } from '../oauth/presenter.ts';

export const createOauthClientSecret: Handler<'createOauthClientSecret'> = async ({
  subject,
  db,
  services,
}) => {
  const { client_id: clientId, is_confidential: isConfidential } = subject.client;
  if (!isConfidential) {
    throw domainError('not-in-this-state', { reason: 'public_app' });
  }
  const { secret, sealed } = newSecret(services, clientId);
  await updateSecret(db, clientId, sealed);
  return answer(201, { client: presentClient(await appNow(db, clientId), secret) });
};
