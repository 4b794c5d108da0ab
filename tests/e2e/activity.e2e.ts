import { expect, test } from '#tests/support/e2e.ts';

test('Activity: a member groups likes by person, chooses another blog, and sees followers', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/activity');
  await expect(page.getByRole('heading', { level: 1, name: 'Activity' })).toBeVisible();
  // On a desktop the counts are open beside the list; on a phone they are one line that expands.
  if (isMobile) await page.getByRole('button', { name: /notes? in 3 days/ }).click();
  await expect(page.getByRole('region', { name: 'Posts with the most notes' })).toBeVisible();
  await expectAccessible('the activity of a blog');
  await page.getByRole('link', { name: 'By person' }).click();
  await expect(page).toHaveURL(/\/activity\?by=blog$/);
  await expect(page.getByText(/liked \d+ of your posts/).first()).toBeVisible();
  await page.getByRole('link', { name: 'Mutuals' }).click();
  await expect(page).toHaveURL(/filter=mutuals&by=blog$/);
  await page.getByRole('button', { name: 'Blog: marlow' }).click();
  await page.getByRole('menuitem', { name: /offcuts/ }).click();
  await expect(page).toHaveURL(/blog=marlow-offcuts&filter=mutuals&by=blog$/);
  await page.goto('/blog/marlow/followers');
  await expect(page.getByRole('list', { name: 'Followers' }).getByRole('listitem').first()).toBeVisible();
  await expectAccessible('the followers of a blog');
});
