import { domainError } from '#server/core/errors.ts';
import { type UserRow, userByEmail } from '#server/entities/user/repository.ts';
import type { Context } from '#server/http/contract/handler.ts';
import { checkPassword } from '#server/identity/passwords.ts';
import type { Identity } from '#server/identity/sign-in-providers.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import { type GuessSource, loginSource } from '#server/modules/auth/session/guess-source.ts';
import {
  countPasswordAttempt,
  resetPasswordAttempts,
} from '#server/modules/auth/session/password-attempts.ts';
import { refuseSuspended } from '#server/modules/auth/session/refuse-suspended.ts';

type SessionContext = Context<'startSocialSession'>;

/** Returns the source under which passwords and codes are counted: a known browser, else the identity itself. */
export async function sourceOf(
  { db, services, request }: SessionContext,
  { providerId, subject }: Identity,
  email: string,
): Promise<GuessSource> {
  const source = await loginSource(db, services, request, email);
  return source === 'unknown' ? `identity ${providerId} ${subject}` : source;
}

/** Returns the member with the address from the provider, once their password proves the ownership. */
export async function provenOwner(context: SessionContext, identity: Identity): Promise<UserRow> {
  const { body, db, services, request } = context;
  const { email, isEmailVerified } = identity;
  if (!body.link3pa || email === undefined) throw domainError('no-matched-account');
  // A provider may return an address that it never verified: such identities share the limit of unknown browsers.
  const source = isEmailVerified
    ? await sourceOf(context, identity, email)
    : await loginSource(db, services, request, email);
  await countPasswordAttempt(services, email, source);
  const user = await userByEmail(db, email);
  const isRight = await checkPassword(user?.password_hash, body.password ?? '');
  if (!user || !isRight) throw failedAttempt(domainError('invalid-password'), 'login_failed', user?.id);
  await resetPasswordAttempts(services, email, source);
  await refuseSuspended(db, services, user);
  return user;
}
