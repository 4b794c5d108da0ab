import { expect, test } from '#tests/support/e2e.ts';

test('a member’s text is larger on every page, and in every browser of theirs', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('reader');
  await page.goto('/settings/display');
  await page.getByRole('combobox', { name: 'Size of text' }).selectOption('Larger');
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator('html[data-text="larger"]')).toBeAttached();
  await expectAccessible('the display settings with larger text');
  await page.goto('/explore');
  await expect(page.locator('html[data-text="larger"]')).toBeAttached();
  await page.goto('/settings/display');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Anzeige' })).toBeVisible();
});
