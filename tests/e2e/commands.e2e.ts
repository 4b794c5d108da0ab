import { expect, test } from '#tests/support/e2e.ts';

test('Commands: a member navigates by Ctrl+K and chooses other keys', async ({
  page,
  browser,
  newMember,
  expectAccessible,
}) => {
  await newMember('keys');
  await page.goto('/likes');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const palette = page.getByRole('dialog', { name: 'Commands' });
  // Shortcuts work once their code is loaded.
  await expect(async () => {
    await page.keyboard.press('Control+k');
    await expect(palette).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expectAccessible('the command palette');
  await palette.getByRole('combobox').fill('single');
  await expect(palette.getByRole('option', { selected: true })).toContainText('Use single keys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/settings\/keys#single-keys$/);
  await expectAccessible('the settings of keys');
  await page.getByRole('button', { name: 'Explore: E' }).click();
  await page.keyboard.press('x');
  await page.getByRole('button', { name: 'Explore: X' }).blur();
  await page.keyboard.press('x');
  await expect(page).toHaveURL(/\/explore/);

  // A second device has the same session and an empty storage.
  const other = await browser.newContext({
    baseURL: new URL(page.url()).origin,
    storageState: { cookies: await page.context().cookies(), origins: [] },
    serviceWorkers: 'block',
  });
  const there = await other.newPage();
  await there.goto('/settings/keys');
  await expect(there.getByRole('button', { name: 'Explore: X' })).toBeVisible();
  await there.getByRole('switch', { name: 'Use single keys' }).click();
  await expect(there.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  await other.close();
  await page.goto('/settings/keys');
  await expect(page.getByRole('switch', { name: 'Use single keys' })).not.toBeChecked();
});
