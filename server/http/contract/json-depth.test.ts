import { expect, test } from 'vitest';
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts';

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

test('as many levels as are allowed pass, one more does not', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(isTooDeep(nested(MAX_JSON_DEPTH - 1, open, close))).toBe(false);
    expect(isTooDeep(nested(MAX_JSON_DEPTH, open, close))).toBe(false);
    expect(isTooDeep(nested(MAX_JSON_DEPTH + 1, open, close))).toBe(true);
  }
});

test('siblings are no levels, and brackets in texts are no brackets', () => {
  expect(isTooDeep(`[${'[],{},'.repeat(1000)}[]]`)).toBe(false);
  expect(isTooDeep(JSON.stringify(['['.repeat(1000), `\\"${'{'.repeat(1000)}`, '\\']))).toBe(false);
  expect(isTooDeep(`["\\\\",${nested(MAX_JSON_DEPTH)}]`)).toBe(true);
});

test('what is no JSON at all is read to its end', () => {
  expect(isTooDeep('"[[[[')).toBe(false);
  expect(isTooDeep(']]]]]')).toBe(false);
});
