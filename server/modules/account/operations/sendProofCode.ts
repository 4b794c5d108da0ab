import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { holdMails } from '#server/modules/auth/mailed-links/links.ts';
import { codeLetter } from '#server/modules/auth/step-up/mail-code.ts';

export const sendProofCode: Handler<'sendProofCode'> = async ({ db, services, viewer }) => {
  const user = await userById(db, viewer.userId);
  if (!user) throw domainError('requires-login');
  if (user.password_hash !== null) {
    throw domainError('not-in-this-state', {
      detail: 'Your account has a password. Prove yourself by that.',
    });
  }
  await holdMails(services, 'prove', user.email);
  services.post.later(() => codeLetter(db, services, user));
  return answer(204);
};
