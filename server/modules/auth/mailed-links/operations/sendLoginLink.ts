import type { Handler } from '#server/contract/handler.ts';
import { askForCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { userByEmail } from '#server/modules/users/repository.ts';
import { mailAddress } from '#server/services/mail/mail-address.ts';
import { errandOf } from '../errand.ts';
import { holdMails, LINK_LIFE, linkLetter } from '../links.ts';

/** The same answer in the same time for everybody: whether there is an account is looked up afterwards. */
export const sendLoginLink: Handler<'sendLoginLink'> = async ({ body, db, services, request }) => {
  const email = mailAddress(body.email);
  await askForCaptcha(services, 'magic_link', email, body.captcha_token);
  await holdMails(services, 'login', email);
  const errand = errandOf(body);
  const origin = originOf(request);
  services.post.later(async () => {
    const user = await userByEmail(db, email);
    if (!user || user.state === 'suspended') return undefined;
    await recordSecurityEvent(db, { userId: user.id, kind: 'login_link_requested', request: origin });
    return linkLetter(db, services, user, 'login', { errand });
  });
  return { mode: 'magic_link_sent', expiresIn: LINK_LIFE.login };
};
