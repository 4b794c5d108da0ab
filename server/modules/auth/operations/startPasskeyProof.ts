import { answer, type Handler } from '#server/http/contract/handler.ts';
import { CHALLENGE_TTL_MS, newChallenge } from '#server/modules/auth/passkeys/challenges-repository.ts';
import { relyingParty } from '#server/modules/auth/passkeys/relying-party.ts';

/** Returns the same options for everybody, so that accounts are not revealed. */
export const startPasskeyProof: Handler<'startPasskeyProof'> = async ({ db, services }) => {
  const { id: rpId } = relyingParty(services);
  const challenge = await newChallenge(db, services, undefined);
  return answer(201, {
    options: { challenge, rpId, timeout: CHALLENGE_TTL_MS.asking, userVerification: 'required' },
  });
};
