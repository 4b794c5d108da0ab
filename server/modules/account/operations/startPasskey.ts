import { answer, type Handler } from '#server/http/contract/handler.ts';
import { userHandleOf } from '#server/modules/auth/passkeys/assertion.ts';
import { CHALLENGE_TTL_MS, newChallenge } from '#server/modules/auth/passkeys/challenges-repository.ts';
import { passkeysOf } from '#server/modules/auth/passkeys/passkey-repository.ts';
import { relyingParty } from '#server/modules/auth/passkeys/relying-party.ts';
import { sessionOfRequest } from '#server/modules/auth/sessions/current-session.ts';
import { proveMember } from '#server/modules/auth/step-up/prove-member.ts';
import { checkPasskeyLimit } from '../passkeys/policy.ts';

/** Supported signature algorithms, best first: EdDSA, ES256, RS256 (COSE numbers). */
const ALGORITHMS = [-8, -7, -257];

export const startPasskey: Handler<'startPasskey'> = async ({ body, db, services, viewer, request }) => {
  const { id: rpId } = relyingParty(services);
  await checkPasskeyLimit(db, viewer.userId);
  const user = await proveMember(db, services, sessionOfRequest(request, viewer), body);
  const known = await passkeysOf(db, user.id);
  return answer(201, {
    options: {
      rp: { name: 'Skein', id: rpId },
      user: {
        id: userHandleOf(user.uuid),
        name: user.email,
        displayName: user.email,
      },
      challenge: await newChallenge(db, services, user.id),
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: 'public-key' as const, alg })),
      timeout: CHALLENGE_TTL_MS.adding,
      excludeCredentials: known.map(({ credential_id: id, transports }) => ({
        id: Buffer.from(id).toString('base64url'),
        type: 'public-key' as const,
        transports,
      })),
      // Discoverable and with user verification (face, finger or PIN), which makes it both factors in one.
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      // The authenticator's model is not needed, so no attestation is requested.
      attestation: 'none',
    },
  });
};
