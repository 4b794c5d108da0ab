import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { exampleNow } from '#openapi/world/world.ts';
import { exampleFor } from '#tests/support/e2e-examples.ts';

/**
 * All primitives in a few palettes, in forced colours and mirrored, and the layers that open over them, compared with
 * reference pictures, so that the look does not change unseen. After a change on purpose: `npm run e2e -- look
 * --project=desktop --update-snapshots=all`, and look at what changed (without `=all` a small change would leave the old
 * picture).
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
/** Stands for every picture that the contract's examples name. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path fill="#6f8f9c" d="M0 0h9v9H0z"/><path fill="#c98a5b" d="M0 9 5 3l4 6z"/></svg>`;

/** Other machines smooth letters otherwise; a colour, a width or a face that changed is far more than this. */
const TOLERANCE = { maxDiffPixelRatio: 0.02, threshold: 0.3 };

test.use({ timezoneId: 'UTC', locale: 'en-US', contextOptions: { reducedMotion: 'reduce' } });

// One after the other, in one worker: the second would empty the folder under the first.
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
  // The dates of the examples are as long ago as they say.
  await page.clock.setFixedTime(exampleNow);
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname.startsWith('/v2/')) {
      // A list ends with its first page, so that nothing goes on being fetched.
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

/** Makes things look as under a pointer, pressed or with the focus, where they say so. */
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

/** Opens the sandbox and waits until all of it is there. */
async function open(page: Page, query: string): Promise<void> {
  await page.goto(`${ORIGIN}/?${query}`);
  await expect(page.getByRole('heading', { name: 'Pull a thread', includeHidden: true })).toBeAttached();
  await expect(page.getByRole('heading', { name: 'Noted most', includeHidden: true })).toBeAttached();
  await page.evaluate(() => document.fonts.ready);
  // Pictures that wait until they are near come at once.
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
    // The build asks for the language where a style asks for the direction.
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
