import type { Handler } from '#server/contract/handler.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { userById } from '#server/modules/users/repository.ts';
import { adoptEmail, markVerified } from '../link-repository.ts';
import { findLink, useLink } from '../links.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, db, services }) => {
  const userId = await findLink(db, services, 'verify', body.token);
  await db
    .transaction(async (tx) => {
      const email = await useLink(tx, services, 'verify', body.token);
      if (!(await adoptEmail(tx, userId, email))) await markVerified(tx, userId);
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email')) throw domainError('email-unavailable');
      throw error;
    });
  const user = await userById(db, userId);
  if (!user) throw domainError('link-expired');
  return { email: user.email, emailVerified: user.email_verified };
};
