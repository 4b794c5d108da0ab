/**
 * `node scripts/bundle-size.ts`: what each page of the build costs before it can be used, and whether the first page of a
 * visitor keeps within its budget. Counts what the page's document loads; what comes with the first click does not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { filesInTemplate } from '../server/site/document.ts';
import { filesOf, readManifest } from '../server/site/manifest.ts';

/** Bytes of compressed JavaScript on the first logged-out page (docs/performance.md). */
const BUDGET = 130_000;
const FIRST_PAGE = 'src/features/auth/pages/LandingPage.tsx';

const root = new URL('../', import.meta.url).pathname;
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
const shared = filesInTemplate(readFileSync(join(dist, 'client/index.html'), 'utf8'));
const sharedScripts = [...shared].filter((file) => file.endsWith('.js'));
const sharedStyles = [...shared].filter((file) => file.endsWith('.css'));
const pages = Object.keys(manifest)
  .filter((source) => /^src\/features\/.*\/pages\/\w+\.tsx$/.test(source))
  .sort();

console.log('gzip'.padStart(10), '  styles');
console.log(kB(total(sharedScripts)), kB(total(sharedStyles)), ' every page');
for (const page of pages) {
  const { scripts, styles } = filesOf(manifest, [page], shared);
  console.log(kB(total([...sharedScripts, ...scripts])), kB(total([...sharedStyles, ...styles])), ` ${page}`);
}

const everything = readdirSync(join(dist, 'client/assets')).filter((file) => file.endsWith('.js'));
console.log(kB(total(everything.map((file) => `assets/${file}`))), ' '.repeat(10), ' all scripts together');

const first = total([...sharedScripts, ...filesOf(manifest, [FIRST_PAGE], shared).scripts]);
const verdict = first <= BUDGET ? 'within' : 'OVER';
console.log(
  `\nThe first logged-out page loads ${kB(first).trim()} of scripts: ${verdict} its budget of ${kB(BUDGET).trim()}.`,
);
process.exitCode = first <= BUDGET ? 0 : 1;
