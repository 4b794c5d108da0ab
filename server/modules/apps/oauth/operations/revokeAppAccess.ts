import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { withdraw } from '../client-repository.ts';

export const revokeAppAccess: Handler<'revokeAppAccess'> = async ({ params, db, viewer }) => {
  if (!(await db.transaction((tx) => withdraw(tx, viewer.userId, params.client_id)))) {
    throw domainError('not-found', { detail: 'This app has no access.' });
  }
  return answer(204);
};
