import { expect, test } from '#tests/support/e2e.ts';

test('Account settings: a member changes the password, deletes the account, and restores it', async ({
  page,
  newMember,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(401, 'editAccount');
  expectFailure(401, 'getProofs');
  expectFailure(404, /^\/leaver-/);
  const name = await newMember('leaver');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/settings\/account$/);
  await page.getByRole('button', { name: 'Change password' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('a thread of red wool');
  await page.getByRole('textbox', { name: 'New password' }).fill('seven seas of wool');
  const save = page.locator('form').getByRole('button', { name: 'Change password' });
  await save.click();
  await expect(page.getByText('This is not your password.')).toBeVisible();
  await expectAccessible('the account page with a form');
  await page.getByRole('textbox', { name: 'Your password' }).fill('a thread of blue wool');
  await save.click();
  await expect(page.getByText('Your password is changed. You are logged out everywhere else')).toBeVisible();
  await page.getByRole('button', { name: 'Delete account' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('seven seas of wool');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL(/\/$/);
  await page.goto(`/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('There is no blog called');
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill('seven seas of wool');
  await page
    .getByRole('main')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Log in' })
    .first()
    .click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`/${name}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
});
