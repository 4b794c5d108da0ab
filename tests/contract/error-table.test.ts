import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { errorCatalogue } from '#generated/errors.ts';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/**
 * Rows of the table: a code, the test that provokes it (none where the row says why), and a screen test if there is
 * one.
 */
const rows = read('docs/error-codes.md')
  .split('\n')
  .flatMap((line) => {
    const [, code, provoked] = /^\| (\d+) \| (?:`([^`]+)`|–) \|/.exec(line) ?? [];
    const [, seen] = /\(`([^`]+)`\) \|$/.exec(line) ?? [];
    return code ? [{ code: Number(code), provoked, seen }] : [];
  });

/** Codes of posts (8…), accounts (16…) and polls (20…), by thousands. */
const CODE_THOUSANDS = [8, 16, 20];
/** Further codes of registration and login: small ones, consent, a weak password, a captcha. */
const OTHER_CODES = [1027, 1030, 5042];

function isOwn(code: number): boolean {
  return code < 10 || OTHER_CODES.includes(code) || CODE_THOUSANDS.includes(Math.floor(code / 1000));
}

/** A small number is ambiguous in a text, so it must follow a status. */
const named = (code: number) => new RegExp(code < 10 ? `\\b[45]\\d\\d, ${code}\\b` : `\\b${code}\\b`);

test('docs/error-codes.md lists every code of accounts, posts, uploads and polls', () => {
  const codes = Object.values(errorCatalogue).map(({ code }) => Number(code));
  expect(rows.map(({ code }) => code)).toEqual(codes.filter(isOwn).sort((one, other) => one - other));
});

test.each(rows.filter(({ provoked }) => provoked))('code $code is provoked in $provoked', (row) => {
  expect(read(row.provoked ?? '')).toMatch(named(row.code));
});

test.each(rows.filter(({ seen }) => seen))('code $code is shown in $seen', (row) => {
  expect(read(row.seen ?? '')).toMatch(named(row.code));
});
