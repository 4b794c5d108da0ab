import { domainErrors } from '#server/core/errors.ts';
import { revokeCredentials } from '#server/credentials/revoke-credentials.ts';
import { accountMail } from '#server/entities/user/account-mail.ts';
import { type UserRow, updatePasswordHash } from '#server/entities/user/repository.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { presentCredential } from '#server/modules/auth/credentials/credential-presenter.ts';
import { credentialsOf } from '#server/modules/auth/credentials/credentials-repository.ts';
import { resetMailBudget } from '#server/modules/auth/mailed-links/links.ts';
import { passwordProblem } from '#server/modules/auth/registration/registration.ts';
import { recordSecurityEvent } from '#server/modules/auth/security-log/record-event.ts';
import { changeOrigin, originOf } from '#server/modules/auth/security-log/request-origin.ts';
import { sessionHashOf } from '#server/modules/auth/sessions/current-session.ts';
import { checkSecondFactor } from '#server/modules/auth/two-factor/second-factor.ts';

/** Changes the password and ends all other sessions, which locks out anybody who knew the old one. */
export async function changePassword(
  { body, db, services, request, viewer }: Context<'editAccount'>,
  user: UserRow,
  password: string,
) {
  const problem = passwordProblem(password, user.email);
  if (problem) throw domainErrors([problem]);
  const hash = await hashPassword(password);
  const { open, cause } = await db.transaction(async (tx) => {
    await checkSecondFactor(tx, services, user.id, body.tfa_token);
    const credentials = await credentialsOf(tx, user.id);
    await revokeCredentials(tx, user.id, 'passwordChanged', { asking: sessionHashOf(request, viewer) });
    await updatePasswordHash(tx, user.id, hash);
    const event = await recordSecurityEvent(tx, { userId: user.id, kind: 'password_changed', request });
    return { open: credentials, cause: event };
  });
  await resetMailBudget(services, user);
  const told = {
    origin: changeOrigin(originOf(request), services.now()),
    help: `${services.publicUrl}/passwordreset`,
  };
  services.post.later(() => accountMail(db, services, user, 'passwordChanged', told, { cause }));
  return {
    passwordChangedTs: Math.floor(services.now() / 1000),
    credentials: open.map((row) => presentCredential(services, row)),
  };
}
