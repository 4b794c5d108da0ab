import { createHash } from 'node:crypto';
import type { TestApp } from './app.ts';
import type { Member } from './members.ts';

export const VERIFIER = 'a-verifier-that-only-the-app-knows-and-tells-at-the-end';
const CHALLENGE = createHash('sha256').update(VERIFIER).digest('base64url');
export const BACK = 'https://bell.example/back';

/** An app that a member registered. */
export interface TestClient {
  clientId: string;
  clientSecret: string;
}

/** What the app asks with. */
export function askFor({ clientId }: TestClient, scope = 'basic', more: Record<string, string> = {}) {
  return {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: BACK,
    scope,
    state: 'what-the-app-remembers',
    code_challenge: CHALLENGE,
    code_challenge_method: 'S256',
    ...more,
  };
}

/** Registers an app. */
export async function addClient(t: TestApp, owner: Member, more: object = {}): Promise<TestClient> {
  const payload = { name: 'Fog Bell', website: 'https://bell.example', redirect_uris: [BACK], ...more };
  const { status, body } = await t.injectAs(owner, { method: 'POST', url: '/v2/oauth2/clients', payload });
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.response.client;
}

/** A member allows an app; the code it is sent. */
export async function allow(
  t: TestApp,
  member: Member,
  client: TestClient,
  scope = 'basic',
): Promise<string> {
  const payload = { ...askFor(client, scope), allow: true };
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/oauth2/authorize', payload });
  return new URL(body.response.redirectTo).searchParams.get('code') ?? '';
}

/** What an app sends for a code. */
export function exchangeOf({ clientId, clientSecret }: TestClient, code: string) {
  return {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: clientSecret,
    code,
    redirect_uri: BACK,
    code_verifier: VERIFIER,
  };
}

export interface AppTokensGiven {
  accessToken: string;
  refreshToken: string;
}

/** The tokens of an app that a member allowed. */
export async function tokensFor(
  t: TestApp,
  member: Member,
  client: TestClient,
  scope = 'basic',
): Promise<AppTokensGiven> {
  const code = await allow(t, member, client, scope);
  const payload = exchangeOf(client, code);
  const { body } = await t.inject({ method: 'POST', url: '/v2/oauth2/exchange', payload });
  return body.response;
}
