import { userByEmail } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { askForCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { holdMails, LINK_LIFE } from '#server/modules/auth/mailed-links/links.ts';
import { letterOfWayBack } from '../recovery/recovery.ts';

/** The same answer in the same time for everybody: whether there is an account is looked up afterwards. */
export const sendRecovery: Handler<'sendRecovery'> = async ({ body, db, services }) => {
  const email = mailAddress(body.email);
  await askForCaptcha(services, 'password_reset', email, body.captcha_token);
  await holdMails(services, 'recover', email);
  services.post.later(async () => {
    const user = await userByEmail(db, email);
    return user && letterOfWayBack(db, services, user);
  });
  return { expiresIn: LINK_LIFE.recover };
};
