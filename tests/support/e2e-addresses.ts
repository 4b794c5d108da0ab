import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { ROOT } from '../../scripts/check/run-tool.ts';
import { readContract } from '../../scripts/matrix/answers.ts';
import { screensOfRoute } from '../../scripts/matrix/screens.ts';
import { addressesFor, type Viewer } from '../../scripts/shots/addresses.ts';
import { samplesOf } from '../../scripts/shots/samples.ts';

/** Features whose screens are for reading; the dialogs they open are forms. */
const READING_FEATURES = /^src\/features\/(activity|blogs|communities|discovery|feed|help|posts)\//;

/** Viewport widths at which screens are checked: a desktop, a tablet, a phone. In CSS pixels. */
export const WIDTHS = [1280, 820, 390];

/** Screens of the staff. */
const STAFF_SCREENS = /^\/settings\/admin/;

async function readTable(): Promise<readonly SiteRoute[]> {
  const build = pathToFileURL(join(ROOT, 'dist/server/entry-server.js')).href;
  const { routeTable } = (await import(build)) as { routeTable: readonly SiteRoute[] };
  return routeTable;
}

function isForReading({ Page: { file }, layer }: SiteRoute) {
  return READING_FEATURES.test(file) && layer !== 'modal';
}

async function readingRoutes(): Promise<SiteRoute[]> {
  return (await readTable()).filter(isForReading);
}

/** Returns every reading address of the route table, as a viewer may open it. */
export async function readingAddresses(site: string, viewer: Viewer): Promise<string[]> {
  return addressesFor(viewer, await readingRoutes(), await samplesOf(site));
}

/** Returns every other address for members: forms, settings and login, or the staff's screens. */
export async function formAddresses(site: string, who: 'member' | 'staff'): Promise<string[]> {
  const [table, samples] = [await readTable(), await samplesOf(site)];
  const routes = table.filter(
    (route) => !isForReading(route) && STAFF_SCREENS.test(route.path) === (who === 'staff'),
  );
  // The additional screen states are all for reading.
  const read = new Set(addressesFor('member', table.filter(isForReading), samples));
  return addressesFor('member', routes, samples).filter((address) => !read.has(address));
}

/** Returns {@link readingAddresses} with the values of the contract's examples, which are all that the mock knows. */
export async function readingExampleAddresses(viewer: Viewer): Promise<string[]> {
  const contract = readContract();
  const routes = (await readingRoutes()).filter(
    ({ access, movedTo }) =>
      movedTo === undefined &&
      (viewer === 'member' ? access !== 'loggedOut' : ['public', 'loggedOut'].includes(access)),
  );
  return [...new Set(routes.flatMap((route) => screensOfRoute(route, contract)).map(({ path }) => path))];
}

/** Returns how much wider than its viewport a page is, in CSS pixels; 0 when nothing is cut off. */
export function horizontalOverflow(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
