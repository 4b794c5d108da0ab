import type { I18n } from '@lingui/core';
import { beforeAll, expect, it } from 'vitest';
import { createI18n, preloadMessages } from '#src/shared/lib/language/i18n.ts';
import { errorMessage } from './error-message.ts';
import { loadErrorMessages } from './error-sentences.ts';
import { ApiError } from './errors.ts';

let english: I18n;
beforeAll(async () => {
  await Promise.all([preloadMessages(), loadErrorMessages()]);
  english = createI18n('en-us');
});

/** Returns what the site says about an error that comes with its code alone. */
function wordsOf(code: number): string {
  const errors = [{ code, title: '', detail: '' }];
  return errorMessage(
    new ApiError({ status: 400, statusText: '', path: '/', errors }),
    'Something failed.',
    english,
  );
}

it.each([[4003, 'Ah, now. You need clearance for that.']])(
  'errorMessage says of error %i: %s [errors-13]',
  (code, words) => {
    expect(wordsOf(code)).toBe(words);
  },
);

it.each([[5042, 'Please solve the captcha again.']])(
  'errorMessage says of error %i: %s [errors-17]',
  (code, words) => {
    expect(wordsOf(code)).toBe(words);
  },
);

it.each([
  [599, /domain ending is in maintenance/],
  [4012, /only be seen by members who are logged in/],
  [4013, /need a password to read this blog/],
  [4020, /^A description has at most/],
  [5016, /./],
])('errorMessage knows error %i of blogs and requests: %s [errors-18]', (code, words) => {
  expect(wordsOf(code)).toMatch(words);
  expect(wordsOf(code)).not.toBe('Something failed.');
});

it.each([
  [8001, /^A post needs at least one block/],
  [8004, /limit of uploads/],
  [8005, /Files of this kind cannot be uploaded/],
  [8006, /^The file was not uploaded/],
  [8009, /^The video was not uploaded/],
  [8010, /video is still being processed/],
  [8011, /limit of videos/],
  [8016, /ask cannot be answered/],
  [8022, /queue is full/],
  [8023, /limit of 250 posts/],
  [8026, /^A blazing post cannot be changed/],
  [8027, /does not allow embedding/],
  [8029, /^The source must be/],
  [8030, /link cannot be shown/],
])('errorMessage knows error %i of posts: %s [errors-19]', (code, words) => {
  expect(wordsOf(code)).toMatch(words);
});

it.each([
  [22001, /all the kinds of reactions it can hold/],
  [22002, /used all your reactions/],
])('errorMessage knows error %i of reactions: %s [errors-21]', (code, words) => {
  expect(wordsOf(code)).toMatch(words);
});

it.each([
  [16002, /^No account is linked/],
  [16004, /already belongs to an account/],
  [16006, /password is not right/],
  [16007, /^That code is not right or has expired/],
  [16009, /^Your password was reset/],
])('errorMessage knows error %i of accounts: %s [errors-22]', (code, words) => {
  expect(wordsOf(code)).toMatch(words);
});
