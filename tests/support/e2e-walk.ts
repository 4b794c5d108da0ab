import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from '@playwright/test';
import type { SiteRoute } from '#src/shared/navigation/route.ts';
import { ROOT } from '../../scripts/check/run-tool.ts';
import { addressesFor, type Viewer } from '../../scripts/shots/addresses.ts';
import { samplesOf } from '../../scripts/shots/samples.ts';

/** Features whose screens are for reading; what they open in a sheet is a form. */
const READING = /^src\/features\/(activity|blogs|discovery|feed|help|posts)\//;

/** Every address of the joined route table at which something is read, as a viewer may open it. */
export async function readingAddresses(site: string, viewer: Viewer): Promise<string[]> {
  const build = pathToFileURL(join(ROOT, 'dist/server/entry-server.js')).href;
  const { routeTable } = (await import(build)) as { routeTable: readonly SiteRoute[] };
  const routes = routeTable.filter(({ Page: { file }, layer }) => READING.test(file) && layer !== 'modal');
  return addressesFor(viewer, routes, await samplesOf(site));
}

/** How much wider than its window a page is, in CSS pixels; 0 when nothing is cut off. */
export function widerBy(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - window.innerWidth));
}
