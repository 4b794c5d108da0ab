import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { askingDevice } from '#server/modules/auth/devices/devices.ts';
import { mayMail } from '#server/modules/auth/mailed-links/links.ts';
import { codeLetter } from '#server/modules/auth/proof/mail-code.ts';
import { userById } from '#server/modules/users/repository.ts';

export const sendProofCode: Handler<'sendProofCode'> = async ({ db, services, viewer, request }) => {
  const device = askingDevice(services, request);
  const user = await userById(db, viewer.userId);
  if (!user) throw domainError('requires-login');
  if (user.password_hash !== null) {
    throw domainError('not-in-this-state', {
      detail: 'Your account has a password. Prove yourself by that.',
    });
  }
  services.post.later(async () =>
    (await mayMail(db, services, 'prove', user, device)) ? codeLetter(db, services, user) : undefined,
  );
  return answer(204);
};
