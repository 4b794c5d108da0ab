import { domainError } from '#server/core/errors.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { clearSessionCookies } from '#server/http/plugins/session-cookies.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
import { requestDeletion } from '../account-repository.ts';

export const deleteAccount: Handler<'deleteAccount'> = async ({
  body,
  db,
  services,
  viewer,
  request,
  reply,
}) => {
  const account = await proveMember(db, services, sessionOfRequest(request, viewer), body);
  const { id } = account;
  const deletion = await db.transaction(async (tx) => {
    await revokeCredentials(tx, id, 'accountDeleted');
    const at = await requestDeletion(tx, id);
    if (at === undefined) return undefined;
    const requested = { userId: id, kind: 'account_deletion_requested', request } as const;
    return { deleteTs: at, cause: await recordSecurityEvent(tx, requested) };
  });
  if (deletion === undefined) throw domainError('requires-login');
  const { deleteTs, cause } = deletion;
  clearSessionCookies(request, reply);
  const told = {
    link: `${services.publicUrl}/login`,
    deletedAt: deleteTs * 1000,
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, account, 'leaving', told, { cause }));
  return { deleteTs };
};
