import type { Page } from '@playwright/test';
import { isEmbeddedAddress } from '#src/paths/posts-paths.ts';
import { expect, test } from '#tests/support/e2e.ts';
import { horizontalOverflow, readingExampleAddresses, WIDTHS } from '#tests/support/e2e-addresses.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/**
 * Opens every screen for reading on the contract's examples, like every-screen.e2e.ts on the server: it shows its content,
 * reports no error, and is no wider than the viewport.
 */

/**
 * Navigates like a link within the site, because a new document would request a thousand small files from the
 * development server. Embeds are documents of their own.
 */
async function open(page: Page, address: string): Promise<void> {
  if (isEmbeddedAddress(address)) {
    await page.goto(address);
    return;
  }
  await page.evaluate((to) => {
    for (const heading of document.querySelectorAll('h1')) heading.dataset.left = '';
    history.pushState({ key: to, state: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await expect(page.locator('h1[data-left]'), address).toHaveCount(0);
}

for (const viewer of ['visitor', 'member'] as const) {
  test(`Mock: every screen for reading is filled from the examples for a ${viewer} at every width`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    if (viewer === 'visitor') await apiOf(page).POST('/v2/logout');
    await page.goto('/explore?panel=off');
    const addresses = await readingExampleAddresses(viewer);
    expect(addresses.length).toBeGreaterThan(viewer === 'member' ? 50 : 25);
    // Embeds come last, because no link leads back into the site.
    for (const address of addresses.toSorted(
      (one, other) => Number(isEmbeddedAddress(one)) - Number(isEmbeddedAddress(other)),
    )) {
      await test.step(address, async () => {
        await open(page, address);
        await expect.soft(page.getByRole('main'), address).toBeVisible();
        await expect.soft(page.locator('main [aria-busy="true"]'), address).toHaveCount(0);
        await expect.soft(page.getByRole('alert').filter({ hasText: /\S/ }), address).toHaveCount(0);
        await expect
          .soft(page.getByRole('heading', { name: /nothing here|no such/ }), address)
          .toHaveCount(0);
        for (const width of WIDTHS) {
          await page.setViewportSize({ width, height: 900 });
          await expect.poll(() => horizontalOverflow(page), `${address} at ${width} px`).toBe(0);
        }
        await page.setViewportSize({ width: 1280, height: 900 });
      });
    }
  });
}

const FEEDS = [
  '/dashboard',
  '/blog/marlow/drafts',
  '/blog/marlow/queue',
  '/likes',
  '/explore/trending',
  '/tagged/photography',
  '/tagged/small%20poems',
  '/tagged/polls',
  '/search/fog',
  '/marlow/search/fog',
  '/odile',
];
const OTHERS = ['/following', '/tagged', '/', '/search', '/search/fog?view=blogs', '/search/fog?view=tags'];
const FORMS = ['text', 'photo', 'quote', 'link', 'chat', 'audio', 'video'];

// Many screens share one browser, because a new one requests a thousand small files from the development server.

test('Mock: every screen is filled from the examples', async ({ page }) => {
  test.setTimeout(120_000);
  const pictures: string[] = [];
  page.on('response', (response) => {
    if (response.headers()['content-type'] === 'image/svg+xml') pictures.push(response.url());
  });
  for (const path of FEEDS) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}panel=off`);
    await expect(page.getByRole('article').first(), path).toBeVisible();
  }
  expect(pictures.length).toBeGreaterThan(FEEDS.length);
  for (const path of OTHERS) {
    await page.goto(`${path}${path.includes('?') ? '&' : '?'}panel=off`);
    await expect(page.getByRole('main'), path).toBeVisible();
    // A poll renders an empty alert.
    await expect(page.getByRole('alert').filter({ hasText: /\S/ }), path).toHaveCount(0);
  }
});

test('Mock: the form for every type of post opens', async ({ page }) => {
  test.setTimeout(120_000);
  for (const type of FORMS) {
    await page.goto(`/new/${type}?panel=off`);
    await expect(page.getByRole('form', { name: 'New post' }), type).toBeVisible();
  }
});
