import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

declare global {
  interface Window {
    /** View transition names of each transition so far. */
    journeys: string[][];
  }
}

/** Records the elements of every view transition. */
async function watchJourneys(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.journeys = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (...args) => {
      const transition = start(...args);
      const names: string[] = [];
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations()) {
          const pseudo = effect instanceof KeyframeEffect ? effect.pseudoElement : null;
          const name = pseudo?.match(/^::view-transition-group\((.+)\)$/)?.[1];
          if (name) names.push(name);
        }
        window.journeys.push(names);
      });
      return transition;
    };
  });
}

/** Distance from the top of the viewport to the opened post in pixels, below the header at every width. */
const OPENED_TOP_PX = 120;

/** Scrolls to the second post of the page, opens it and returns its id. */
async function openSecond(page: Page): Promise<string> {
  const id = (await page.locator('main article[data-post]').nth(1).getAttribute('data-post')) ?? '';
  const post = page.locator(`main [data-post="${id}"]`);
  await expect(async () => {
    await post.evaluate(
      (card, at) => window.scrollBy(0, card.getBoundingClientRect().top - at),
      OPENED_TOP_PX,
    );
    expect(await topOf(post)).toBeCloseTo(OPENED_TOP_PX, -1);
  }).toPass();
  await post
    .locator('header a:has(time)')
    .first()
    .evaluate((link: HTMLElement) => {
      // Focuses like a press, without scrolling.
      link.focus({ preventScroll: true });
      link.click();
    });
  await expect(page).toHaveURL(new RegExp(`/${id}`));
  return id;
}

const topOf = async (card: Locator): Promise<number> => (await card.boundingBox())?.y ?? 0;

test('View transitions: a card moves to its page and Back, with focus and scroll position kept', async ({
  page,
  logIn,
}) => {
  await watchJourneys(page);
  await logIn('marlow');
  await page.goto('/dashboard');
  await expect(page.getByRole('feed', { name: 'Dashboard' }).getByRole('article').first()).toBeVisible();
  const id = await openSecond(page);
  await expect.poll(() => page.evaluate(() => window.journeys.length)).toBe(1);
  expect(await page.evaluate(() => window.journeys[0])).toContain(`post-${id}`);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  const card = page.locator(`main [data-post="${id}"]`);
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.journeys.length)).toBe(2);
  expect(await page.evaluate(() => window.journeys[1])).toContain(`post-${id}`);
  await expect.poll(() => topOf(card)).toBeCloseTo(OPENED_TOP_PX, -1);

  // Back in its list, the post is no longer named for a transition.
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/explore/);
  await page.goBack();
  await expect(page).toHaveURL(/dashboard/);
  await expect(card).toBeVisible();
  expect(await page.evaluate(() => window.journeys.length)).toBe(2);
});

test('View transitions: nothing moves with reduced motion', { tag: '@elsewhere' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await watchJourneys(page);
  await page.goto('/marlow');
  await expect(page.locator('main article').first()).toBeVisible();
  const id = await openSecond(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Post by marlow' })).toBeAttached();
  await page.goBack();
  await expect(page.locator(`main [data-post="${id}"]`)).toBeFocused();
  expect(await page.evaluate(() => window.journeys)).toEqual([]);
});
