import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const ROOT = new URL('../../', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, ROOT), 'utf8');

/** Rows of the first tables, whose rows name a test: the attack or guarantee, the title of its test, and its file. */
const rows = (read('docs/security.md').split(/\n## (?:Limits by kind|Credential revocation matrix)/)[0] ?? '')
  .split('\n')
  .filter((line) => /^\| (?!Attack |Guarantee |---)/.test(line))
  .map((line) => {
    const [, what, title, file] = /^\| (.+?) \| `(.+)` \| `([^`]+)` \|$/.exec(line) ?? [];
    return { what: what ?? line, title, file };
  });

test('docs/security.md has rows, and each names its test', () => {
  expect(rows.length).toBeGreaterThan(40);
  expect(rows.filter(({ title, file }) => !title || !file)).toEqual([]);
});

test.each(rows)('$what has a test of that title', ({ title = '', file = '' }) => {
  // A title with an apostrophe is in double quotes.
  expect(read(file)).toContain(title.includes("'") ? `"${title}"` : `'${title}'`);
});
