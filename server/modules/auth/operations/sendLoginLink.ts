import { userByEmail } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { requireCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { deviceOfRequest } from '#server/modules/auth/devices/devices.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { loginSource } from '#server/modules/auth/session/guess-source.ts';
import { LINK_TTL_SECONDS, linkEmail, takeMailBudget } from '../mailed-links/links.ts';
import { postLoginQuery } from '../mailed-links/post-login-redirect.ts';

/** Returns the same response in the same time for every address: the account is looked up afterwards. */
export const sendLoginLink: Handler<'sendLoginLink'> = async ({ body, db, services, request }) => {
  const email = mailAddress(body.email);
  const source = await loginSource(db, services, request, email);
  await requireCaptcha(services, 'magic_link', email, body.captcha_token, source);
  const device = deviceOfRequest(services, request);
  const errand = postLoginQuery(body);
  const origin = originOf(request);
  const askedAt = services.now();
  services.post.later(async () => {
    const user = await userByEmail(db, email);
    if (!user || user.state === 'suspended') return undefined;
    if (!(await takeMailBudget(db, services, 'login', user, device))) return undefined;
    await recordSecurityEvent(db, { userId: user.id, kind: 'login_link_requested', request: origin });
    return linkEmail(db, services, user, 'login', { errand, origin: changeOrigin(origin, askedAt) });
  });
  return { mode: 'magic_link_sent', expiresIn: LINK_TTL_SECONDS.login };
};
