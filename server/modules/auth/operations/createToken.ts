import { domainError } from '#server/core/errors.ts';
import { rehashPassword, userByEmail } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { checkPassword, hashPassword, isOutdated } from '#server/identity/passwords.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { requireCaptcha, resetFailedAttempts } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import { refuseSuspended } from '#server/modules/auth/session/refuse-suspended.ts';
import { passSecondFactor } from '#server/modules/auth/two-factor/pass-second-factor.ts';
import { countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import { loginSource } from '../session/guess-source.ts';
import { countPasswordAttempt, resetPasswordAttempts } from '../session/password-attempts.ts';
import { startSession } from '../session/start-session.ts';

export const createToken: Handler<'createToken'> = async ({ body, db, services, request, reply }) => {
  const { remember_device: wanted } = body;
  const source = await loginSource(db, services, request, body.username);
  // Checked before the guess is counted, so that bots without a captcha cannot exhaust the account's limit.
  await requireCaptcha(services, 'login', body.username, body.captcha_token, source);
  await countPasswordAttempt(services, body.username, source);
  const user = await userByEmail(db, mailAddress(body.username));
  const isRight = await checkPassword(user?.password_hash, body.password);
  // An unknown address and a wrong password get the same error, so that accounts are not revealed.
  if (!user || !isRight) throw failedAttempt(domainError('invalid-password'), 'login_failed', user?.id);
  if (user.password_hash && isOutdated(user.password_hash)) {
    const to = await hashPassword(body.password);
    await rehashPassword(db, user.id, { from: user.password_hash, to });
  }
  await resetPasswordAttempts(services, body.username, source);
  await resetFailedAttempts(services, 'login', body.username, source);
  await countCodeAttempt(services, user.id, body.tfa_token, source);
  const gaveCode = await db.transaction((tx) =>
    passSecondFactor(tx, services, user.id, body.tfa_token, request),
  );
  await refuseSuspended(db, services, user);
  return startSession(
    db,
    services,
    user.id,
    { request, reply },
    {
      remember: gaveCode && wanted,
      checked: { epoch: user.access_epoch, refusal: 'invalid-password' },
    },
  );
};
