import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ErrorTick } from '#generated/zod/errorTick.zod.ts';
import { ApiError, NetworkError, SchemaError } from '#src/shared/api/call/errors.ts';
import { errorTickOf } from './error-tick.ts';
import {
  ErrorReporter,
  FIRST_REPORT_MS,
  MAX_QUEUED_ERRORS,
  MAX_REPORT_BYTES,
  MAX_UNLOAD_REPORT_BYTES,
  newestFitting,
  REPORT_INTERVAL_MS,
} from './reporter.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const caught = (error: unknown) => errorTickOf({ error, route: '/:blogname', at: 1_780_000_000_000 });
const tick = (message: string): ErrorTick => ({ route: '/', name: 'Error', message, timestamp: 1 });

it('errorTickOf reports error and page without query and hash', () => {
  const error = new TypeError('post is undefined');
  error.stack = 'TypeError: post is undefined\n at Card (https://skein.example/assets/a.js?who=anna:1:2)';
  expect(caught(error)).toEqual({
    route: '/:blogname',
    name: 'TypeError',
    message: 'post is undefined',
    stack: 'TypeError: post is undefined\n at Card (https://skein.example/assets/a.js:1:2)',
    timestamp: 1_780_000_000_000,
    isExtension: false,
  });
  expect(caught('words')?.message).toBe('words');
  expect(caught(null)?.message).toBe('Something was thrown');
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
])('errorTickOf for %s: %s → %s', (_what, error, isTold) => {
  expect(caught(error) !== undefined).toBe(isTold);
});

it('errorTickOf marks errors of browser extensions', () => {
  const error = new Error('x');
  error.stack = 'Error: x\n at moz-extension://1234/a.js:1:1';
  expect(caught(error)?.isExtension).toBe(true);
});

it('ErrorReporter sends after twenty seconds, then every minute, and flushes on unload [error-reporting-01] [error-reporting-02]', async () => {
  const sent: number[] = [];
  const reporter = new ErrorReporter(async (ticks) => sent.push(ticks.length));
  reporter.add(tick('a'));
  vi.advanceTimersByTime(FIRST_REPORT_MS - 1);
  expect(sent).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1]);
  reporter.add(tick('b'));
  reporter.add(tick('c'));
  vi.advanceTimersByTime(REPORT_INTERVAL_MS - 1);
  expect(sent).toEqual([1]);
  vi.advanceTimersByTime(1);
  expect(sent).toEqual([1, 2]);
  reporter.add(tick('d'));
  reporter.flush();
  vi.advanceTimersByTime(2 * REPORT_INTERVAL_MS);
  expect(sent).toEqual([1, 2, 1]);
});

it('ErrorReporter keeps the newest hundred and halves a report that is too long [error-reporting-03] [error-reporting-04]', () => {
  const sent: ErrorTick[][] = [];
  const reporter = new ErrorReporter(async (ticks) => sent.push(ticks));
  for (let number = 0; number <= MAX_QUEUED_ERRORS; number += 1) reporter.add(tick(String(number)));
  reporter.flush();
  expect([sent[0]?.length, sent[0]?.[0]?.message]).toEqual([MAX_QUEUED_ERRORS, '1']);
  const long = Array.from({ length: 8 }, (_, number) => ({
    ...tick(String(number)),
    stack: 'x'.repeat(20_000),
  }));
  expect(newestFitting(long).map(({ message }) => message)).toEqual(['4', '5', '6', '7']);
  expect(newestFitting([{ ...tick('a'), stack: 'x'.repeat(MAX_REPORT_BYTES) }])).toEqual([]);
  expect(newestFitting(long, MAX_UNLOAD_REPORT_BYTES).map(({ message }) => message)).toEqual(['6', '7']);
});

it('ErrorReporter drops a report that fails', async () => {
  let tries = 0;
  const reporter = new ErrorReporter(async () => {
    tries += 1;
    throw new Error('The loom is stuck.');
  });
  reporter.add(tick('a'));
  await vi.advanceTimersByTimeAsync(10 * REPORT_INTERVAL_MS);
  expect(tries).toBe(1);
});
