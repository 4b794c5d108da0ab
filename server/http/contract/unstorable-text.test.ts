import { expect, test } from 'vitest';
import { mayHoldUnstorableText, rejectUnstorableText } from './unstorable-text.ts';

test.each([
  ['a\0b', 'body'],
  ['half \ud83e', 'body'],
  ['\udd80 half', 'body'],
  [{ tags: ['fine', '\0'] }, 'tags.1'],
  [{ content: [{ text: 'fine' }, { more: { text: '\udc00' } }] }, 'content.1.more.text'],
  // A name that cannot be stored cannot be reported either, so the error names its parent.
  [{ settings: { '\0': 1 } }, 'settings'],
  [{ '\0': 1 }, 'body'],
  [{ first: '\0', second: '\0' }, 'first'],
])('rejectUnstorableText names the field of unstorable text in %j', (value, field) => {
  expect(() => rejectUnstorableText(value, 'body')).toThrow(
    expect.objectContaining({ causes: [expect.objectContaining({ code: 5016, field })] }),
  );
});

test('rejectUnstorableText accepts storable values of every type', () => {
  const fine = ['', 'whole 🦀', null, undefined, 0, true, [], {}, { a: null, b: [1, 'x', { c: false }] }];
  for (const value of fine) expect(() => rejectUnstorableText(value, 'body')).not.toThrow();
});

test.each([
  ['{"a":"\\u0000"}', true],
  ['{"a":"\\ud83e"}', true],
  ['{"a":"\\uDFFF"}', true],
  ['{"a":"\\u0001"}', false],
  ['{"a":"\\ud7ff"}', false],
  ['{"a":"🦀"}', false],
])('mayHoldUnstorableText(%s) is %s', (json, may) => {
  expect(mayHoldUnstorableText(json)).toBe(may);
});
