import { spawnSync } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { expect, test } from '@playwright/test';

/**
 * All primitives in a few palettes, compared with reference pictures, so that the look does not change unseen. After a
 * change on purpose: `npm run e2e -- look --project=desktop --update-snapshots=all`, and look at what changed (without
 * `=all` a small change would leave the old picture).
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
  await page.route(`${ORIGIN}/**`, async (route) => {
    const { pathname } = new URL(route.request().url());
    const file = pathname === '/' ? '/index.html' : pathname;
    const body = await readFile(join(built, file)).catch(() => undefined);
    await route.fulfill(body ? { body, contentType: TYPES[extname(file)] } : { status: 404 });
  });
});

for (const palette of ['trueBlue', 'darkMode', 'canary', 'snowBright']) {
  test(`primitives look as they should in ${palette}`, async ({ page }) => {
    await page.setViewportSize({ width: 1180, height: 1500 });
    await page.goto(`${ORIGIN}/?palette=${palette}`);
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('heading', { name: 'Pull a thread' })).toBeVisible();
    // Other machines smooth letters otherwise; a colour, a width or a face that changed is far more than this.
    await expect(page).toHaveScreenshot(`primitives-${palette}.png`, {
      fullPage: true,
      maxDiffPixelRatio: 0.02,
      threshold: 0.3,
    });
  });
}
