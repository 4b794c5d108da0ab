import { expect, test } from '#tests/support/e2e.ts';

test('Related posts: posts of other blogs with the same tags load below a post on scrolling there', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/marlow');
  const first = page.getByRole('article').filter({ hasText: 'Counted seven ridges' }).first();
  await page.goto((await first.locator('a:has(time)').first().getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'More from marlow' })).toBeVisible();
  await page.getByRole('heading', { name: 'More from marlow' }).scrollIntoViewIfNeeded();
  await page.keyboard.press('End');
  const related = page.getByRole('region', { name: 'Posts with the same tags on other blogs' });
  await expect(related.getByRole('article').first()).toBeVisible();
  expect(await related.locator('a[href^="/marlow/"]:has(time)').count()).toBe(0);
  await expectAccessible('a post with related posts');
});
