import { domainError } from '#server/core/errors.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { withdraw } from '../oauth/client-repository.ts';

export const revokeAppAccess: Handler<'revokeAppAccess'> = async ({ params, db, viewer }) => {
  if (!(await withdraw(db, viewer.userId, params.client_id))) {
    throw domainError('not-found', { detail: 'This app has no access.' });
  }
  return answer(204);
};
