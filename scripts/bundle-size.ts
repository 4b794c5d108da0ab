/**
 * `node scripts/bundle-size.ts`: what each page of the build costs before it can be used, and whether those a visitor may
 * see first keep within their budget; fails when one does not. Counts every script a page's document loads; what comes
 * with the first scroll or press, or with a rare kind of block, does not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { splitTemplate } from '../server/site/document.ts';
import { filesOf, readManifest } from '../server/site/manifest.ts';

/** Bytes of compressed JavaScript on a page that somebody may see first (docs/performance.md). */
const BUDGET = 150_000;
const FIRST_PAGES = /(?:Landing|Login|Register|Dashboard)Page\.tsx$|(?:discovery|blogs)\/pages\/\w+\.tsx$/;

/** Parts whose code comes separately (src/shared/ui/later.tsx) although a page never goes without them. */
const ALWAYS_SHOWN: readonly [page: RegExp, parts: string[]][] = [
  [/feed\/pages\//, ['src/app/shell/AccountMenu.tsx']],
  [/(?:Landing|Login|Register)Page\.tsx$/, ['src/shared/ui/MoreIconPath.tsx']],
];

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = process.argv[2] ?? join(root, 'dist');

const sizes = new Map<string, number>();

function compressed(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

const total = (files: readonly string[]): number => files.reduce((sum, file) => sum + compressed(file), 0);

const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

const manifest = readManifest(dist);
const { files: shared } = splitTemplate(readFileSync(join(dist, 'client/index.html'), 'utf8'));
const pages = Object.keys(manifest)
  .filter((source) => /^src\/features\/.*\/pages\/\w+\.tsx$/.test(source))
  .sort();

console.log('gzip'.padStart(10), '  styles');
console.log(kB(total(shared.scripts)), kB(total(shared.styles)), ' every page');
const over: string[] = [];
for (const page of pages) {
  const parts = ALWAYS_SHOWN.flatMap(([pattern, sources]) => (pattern.test(page) ? sources : []));
  for (const part of parts) if (!(part in manifest)) throw new Error(`The build has no ${part}`);
  const { scripts, styles } = filesOf(manifest, [page, ...parts], shared);
  const isOver = FIRST_PAGES.test(page) && total(scripts) > BUDGET;
  if (isOver) over.push(page);
  console.log(kB(total(scripts)), kB(total(styles)), ` ${page}`, isOver ? '  OVER' : '');
}

const everything = readdirSync(join(dist, 'client/assets')).filter((file) => file.endsWith('.js'));
console.log(kB(total(everything.map((file) => `assets/${file}`))), ' '.repeat(10), ' all scripts together');

console.log(
  over.length === 0
    ? '\nEvery page a visitor may see first is within its budget.'
    : `\nOver budget: ${over.join(', ')}`,
);
process.exitCode = over.length === 0 ? 0 : 1;
