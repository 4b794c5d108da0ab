import type { Examples } from './define.ts';
import { singleExample } from './lists.ts';
import { ago, ahead } from './shapes.ts';
import type { Schemas } from './world.ts';

// No account has this password or passkey: examples sent to a server with the demo world must not open an account.
const password_current = 'seven-looms-1-lantern';
const NOBODYS = 'a-token-that-nobody-was-mailed';
const clientDataJSON =
  'eyJ0eXBlIjoid2ViYXV0aG4uZ2V0IiwiY2hhbGxlbmdlIjoibm9ib2R5LWFza2VkLXRoaXMiLCJvcmlnaW4iOiJodHRwczovL3NrZWluLmV4YW1wbGUifQ';

const phone: Schemas['Passkey'] = {
  id: '7301122334455667788',
  name: 'Phone',
  isSynced: true,
  createdTs: ago('40d'),
  lastUsedTs: ago('3h'),
};
const key: Schemas['Passkey'] = {
  id: '7301122334455667790',
  name: 'The key on the ring',
  isSynced: false,
  createdTs: ago('12d'),
};
const assertion: Schemas['PasskeyAssertion'] = {
  id: 'q83vEjRWeJASNFZ4kKvN7w',
  response: {
    clientDataJSON,
    authenticatorData: 'SZYN5YgOjGh0NBcPZHZgW4_krrmihjLHmVzzuoMdl2MFAAAAAQ',
    signature: 'MEUCIQDx0y1bT3o1cW9hZ2dRZ3JhbmRvbWJ5dGVzAiA',
  },
};

/** Passkeys of the account, and step-up authentication. */
export const examples = {
  listPasskeys: {
    responses: {
      200: {
        two: { summary: 'A phone and a key', value: { passkeys: [key, phone] } },
        none: { summary: 'None yet', value: { passkeys: [] } },
      },
    },
  },
  startPasskey: {
    request: {
      password: { summary: 'With the password', value: { password_current } },
      passkey: { summary: 'With another passkey', value: { passkey: assertion } },
    },
    responses: {
      201: singleExample('What the authenticator is asked', {
        options: {
          rp: { name: 'Skein', id: 'skein.example' },
          user: {
            id: 'bG9vbXMtYW5kLWxhbnRlcm5z',
            name: 'marlow@example.com',
            displayName: 'marlow@example.com',
          },
          challenge: 'Zm9nLW9uLXRoZS1oYXJib3VyLWF0LWRhd24',
          pubKeyCredParams: [
            { type: 'public-key', alg: -8 },
            { type: 'public-key', alg: -7 },
            { type: 'public-key', alg: -257 },
          ],
          timeout: 600_000,
          excludeCredentials: [
            { id: 'q83vEjRWeJASNFZ4kKvN7w', type: 'public-key', transports: ['internal'] },
          ],
          authenticatorSelection: {
            residentKey: 'required',
            requireResidentKey: true,
            userVerification: 'required',
          },
          attestation: 'none',
        },
      }),
    },
  },
  addPasskey: {
    request: singleExample('A key', {
      name: 'The key on the ring',
      passkey: {
        id: 'q83vEjRWeJASNFZ4kKvN7w',
        response: {
          clientDataJSON,
          attestationObject: 'o2NmbXRkbm9uZWdhdHRTdG10oGhhdXRoRGF0YVg',
          transports: ['usb'],
        },
      },
    }),
    responses: { 201: singleExample('It opens the account', { passkey: key }) },
  },
  editPasskey: {
    request: singleExample('Another name', { name: 'Blue key' }),
    responses: { 200: singleExample('Renamed', { passkey: { ...key, name: 'Blue key' } }) },
  },
  deletePasskey: { request: singleExample('With the password', { password_current }) },
  startPasskeyProof: {
    responses: {
      201: singleExample('A question for the authenticator', {
        options: {
          challenge: 'dHdvLWxhbnRlcm5zLW9uZS1sb29t',
          rpId: 'skein.example',
          timeout: 300_000,
          userVerification: 'required',
        },
      }),
    },
  },
  startPasskeySession: {
    request: singleExample('An authenticator’s answer', { passkey: assertion }),
    responses: {
      200: {
        site: {
          summary: 'From the site: the session is in the cookies',
          value: { session: 'cookie', tokenType: 'bearer', expiresIn: 31_536_000 },
        },
        app: {
          summary: 'From another client: an access token',
          value: {
            session: 'token',
            tokenType: 'bearer',
            accessToken: 'nobodys-token-of-an-example',
            expiresIn: 7_776_000,
          },
        },
      },
    },
  },
  sendRecovery: {
    request: singleExample('An address', { email: 'marlow@example.com' }),
    responses: { 200: singleExample('Perhaps a link is on its way', { expiresIn: 3600 }) },
  },
  startRecovery: {
    request: singleExample('From the mail', { token: NOBODYS }),
    responses: { 201: singleExample('Two days to go', { endsTs: ahead('48h') }) },
  },
  revokeRecovery: { request: singleExample('From the mail', { token: NOBODYS }) },
  finishRecovery: { request: singleExample('From the mail', { token: NOBODYS }) },
  getProofs: {
    responses: {
      200: {
        password: {
          summary: 'Password and passkeys',
          value: { password: true, passkey: true, mailCode: false, secondFactor: false },
        },
        mail: {
          summary: 'Came by a sign-in provider',
          value: { password: false, passkey: false, mailCode: true, secondFactor: false },
        },
      },
    },
  },
} satisfies Examples;
