import { domainError } from '#server/core/errors.ts';
import type { Handler } from '#server/http/contract/handler.ts';
import { clearSessionCookies } from '#server/http/plugins/session-cookies.ts';
import { letter } from '#server/mail/emails.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
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
  const deleteTs = await db.transaction((tx) => leave(tx, id));
  if (deleteTs === undefined) throw domainError('requires-login');
  await services.sessions.endAll(id);
  clearSessionCookies(request, reply);
  services.post.later(async () => letter('leaving', email, locale, `${services.publicUrl}/login`));
  return { deleteTs };
};
