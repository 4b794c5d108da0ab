import { afterEach, expect, test } from 'vitest';
import { clearToasts, getToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { loadErrorMessages } from '../call/error-sentences.ts';
import { ApiError, NetworkError } from '../call/errors.ts';
import { PAGE_WIDE_CODES } from '../call/failures.ts';
import { showErrorToast } from './show-error-toast.ts';

afterEach(clearToasts);

function refused(code: number): ApiError {
  return new ApiError({
    status: 400,
    statusText: 'Bad Request',
    path: '/',
    errors: [{ code, title: 'No', detail: 'That was your 1000th like today.' }],
  });
}

const messages = (): string[] => getToasts().map(({ message }) => message);

test("showErrorToast shows the catalogue's sentence for the code of a refusal", async () => {
  await loadErrorMessages();
  showErrorToast(refused(1040), 'We could not like this post.');
  expect(messages()).toEqual([
    "You have reached today's limit of 1,000 likes. Take a breath and come back tomorrow.",
  ]);
});

test('showErrorToast mentions the connection after a network failure', () => {
  showErrorToast(new NetworkError('POST', '/'), 'We could not like this post.');
  expect(messages()).toEqual(['We could not like this post. Check your connection and try again.']);
});

test('showErrorToast ignores page-wide failures', () => {
  for (const code of Object.values(PAGE_WIDE_CODES))
    showErrorToast(refused(code), 'We could not like this post.');
  expect(messages()).toEqual([]);
});
