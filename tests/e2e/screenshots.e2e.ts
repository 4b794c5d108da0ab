import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { exampleNow } from '#openapi/world/world.ts';
import { exampleFor } from '#tests/support/e2e-examples.ts';

/**
 * Screenshots of all primitives in several palettes, in forced colours and right-to-left, and of the layers over them,
 * compared with references. After an intended change run `npm run e2e -- screenshots --project=desktop
 * --update-snapshots=all` and review the images (without `=all` a small change would keep the old image).
 */

const root = join(import.meta.dirname, '../..');
const built = join(root, '.cache/ui-sandbox');
const ORIGIN = 'http://sandbox.test';
const TYPES: Record<string, string> = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.woff2': 'font/woff2',
};
/** Placeholder for every picture of the contract's examples. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#6f8f9c" d="M0 0h9v9H0z"/><path fill="#c98a5b" d="M0 9 5 3l4 6z"/></svg>`;

/** Text smoothing differs between machines; a changed colour, width or font is far above this tolerance. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, threshold: 0.3 };

test.use({ timezoneId: 'UTC', locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

// Runs in one worker, because parallel runs would empty the output folder.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => {
  const { status, stderr } = spawnSync(
    'node_modules/.bin/vite',
    ['build', '-c', 'tests/support/ui-sandbox/vite.config.ts', '--logLevel', 'warn'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(status, stderr).toBe(0);
});

test.beforeEach(async ({ page }) => {
  // Fixes the clock, so that relative times of the examples are constant.
  await page.clock.setFixedTime(exampleNow);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/v2/')) {
      // Lists end with their first page, so that nothing is loaded later.
      const answer = await exampleFor(route.request().method(), pathname);
      return route.fulfill({
        json: JSON.parse(JSON.stringify(answer, (key, value) => (key === 'next' ? undefined : value))),
      });
    }
    const file = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(join(built, file)).catch(() => undefined);
    if (body) return route.fulfill({ body, contentType: TYPES[extname(file)] });
    return route.fulfill({ body: PICTURE, contentType: 'image/svg+xml' });
  });
});

/** Forces the states hover, active and focus on elements that ask for them. */
async function forceStates(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const { root: document } = await client.send('DOM.getDocument');
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  for (const state of ['hover', 'active', 'focus-visible']) {
    const { nodeIds } = await client.send('DOM.querySelectorAll', {
      nodeId: document.nodeId,
      selector: `[data-force="${state}"]`,
    });
    expect(nodeIds.length).toBeGreaterThan(0);
    for (const nodeId of nodeIds)
      await client.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses: [state] });
  }
}

/** Opens the sandbox and waits until it is complete. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`${ORIGIN}/?${query}`);
  await expect(page.getByRole('heading', { name: 'Pull a thread', includeHidden: true })).toBeAttached();
  await expect(
    page.getByRole('heading', { name: 'Posts with the most notes', includeHidden: true }),
  ).toBeAttached();
  await expect(page.getByText('Somebody may hurt themselves, in a post by hut-2304').first()).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  // Loads lazy pictures at once.
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
  });
}

for (const palette of ['trueBlue', 'darkMode', 'canary', 'snowBright']) {
  test(`Screenshots: primitives in ${palette}`, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 1500 });
    await open(page, `palette=${palette}`);
    await forceStates(page);
    await expect(page).toHaveScreenshot(`primitives-${palette}.png`, { fullPage: true, ...TOLERANCE });
  });
}

test('Screenshots: primitives in right-to-left', async ({ page }) => {
  await page.setViewportSize({ width: 1180, height: 1500 });
  await open(page, 'palette=trueBlue');
  await page.evaluate(() => {
    // The built style sheets select by language for direction.
    Object.assign(document.documentElement, { dir: 'rtl', lang: 'ar' });
  });
  await expect(page).toHaveScreenshot('primitives-mirrored.png', { fullPage: true, ...TOLERANCE });
});

test('Screenshots: primitives in forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.setViewportSize({ width: 1180, height: 1500 });
  await open(page, 'palette=trueBlue');
  await forceStates(page);
  await expect(page).toHaveScreenshot('primitives-forced.png', { fullPage: true, ...TOLERANCE });
});

for (const layer of ['dialog', 'drawer', 'gifs', 'move', 'toasts']) {
  for (const palette of ['trueBlue', 'darkMode']) {
    test(`Screenshots: the layer “${layer}” in ${palette}`, async ({ page }) => {
      await page.setViewportSize({ width: 900, height: 760 });
      await open(page, `palette=${palette}&open=${layer}`);
      await expect(page).toHaveScreenshot(`layer-${layer}-${palette}.png`, TOLERANCE);
    });
  }
}
