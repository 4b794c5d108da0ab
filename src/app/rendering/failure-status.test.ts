import { expect, it } from 'vitest';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { failureStatusOf } from './failure-status.ts';

function refused(status: number) {
  return new ApiError({ status, statusText: 'Refused', path: '/v2/anything', errors: [] });
}

it('failureStatusOf maps 401 to 404 [errors-08]', () => {
  expect(failureStatusOf(refused(401))).toBe(404);
  expect(failureStatusOf(refused(404))).toBe(404);
});

it('failureStatusOf passes 5xx on and returns undefined for refusals', () => {
  expect(failureStatusOf(refused(503))).toBe(503);
  expect(failureStatusOf(new NetworkError('GET', '/v2/anything'))).toBe(502);
  expect(failureStatusOf(new TypeError('broken'))).toBe(500);
  expect(failureStatusOf(refused(403))).toBeUndefined();
});
