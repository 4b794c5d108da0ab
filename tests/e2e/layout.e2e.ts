import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

/** Layout of spec 000 §9 in CSS pixels. Each test sets the size of the viewport itself. */

async function boxOf(locator: Locator) {
  await expect(locator).toBeVisible();
  const box = await locator.boundingBox();
  if (!box) throw new Error('Nothing to measure');
  return box;
}

const sizeTo = (page: Page, width: number) => page.setViewportSize({ width, height: 900 });

const header = (page: Page) => page.getByRole('banner');
const posts = (page: Page) => page.locator('main [data-index] article');
const cardOf = (post: Locator) => post.locator(':scope > div > div').last();

/** Returns the gap between the first two posts of a feed. */
async function gapBetweenPosts(page: Page): Promise<number> {
  const [first, second] = [await boxOf(posts(page).nth(0)), await boxOf(posts(page).nth(1))];
  return Math.round(second.y - first.y - first.height);
}

test('Layout: the dashboard has the specified widths on a desktop, labels from 1162px and a side column from 1018px [layout-01] [layout-02] [layout-03] [layout-04] [layout-08] [layout-11] [layout-14]', async ({
  page,
  logIn,
}) => {
  await sizeTo(page, 1280);
  await logIn('marlow');
  await page.goto('/dashboard');
  expect((await boxOf(header(page))).height).toBe(54);
  expect((await boxOf(cardOf(posts(page).first()))).width).toBe(540);
  expect((await boxOf(page.getByRole('main'))).width).toBe(990);
  const columns = page.getByRole('complementary').locator('xpath=../../*');
  expect([(await boxOf(columns.nth(0))).width, (await boxOf(columns.nth(1))).width]).toEqual([625, 320]);
  expect(await gapBetweenPosts(page)).toBe(16);

  const link = page.getByRole('navigation').first().getByRole('link').first();
  const aside = page.getByRole('complementary').first();
  const look = async (width: number) => {
    await sizeTo(page, width);
    return { hasWords: (await boxOf(link)).width > 100, hasAside: await aside.isVisible() };
  };
  expect(await look(1162)).toEqual({ hasWords: true, hasAside: true });
  expect(await look(1161)).toEqual({ hasWords: false, hasAside: true });
  expect(await look(1018)).toEqual({ hasWords: false, hasAside: true });
  expect(await look(1017)).toEqual({ hasWords: false, hasAside: false });
});

test('Layout: at 1280px a badge of 99+ beside a bold label of the navigation covers neither the label nor the page', async ({
  page,
  logIn,
}) => {
  await sizeTo(page, 1280);
  await logIn('marlow');
  await page.goto('/communities');
  const link = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: /^Communities/ });
  await expect(link).toHaveAttribute('aria-current', 'page');
  const label = link.locator('span').filter({ hasText: /^Communities$/ });
  const words = await label.elementHandle();
  const badge = await link.locator('span').filter({ hasText: /new$/ }).first().elementHandle();
  const main = await boxOf(page.getByRole('main'));
  for (const text of ['Communities', 'Gemeinschaften']) {
    await words?.evaluate((element, to) => element.replaceChildren(to), text);
    await badge?.evaluate((element) => element.firstChild?.replaceWith('99+'));
    const [long, count] = [await words?.boundingBox(), await badge?.boundingBox()];
    if (!long || !count) throw new Error('Nothing to measure');
    expect(await words?.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    expect(long.x + long.width).toBeLessThanOrEqual(count.x);
    expect(count.x + count.width).toBeLessThan(main.x);
  }
});

test('Layout: a post has 8px corners and a 64px avatar beside it, 40px inside it on a phone [layout-12] [layout-13] [layout-19]', async ({
  page,
}) => {
  await sizeTo(page, 1280);
  await page.goto('/marlow');
  const post = posts(page).first();
  const avatar = post.locator('img:visible').first();
  await expect(cardOf(post)).toHaveCSS('border-radius', '8px');
  const [beside, card] = [await boxOf(avatar), await boxOf(cardOf(post))];
  expect([beside.width, beside.height]).toEqual([64, 64]);
  expect(beside.x + beside.width).toBeLessThanOrEqual(card.x);
  await sizeTo(page, 390);
  expect((await boxOf(avatar)).width).toBe(40);
});

test('Layout: up to 540px the header is 44px high and posts are 8px apart [layout-07] [layout-10] [layout-15]', async ({
  page,
}) => {
  await sizeTo(page, 390);
  await page.goto('/marlow');
  const look = async (width: number) => {
    await sizeTo(page, width);
    return (await boxOf(header(page))).height;
  };
  expect(await look(390)).toBe(44);
  expect(await gapBetweenPosts(page)).toBe(8);
  expect([await look(540), await look(541)]).toEqual([44, 54]);
});

