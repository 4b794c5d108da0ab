import { expect, it } from 'vitest';
import { cacheControlOf } from './cache-control.ts';

it.each([
  [{ status: 200, isLoggedIn: false, hint: 60 }, 'public, max-age=60'],
  [{ status: 200, isLoggedIn: false, hint: 0 }, 'private, no-store'],
  [{ status: 200, isLoggedIn: true, hint: 60 }, 'private, no-store'],
  [{ status: 404, isLoggedIn: false, hint: 60 }, 'private, no-store'],
  [{ status: 503, isLoggedIn: false, hint: 60 }, 'private, no-store'],
])('cacheControlOf for %j returns %s', (input, header) => {
  expect(cacheControlOf(input)).toBe(header);
});
