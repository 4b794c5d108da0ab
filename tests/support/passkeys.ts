import type { components } from '#generated/types/api.d.ts';
import { insertPasskey } from '#server/modules/auth/passkeys/passkey-repository.ts';
import type { TestApp } from './app.ts';
import { Authenticator, type Oddity } from './authenticator.ts';
import type { Member } from './members.ts';

/** Where the tests' pages come from, as authenticators know it. */
export const ORIGIN = 'http://localhost:3000';

const post = (url: string, payload: object = {}) => ({ method: 'POST' as const, url: `/v2${url}`, payload });

/** A member's new passkey, added by calls with that proof. */
export async function passkeyOf(t: TestApp, member: Member, proof: object): Promise<Authenticator> {
  const authenticator = new Authenticator(ORIGIN);
  const started = await t.injectAs(member, post('/account/passkeys/start', proof));
  const passkey = authenticator.create(started.body.response.options);
  const { status } = await t.injectAs(member, post('/account/passkeys', { name: 'Phone', passkey }));
  if (status !== 201) throw new Error(`A passkey was answered ${status}`);
  return authenticator;
}

/** The answer of an authenticator to a new question of the site. */
export async function asked(t: TestApp, authenticator: Authenticator, odd: Oddity = {}) {
  const { body } = await t.inject(post('/passkeys/start'));
  return authenticator.answer(body.response.options, odd);
}

/** What an authenticator is asked to make, where no call asked it. */
export function optionsWith(challenge: string): components['schemas']['PasskeyCreationOptions'] {
  const name = 'somebody@example.test';
  return {
    rp: { name: 'Skein', id: 'localhost' },
    user: { id: 'c29tZWJvZHk', name, displayName: name },
    challenge,
    pubKeyCredParams: [],
  };
}

/** A passkey that stands in the list and opens nothing. Answers its id. */
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
