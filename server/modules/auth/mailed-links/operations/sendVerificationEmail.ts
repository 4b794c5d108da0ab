import { answer, type Handler } from '#server/contract/handler.ts';
import { userById } from '#server/modules/users/repository.ts';
import { holdMails, linkLetter } from '../links.ts';

export const sendVerificationEmail: Handler<'sendVerificationEmail'> = async ({ viewer, db, services }) => {
  const user = await userById(db, viewer.userId);
  // Confirmed already: there is nothing to mail.
  if (!user || user.email_verified) return answer(204);
  await holdMails(services, 'verify', user.email);
  services.post.later(() => linkLetter(db, services, user, 'verify'));
  return answer(204);
};
