import type { Handler } from '#server/contract/handler.ts';
import { isUniqueViolation } from '#server/db/database.ts';
import { domainError } from '#server/errors.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { userById } from '#server/modules/users/repository.ts';
import { adoptEmail, markVerified } from '../link-repository.ts';
import { findLink, useLink } from '../links.ts';

export const verifyEmail: Handler<'verifyEmail'> = async ({ body, db, services, request }) => {
  const userId = await findLink(db, services, 'verify', body.token);
  await db
    .transaction(async (tx) => {
      const email = await useLink(tx, services, 'verify', body.token);
      if (!(await adoptEmail(tx, userId, email))) return markVerified(tx, userId);
      await recordSecurityEvent(tx, { userId, kind: 'email_changed', request, detail: email });
    })
    .catch((error: unknown) => {
      if (isUniqueViolation(error, 'users_email')) throw domainError('email-unavailable');
      throw error;
    });
  const user = await userById(db, userId);
  if (!user) throw domainError('link-expired');
  return { email: user.email, emailVerified: user.email_verified };
};
