import { expect, test } from '#tests/support/e2e.ts';

test('Rewarded ad: a member stops one, watches one to its end, and is without ads for an hour', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('watcher');
  await page.goto('/settings/ad-free-browsing');
  await expect(page.getByRole('heading', { name: 'Watch one, then none' })).toBeVisible();
  await expect(page.getByText('3 times more today.')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { name: 'The ball is being wound' })).toBeFocused();
  await expectAccessible('a rewarded ad that is watched');
  await page.getByRole('button', { name: 'Stop' }).click();
  await expect(page.getByRole('heading', { name: 'Watch one, then none' })).toBeFocused();
  await expect(page.getByText('3 times more today.')).toBeVisible();

  await page.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByText('Ad · from Skein')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Without ads until / })).toBeFocused({ timeout: 30_000 });
  await expect(page.getByText('2 times more today.')).toBeVisible();
  await expectAccessible('an hour without ads');
  await page.reload();
  await expect(page.getByRole('heading', { name: /^Without ads until / })).toBeVisible();
});
