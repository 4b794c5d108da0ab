import { everyElement, timelineNameOf } from '#openapi/examples/elements.ts';
import { ELEMENT_KINDS, isShownKind } from '#src/entities/post/feed/element-kinds.ts';
import { expect, test } from '#tests/support/e2e.ts';

/** Elements between posts on the contract's examples: one example for each kind. */

for (const element of everyElement) {
  const kind = element.objectType;
  if (kind === 'post' || !isShownKind(kind)) continue;
  test(`Mock: a feed shows ${kind} between two posts`, { tag: '@elsewhere' }, async ({
    page,
    expectAccessible,
  }) => {
    await page.goto(`/dashboard/for-you?force=getTimeline:200:${timelineNameOf(element)}&panel=off`);
    const feed = page.getByRole('feed');
    const others = feed.locator('article:not([data-post])');
    await expect(others).toHaveCount(1);
    await expect(others).toBeVisible();
    await expect(feed.locator('article[data-post]')).toHaveCount(2);
    await expectAccessible(kind);
  });
}

test('Mock: a feed with an element of every kind shows those that have a renderer', async ({ page }) => {
  await page.goto('/dashboard/for-you?force=getTimeline:200:everything&panel=off');
  const feed = page.getByRole('feed');
  await expect(feed.locator('article[data-post]').first()).toBeVisible();
  const shown = Object.keys(ELEMENT_KINDS).filter(isShownKind);
  expect(everyElement.filter(({ objectType }) => isShownKind(objectType))).toHaveLength(shown.length);
  await expect(feed.locator('article:not([data-post])').first()).toBeVisible();
});
