import { userByEmail } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { askForCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { holdMails, LINK_LIFE, linkLetter } from '../mailed-links/links.ts';
import { errandOf } from '../mailed-links/post-login-redirect.ts';

/** The same answer in the same time for everybody: whether there is an account is looked up afterwards. */
export const sendLoginLink: Handler<'sendLoginLink'> = async ({ body, db, services }) => {
  const email = mailAddress(body.email);
  await askForCaptcha(services, 'magic_link', email, body.captcha_token);
  await holdMails(services, 'login', email);
  const errand = errandOf(body);
  services.post.later(async () => {
    const user = await userByEmail(db, email);
    return user && user.state !== 'suspended'
      ? linkLetter(db, services, user, 'login', { errand })
      : undefined;
  });
  return { mode: 'magic_link_sent', expiresIn: LINK_LIFE.login };
};
