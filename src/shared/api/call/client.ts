import createClient from 'openapi-fetch';
import type { paths } from '#generated/types/api.d.ts';
import { notifyPageWideFailure } from './failures.ts';
import { send } from './http.ts';
import { apiErrorOf } from './transport.ts';

/**
 * Typed client for calls outside React, over the same transport as the generated hooks. A failure throws an ApiError
 * here as well, so `data` is always set when the promise resolves.
 */
export const client = createClient<paths>({
  baseUrl: 'http://skein.invalid',
  fetch: async (request) => {
    const url = new URL(request.url);
    const body = request.body ? await request.text() : undefined;
    const response = await send(url.pathname + url.search, {
      method: request.method,
      headers: request.headers,
      body,
      signal: request.signal,
    });
    if (response.ok) return response;
    throw notifyPageWideFailure(apiErrorOf(response, url.pathname, await response.json().catch(() => null)));
  },
});
