import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { letter } from '#server/mail/emails.ts';
import { factorOf, switchOn } from '#server/modules/auth/two-factor/factor-repository.ts';
import { forgetBrowsers } from '#server/modules/auth/two-factor/remembered-browsers.ts';
import { holdCodes, isCodeOfNow, renewBackupCodes } from '#server/modules/auth/two-factor/second-factor.ts';

export const confirmTwoFactor: Handler<'confirmTwoFactor'> = async ({ body, viewer, db, services }) => {
  const { userId } = viewer;
  await holdCodes(services, userId, body.tfa_token);
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
    return renewBackupCodes(tx, services, userId);
  });
  services.post.later(async () => {
    const user = await userById(db, userId);
    return user && letter('secondFactorOn', user.email, user.locale);
  });
  return { backupCodes, createdTs: Math.floor(moment / 1000) };
};
