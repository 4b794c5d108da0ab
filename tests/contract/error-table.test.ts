import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#generated/errors.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Rows of the table: a code, and the test that provokes it; none where the row says why. */
const rows = read('docs/error-codes.md')
  .split('\n')
  .flatMap((line) => {
    const [, code, test] = /^\| (\d+) \| (?:`([^`]+)`|–) \|/.exec(line) ?? [];
    return code ? [{ code: Number(code), test }] : [];
  });

test('the table of codes names every code of posts, uploads and polls', () => {
  const codes = Object.values(errorCatalogue).map(({ code }) => Number(code));
  const own = codes.filter((code) => Math.floor(code / 1000) === 8 || Math.floor(code / 1000) === 20);
  expect(rows.map(({ code }) => code)).toEqual(own.sort((one, other) => one - other));
});

test.each(rows.filter(({ test: file }) => file))('$code is provoked in $test', ({ code, test: file }) => {
  expect(read(file ?? '')).toMatch(new RegExp(`\\b${code}\\b`));
});
