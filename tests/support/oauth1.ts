import { createHmac, randomBytes } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import type { TestApp } from './app.ts';
import type { TestClient } from './apps.ts';
import type { Member } from './members.ts';

/** A token and its secret. */
export interface TokenPair {
  key: string;
  secret: string;
}

/** Contents of a signed request besides the app's id. */
export interface SignedRequest {
  token?: TokenPair | undefined;
  /** Further header parameters, such as `oauth_callback`. */
  more?: Record<string, string>;
  method?: string;
  /** Form fields of the body. */
  data?: Record<string, string>;
  /** Time of the signature in milliseconds; the system's when omitted. */
  now?: number;
}

/** Returns the header by which an app signs a call (RFC 5849), and the host that is part of the signature. */
export function authorizationHeader(
  { clientId, clientSecret }: TestClient,
  url: string,
  { token, more = {}, method = 'POST', data = {}, now = Date.now() }: SignedRequest = {},
): Record<string, string> {
  const oauth = new OAuth({
    consumer: { key: clientId, secret: clientSecret },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, key) => createHmac('sha1', key).update(text).digest('base64'),
  });
  oauth.getTimeStamp = () => Math.floor(now / 1000);
  oauth.getNonce = () => randomBytes(12).toString('hex');
  const signed = oauth.authorize(
    { url: `http://localhost:80${url}`, method, data: { ...data, ...more } },
    token,
  );
  return { authorization: oauth.toHeader({ ...signed, ...more }).Authorization, host: 'localhost:80' };
}

/** Answer of an OAuth 1.0a endpoint. */
export interface OAuth1Answer {
  status: number;
  body: Record<string, string>;
}

/** Requests a request token, or exchanges one. */
export async function requestSigned(
  { app }: TestApp,
  client: TestClient,
  step: 'request_token' | 'access_token',
  request: SignedRequest = {},
): Promise<OAuth1Answer> {
  const url = `/oauth/${step}`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url,
    headers: authorizationHeader(client, url, { now: app.services.now(), ...request }),
  });
  return { status: statusCode, body: Object.fromEntries(new URLSearchParams(body)) };
}

/** Returns the token pair of an answer. */
export function tokenPairFrom({ body }: OAuth1Answer): TokenPair {
  return { key: body.oauth_token ?? '', secret: body.oauth_token_secret ?? '' };
}

/** Returns a request token of an app. */
export async function requestTokenOf(t: TestApp, client: TestClient, callback = 'oob'): Promise<TokenPair> {
  return tokenPairFrom(
    await requestSigned(t, client, 'request_token', { more: { oauth_callback: callback } }),
  );
}

/** Authorizes an app that signs as a member; returns the access token. */
export async function signedTokenFor(t: TestApp, member: Member, client: TestClient): Promise<TokenPair> {
  const token = await requestTokenOf(t, client);
  const payload = { oauth_token: token.key, allow: true };
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/oauth/authorize', payload });
  const more = { oauth_verifier: body.response.verifier };
  return tokenPairFrom(await requestSigned(t, client, 'access_token', { token, more }));
}
