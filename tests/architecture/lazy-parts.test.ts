import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { annotateLazySources } from '../../scripts/build/lazy-sources.ts';

const root = process.cwd();
const files = globSync('src/**/*.{ts,tsx}', { exclude: (file) => file.includes('.test.') });

it('lazy pages and parts are written so that the build finds their source', () => {
  let count = 0;
  for (const file of files) {
    const code = readFileSync(file, 'utf8');
    const calls = code.match(/(?:= |: )lazy(?:Page|Part)\(/g)?.length ?? 0;
    const annotated =
      annotateLazySources(code, `${root}/${file}`, root).match(/\{ file: 'src\//g)?.length ?? 0;
    expect(annotated, file).toBe(calls);
    count += calls;
  }
  expect(count).toBeGreaterThan(20);
});

it('no part is loaded by a bare `lazy`, whose failure would replace the whole page', () => {
  const own = new Set(['src/shared/ui/lazy-part.tsx', 'src/shared/ui/lazy-layer.tsx']);
  const bare = files.filter((file) => !own.has(file) && /[^.\w]lazy[(<]/.test(readFileSync(file, 'utf8')));
  expect(bare).toEqual([]);
});
