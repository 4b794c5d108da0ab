import { userByEmail } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { requireCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { deviceOfRequest } from '#server/modules/auth/devices/devices.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { loginSource } from '#server/modules/auth/session/guess-source.ts';
import { linkEmail, takeMailBudget } from '../mailed-links/links.ts';
import { postLoginQuery } from '../mailed-links/post-login-redirect.ts';

/** Returns the same response in the same time for every address: the account is looked up afterwards. */
export const requestPasswordReset: Handler<'requestPasswordReset'> = async ({
  body,
  db,
  services,
  request,
}) => {
  const email = mailAddress(body.email);
  const source = await loginSource(db, services, request, email);
  await requireCaptcha(services, 'password_reset', email, body.captcha_token, source);
  const device = deviceOfRequest(services, request);
  const errand = postLoginQuery(body);
  const origin = originOf(request);
  const askedAt = services.now();
  services.post.later(async () => {
    const user = await userByEmail(db, email);
    if (!user || user.state === 'suspended') return undefined;
    if (!(await takeMailBudget(db, services, 'reset', user, device))) return undefined;
    await recordSecurityEvent(db, { userId: user.id, kind: 'password_reset_requested', request: origin });
    return linkEmail(db, services, user, 'reset', { errand, origin: changeOrigin(origin, askedAt) });
  });
  return answer(204);
};
