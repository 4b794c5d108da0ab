import { expect, test } from '#tests/support/e2e.ts';

test('Privacy settings: the choices of who finds a member are kept', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('odile');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account: / }).click();
  await page.getByRole('menuitem', { name: 'Settings' }).click();
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Privacy/ })
    .click();
  const found = page.getByRole('switch', { name: 'Be found by your e-mail address' });
  await expect(found).not.toBeChecked();
  await found.click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expectAccessible('the privacy of a member');
  const unsold = page.getByRole('switch', { name: 'My data must not be sold' });
  await unsold.click();
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toHaveCount(2);
  await page.reload();
  await expect(found).toBeChecked();
  await expect(unsold).toBeChecked();
});
