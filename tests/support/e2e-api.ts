import type { Page } from '@playwright/test';
import createClient from 'openapi-fetch';
import type { paths } from '#generated/types/api.d.ts';
import { configureHttp, forgetCsrfToken, send } from '#src/shared/api/call/http.ts';
import { apiErrorOf } from '#src/shared/api/call/transport.ts';

/**
 * API client of a journey: the client of `@skein/client` has no session cookie, so this one sends with the site's own
 * transport, which knows the CSRF token. A failed call throws an ApiError, so that `data` is always set.
 */
const client = createClient<paths>({
  baseUrl: 'http://skein.invalid',
  fetch: async (request) => {
    const url = new URL(request.url);
    const response = await send(url.pathname + url.search, {
      method: request.method,
      headers: request.headers,
      body: request.body ? await request.text() : undefined,
    });
    if (response.ok) return response;
    throw apiErrorOf(response, url.pathname, await response.json().catch(() => null));
  },
});

/** Returns a fetch that sends requests with the cookies of a page. */
function throughPage(page: Page): typeof fetch {
  return async (address, init) => {
    const answer = await page.request.fetch(String(address), {
      method: init?.method ?? 'GET',
      headers: Object.fromEntries(new Headers(init?.headers)),
      ...(typeof init?.body === 'string' ? { data: init.body } : {}),
    });
    const body = answer.status() === 204 ? null : new Uint8Array(await answer.body());
    // Several Set-Cookie headers must stay separate.
    const headers = answer.headersArray().map(({ name, value }): [string, string] => [name, value]);
    return new Response(body, { status: answer.status(), headers });
  };
}

/**
 * Returns the API client of the person using this page, for steps that a journey needs and does not show. A failed call
 * fails the journey with the server's message.
 */
export function apiOf(page: Page): typeof client {
  configureHttp({ fetch: throughPage(page) });
  forgetCsrfToken();
  return client;
}
