import { expect, test } from '#tests/support/e2e.ts';

test('Settings search: a member finds a setting by a synonym and jumps to it', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('odile');
  await page.goto('/settings');
  await expectAccessible('the list of settings');
  await page.getByRole('searchbox', { name: 'Search settings' }).fill('training');
  const found = page.getByRole('list', { name: 'Settings found' }).getByRole('link');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(page).toHaveURL(/\/settings\/privacy#third-party-sharing$/);
  await expect(page.getByRole('switch', { name: 'Pass posts on to partners' })).toBeInViewport();
});

test.describe('Settings without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('Settings search: settings are listed and found without scripts', async ({ page, logIn }) => {
    await logIn('odile');
    await page.goto('/settings');
    await page.getByRole('searchbox', { name: 'Search settings' }).fill('read receipts');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('list', { name: 'Settings found' }).getByRole('link')).toHaveText([
      /^Read receipts/,
    ]);
  });
});
