import { expect, test } from '#tests/support/e2e.ts';

test('Notification settings: the choices of a blog are kept', async ({ page, logIn, expectAccessible }) => {
  await logIn('odile');
  await page.goto('/settings/notifications');
  await expect(page.getByRole('heading', { level: 1, name: 'Notifications' })).toBeVisible();
  const likes = page.getByRole('combobox', { name: 'Likes' });
  await expect(likes).toHaveValue('everyone');
  await likes.selectOption('From mutuals');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible('what a blog is told of');
  await page.reload();
  await expect(likes).toHaveValue('mutuals');
  const silence = page.getByRole('combobox', { name: 'Mute notifications' });
  await silence.selectOption('Mute for a week');
  await expect(silence.locator('option:checked')).toHaveText(/^Muted until .*\d/);
});
