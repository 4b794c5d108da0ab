import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import type { Services } from '#server/services.ts';
import { forgetGuesses, holdGuesses } from './password-attempts.ts';

/**
 * Makes sure that it is the member who asks, and not somebody at their open browser.
 *
 * @throws DomainError invalid-password, rate-limit-exceeded
 */
export async function provePassword(
  db: Queryable,
  services: Services,
  userId: string,
  password: string,
): Promise<UserRow> {
  const user = await userById(db, userId);
  if (!user) throw domainError('requires-login');
  await holdGuesses(services, user.email);
  if (!(await checkPassword(user.password_hash, password))) {
    throw domainError('invalid-password', {
      field: 'password_current',
      detail: 'This is not your password.',
    });
  }
  await forgetGuesses(services, user.email);
  return user;
}
