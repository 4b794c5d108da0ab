import type { components } from '#generated/types/api.d.ts';
import { challengeOf } from '#server/modules/auth/passkeys/challenges-repository.ts';
import type { NewPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { relyingParty } from '#server/modules/auth/passkeys/relying-party.ts';
import type { Services } from '#server/services.ts';

type Made = components['schemas']['PasskeyRequest'];

/** Verifies a registration response and returns its passkey; undefined when verification fails. */
export async function verifyRegistration(
  services: Services,
  { name, passkey: { id, response } }: Made,
): Promise<NewPasskey | undefined> {
  const { id: rpId, origin } = relyingParty(services);
  const { clientDataJSON, attestationObject, transports = [] } = response;
  // Loaded lazily, because most processes never register a passkey.
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, attestationObject },
      },
      expectedChallenge: challengeOf(clientDataJSON),
      expectedOrigin: origin,
      expectedRPID: rpId,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { credential, credentialBackedUp: isSynced } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: credential.publicKey,
      useCount: credential.counter,
      transports,
      isSynced,
      name: name.trim(),
    };
  } catch {
    return undefined;
  }
}
