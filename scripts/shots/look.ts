import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Viewer } from './addresses.ts';

/** Heights that go with the widths, in CSS pixels: a phone, a tablet, a window. */
export const SIZES = { 390: 844, 820: 1180, 1280: 900 } as const;
export type Width = keyof typeof SIZES;

/** What browsers write about refused calls, and what Playwright writes because no worker answers for the server here. */
const EXPECTED = / 40[1349] |Service Worker registration blocked/;

/** Layout shift from here on is worth a line (the browsers' own limit is 0.1). */
const STILL = 0.02;

/** What was seen of one screen. */
export interface Seen {
  address: string;
  width: Width;
  viewer: Viewer;
  /** Path of the picture for each palette. */
  pictures: Readonly<Record<string, string>>;
  /** How much the layout moved while the page came, as browsers score it. */
  shift: number;
  /** Whatever is wrong, in words. */
  faults: string[];
}

interface Shift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

declare global {
  interface Window {
    layoutShift?: number;
  }
}

/** A session of its own, of the given width, which counts what moves. */
export async function openContext(browser: Browser, baseURL: string, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: SIZES[width] },
    hasTouch: width < 820,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    // The guide speaks once; a picture of a page is of the page.
    localStorage.setItem('skein.guide', '{"off":true}');
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context;
}

/** Faults of accessibility that keep somebody out, in axe's words. */
async function accessFaults(page: Page, palette: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${palette}: ${id} at ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`,
    );
}

/** The page may not be wider than its window. */
async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`${over} px wider than the window`] : [];
}

function wordOf(address: string): string {
  return address === '/' ? 'front' : address.slice(1).replace(/[^a-z0-9-]+/gi, '_');
}

/** Waits until everything is there. Members are told what is new over a line that stays open, so the network never is idle. */
async function comeToRest(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 10_000 })
    .catch(() => {});
}

/** Visits an address, lets it come to rest, and takes a picture in every palette; axe judges a light and a dark one. */
export async function lookAt(
  context: BrowserContext,
  about: Pick<Seen, 'address' | 'viewer' | 'width'>,
  { palettes, judged, folder }: { palettes: readonly string[]; judged: readonly string[]; folder: string },
): Promise<Seen> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED.test(message.text()))
      faults.push(`said ${message.text()}`);
  });
  try {
    await page.goto(about.address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await comeToRest(page);
    const shift = await page.evaluate(() => window.layoutShift ?? 0);
    if (shift > STILL) faults.push(`moves by ${shift.toFixed(3)}`);
    faults.push(...(await overflowOf(page)));
    const pictures: Record<string, string> = {};
    for (const palette of palettes) {
      await page.evaluate((name) => {
        document.documentElement.dataset.palette = name;
      }, palette);
      const path = join(folder, `${wordOf(about.address)}.${about.viewer}.${about.width}.${palette}.png`);
      await page.screenshot({ path });
      pictures[palette] = path;
      if (judged.includes(palette)) faults.push(...(await accessFaults(page, palette)));
    }
    return { ...about, pictures, shift, faults };
  } finally {
    await page.close();
  }
}
