import { bearerOf } from '../memory.ts';
import type { Mutant, ProxyFault, ProxyMemory, SentRequest } from '../mutant.ts';
import { alterRequest, alterSuccess, skipEffect } from '../proxy-faults.ts';

/** Records whose code and token it is, so that an app's call can be passed on as the member's own. */
function recordTokens(
  got: { status: number; json: { response?: Record<string, string> } },
  sent: SentRequest,
  own: ProxyMemory['own'],
) {
  const { code, accessToken, refreshToken } = got.json?.response ?? {};
  if (got.status >= 300) return;
  if (sent.operation === 'answerAuthorization' && code) own.set(code, bearerOf(sent));
  if (sent.operation !== 'redeemGrant') return;
  const member = own.get(sent.json?.code ?? sent.json?.refresh_token);
  if (accessToken) own.set(accessToken, member);
  if (refreshToken) own.set(refreshToken, member);
}

/** Makes calls of apps count as the member's own. */
function asMember(...operations: string[]): ProxyFault {
  return {
    alterAnswer: (got, sent, { memory }) => recordTokens(got, sent, memory.own),
    request: (sent, { own }) => {
      const member = own.get(bearerOf(sent));
      if (member && operations.includes(sent.operation ?? ''))
        sent.headers.set('authorization', `Bearer ${member}`);
    },
  };
}

/** Answers the same grant a second time as the first time. */
function acceptTwice(proof: 'code' | 'refresh_token'): ProxyFault {
  return {
    operation: 'redeemGrant',
    alterAnswer: (got, { json }, { memory: { own } }) => {
      const key = `${proof} ${json?.[proof]} ${json?.code_verifier} ${json?.redirect_uri}`;
      if (got.status < 300) own.set(key, structuredClone({ status: got.status, json: got.json }));
      else if (json?.[proof] && own.has(key)) Object.assign(got, own.get(key));
    },
  };
}

/** The code verifier of the laws' challenge. */
const VERIFIER = 'conform-keeps-this-verifier-to-itself-until-the-end';
const BACK = 'https://conform.example/back';

function right(name: string, title: string, fault: Pick<Mutant, 'proxy' | 'inner' | 'about'>): Mutant {
  return { name, kind: 'right', title, ...fault };
}

/** Faults of apps that may do more, or for longer, than they were allowed. */
export const apps: readonly Mutant[] = [
  right('scope-not-looked-at', 'An app that may only read follows tags', {
    about: 'redeemGrant',
    proxy: asMember('followTag'),
  }),
  right('apps-enter-the-account', 'Apps may end sessions', {
    about: 'answerAuthorization',
    proxy: asMember('revokeOtherSessions', 'listSessions'),
  }),
  right('code-works-twice', 'An authorization code works twice', { proxy: acceptTwice('code') }),
  right('refresh-token-works-twice', 'A refresh token works twice', { proxy: acceptTwice('refresh_token') }),
  right('tokens-outlive-a-stolen-code', 'A repeated authorization code revokes no token', {
    about: 'redeemGrant',
    proxy: asMember('getDashboard'),
  }),
  right('verifier-not-checked', 'redeemGrant accepts a code with any verifier', {
    proxy: alterRequest('redeemGrant', (body) => {
      if (body.code_verifier) body.code_verifier = VERIFIER;
    }),
  }),
  right('exchanged-at-another-address', 'redeemGrant accepts a code with another redirect address', {
    proxy: alterRequest('redeemGrant', (body) => {
      if (body.redirect_uri) body.redirect_uri = BACK;
    }),
  }),
  right('sent-to-any-address', 'answerAuthorization redirects to an unregistered address', {
    proxy: alterRequest('answerAuthorization', (body) => {
      body.redirect_uri = BACK;
    }),
  }),
  right('refusing-allows', 'answerAuthorization allows what was refused', {
    proxy: alterRequest('answerAuthorization', (body) => {
      body.allow = true;
    }),
  }),
  right('taken-back-for-all', 'revokeAppAccess revokes the app for all members', {
    proxy: {
      operation: 'revokeAppAccess',
      alterAnswer: async (got, _, { memory, resend }) => {
        if (got.status !== 204) return;
        for (const bearer of new Set(memory.bearers.values()))
          await resend(({ headers }) => headers.set('authorization', `Bearer ${bearer}`));
        // Records that the fault took effect, because the changed answer itself is another call's.
        got.headers.set('x-spoilt', 'yes');
      },
    },
  }),
  {
    name: 'revokeAppAccess-does-nothing',
    kind: 'effect',
    title: 'revokeAppAccess answers success and changes nothing',
    inner: skipEffect('revokeAppAccess'),
  },
  {
    name: 'allowed-apps-not-listed',
    kind: 'effect',
    title: 'listAuthorizedApps leaves the last app out',
    proxy: alterSuccess('listAuthorizedApps', (response) => {
      response.apps = response.apps.slice(1);
    }),
  },
  {
    name: 'app-secret-missing',
    kind: 'shape',
    title: 'createOauthClient leaves the secret out',
    about: 'redeemGrant',
    proxy: alterSuccess('createOauthClient', (response) => {
      delete response.client.clientSecret;
    }),
  },
  {
    name: 'token-type-missing',
    kind: 'shape',
    title: 'redeemGrant leaves `tokenType` out',
    proxy: alterSuccess('redeemGrant', (response) => {
      delete response.tokenType;
    }),
  },
];
