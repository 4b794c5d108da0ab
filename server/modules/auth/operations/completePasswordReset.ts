import { domainError, domainErrors } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import {
  mailedCredential,
  presentCredential,
} from '#server/modules/auth/credentials/credential-presenter.ts';
import { passwordProblem } from '#server/modules/auth/registration/registration.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { resetPasswordAttempts } from '#server/modules/auth/session/password-attempts.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { countCodeAttempt, resetCodeAttempts } from '#server/modules/auth/two-factor/second-factor.ts';
import { findLink, resetMailBudget } from '../mailed-links/links.ts';
import { resetPassword } from '../mailed-links/reset-password.ts';

export const completePasswordReset: Handler<'completePasswordReset'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const userId = await findLink(db, services, 'reset', body.token);
  const known = await userById(db, userId);
  if (!known) throw domainError('link-expired');
  const problem = passwordProblem(body.password, known.email);
  if (problem) throw domainErrors([problem]);
  await countCodeAttempt(services, userId, body.tfa_token, 'mailbox');
  const hash = await hashPassword(body.password);
  const { user, cause, open, removed, reviewToken } = await db.transaction((tx) =>
    resetPassword(tx, context, userId, hash),
  );
  if (!user) throw domainError('link-expired');
  const { email } = user;
  await resetPasswordAttempts(services, email, 'unknown');
  await resetCodeAttempts(services, userId);
  await resetMailBudget(services, user);
  const told = {
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, user, 'passwordChanged', told, { cause }));
  if (removed.length > 0) {
    const ways = { ...told, removed: removed.map((row) => mailedCredential(services, row)) };
    services.post.later(() => accountMail(db, services, user, 'credentialsRemoved', ways, { cause }));
  }
  const checked = { epoch: user.access_epoch, refusal: 'link-expired' } as const;
  return {
    ...(await startSession(db, services, userId, { request, reply }, { checked, method: 'password_reset' })),
    credentials: open.map((row) => presentCredential(services, row)),
    removedCredentials: removed.map((row) => presentCredential(services, row)),
    ...(reviewToken === undefined ? {} : { reviewToken }),
  };
};
