import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deviceOfRequest } from '#server/modules/auth/devices/devices.ts';
import { takeMailBudget } from '#server/modules/auth/mailed-links/links.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { codeEmail } from '#server/modules/auth/step-up/mail-code.ts';

export const sendProofCode: Handler<'sendProofCode'> = async ({ db, services, viewer, request }) => {
  const device = deviceOfRequest(services, request);
  const user = await userById(db, viewer.userId);
  if (!user) throw domainError('requires-login');
  if (user.password_hash !== null) {
    throw domainError('not-in-this-state', {
      reason: 'has_password',
    });
  }
  const origin = changeOrigin(originOf(request), services.now());
  services.post.later(async () =>
    (await takeMailBudget(db, services, 'prove', user, device))
      ? codeEmail(db, services, user, origin)
      : undefined,
  );
  return answer(204);
};
