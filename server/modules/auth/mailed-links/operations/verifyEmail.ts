import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { userById } from '#server/modules/users/repository.ts';
import { markVerified } from '../link-repository.ts';
import { findLink, useLink } from '../links.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, db, services }) => {
  const userId = await findLink(db, services, 'verify', body.token);
  await db.transaction(async (tx) => {
    await useLink(tx, services, 'verify', body.token);
    await markVerified(tx, userId);
  });
  const user = await userById(db, userId);
  if (!user) throw domainError('link-expired');
  return { email: user.email, emailVerified: user.email_verified };
};
