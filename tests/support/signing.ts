import { createHmac, randomBytes } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import type { TestApp } from './app.ts';
import type { TestClient } from './apps.ts';
import type { Member } from './members.ts';

/** A token and its secret, as the standard gives both kinds. */
export interface Pair {
  key: string;
  secret: string;
}

/** What an app says besides who it is. */
export interface Says {
  token?: Pair | undefined;
  /** More of the header, such as `oauth_callback`. */
  more?: Record<string, string>;
  method?: string;
  /** The fields of a form that is sent along. */
  data?: Record<string, string>;
}

/** The header by which an app signs a call (RFC 5849), and the host that is signed with it. */
export function signedBy(
  { clientId, clientSecret }: TestClient,
  url: string,
  { token, more = {}, method = 'POST', data = {} }: Says = {},
): Record<string, string> {
  const oauth = new OAuth({
    consumer: { key: clientId, secret: clientSecret },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, key) => createHmac('sha1', key).update(text).digest('base64'),
  });
  oauth.getNonce = () => randomBytes(12).toString('hex');
  const signed = oauth.authorize(
    { url: `http://localhost:80${url}`, method, data: { ...data, ...more } },
    token,
  );
  return { authorization: oauth.toHeader({ ...signed, ...more }).Authorization, host: 'localhost:80' };
}

/** What one of the standard's addresses answered. */
export interface Told {
  status: number;
  said: Record<string, string>;
}

/** Asks for a request token, or gives one back. */
export async function askSigned(
  { app }: TestApp,
  client: TestClient,
  step: 'request_token' | 'access_token',
  says: Says = {},
): Promise<Told> {
  const url = `/oauth/${step}`;
  const { statusCode, body } = await app.inject({
    method: 'POST',
    url,
    headers: signedBy(client, url, says),
  });
  return { status: statusCode, said: Object.fromEntries(new URLSearchParams(body)) };
}

/** The pair in an answer. */
export function pairOf({ said }: Told): Pair {
  return { key: said.oauth_token ?? '', secret: said.oauth_token_secret ?? '' };
}

/** A request token of an app. */
export async function requestTokenOf(t: TestApp, client: TestClient, callback = 'oob'): Promise<Pair> {
  return pairOf(await askSigned(t, client, 'request_token', { more: { oauth_callback: callback } }));
}

/** A member allows an app that signs; the token it is given. */
export async function signedTokenFor(t: TestApp, member: Member, client: TestClient): Promise<Pair> {
  const token = await requestTokenOf(t, client);
  const payload = { oauth_token: token.key, allow: true };
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/oauth/authorize', payload });
  const more = { oauth_verifier: body.response.verifier };
  return pairOf(await askSigned(t, client, 'access_token', { token, more }));
}
