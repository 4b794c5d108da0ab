import { domainError, domainErrors } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { updatePasswordHash, userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { dropDevices } from '#server/modules/auth/devices/device-repository.ts';
import { passwordProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { recordRemovedCredentials } from '#server/modules/auth/security-log/record-removed-ways-in.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { resetPasswordAttempts } from '#server/modules/auth/session/password-attempts.ts';
import { startSession } from '#server/modules/auth/session/start-session.ts';
import {
  checkSecondFactor,
  countCodeAttempt,
  resetCodeAttempts,
} from '#server/modules/auth/two-factor/second-factor.ts';
import { mailedCredential, presentCredential } from '#server/modules/auth/ways-in/presenter.ts';
import { credentialsOf } from '#server/modules/auth/ways-in/ways-in-repository.ts';
import { markVerified } from '../mailed-links/link-repository.ts';
import { findLink, newToken, resetMailBudget, useLink } from '../mailed-links/links.ts';

export const completePasswordReset: Handler<'completePasswordReset'> = async (context) => {
  const { body, db, services, request, reply } = context;
  const userId = await findLink(db, services, 'reset', body.token);
  const known = await userById(db, userId);
  if (!known) throw domainError('link-expired');
  const problem = passwordProblem(body.password, known.email);
  if (problem) throw domainErrors([problem]);
  await countCodeAttempt(services, userId, body.tfa_token, 'mailbox');
  const hash = await hashPassword(body.password);
  const { user, open, removed, reviewToken } = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    // A wrong code throws, and the link stays valid.
    await useLink(tx, services, 'reset', body.token);
    const before = await userById(tx, userId);
    if (!before) throw domainError('link-expired');
    const waysIn = await credentialsOf(tx, userId);
    // An account with an unconfirmed address may have been registered by a stranger, who set up a second factor to keep
    // the address's owner out.
    if (before.email_verified) await checkSecondFactor(tx, services, userId, body.tfa_token);
    await revokeCredentials(tx, userId, before.email_verified ? 'passwordReset' : 'unconfirmedPasswordReset');
    if (!before.email_verified) await recordRemovedCredentials(tx, userId, request, waysIn);
    await updatePasswordHash(tx, userId, hash);
    // Having the link proves access to the mailbox.
    await markVerified(tx, userId);
    await dropDevices(tx, userId);
    await recordSecurityEvent(tx, { userId, kind: 'password_reset', request });
    const stays = before.email_verified ? waysIn : [];
    return {
      user: await userById(tx, userId),
      open: stays,
      removed: before.email_verified ? [] : waysIn,
      reviewToken: stays.length > 0 ? await newToken(tx, services, before, 'review') : undefined,
    };
  });
  if (!user) throw domainError('link-expired');
  const { email } = user;
  await resetPasswordAttempts(services, email, 'unknown');
  await resetCodeAttempts(services, userId);
  await resetMailBudget(services, user);
  const told = {
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, user, 'passwordChanged', told));
  if (removed.length > 0) {
    const ways = removed.map((row) => mailedCredential(services, row));
    services.post.later(() => accountMail(db, services, user, 'waysInRemoved', { ...told, removed: ways }));
  }
  const checked = { epoch: user.access_epoch, refusal: 'link-expired' } as const;
  return {
    ...(await startSession(db, services, userId, { request, reply }, { checked, method: 'password_reset' })),
    waysIn: open.map((row) => presentCredential(services, row)),
    removedWaysIn: removed.map((row) => presentCredential(services, row)),
    ...(reviewToken === undefined ? {} : { reviewToken }),
  };
};
