import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

const RIBBON = 'Your tags';

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to measure');
  return box;
}

/** Checks that an element of a feed in columns is a full row: no post is beside it or below its beginning above it. */
async function expectFullRow(page: Page): Promise<void> {
  const feed = page.getByRole('feed');
  const ribbon = await boxOf(feed.getByRole('article', { name: RIBBON }));
  const posts = await Promise.all(
    (await feed.locator('article[data-post]').all()).map(async (post) => await post.boundingBox()),
  );
  const beside = posts.filter(
    (post) => post && post.y < ribbon.y + ribbon.height - 1 && post.y + post.height > ribbon.y + 1,
  );
  expect(beside).toEqual([]);
  // In the middle of the columns, and no narrower than a post when there is room.
  const columns = await boxOf(feed);
  expect(Math.abs(ribbon.x + ribbon.width / 2 - (columns.x + columns.width / 2))).toBeLessThan(2);
  expect(ribbon.width).toBeGreaterThan(500);
  expect(posts.some((post) => post && post.y + post.height <= ribbon.y + 1)).toBe(true);
}

test('Timeline elements: a tag page sends one in its document, as a full row between its columns', async ({
  page,
  logIn,
}) => {
  await logIn('marlow');
  await page.setViewportSize({ width: 1280, height: 900 });
  const document = await page.request.get('/tagged/photography');
  expect(await document.text()).toContain(`<article aria-label="${RIBBON}"`);
  await page.goto('/tagged/photography');
  const feed = page.getByRole('feed');
  const ribbon = feed.getByRole('article', { name: RIBBON });
  await expect(feed.locator('article[data-post]').first()).toBeVisible();
  await expect(ribbon).toHaveCount(1);
  await ribbon.scrollIntoViewIfNeeded();
  await expectFullRow(page);
  await page.setViewportSize({ width: 820, height: 900 });
  await ribbon.scrollIntoViewIfNeeded();
  await expectFullRow(page);
});

test('Timeline elements: the reading position holds below one, and posts alone are counted', async ({
  page,
  logIn,
}) => {
  await logIn('marlow');
  await page.goto('/tagged/photography');
  const feed = page.getByRole('feed');
  const ribbon = feed.getByRole('article', { name: RIBBON });
  const scrollOn = async () => {
    await page.evaluate(() => window.scrollBy(0, 300));
    return (await ribbon.boundingBox())?.y ?? Number.POSITIVE_INFINITY;
  };
  await expect.poll(scrollOn).toBeLessThan(300);
  await expect(ribbon).not.toHaveAttribute('aria-posinset');
  const posts = feed.locator('article[data-post]');
  const counted = await posts.evaluateAll((all) => all.map((post) => Number(post.ariaPosInSet)));
  expect(counted).toEqual(counted.map((_, index) => (counted[0] ?? 0) + index));
  const offset = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await offset();
  await page.goto('/settings/display');
  await page.goBack();
  await expect.poll(async () => Math.abs((await offset()) - before)).toBeLessThan(40);
  await expect(ribbon).toBeAttached();
});
