import type { Handler } from '#server/contract/handler.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { domainError } from '#server/errors.ts';
import { proveMember } from '#server/modules/auth/proof/prove-member.ts';
import { clearSessionCookies } from '#server/plugins/app/session-cookies.ts';
import { letter } from '#server/services/mail/letters.ts';
import { leave } from '../account-repository.ts';

export const deleteAccount: Handler<'deleteAccount'> = async ({
  body,
  db,
  services,
  viewer,
  request,
  reply,
}) => {
  const { id, email, locale } = await proveMember(db, services, viewer.userId, body);
  const deleteTs = await db.transaction(async (tx) => {
    await revokeCredentials(tx, id, 'accountDeleted');
    return leave(tx, id);
  });
  if (deleteTs === undefined) throw domainError('requires-login');
  clearSessionCookies(request, reply);
  services.post.later(async () => letter('leaving', email, locale, `${services.publicUrl}/login`));
  return { deleteTs };
};
