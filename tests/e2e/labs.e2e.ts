import { expect, test } from '#tests/support/e2e.ts';

test('Labs: a member switches an experimental feature on for every page, and off', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('reader');
  await page.goto('/settings');
  await page.getByRole('main').getByRole('link', { name: /^Labs/ }).click();
  const closer = page.getByRole('switch', { name: 'Closer together' });
  await closer.click();
  await expect(closer).toBeChecked();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator('html[data-labs~="closer"]')).toBeAttached();
  await expectAccessible('the features to try');
  await page.goto('/explore');
  await expect(page.locator('html[data-labs~="closer"]')).toBeAttached();
  await page.goto('/settings/labs');
  await closer.click();
  await expect(closer).not.toBeChecked();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator('html[data-labs~="closer"]')).toHaveCount(0);
});
