import { expect, test, writePost } from '#tests/support/e2e.ts';

test('Seen posts: the dashboard marks the last visit, and dims seen posts on request', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('tamsin');
  // Seen posts are sent in batches after some seconds.
  const patient = { timeout: 30_000 };
  const seen = page.waitForResponse('**/v2/user/seen_posts', patient);
  const marked = page.waitForResponse('**/v2/user/timeline_markers/following', patient);
  await page.goto('/dashboard');
  const feed = page.getByRole('feed', { name: 'Dashboard' });
  await expect(feed.getByRole('article').first()).toBeVisible();
  expect((await marked).status()).toBe(200);
  expect((await seen).status()).toBe(204);
  await page.goto('/new/text');
  await writePost(page, 'New since the line');
  await page.goto('/dashboard');
  await expect(feed.getByRole('article').first()).toContainText('New since the line');
  await expect(page.getByText('You are caught up').first()).toBeAttached();
  await expect(feed.locator('article[data-seen]').first()).toBeAttached();
  await page.getByRole('button', { name: 'Posts you have seen' }).click();
  const saved = page.waitForResponse('**/v2/user/settings');
  await page.getByRole('menuitem', { name: 'Dim seen posts' }).click();
  expect((await saved).status()).toBe(200);
  await expectAccessible('seen posts dimmed');
});
