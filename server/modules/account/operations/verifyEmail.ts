import { domainError } from '#server/core/errors.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { adoptEmail, markVerified } from '#server/modules/auth/mailed-links/link-repository.ts';
import { findLink, useLink } from '#server/modules/auth/mailed-links/links.ts';

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
