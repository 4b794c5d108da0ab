import { answer, type Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { findLink, useLink } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { userById } from '#server/modules/users/repository.ts';
import { letter } from '#server/services/mail/letters.ts';
import { addressesOf, dropFactors, takeRipe } from '../recovery-repository.ts';

export const finishRecovery: Handler<'finishRecovery'> = async ({ body, db, services, request }) => {
  const userId = await findLink(db, services, 'recovered', body.token);
  await db.transaction(async (tx) => {
    await useLink(tx, services, 'recovered', body.token);
    if (!(await takeRipe(tx, userId, new Date(services.now())))) {
      throw domainError('not-in-this-state', { detail: 'Somebody ended the wait. Nothing was taken away.' });
    }
    await dropFactors(tx, userId);
    await recordSecurityEvent(tx, { userId, kind: 'recovery_finished', request });
  });
  const user = await userById(db, userId);
  const help = `${services.publicUrl}/passwordreset`;
  for (const address of user ? await addressesOf(db, userId) : [])
    services.post.later(async () => letter('recoveryDone', address, user?.locale ?? '', help));
  return answer(204);
};
