import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { tellSources } from '../../scripts/build/lazy-sources.ts';

const root = process.cwd();
const files = globSync('src/**/*.{ts,tsx}', { exclude: (file) => file.includes('.test.') });

it('writes every lazy page and part so that the build can tell where it comes from', () => {
  let count = 0;
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const calls = code.match(/(?:= |: )lazy(?:Page|Part)\(/g)?.length ?? 0;
    const told = tellSources(code, `${root}/${file}`, root).match(/\{ file: 'src\//g)?.length ?? 0;
    expect(told, file).toBe(calls);
    count += calls;
  }
  expect(count).toBeGreaterThan(20);
});
