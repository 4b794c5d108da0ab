import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { askerOf } from '#server/modules/auth/sessions/asking.ts';
import { userById } from '#server/modules/users/repository.ts';
import { letter } from '#server/services/mail/letters.ts';
import { factorOf, switchOn } from '../factor-repository.ts';
import { forgetBrowsers } from '../remembered-browsers.ts';
import { holdCodes, isCodeOfNow, renewBackupCodes } from '../second-factor.ts';

export const confirmTwoFactor: Handler<'confirmTwoFactor'> = async ({
  body,
  viewer,
  db,
  services,
  request,
}) => {
  const { userId } = viewer;
  await holdCodes(services, userId, body.tfa_token, askerOf(request, viewer).source);
  const moment = services.now();
  const backupCodes = await db.transaction(async (tx) => {
    const factor = await factorOf(tx, userId);
    if (!factor || factor.is_on || factor.setup_ends <= moment) {
      throw domainError('link-expired', { detail: 'Setting it up took too long. Please start again.' });
    }
    if (!(await isCodeOfNow(tx, services, userId, factor, body.tfa_token))) {
      throw domainError('invalid-two-factor-code');
    }
    if (!(await switchOn(tx, userId, new Date(moment)))) throw domainError('link-expired');
    await forgetBrowsers(tx, userId);
    await recordSecurityEvent(tx, { userId, kind: 'two_factor_enabled', request });
    return renewBackupCodes(tx, services, userId);
  });
  services.post.later(async () => {
    const user = await userById(db, userId);
    return user && letter('secondFactorOn', user.email, user.locale);
  });
  return { backupCodes, createdTs: Math.floor(moment / 1000) };
};
