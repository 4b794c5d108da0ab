import type { components } from '#generated/types/api.d.ts';
import { domainError } from '#server/core/errors.ts';
import type { Queryable } from '#server/db/database.ts';
import { failedAttempt } from '#server/modules/auth/security-log/failed-attempts.ts';
import type { Services } from '#server/services.ts';
import { challengeOf, takeChallenge } from './challenges.ts';
import { noteUse, type PasskeyRow, passkeyByCredential } from './passkey-repository.ts';
import { relyingParty } from './relying-party.ts';

type Assertion = components['schemas']['PasskeyAssertion'];

/** What authenticators know a member by: the same for all of their passkeys, and telling nothing. */
export const userHandleOf = (uuid: string): string => Buffer.from(uuid).toString('base64url');

/** What the answer proves, or undefined. The library throws for everything that is not as it must be. */
async function provenUse(
  row: PasskeyRow,
  { id, response }: Assertion,
  services: Services,
): Promise<{ count: number; isSynced: boolean } | undefined> {
  const { id: rpId, origin } = relyingParty(services);
  // Nobody who never uses a passkey waits for the code.
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
 * Whose passkey answered. The question is used up, whatever the answer is worth.
 *
 * @throws DomainError link-expired when the question is over, invalid-passkey for everything else that is not right
 */
export async function provenPasskey(
  db: Queryable,
  services: Services,
  assertion: Assertion,
): Promise<PasskeyRow> {
  const { clientDataJSON, userHandle } = assertion.response;
  if (!(await takeChallenge(db, services, challengeOf(clientDataJSON), undefined))) {
    throw domainError('link-expired', { detail: 'This took too long. Please try again.' });
  }
  const row = await passkeyByCredential(db, Buffer.from(assertion.id, 'base64url'));
  if (!row || (userHandle && userHandle !== userHandleOf(row.user_uuid)))
    throw domainError('invalid-passkey');
  const use = await provenUse(row, assertion, services);
  // A count that went back, or was reached by somebody else meanwhile: there are two of this passkey.
  if (!use || !(await noteUse(db, row.id, { ...use, now: new Date(services.now()) }))) {
    throw failedAttempt(domainError('invalid-passkey'), 'passkey_failed', row.user_id);
  }
  return row;
}
