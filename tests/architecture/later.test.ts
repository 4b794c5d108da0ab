import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';

/** The name of a part, and the file that is imported for it. */
const PART = /\blater(?:<[^(]*>)?\(\s*'([^']+)',\s*async \(\) => \(await import\('([^']+)'\)\)/g;

const parts = globSync('src/**/*.tsx').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(PART)].map(([, name = '', path = '']) => ({ file, name, path })),
);

it('names every part by the path of its source, by which the server finds its files', () => {
  expect(parts.length).toBeGreaterThan(8);
  for (const { file, name, path } of parts) {
    expect(`src/${name}.tsx`).toBe(join(dirname(file), path));
    expect(existsSync(`src/${name}.tsx`)).toBe(true);
  }
});

it('finds all parts', () => {
  const calls = globSync('src/**/*.tsx', { exclude: (file) => file.includes('.test.') }).flatMap((file) => [
    ...readFileSync(file, 'utf8').matchAll(/ = later[<(]/g),
  ]);
  expect(calls.length).toBe(parts.length);
});
