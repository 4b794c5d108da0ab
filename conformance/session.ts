import type { Actor, Answer } from './caller.ts';

/**
 * The cookie session that an answer began, with its CSRF token; undefined where it began none.
 *
 * @param bearer of the site's own client, which goes with the cookie
 */
export function sessionOf(bearer: string, { headers }: Answer): Actor | undefined {
  const cookies = headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  if (!cookies.some((cookie) => cookie?.startsWith('sid='))) return undefined;
  const csrf = headers.get('x-csrf') ?? undefined;
  return { bearer, cookie: cookies.join('; '), csrf };
}
