import { join } from 'node:path';
import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Viewer } from './addresses.ts';

/** Viewport heights by width, in CSS pixels: a phone, a tablet, a desktop. */
export const VIEWPORT_HEIGHTS = { 390: 844, 820: 1180, 1280: 900 } as const;
export type Width = keyof typeof VIEWPORT_HEIGHTS;

/** Messages that browsers log for refused calls, and that Playwright logs because service workers are blocked. */
const EXPECTED_CONSOLE = / 40[1349] |Service Worker registration blocked/;

/** Layout shift above this is reported (the browsers' own limit is 0.1). */
const MAX_LAYOUT_SHIFT = 0.02;

/** The result for one screen. */
export interface ScreenResult {
  address: string;
  width: Width;
  viewer: Viewer;
  /** Path of the picture for each palette. */
  pictures: Readonly<Record<string, string>>;
  /** Cumulative layout shift while the page loaded. */
  shift: number;
  /** Problems, as sentences. */
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

/** Opens a browser context of the given width that records layout shifts. */
export async function openContext(browser: Browser, baseURL: string, width: Width): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: VIEWPORT_HEIGHTS[width] },
    hasTouch: width < 820,
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(() => {
    // The first-run guide would cover the page.
    localStorage.setItem('skein.guide', '{"off":true}');
    window.layoutShift = 0;
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as Shift[])
        if (!hadRecentInput) window.layoutShift = (window.layoutShift ?? 0) + value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return context;
}

/** Returns serious accessibility violations as axe describes them. */
async function accessFaults(page: Page, palette: string): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) => `${palette}: ${id} at ${nodes.map(({ target }) => target.join(' ')).slice(0, 3)}`,
    );
}

/** Reports a page that is wider than its window. */
async function overflowOf(page: Page): Promise<string[]> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  return over > 0 ? [`${over} px wider than the window`] : [];
}

function wordOf(address: string): string {
  return address === '/' ? 'front' : address.slice(1).replace(/[^a-z0-9-]+/gi, '_');
}

/** Waits until everything has loaded. Members have an open event stream, so the network is never idle. */
async function waitUntilSettled(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => {});
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, { timeout: 10_000 })
    .catch(() => {});
}

/**
 * Visits an address, waits until it has settled, and takes a picture in every palette; axe checks a light and a dark
 * one.
 */
export async function captureScreen(
  context: BrowserContext,
  about: Pick<ScreenResult, 'address' | 'viewer' | 'width'>,
  { palettes, judged, folder }: { palettes: readonly string[]; judged: readonly string[]; folder: string },
): Promise<ScreenResult> {
  const page = await context.newPage();
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`threw ${error.message}`));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !EXPECTED_CONSOLE.test(message.text()))
      faults.push(`said ${message.text()}`);
  });
  try {
    await page.goto(about.address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached', timeout: 60_000 });
    await waitUntilSettled(page);
    const shift = await page.evaluate(() => window.layoutShift ?? 0);
    if (shift > MAX_LAYOUT_SHIFT) faults.push(`moves by ${shift.toFixed(3)}`);
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
