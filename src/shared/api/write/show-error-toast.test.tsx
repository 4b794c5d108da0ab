import { afterEach, expect, test } from 'vitest';
import { clearToasts, getToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiError, NetworkError } from '../call/errors.ts';
import { PAGE_WIDE_CODES } from '../call/failures.ts';
import { tellFailure } from './show-error-toast.ts';

afterEach(clearToasts);

function refused(code: number): ApiError {
  return new ApiError({
    status: 400,
    statusText: 'Bad Request',
    path: '/',
    errors: [{ code, title: 'No', detail: 'That was your 1000th like today.' }],
  });
}

const told = (): string[] => getToasts().map(({ message }) => message);

test('a refusal is told in the server’s own words', () => {
  tellFailure(refused(1040), 'We could not like this post.');
  expect(told()).toEqual(['That was your 1000th like today.']);
});

test('what never reached the server says so', () => {
  tellFailure(new NetworkError('POST', '/'), 'We could not like this post.');
  expect(told()).toEqual(['We could not like this post. Are you online?']);
});

test('what the application answers itself is not told twice', () => {
  for (const code of Object.values(PAGE_WIDE_CODES))
    tellFailure(refused(code), 'We could not like this post.');
  expect(told()).toEqual([]);
});
