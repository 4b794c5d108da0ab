import { readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const entry = readFileSync(new URL('../entry-client.tsx', import.meta.url), 'utf8');
const root = fileURLToPath(new URL('../../../node_modules/', import.meta.url));

/** Size in bytes of the Latin subset of each typeface. */
const faces = [...entry.matchAll(/import '(@fontsource[^']+\.css)'/g)].map(([, sheet = '']) => {
  const css = readFileSync(join(root, sheet), 'utf8');
  const file = /url\(\.\/(files\/[\w-]+-latin-(?!ext)[\w-]+\.woff2)\)/.exec(css)?.[1] ?? '';
  return statSync(join(root, dirname(sheet), file)).size;
});

it('fonts for a Latin page total at most 70 kB, whichever a blog chose', () => {
  const [house = 0, ...ofBlogs] = faces;
  expect(ofBlogs).toHaveLength(2);
  expect(house + Math.max(...ofBlogs)).toBeLessThanOrEqual(70_000);
});
