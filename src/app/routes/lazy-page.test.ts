import { globSync } from 'node:fs';
import { expect, it } from 'vitest';
import { pageSources } from './lazy-page.ts';

it('knows every page, and takes no test for one', () => {
  const files = globSync('src/features/**/pages/*.tsx');
  expect(files.some((file) => file.includes('.test.'))).toBe(true);
  const pages = files
    .filter((file) => !file.includes('.test.'))
    .map((file) => file.replace('src/', '../../'));
  expect(pageSources().sort()).toEqual(pages.sort());
});
