import { createHmac, randomBytes } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import type { Request } from './caller.ts';
import { addressOf } from './exchange.ts';
import { fillTemplate, type Values } from './template-values.ts';

/** An app that signs a call (RFC 5849), as a step of a scenario names it. */
export interface SignedBy {
  /** Client id and secret of the app. */
  key: string;
  secret: string;
  /** A token and its secret. */
  token?: { key: string; secret: string };
  /** Further parameters of the header, such as `oauth_callback`. */
  more?: Record<string, string>;
  /** A nonce of its own for each call by default. */
  nonce?: string;
  /** Seconds by which the clock of the app is off. */
  offsetSeconds?: number;
}

/** Returns a request with the signature of an app in place of a client token. */
export function signed(url: string, request: Request, by: SignedBy, values: Values): Request {
  const { key, secret, token, more = {}, nonce, offsetSeconds = 0 } = fillTemplate(by, values) as SignedBy;
  const oauth = new OAuth({
    consumer: { key, secret },
    signature_method: 'HMAC-SHA1',
    hash_function: (text, hashKey) => createHmac('sha1', hashKey).update(text).digest('base64'),
  });
  oauth.getTimeStamp = () => Math.floor(Date.now() / 1000) + offsetSeconds;
  oauth.getNonce = () => nonce ?? randomBytes(12).toString('hex');
  const form = request.body instanceof URLSearchParams ? Object.fromEntries(request.body) : {};
  const call = {
    url: addressOf(url, request),
    method: request.method.toUpperCase(),
    data: { ...form, ...more },
  };
  const parameters = Object.entries(oauth.authorize(call, token)).filter(([name]) => !(name in form));
  const header = oauth.toHeader(Object.fromEntries(parameters) as unknown as OAuth.Authorization);
  return { ...request, headers: { ...request.headers, ...header } };
}
