import { domainError } from '#server/core/errors.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { answer, type Handler } from '#server/http/contract/handler.ts';
import { deletePasskeyRow } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
import { isPasskeyId } from '../passkeys/policy.ts';

export const deletePasskey: Handler<'deletePasskey'> = async ({
  params,
  body,
  db,
  services,
  viewer,
  request,
}) => {
  const { passkey_id: id } = params;
  const { userId } = viewer;
  const account = await proveMember(db, services, sessionOfRequest(request, viewer), body);
  const { name, cause } = await db.transaction(async (tx) => {
    const dropped = isPasskeyId(id) ? await deletePasskeyRow(tx, userId, id) : undefined;
    if (dropped === undefined) throw domainError('not-found');
    const removed = { userId, kind: 'passkey_removed', request, detail: dropped } as const;
    return { name: dropped, cause: await recordSecurityEvent(tx, removed) };
  });
  const told = {
    passkey: name,
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, account, 'passkeyRemoved', told, { cause }));
  return answer(204);
};
