import type { Handler } from '#server/contract/handler.ts';
import { domainError, domainErrors } from '#server/errors.ts';
import { passwordProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { forgetGuesses } from '#server/modules/auth/session/guesses.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import { checkSecondFactor, forgetCodes, holdCodes } from '#server/modules/auth/two-factor/second-factor.ts';
import { updatePasswordHash, userById } from '#server/modules/users/repository.ts';
import { letter } from '#server/services/mail/letters.ts';
import { hashPassword } from '#server/services/passwords.ts';
import { dropWaysIn, markVerified } from '../link-repository.ts';
import { findLink, forgetMails, useLink } from '../links.ts';

export const completePasswordReset: Handler<'completePasswordReset'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const userId = await findLink(db, services, 'reset', body.token);
  const user = await userById(db, userId);
  if (!user) throw domainError('link-expired');
  const problem = passwordProblem(body.password, user.email);
  if (problem) throw domainErrors([problem]);
  await holdCodes(services, userId, body.tfa_token, 'mailbox');
  const hash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    // A wrong code throws, and the link is still good.
    await useLink(tx, services, 'reset', body.token);
    await checkSecondFactor(tx, services, userId, body.tfa_token);
    await updatePasswordHash(tx, userId, hash);
    await dropWaysIn(tx, userId);
    // Whoever has the link reads the mail.
    await markVerified(tx, userId);
    await recordSecurityEvent(tx, { userId, kind: 'password_reset', request });
  });
  await services.sessions.endAll(userId);
  await forgetGuesses(services, user.email, 'unknown');
  await forgetCodes(services, userId);
  await forgetMails(services, user);
  services.post.later(async () =>
    letter('passwordChanged', user.email, user.locale, `${services.publicUrl}/passwordreset`),
  );
  return startSession(db, services, userId, { request, reply }, { method: 'password_reset' });
};
