import { createHash } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

export const VERIFIER = 'a-verifier-that-only-the-app-knows-and-tells-at-the-end';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
export const REDIRECT_URI = 'https://bell.example/back';

/** An app that a member registered. */
export interface TestClient {
  clientId: string;
  clientSecret: string;
}

/** Returns the parameters of an authorization request. */
export function authorizationRequest(
  { clientId }: TestClient,
  scope = 'basic',
  more: Record<string, string> = {},
) {
  return {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: REDIRECT_URI,
    scope,
    state: 'what-the-app-remembers',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...more,
  };
}

/** Registers an app. */
export async function registerClient(t: TestApp, owner: Member, more: object = {}): Promise<TestClient> {
  const payload = {
    name: 'Fog Bell',
    website: 'https://bell.example',
    redirect_uris: [REDIRECT_URI],
    ...more,
  };
  const { status, body } = await t.injectAs(owner, { method: 'POST', url: '/v2/oauth2/clients', payload });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.response.client;
}

/** Authorizes an app as a member; returns the authorization code. */
export async function authorizeClient(
  t: TestApp,
  member: Member,
  client: TestClient,
  scope = 'basic',
): Promise<string> {
  const payload = { ...authorizationRequest(client, scope), allow: true };
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/oauth2/authorize', payload });
  return new URL(body.response.redirectTo).searchParams.get('code') ?? '';
}

/** Returns the token request for an authorization code. */
export function codeExchange({ clientId, clientSecret }: TestClient, code: string) {
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: REDIRECT_URI,
    code_verifier: VERIFIER,
  };
}

export interface AppTokens {
  accessToken: string;
  refreshToken: string;
}

/** Returns the tokens of an app that a member authorized. */
export async function tokensFor(
  t: TestApp,
  member: Member,
  client: TestClient,
  scope = 'basic',
): Promise<AppTokens> {
  const code = await authorizeClient(t, member, client, scope);
  const payload = codeExchange(client, code);
  const { body } = await t.inject({ method: 'POST', url: '/v2/oauth2/exchange', payload });
  return body.response;
}
