import type { Actor, Answer } from './caller.ts';

/**
 * Returns the cookie session that an answer started, with its CSRF token; undefined where it started none.
 *
 * @param bearer token of the site's own client, which is sent with the cookie
 */
export function sessionFrom(bearer: string, { headers }: Answer): Actor | undefined {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!cookies.some((cookie) => cookie?.startsWith('sid='))) return undefined;
  const csrf = headers.get('x-csrf') ?? undefined;
  return { bearer, cookie: cookies.join('; '), csrf };
}
