import type { Handler } from '#server/contract/handler.ts';
import { domainError } from '#server/errors.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import { checkSecondFactor, holdCodes } from '#server/modules/auth/two-factor/second-factor.ts';
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
  const { password_current: password, tfa_token: code } = body;
  const { id, email, locale } = await provePassword(db, services, viewer.userId, password);
  await holdCodes(services, id, code);
  const deleteTs = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, id, code);
    return leave(tx, id);
  });
  if (deleteTs === undefined) throw domainError('requires-login');
  await services.sessions.endAll(id);
  clearSessionCookies(request, reply);
  services.post.later(async () => letter('leaving', email, locale, `${services.publicUrl}/login`));
  return { deleteTs };
};
