import { expect, test } from '#tests/support/e2e.ts';

test('Staff: an account is closed, its member reads the reason, and it is reopened', async ({
  page,
  logIn,
  newMember,
  expectAccessible,
}) => {
  const name = await newMember('closes');
  await logIn('wren');
  await page.goto('/settings/admin/accounts');
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Active');
  await page.getByRole('searchbox', { name: 'Search accounts' }).fill(`${name}@example.test`);
  const account = page.getByRole('article', { name });
  await expect(page.getByRole('list', { name: 'Accounts' }).getByRole('article')).toHaveCount(1);
  await page.getByRole('combobox', { name: 'Show' }).selectOption('All');
  await account.getByRole('button', { name: 'Suspend account…' }).click();
  await account.getByRole('textbox', { name: 'Reason' }).fill('Advertising accordions.');
  await expectAccessible('closing an account');
  await account.getByRole('button', { name: 'Suspend account' }).click();
  await expect(account.getByText('Advertising accordions.')).toBeVisible();
  await expectAccessible('a closed account');

  const staff = await page.context().cookies();
  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await page.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(
    page.getByRole('alert').getByText(/We have suspended your account until .*: Advertising/),
  ).toBeVisible();
  await expect(page.getByRole('link', { name: 'Write to us' })).toHaveAttribute('href', '/support');
  await expectAccessible('logging in to a closed account');

  await page.context().clearCookies();
  await page.context().addCookies(staff);
  await page.goto(`/settings/admin/accounts?q=${name}`);
  await account.getByRole('button', { name: 'End the suspension' }).click();
  await expect(account.getByRole('button', { name: 'Suspend account…' })).toBeVisible();
  await page.goto('/settings/admin/log');
  await expect(page.getByRole('article', { name: 'Ended a suspension' }).first()).toContainText(name);
  await expect(page.getByRole('article', { name: 'Suspended an account' }).first()).toContainText(
    'Advertising accordions.',
  );
  await expectAccessible('what staff did');
});
