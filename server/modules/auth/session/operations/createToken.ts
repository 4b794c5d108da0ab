import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { updatePasswordHash, userByEmail } from '#server/modules/users/repository.ts';
import { checkPassword, hashPassword, isOutdated } from '#server/services/passwords.ts';
import { startSession } from '../start-session.ts';

export const createToken: Handler<'createToken'> = async ({ body, db, services, request, reply }) => {
  const user = await userByEmail(db, body.username.trim());
  const isRight = await checkPassword(user?.password_hash, body.password);
  // One answer for an unknown address, a wrong password and a closed account: a stranger learns nothing.
  if (!user || !isRight || user.state === 'suspended') throw domainError('invalid-password');
  if (user.password_hash && isOutdated(user.password_hash)) {
    await updatePasswordHash(db, user.id, await hashPassword(body.password));
  }
  return startSession(services.sessions, user.id, { request, reply });
};
