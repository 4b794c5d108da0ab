import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '../call/errors.ts';
import { makeQueryClient, retryDelay, shouldRetry } from './query-client.ts';

function refused(status: number, retryAfter?: number): ApiError {
  return new ApiError({
    status,
    statusText: '',
    path: '/v2',
    errors: [],
    ...(retryAfter === undefined ? {} : { retryAfter }),
  });
}
const offline = new NetworkError('GET', '/v2');

describe('shouldRetry', () => {
  it.each([
    [offline, true],
    [refused(429), true],
    [refused(502), true],
    [refused(503), true],
    [refused(400), false],
    [refused(401), false],
    [refused(404), false],
    [refused(500), false],
    [refused(504), false],
    [new Error('a fault of ours'), false],
  ])('shouldRetry after %s: %s', (error, helps) => {
    expect([0, 1].map((count) => shouldRetry(count, error))).toEqual([helps, helps]);
    expect([2, 3].map((count) => shouldRetry(count, error))).toEqual([false, false]);
  });

  it('retryDelay backs off exponentially, respects Retry-After, and is capped', () => {
    expect([0, 1, 2, 4, 5, 9].map((count) => retryDelay(count, offline))).toEqual([
      500, 1000, 2000, 8000, 15_000, 15_000,
    ]);
    expect([0, 3].map((count) => retryDelay(count, refused(503)))).toEqual([500, 4000]);
    expect([0, 2, 15, 16, 600].map((asked) => retryDelay(1, refused(429, asked)))).toEqual([
      0, 2000, 15_000, 15_000, 15_000,
    ]);
  });
});

it('makeQueryClient on the server retries and expires nothing; writes are never retried', () => {
  const { queries, mutations } = makeQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    retry: false,
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
  });
  expect(mutations).toMatchObject({ retry: false, networkMode: 'always', gcTime: 0 });
});
