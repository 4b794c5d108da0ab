import createClient from 'openapi-fetch';
import type { paths } from '#generated/types/api.d.ts';

/**
 * Returns an API client for scripts: typed by the contract, with the names that the contract uses.
 *
 * @param url the server's origin
 * @param token a client's token, or a member's access token
 */
export function apiAt(url: string, token: string): ReturnType<typeof createClient<paths>> {
  return createClient<paths>({
    baseUrl: url,
    headers: { Authorization: `Bearer ${token}`, Accept: 'application/json;format=camelcase' },
  });
}
