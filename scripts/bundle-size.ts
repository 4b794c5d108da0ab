/**
 * Reports what each route of the build weighs and fails when one exceeds its budget (`node scripts/bundle-size.ts`,
 * after `npm run build`). Counts every script that a page's document loads; what loads on the first scroll or press, or
 * with a rare kind of block, does not count.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { splitTemplate } from '../server/site/document.ts';
import { filesOf, readManifest } from '../server/site/manifest.ts';
import type { SiteRoute } from '../src/shared/navigation/route.ts';

/** Bytes of compressed JavaScript (docs/performance.md). */
const BUDGETS = {
  /** Scripts that every page loads. */
  base: 146_000,
  /** All scripts of a page that a visit may start with. */
  first: 208_000,
  /** Scripts that a later page adds to those. */
  own: 48_000,
};

/** Sources that are loaded lazily (src/shared/ui/lazy-part.tsx) although every page of a member needs them. */
const MEMBER_CHUNKS = ['src/app/shell/AccountMenu.tsx'];

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = process.argv[2] ?? join(root, 'dist');
const manifest = readManifest(dist);
const { files: shared } = splitTemplate(readFileSync(join(dist, 'client/index.html'), 'utf8'));
const { routeTable } = (await import(pathToFileURL(join(dist, 'server/entry-server.js')).href)) as {
  routeTable: readonly SiteRoute[];
};

const sizes = new Map<string, number>();

function compressed(file: string): number {
  const known = sizes.get(file);
  if (known !== undefined) return known;
  const size = gzipSync(readFileSync(join(dist, 'client', file)), { level: 9 }).length;
  sizes.set(file, size);
  return size;
}

function total(files: Iterable<string>): number {
  return [...files].reduce((sum, file) => sum + compressed(file), 0);
}
const kB = (bytes: number): string => `${(bytes / 1000).toFixed(1).padStart(7)} kB`;

/** Returns true for pages a visit may start with: those open to visitors, and the home page for members. */
function isLandingPage({ path, access }: SiteRoute): boolean {
  return (
    access === 'public' || access === 'loggedOut' || routeTable.some(({ forMembers }) => forMembers === path)
  );
}

function filesOfRoute({ Page, access }: SiteRoute) {
  const sources = [Page.file, ...(access === 'member' || access === 'owner' ? MEMBER_CHUNKS : [])];
  for (const source of sources) if (!(source in manifest)) throw new Error(`The build has no ${source}`);
  return filesOf(manifest, sources, shared);
}

const first = routeTable.filter(isLandingPage);
const seen = new Set(first.flatMap((route) => filesOfRoute(route).scripts));
const over: string[] = [];
function line(name: string, budget: number, counted: number, scripts: number, styles: number): void {
  if (counted > budget) over.push(name);
  console.log(kB(scripts), kB(counted), kB(budget), kB(styles), ` ${name}`, counted > budget ? '  OVER' : '');
}

console.log('scripts'.padStart(10), 'counted'.padStart(10), 'budget'.padStart(10), 'styles'.padStart(10));
const base = total(shared.scripts);
line('every page', BUDGETS.base, base, base, total(shared.styles));
for (const route of routeTable) {
  const { scripts, styles } = filesOfRoute(route);
  const all = total(scripts);
  if (first.includes(route)) line(route.path, BUDGETS.first, all, all, total(styles));
  else line(route.path, BUDGETS.own, total(scripts.filter((file) => !seen.has(file))), all, total(styles));
}

const everything = readdirSync(join(dist, 'client/assets')).filter((file) => file.endsWith('.js'));
console.log(kB(total(everything.map((file) => `assets/${file}`))), ' '.repeat(32), ' all scripts together');
console.log(over.length === 0 ? '\nEvery route is within its budget.' : `\nOver budget: ${over.join(', ')}`);
process.exitCode = over.length === 0 ? 0 : 1;
