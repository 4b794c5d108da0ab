import type { components } from '#generated/types/api.d.ts';
import { insertPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import type { TestApp } from './app.ts';
import { Authenticator, type AuthenticatorFault } from './authenticator.ts';
import type { Member } from './members.ts';

/** Origin of the tests' pages, as authenticators see it. */
export const ORIGIN = 'http://localhost:3000';

const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url: `/v2${url}`, payload });

/** Creates a passkey of a member, with calls that carry that proof. */
export async function passkeyOf(t: TestApp, member: Member, proof: object): Promise<Authenticator> {
  const authenticator = new Authenticator(ORIGIN);
  const started = await t.injectAs(member, post('/account/passkeys/start', proof));
  const passkey = authenticator.create(started.body.response.options);
  const { status } = await t.injectAs(member, post('/account/passkeys', { name: 'Phone', passkey }));
  if (status !== 201) throw new Error(`A passkey was answered ${status}`);
  return authenticator;
}

/** Returns an authenticator's answer to a new challenge of the site. */
export async function answerChallenge(
  t: TestApp,
  authenticator: Authenticator,
  odd: AuthenticatorFault = {},
) {
  const { body } = await t.inject(post('/passkeys/start'));
  return authenticator.answer(body.response.options, odd);
}

/** Returns creation options for a challenge that no call created. */
export function creationOptions(challenge: string): components['schemas']['PasskeyCreationOptions'] {
  const name = 'somebody@example.test';
  return {
    rp: { name: 'Skein', id: 'localhost' },
    user: { id: 'c29tZWJvZHk', name, displayName: name },
    challenge,
    pubKeyCredParams: [],
  };
}

/** Inserts a passkey that is listed but cannot log in. Returns its id. */
export async function listedPasskey({ db }: TestApp, { userId }: Member, name = 'Phone'): Promise<string> {
  const row = await insertPasskey(db, userId, {
    credentialId: Buffer.from(`credential of ${userId} ${name}`),
    publicKey: Buffer.from('none'),
    useCount: 0,
    transports: [],
    isSynced: false,
    name,
  });
  return row?.id ?? '';
}
