import { expect, test } from '#tests/support/e2e.ts';

test("Blog pages: posts are filtered by type, the support page offers its plans, and /blog leads to one's own blog", async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.goto('/marlow/filter-by/photo');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expectAccessible('a blog’s posts of one kind');
  await page.getByRole('navigation', { name: 'Kinds of posts' }).getByRole('link', { name: 'Chats' }).click();
  await expect(page).toHaveURL('/marlow/filter-by/chat');
  expect((await page.request.get('/marlow/filter-by/nonsense')).status()).toBe(404);
  await page.goto('/marlow/support');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/^\d+ people support marlow/);
  await expectAccessible('the place of memberships');
  await logIn('odile');
  await page.goto('/blog/odile');
  await expect(page).toHaveURL('/odile');
});
