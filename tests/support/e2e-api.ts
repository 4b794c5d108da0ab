import type { Page } from '@playwright/test';
import { client } from '#src/shared/api/call/client.ts';
import { configureHttp, forgetCsrfToken } from '#src/shared/api/call/http.ts';

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
