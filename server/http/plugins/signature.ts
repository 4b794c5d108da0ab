import { createHash, createHmac } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import OAuth from 'oauth-1.0a';
import { sameSecret } from '#server/core/tokens.ts';
import type { App } from '#server/identity/apps.ts';
import type { RateLimiter } from '#server/rate-limit/rate-limiter.ts';

/** Content of an `Authorization: OAuth …` header (RFC 5849). */
export type Signature = {
  /** The key of the app. */
  key: string;
  /** Access token of the member; undefined when the app acts for no member. */
  token: string | undefined;
  /** All header parameters except the signature and the realm, for recomputing the signature. */
  parts: Readonly<Record<string, string>>;
  signature: string;
};

const HASHES: Readonly<Record<string, string>> = { 'HMAC-SHA1': 'sha1', 'HMAC-SHA256': 'sha256' };
/** Maximum clock skew of a client in seconds. */
const MAX_SKEW_SECONDS = 300;
/** Nonces are remembered for longer than the maximum clock skew in both directions. */
const once = { capacity: 1, perSecond: 1 / (3 * MAX_SKEW_SECONDS) };

/** Returns the signature of a request; undefined when its header has another scheme or is incomplete. */
export function signatureOf(request: FastifyRequest): Signature | undefined {
  const header = request.headers.authorization ?? '';
  if (!/^OAuth /i.test(header)) return undefined;
  const parts: Record<string, string> = {};
  for (const [, name = '', value = ''] of header.matchAll(/\b(oauth_[a-z_]{1,32})="([^"]{0,8192})"/g)) {
    try {
      parts[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  const { oauth_signature: signature, oauth_consumer_key: key, oauth_token: token, ...rest } = parts;
  if (!signature || !key) return undefined;
  const said = { ...rest, oauth_consumer_key: key, ...(token === undefined ? {} : { oauth_token: token }) };
  return { key, token: token || undefined, parts: said, signature };
}

/**
 * Returns true when the request was signed recently and for the first time by that app with that token secret. The
 * fields of a form-encoded body are signed too: `form` is that body.
 */
export async function isSigned(
  request: FastifyRequest,
  signed: Signature,
  { app, tokenSecret, limiter, form }: { app: App; tokenSecret: string; limiter: RateLimiter; form?: string },
): Promise<boolean> {
  const { oauth_signature_method: method = '', oauth_timestamp: at, oauth_nonce: nonce = '' } = signed.parts;
  const hash = HASHES[method];
  if (hash === undefined || nonce === '' || (signed.parts.oauth_version ?? '1.0') !== '1.0') return false;
  const now = request.server.services.now() / 1000;
  if (Math.abs(now - Number(at)) > MAX_SKEW_SECONDS || !/^\d{1,12}$/.test(at ?? '')) return false;
  const oauth = new OAuth({
    consumer: app,
    signature_method: method,
    hash_function: (text, key) => createHmac(hash, key).update(text).digest('base64'),
  });
  // A program signs the address as it sends it, with a slash at its end.
  const { originalUrl } = request;
  const [path = '', query = ''] = (originalUrl.startsWith('/') ? originalUrl : request.url).split('?', 2);
  const data = listed([query, form ?? '']);
  // Parameters outside the header would override those inside it, for example with an old nonce or timestamp.
  if (Object.keys(data).some((name) => name.startsWith('oauth_')) || 'oauth_body_hash' in signed.parts)
    return false;
  const call = { url: `${request.protocol}://${request.host}${path}`, method: request.method, data };
  const expected = oauth.getSignature(call, tokenSecret, signed.parts as unknown as OAuth.Data);
  if (!sameSecret(expected, signed.signature)) return false;
  const use = createHash('sha256').update(`${signed.key} ${signed.token} ${at} ${nonce}`).digest('base64url');
  return (await limiter.take(`nonce ${use}`, once)).wait === 0;
}

/** Returns the parameters of a query and a form together, those with several values as lists. */
function listed(texts: readonly string[]): Record<string, string | string[]> {
  const values: Record<string, string[]> = Object.create(null);
  for (const text of texts) {
    for (const [name, value] of new URLSearchParams(text)) values[name] = [...(values[name] ?? []), value];
  }
  return Object.fromEntries(
    Object.entries(values).map(([name, list]) => [name, list.length === 1 ? (list[0] ?? '') : list]),
  );
}
