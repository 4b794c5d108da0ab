import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Account recovery: a changed address is undone by the mail to the old one, and a new password is chosen', async ({
  page,
  newMember,
  mailedLink,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(400, 'restoreAccount');
  const name = await newMember('owner');
  const email = `${name}@example.test`;
  // An attacker with the password changes the address.
  const { response } = await apiOf(page).PATCH('/v2/account', {
    body: { email: `intruder-${name}@example.test`, password_current: 'a thread of blue wool' },
  });
  expect(response.status).toBe(200);
  await page.context().clearCookies();

  const link = await mailedLink(email, /^A new address was requested/);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'Was it not you?' })).toBeVisible();
  await expectAccessible('the page that undoes a change');
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('heading', { name: 'The change is undone' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText(email)).toBeVisible();
  await expectAccessible('the undone change');
  await page.getByRole('link', { name: 'Choose a new password' }).click();
  await page.getByRole('textbox', { name: 'New password' }).pressSequentially('wool that never felts');
  await page.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();

  await page.goto('/settings/security-log');
  const events = page.getByRole('list', { name: 'Security log' }).getByRole('listitem');
  await expect(events.nth(2)).toContainText(/undone/i);
  await page.goto(link);
  await page.getByRole('button', { name: 'Undo the change' }).click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
});
