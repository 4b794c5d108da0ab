import { expect, test } from 'vitest';
import { cleanTexts, mayNeedCleaning } from './clean-text.ts';

test('cleanTexts removes characters without a meaning from texts at any depth', () => {
  expect(
    cleanTexts({
      title: 'a\u0007b',
      tags: ['x\ufffe'],
      deep: [{ altText: '\u0001c' }],
      count: 3,
      none: null,
    }),
  ).toEqual({
    title: 'ab',
    tags: ['x'],
    deep: [{ altText: 'c' }],
    count: 3,
    none: null,
  });
});

test('cleanTexts turns a text that shows nothing into a space', () => {
  expect(cleanTexts({ reply_text: '\u200b\u3164\u00ad', title: '', text: '\u2800' })).toEqual({
    reply_text: ' ',
    title: '',
    text: ' ',
  });
});

test('cleanTexts leaves passwords and keys of shortcuts as they were typed', () => {
  const exact = { password: 'pass\u0007word', password_current: '   ', key: ' ', tfa_token: '\u200b' };
  expect(cleanTexts(exact)).toEqual(exact);
});

test('cleanTexts leaves NUL to the check that refuses it', () => {
  expect(cleanTexts('\u200b\0')).toBe('\u200b\0');
});

test('cleanTexts moves formatting with its text', () => {
  expect(
    cleanTexts({
      text: '🙂\u0001bold\u000bnext\u0002',
      formatting: [
        { type: 'bold', start: 2, end: 6 },
        { type: 'italic', start: 1, end: 2 },
        { type: 'small', start: 7, end: 12 },
        { type: 'strikethrough', start: 4, end: 99 },
      ],
    }),
  ).toEqual({
    text: '🙂bold\nnext',
    formatting: [
      { type: 'bold', start: 1, end: 5 },
      { type: 'small', start: 6, end: 10 },
      // A range beyond the text stays one, and is refused.
      { type: 'strikethrough', start: 3, end: 97 },
    ],
  });
});

test.each([
  ['{"a":"fine","b":"two words"}', false],
  ['{\n  "a": "fine",\n  "b": 1\n}', false],
  ['{"a":"\\u000b"}', true],
  ['{"a":"\\b"}', true],
  ['{"a":"   "}', true],
  ['{"a":"x\u200by"}', true],
  ['{"a":"\uffff"}', true],
])('mayNeedCleaning(%j) is %s', (json, may) => expect(mayNeedCleaning(json)).toBe(may));
