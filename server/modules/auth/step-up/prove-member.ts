// Step-up authentication: the member proves again who they are before something that cannot be undone.

import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Database } from '#server/db/database.ts';
import { type UserRow, userById } from '#server/entities/user/repository.ts';
import { verifyAssertion } from '#server/modules/auth/passkeys/assertion.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import { provePassword } from '#server/modules/auth/session/prove-password.ts';
import type { RequestSession } from '#server/modules/auth/sessions/current-session.ts';
import { checkSecondFactor, countCodeAttempt } from '#server/modules/auth/two-factor/second-factor.ts';
import type { Services } from '#server/services.ts';
import { takeCode } from './mail-code.ts';

type Proof = components['schemas']['MemberProof'];

/** Verifies a passkey of the member's; it counts as both factors. */
async function provePasskey(
  db: Database,
  services: Services,
  userId: string,
  passkey: NonNullable<Proof['passkey']>,
): Promise<UserRow> {
  const { user_id: owner } = await verifyAssertion(db, services, passkey);
  const user = owner === userId ? await userById(db, userId) : undefined;
  if (!user) throw domainError('invalid-passkey');
  return user;
}

/** Verifies a mailed code, for members without a password. A wrong second factor does not consume the code. */
async function proveMailbox(
  db: Database,
  services: Services,
  { userId, source }: RequestSession,
  { mail_code: mailed = '', tfa_token: code }: Proof,
): Promise<UserRow> {
  const user = await userById(db, userId);
  if (!user) throw domainError('requires-login');
  // The code is short, so its guesses are limited like those of an authenticator's codes.
  await countCodeAttempt(services, userId, mailed, source);
  await db.transaction(async (tx) => {
    if (user.password_hash !== null || !(await takeCode(tx, services, userId, mailed))) {
      const refusal = domainError('link-expired', { field: 'mail_code', reason: 'code' });
      throw failedAttempt(refusal, 'reauthentication_failed', userId);
    }
    await checkSecondFactor(tx, services, userId, code);
  });
  return user;
}

/**
 * Step-up authentication: verifies a fresh proof from `MemberProof`, so that an unattended browser does not suffice.
 *
 * @throws DomainError invalid-password, invalid-two-factor-code, invalid-passkey, link-expired, rate-limit-exceeded,
 * invalid-request-param when the proof is missing
 */
export async function proveMember(
  db: Database,
  services: Services,
  asker: RequestSession,
  proof: Proof,
): Promise<UserRow> {
  const { userId, source } = asker;
  const { password_current: password, mail_code: mailed, passkey, tfa_token: code } = proof;
  if (passkey !== undefined) return provePasskey(db, services, userId, passkey);
  if (password === undefined && mailed === undefined) {
    throw domainError('invalid-request-param', {
      field: 'password_current',
      reason: 'proof_missing',
    });
  }
  await countCodeAttempt(services, userId, code, source);
  if (password === undefined) return proveMailbox(db, services, asker, proof);
  const user = await provePassword(db, services, asker, password);
  await db.transaction((tx) => checkSecondFactor(tx, services, userId, code));
  return user;
}
