import { domainError } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { userById } from '#server/entities/user/repository.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { deleteThirdParty, lockAccount, thirdPartiesOf } from '../social-sign-in/sign-in-repository.ts';

export const unlinkProvider: Handler<'unlinkProvider'> = async ({ body, db, services, viewer, request }) => {
  const provider = services.signIn.find(body.provider_id)?.name ?? body.provider_id;
  const { user, cause } = await db.transaction(async (tx) => {
    // Serializes concurrent requests, so that the last credential stays.
    await lockAccount(tx, viewer.userId);
    const member = await userById(tx, viewer.userId);
    if (!(await deleteThirdParty(tx, viewer.userId, body.provider_id))) {
      throw domainError('not-found', { field: 'provider_id', reason: 'not_linked' });
    }
    // Thrown inside the transaction, so that the provider stays linked.
    if (!member?.password_hash && (await thirdPartiesOf(tx, viewer.userId)).length === 0) {
      throw domainError('last-sign-in');
    }
    const event = await recordSecurityEvent(tx, {
      userId: viewer.userId,
      kind: 'provider_unlinked',
      request,
      detail: provider,
    });
    return { user: member, cause: event };
  });
  if (user) {
    const told = {
      provider,
      origin: changeOrigin(originOf(request), services.now()),
      help: `${services.publicUrl}/passwordreset`,
    };
    services.post.later(() => accountMail(db, services, user, 'providerUnlinked', told, { cause }));
  }
  return answer(204);
};