test('Layout: a blog preview for visitors is 600px wide over an 85% overlay [blog-04] [layout-09] [overlay-04] [route-access-24]', async ({
  page,
}) => {
  await sizeTo(page, 1280);
  await page.goto('/explore/trending');
  const blog = page
    .getByRole('article')
    .first()
    .locator('a')
    .filter({ hasText: /^[a-z0-9-]+$/ })
    .first();
  const name = await blog.textContent();
  await blog.click();
  const panel = page.getByRole('dialog');
  expect((await boxOf(panel)).width).toBeCloseTo(600, 2);
  await expect(page).toHaveURL(new RegExp(`/${name}$`));
  await expect(panel.getByRole('article').first()).toBeVisible();
  await page.goto('/login');
  const glass = page.locator('[data-layer="modal"]');
  expect(await glass.evaluate((element) => getComputedStyle(element).backgroundColor)).toMatch(/\/ 0\.85\)$/);
});

test('Layout: columns of posts are 300px wide from three on, and share the width when they are two [layout-05] [layout-06]', async ({
  page,
}) => {
  await sizeTo(page, 1280);
  await page.goto('/explore/trending');
  const widths = async () => {
    const rows = page.locator('main [data-index]');
    await expect(rows.first()).toBeVisible();
    return rows.evaluateAll((all) => [...new Set(all.slice(0, 6).map((row) => Math.round(row.clientWidth)))]);
  };
  await expect.poll(widths).toEqual([300]);
  await sizeTo(page, 820);
  await expect.poll(async () => (await widths()).every((width) => width > 300 && width < 420)).toBe(true);
});

test('Layout: the card of a recommended blog is 220px by 360px [layout-16] [layout-17]', async ({
  page,
  newMember,
}) => {
  await newMember();
  for (const width of [1280, 390]) {
    await sizeTo(page, width);
    await page.goto('/dashboard');
    const card = page.getByRole('main').getByRole('article').first();
    const { width: wide, height } = await boxOf(card);
    expect([Math.round(wide), Math.round(height)]).toEqual([220, 360]);
  }
});

test('Layout: an open menu does not move the page below it', async ({ page, logIn }) => {
  await logIn('marlow');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/odile');
  const top = () =>
    page.evaluate(() => document.querySelector('main h1')?.getBoundingClientRect().top ?? Number.NaN);
  const before = await top();
  const account = page.getByRole('button', { name: 'Account: marlow' });
  await account.click();
  await expect(page.getByRole('menu', { name: 'Account' })).toBeVisible();
  expect(await top()).toBe(before);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu', { name: 'Account' })).toHaveCount(0);
  expect(await top()).toBe(before);
});

test('Performance: placeholders below the viewport are not animated', async ({ page, logIn }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await logIn('marlow');
  await page.goto('/dashboard');
  await expect(posts(page).first()).toBeVisible();
  /** Returns whether there are animated placeholders, and how many of them the browser paints. */
  const breathing = () =>
    page.evaluate(() => {
      const targets = document
        .getAnimations()
        .filter(({ playState, timeline }) => playState === 'running' && timeline === document.timeline)
        .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target : null));
      const drawn = targets.filter((target) => target?.checkVisibility({ contentVisibilityAuto: true }));
      // The browser may pause animations that it does not paint, so the style says whether placeholders wait.
      const waits = [...document.querySelectorAll('main *')].some(
        (element) => getComputedStyle(element).animationName !== 'none',
      );
      return { waits, drawn: drawn.length };
    });
  await expect.poll(breathing).toEqual({ waits: true, drawn: 0 });
});

test('The landing page: the headline is in line with the wordmark, and the pictures reach the end of tall windows', async ({
  page,
}) => {
  for (const [width, height] of [
    [1280, 900],
    [1024, 1366],
    [820, 1100],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const wordmark = await boxOf(header(page).getByRole('link').first().locator('svg:visible').first());
    const headline = await boxOf(page.getByRole('heading', { level: 1 }));
    expect(Math.abs(headline.x - wordmark.x), `${width} px`).toBeLessThanOrEqual(2);
    const columns = page.getByRole('region', { name: 'Trending on Skein right now' }).locator(':scope > div');
    for (const column of await columns.all()) {
      const box = await boxOf(column);
      expect(Math.round(box.y + box.height), `${width} px`).toBeGreaterThanOrEqual(height);
    }
    const hero = await boxOf(page.getByRole('heading', { level: 1 }).locator('xpath=../..'));
    expect(Math.round(hero.y + hero.height), `${width} px`).toBeGreaterThanOrEqual(height - 3);
  }
});
