import { expect, test } from 'vitest';
import { isTooDeep, MAX_JSON_DEPTH } from './json-depth.ts';

const nested = (levels: number, open = '[', close = ']') => open.repeat(levels) + close.repeat(levels);

test('the JSON depth check accepts the allowed depth and refuses one level more', () => {
  for (const [open, close] of [
    ['[', ']'],
    ['{"a":', '}'],
  ] as const) {
    expect(isTooDeep(nested(MAX_JSON_DEPTH - 1, open, close))).toBe(false);
    expect(isTooDeep(nested(MAX_JSON_DEPTH, open, close))).toBe(false);
    expect(isTooDeep(nested(MAX_JSON_DEPTH + 1, open, close))).toBe(true);
  }
});

test('the JSON depth check does not count siblings or brackets inside strings', () => {
  expect(isTooDeep(`[${'[],{},'.repeat(1000)}[]]`)).toBe(false);
  expect(isTooDeep(JSON.stringify(['['.repeat(1000), `\\"${'{'.repeat(1000)}`, '\\']))).toBe(false);
  expect(isTooDeep(`["\\\\",${nested(MAX_JSON_DEPTH)}]`)).toBe(true);
});

test('the JSON depth check reads invalid JSON to its end', () => {
  expect(isTooDeep('"[[[[')).toBe(false);
  expect(isTooDeep(']]]]]')).toBe(false);
});
