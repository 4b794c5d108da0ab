import { domainError } from '#server/core/errors.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { letter } from '#server/mail/emails.ts';
import { findLink, useLink } from '#server/modules/auth/mailed-links/links.ts';
import { addressesOf, dropFactors, takeRipe } from '../recovery/recovery-repository.ts';

export const finishRecovery: Handler<'finishRecovery'> = async ({ body, db, services }) => {
  const userId = await findLink(db, services, 'recovered', body.token);
  await db.transaction(async (tx) => {
    await useLink(tx, services, 'recovered', body.token);
    if (!(await takeRipe(tx, userId, new Date(services.now())))) {
      throw domainError('not-in-this-state', { detail: 'Somebody ended the wait. Nothing was taken away.' });
    }
    await dropFactors(tx, userId);
  });
  const user = await userById(db, userId);
  const help = `${services.publicUrl}/passwordreset`;
  for (const address of user ? await addressesOf(db, userId) : [])
    services.post.later(async () => letter('recoveryDone', address, user?.locale ?? '', help));
  return answer(204);
};
