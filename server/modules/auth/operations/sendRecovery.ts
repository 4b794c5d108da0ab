import { userByEmail } from '#server/entities/user/repository.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { mailAddress } from '#server/mail/mail-address.ts';
import { requireCaptcha } from '#server/modules/auth/captcha/ask-for-captcha.ts';
import { deviceOfRequest } from '#server/modules/auth/devices/devices.ts';
import { LINK_TTL_SECONDS, takeMailBudget } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { loginSource } from '#server/modules/auth/session/guess-source.ts';
import { recoveryEmail } from '../recovery/recovery.ts';

/** Returns the same response in the same time for every address: the account is looked up afterwards. */
export const sendRecovery: Handler<'sendRecovery'> = async ({ body, db, services, request }) => {
  const email = mailAddress(body.email);
  const source = await loginSource(db, services, request, email);
  await requireCaptcha(services, 'password_reset', email, body.captcha_token, source);
  const device = deviceOfRequest(services, request);
  const origin = originOf(request);
  const askedAt = services.now();
  services.post.later(async () => {
    const user = await userByEmail(db, email);
    if (!user || user.state === 'suspended') return undefined;
    if (!(await takeMailBudget(db, services, 'recover', user, device))) return undefined;
    const asked = { userId: user.id, kind: 'recovery_requested', request: origin } as const;
    const cause = await recordSecurityEvent(db, asked);
    return recoveryEmail(db, services, user, { cause, origin: changeOrigin(origin, askedAt) });
  });
  return { expiresIn: LINK_TTL_SECONDS.recover };
};
