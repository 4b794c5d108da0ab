import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { ROOT } from '../../scripts/check/run-tool.ts';
import { readContract } from '../../scripts/matrix/answers.ts';
import { screensOfRoute } from '../../scripts/matrix/screens.ts';
import { addressesFor, type Viewer } from '../../scripts/shots/addresses.ts';
import { samplesOf } from '../../scripts/shots/samples.ts';

/** Features whose screens are for reading; what they open in a sheet is a form. */
const READING = /^src\/features\/(activity|blogs|discovery|feed|help|posts)\//;

/** The windows that screens are walked at: a desk, a tablet, a phone. In CSS pixels. */
export const WIDTHS = [1280, 820, 390];

/** Screens of those who run the site. */
const STAFF = /^\/settings\/admin/;

async function readTable(): Promise<readonly SiteRoute[]> {
  const build = pathToFileURL(join(ROOT, 'dist/server/entry-server.js')).href;
  const { routeTable } = (await import(build)) as { routeTable: readonly SiteRoute[] };
  return routeTable;
}

const isForReading = ({ Page: { file }, layer }: SiteRoute) => READING.test(file) && layer !== 'modal';

async function readingRoutes(): Promise<SiteRoute[]> {
  return (await readTable()).filter(isForReading);
}

/** Every address of the joined route table at which something is read, as a viewer may open it. */
export async function readingAddresses(site: string, viewer: Viewer): Promise<string[]> {
  return addressesFor(viewer, await readingRoutes(), await samplesOf(site));
}

/** Every other address for members: where they write, choose and log in, or where those who run the site do. */
export async function actingAddresses(site: string, who: 'member' | 'staff'): Promise<string[]> {
  const [table, samples] = [await readTable(), await samplesOf(site)];
  const routes = table.filter(
    (route) => !isForReading(route) && STAFF.test(route.path) === (who === 'staff'),
  );
  // The states of screens besides their patterns are all for reading.
  const read = new Set(addressesFor('member', table.filter(isForReading), samples));
  return addressesFor('member', routes, samples).filter((address) => !read.has(address));
}

/** {@link readingAddresses} with the values of the contract's examples, which are all that the mock knows. */
export async function readingExamples(viewer: Viewer): Promise<string[]> {
  const contract = readContract();
  const routes = (await readingRoutes()).filter(
    ({ access, movedTo }) =>
      movedTo === undefined &&
      (viewer === 'member' ? access !== 'loggedOut' : ['public', 'loggedOut'].includes(access)),
  );
  return [...new Set(routes.flatMap((route) => screensOfRoute(route, contract)).map(({ path }) => path))];
}

/** How much wider than its window a page is, in CSS pixels; 0 when nothing is cut off. */
export function widerBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
