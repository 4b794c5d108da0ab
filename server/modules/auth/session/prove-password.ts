import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import type { RequestSession } from '#server/modules/auth/sessions/current-session.ts';
import type { Services } from '#server/services.ts';
import { countPasswordAttempt, resetPasswordAttempts } from './password-attempts.ts';

/**
 * Checks the member's password again, so that an unattended browser does not suffice.
 *
 * @throws DomainError invalid-password, rate-limit-exceeded
 */
export async function provePassword(
  db: Queryable,
  services: Services,
  { userId, source }: RequestSession,
  password: string,
): Promise<UserRow> {
  const user = await userById(db, userId);
  if (!user) throw domainError('requires-login');
  await countPasswordAttempt(services, user.email, source);
  if (!(await checkPassword(user.password_hash, password))) {
    const refusal = domainError('invalid-password', { field: 'password_current', reason: 'current' });
    throw failedAttempt(refusal, 'reauthentication_failed', userId);
  }
  await resetPasswordAttempts(services, user.email, source);
  return user;
}
