import { domainError } from '#server/core/errors.ts';
import { lockAccount } from '#server/credentials/account-repository.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { secretCause } from '#server/mail/secret-cause.ts';
import { consumeLink, findLink, newToken } from '#server/modules/auth/mailed-links/links.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { addressesOf, consumeDueRecovery } from '../recovery/recovery-repository.ts';

export const finishRecovery: Handler<'finishRecovery'> = async ({ body, db, services, request }) => {
  const userId = await findLink(db, services, 'recovered', body.token);
  // Read before the transaction, because a pending address is notified as well and no longer pending afterwards.
  const addresses = await addressesOf(db, userId);
  const reset = await db.transaction(async (tx) => {
    await lockAccount(tx, userId);
    await consumeLink(tx, services, 'recovered', body.token);
    if (!(await consumeDueRecovery(tx, userId, new Date(services.now())))) {
      throw domainError('not-in-this-state', { reason: 'recovery_stopped' });
    }
    await revokeCredentials(tx, userId, 'accountRecovered');
    const event = await recordSecurityEvent(tx, { userId, kind: 'recovery_finished', request });
    const user = await userById(tx, userId);
    return user && { user, event, token: await newToken(tx, services, user, 'reset') };
  });
  const help = `${services.publicUrl}/passwordreset`;
  const origin = changeOrigin(originOf(request), services.now());
  for (const address of reset ? addresses : []) {
    const isOwn = address.toLowerCase() === reset?.user.email.toLowerCase();
    const link = isOwn ? `${help}/new#${reset?.token}` : help;
    const options = { cause: secretCause(services.keys, `${reset?.event} ${address}`), to: address };
    const told = { link, origin, help };
    services.post.later(
      async () => reset && accountMail(db, services, reset.user, 'recoveryDone', told, options),
    );
  }
  return answer(204);
};
