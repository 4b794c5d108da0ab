import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';
import { ApiError, NetworkError, SchemaError } from '#src/shared/api/call/errors.ts';
import { ErrorReporter, EVERY, FIRST, fitting, MOST, MOST_BYTES, MOST_LEAVING } from './reporter.ts';
import { tickOf } from './tick.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const heard = (error: unknown) => tickOf({ error, route: '/:blogname', at: 1_780_000_000_000 });
const tick = (message: string): ErrorTick => ({ route: '/', name: 'Error', message, timestamp: 1 });

it('tells what went wrong and where, without what follows an address', () => {
  const error = new TypeError('post is undefined');
  error.stack = 'TypeError: post is undefined\n at Card (https://skein.example/assets/a.js?who=anna:1:2)';
  expect(heard(error)).toEqual({
    route: '/:blogname',
    name: 'TypeError',
    message: 'post is undefined',
    stack: 'TypeError: post is undefined\n at Card (https://skein.example/assets/a.js:1:2)',
    timestamp: 1_780_000_000_000,
    isExtension: false,
  });
  expect(heard('words')?.message).toBe('words');
  expect(heard(null)?.message).toBe('Something was thrown');
});

function apiError(status: number): ApiError {
  return new ApiError({
    status,
    statusText: 'x',
    path: '/v2/x',
    errors: [],
    requestId: undefined,
    retryAfter: undefined,
  });
}

it.each([
  ['a script of somebody else [error-reporting-07]', new Error('Script error.'), false],
  [
    'a box that grew [error-reporting-08]',
    new Error('ResizeObserver loop completed with undelivered notifications.'),
    false,
  ],
  ['no connection [error-reporting-09]', new TypeError('Failed to fetch'), false],
  ['no connection elsewhere [error-reporting-10]', new TypeError('Load failed'), false],
  ['no answer', new NetworkError('GET', 'https://skein.example/v2/x'), false],
  ['what was called off [error-reporting-11]', new DOMException('Aborted', 'AbortError'), false],
  ['a refusal [error-reporting-12]', apiError(404), false],
  ['a fault of the server', apiError(500), true],
  ['an answer outside the contract', new SchemaError('getPost', []), true],
])('of %s it tells: %s → %s', (_what, error, isTold) => {
  expect(heard(error) !== undefined).toBe(isTold);
});

it('says when an extension threw it', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n at moz-extension://1234/a.js:1:1';
  expect(heard(error)?.isExtension).toBe(true);
});

it('sends first after twenty seconds, then every minute, and all that waits when the page goes [error-reporting-01] [error-reporting-02]', async () => {
  const sent: number[] = [];
  const reporter = new ErrorReporter(async (ticks) => sent.push(ticks.length));
  reporter.add(tick('a'));
  vi.advanceTimersByTime(FIRST - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1]);
  reporter.add(tick('b'));
  reporter.add(tick('c'));
  vi.advanceTimersByTime(EVERY - 1);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1, 2]);
  reporter.add(tick('d'));
  reporter.flush();
  vi.advanceTimersByTime(2 * EVERY);
  expect(sent).toEqual([1, 2, 1]);
});

it('keeps the last hundred, and halves what is too long for a report [error-reporting-03] [error-reporting-04]', () => {
  const sent: ErrorTick[][] = [];
  const reporter = new ErrorReporter(async (ticks) => sent.push(ticks));
  for (let number = 0; number <= MOST; number += 1) reporter.add(tick(String(number)));
  reporter.flush();
  expect([sent[0]?.length, sent[0]?.[0]?.message]).toEqual([MOST, '1']);
  const long = Array.from({ length: 8 }, (_, number) => ({
    ...tick(String(number)),
    stack: 'x'.repeat(20_000),
  }));
  expect(fitting(long).map(({ message }) => message)).toEqual(['4', '5', '6', '7']);
  expect(fitting([{ ...tick('a'), stack: 'x'.repeat(MOST_BYTES) }])).toEqual([]);
  expect(fitting(long, MOST_LEAVING).map(({ message }) => message)).toEqual(['6', '7']);
});

it('never reports that it could not report', async () => {
  let tries = 0;
  const reporter = new ErrorReporter(async () => {
    tries += 1;
    throw new Error('The loom is stuck.');
  });
  reporter.add(tick('a'));
  await vi.advanceTimersByTimeAsync(10 * EVERY);
  expect(tries).toBe(1);
});
