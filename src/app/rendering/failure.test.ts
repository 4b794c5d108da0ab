import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { failureOf } from './failure.ts';

function refused(status: number) {
  return new ApiError({ status, statusText: 'Refused', path: '/v2/anything', errors: [] });
}

it('answers what only somebody logged in could find like what is not there [errors-08]', () => {
  expect(failureOf(refused(401))).toBe(404);
  expect(failureOf(refused(404))).toBe(404);
});

it('passes the server’s own failures on, and leaves refusals to the page', () => {
  expect(failureOf(refused(503))).toBe(503);
  expect(failureOf(new NetworkError('GET', '/v2/anything'))).toBe(502);
  expect(failureOf(new TypeError('broken'))).toBe(500);
  expect(failureOf(refused(403))).toBeUndefined();
});
