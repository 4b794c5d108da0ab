import { createSkeinClient, type SkeinClient } from '../packages/client/client.ts';

/**
 * Returns an API client for scripts: the one of `@skein/client`.
 *
 * @param url the server's origin
 * @param token a client's token, or a member's access token
 */
export function apiAt(url: string, token: string): SkeinClient {
  return createSkeinClient({ baseUrl: url, token: () => token });
}
