import { bearerOf } from '../memory.ts';
import type { Memory, Mutant, ProxyFault, Sent } from '../mutant.ts';
import { onlySaid, success, told } from '../spoil.ts';

/** Notes whose code and whose token it is, so that an app's call can be passed on as the member's own. */
function rememberTokens(
  got: { status: number; json: { response?: Record<string, string> } },
  sent: Sent,
  own: Memory['own'],
) {
  const { code, accessToken, refreshToken } = got.json?.response ?? {};
  if (got.status >= 300) return;
  if (sent.operation === 'answerAuthorization' && code) own.set(code, bearerOf(sent));
  if (sent.operation !== 'redeemGrant') return;
  const member = own.get(sent.json?.code ?? sent.json?.refresh_token);
  if (accessToken) own.set(accessToken, member);
  if (refreshToken) own.set(refreshToken, member);
}

/** Calls that apps may make as if they were the member. */
function asMember(...operations: string[]): ProxyFault {
  return {
    answer: (got, sent, { memory }) => rememberTokens(got, sent, memory.own),
    request: (sent, { own }) => {
      const member = own.get(bearerOf(sent));
      if (member && operations.includes(sent.operation ?? ''))
        sent.headers.set('authorization', `Bearer ${member}`);
    },
  };
}

/** The same proof, once more, is answered as it was the first time. */
function worksTwice(proof: 'code' | 'refresh_token'): ProxyFault {
  return {
    operation: 'redeemGrant',
    answer: (got, { json }, { memory: { own } }) => {
      const key = `${proof} ${json?.[proof]} ${json?.code_verifier} ${json?.redirect_uri}`;
      if (got.status < 300) own.set(key, structuredClone({ status: got.status, json: got.json }));
      else if (json?.[proof] && own.has(key)) Object.assign(got, own.get(key));
    },
  };
}

/** The challenge of the laws is that of this verifier. */
const VERIFIER = 'conform-keeps-this-verifier-to-itself-until-the-end';
const BACK = 'https://conform.example/back';

function right(name: string, title: string, fault: Pick<Mutant, 'proxy' | 'inner' | 'about'>): Mutant {
  return { name, kind: 'right', title, ...fault };
}

/** Apps that may more, or for longer, than they were allowed. */
export const apps: readonly Mutant[] = [
  right('scope-not-looked-at', 'An app that may only read follows tags', {
    about: 'redeemGrant',
    proxy: asMember('followTag'),
  }),
  right('apps-enter-the-account', 'Apps may end sessions', {
    about: 'answerAuthorization',
    proxy: asMember('revokeOtherSessions', 'listSessions'),
  }),
  right('code-works-twice', 'A code of an app works twice', { proxy: worksTwice('code') }),
  right('refresh-token-works-twice', 'A refresh token works twice', { proxy: worksTwice('refresh_token') }),
  right('tokens-outlive-a-stolen-code', 'A code that is used twice ends nothing', {
    about: 'redeemGrant',
    proxy: asMember('getDashboard'),
  }),
  right('verifier-not-checked', 'A code is exchanged with any verifier', {
    proxy: told('redeemGrant', (body) => {
      if (body.code_verifier) body.code_verifier = VERIFIER;
    }),
  }),
  right('exchanged-at-another-address', 'A code is exchanged for whoever names another address', {
    proxy: told('redeemGrant', (body) => {
      if (body.redirect_uri) body.redirect_uri = BACK;
    }),
  }),
  right('sent-to-any-address', 'answerAuthorization goes to addresses that nobody registered', {
    proxy: told('answerAuthorization', (body) => {
      body.redirect_uri = BACK;
    }),
  }),
  right('refusing-allows', 'answerAuthorization allows what was refused', {
    proxy: told('answerAuthorization', (body) => {
      body.allow = true;
    }),
  }),
  right('taken-back-for-all', 'revokeAppAccess takes the app from all members', {
    proxy: {
      operation: 'revokeAppAccess',
      answer: async (got, _, { memory, resend }) => {
        if (got.status !== 204) return;
        for (const bearer of new Set(memory.bearers.values()))
          await resend(({ headers }) => headers.set('authorization', `Bearer ${bearer}`));
        // What is spoilt is elsewhere; this tells that it was.
        got.headers.set('x-spoilt', 'yes');
      },
    },
  }),
  {
    name: 'revokeAppAccess-does-nothing',
    kind: 'effect',
    title: 'revokeAppAccess says it was done and does nothing',
    inner: onlySaid('revokeAppAccess'),
  },
  {
    name: 'allowed-apps-not-listed',
    kind: 'effect',
    title: 'listAuthorizedApps leaves the last app out',
    proxy: success('listAuthorizedApps', (response) => {
      response.apps = response.apps.slice(1);
    }),
  },
  {
    name: 'app-secret-missing',
    kind: 'shape',
    title: 'createOauthClient does not tell the secret',
    about: 'redeemGrant',
    proxy: success('createOauthClient', (response) => {
      delete response.client.clientSecret;
    }),
  },
  {
    name: 'token-type-missing',
    kind: 'shape',
    title: 'redeemGrant leaves `tokenType` out',
    proxy: success('redeemGrant', (response) => {
      delete response.tokenType;
    }),
  },
];
