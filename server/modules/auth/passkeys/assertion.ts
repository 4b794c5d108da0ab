import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import type { Services } from '#server/services.ts';
import { challengeOf, takeChallenge } from './challenges-repository.ts';
import { type PasskeyRow, passkeyByCredential, recordPasskeyUse } from './passkey-repository.ts';
import { relyingParty } from './relying-party.ts';

type Assertion = components['schemas']['PasskeyAssertion'];

/** User handle for authenticators: the same for all passkeys of a member, and without personal data. */
export const userHandleOf = (uuid: string): string => Buffer.from(uuid).toString('base64url');

/** Verifies a response; returns undefined for every error that the library throws. */
async function provenUse(
  row: PasskeyRow,
  { id, response }: Assertion,
  services: Services,
): Promise<{ count: number; isSynced: boolean } | undefined> {
  const { id: rpId, origin } = relyingParty(services);
  // Loaded lazily, because most processes never verify a passkey.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: {
          clientDataJSON: response.clientDataJSON,
          authenticatorData: response.authenticatorData,
          signature: response.signature,
        },
      },
      expectedChallenge: challengeOf(response.clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: rpId,
      credential: { id, publicKey: row.public_key, counter: Number(row.use_count) },
      requireUserVerification: true,
    });
    return verified
      ? { count: authenticationInfo.newCounter, isSynced: authenticationInfo.credentialBackedUp }
      : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Verifies a passkey response and returns its owner. The challenge is consumed even when verification fails.
 *
 * @throws DomainError link-expired for an expired challenge, invalid-passkey for any other fault
 */
export async function verifyAssertion(
  db: Queryable,
  services: Services,
  assertion: Assertion,
): Promise<PasskeyRow> {
  const { clientDataJSON, userHandle } = assertion.response;
  if (!(await takeChallenge(db, services, challengeOf(clientDataJSON), undefined))) {
    throw domainError('link-expired', { reason: 'too_slow' });
  }
  const row = await passkeyByCredential(db, Buffer.from(assertion.id, 'base64url'));
  if (!row || (userHandle && userHandle !== userHandleOf(row.user_uuid)))
    throw domainError('invalid-passkey');
  const use = await provenUse(row, assertion, services);
  // A counter that decreased, or was reached concurrently, indicates a cloned passkey.
  if (!use || !(await recordPasskeyUse(db, row.id, { ...use, now: new Date(services.now()) }))) {
    throw failedAttempt(domainError('invalid-passkey'), 'passkey_failed', row.user_id);
  }
  return row;
}
