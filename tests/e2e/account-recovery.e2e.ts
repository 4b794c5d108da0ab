import { TOTP } from 'otpauth';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Account recovery: a member without factors starts the waiting time, and another session cancels it', async ({
  page,
  newMember,
  mailedLink,
  expectAccessible,
}) => {
  const name = await newMember('loser');
  const address = `${name}@example.test`;
  const api = apiOf(page);
  const started = await api.POST('/v2/account/two_factor', {
    body: { password_current: 'a thread of blue wool' },
  });
  const totp = new TOTP({ secret: started.data?.response.secret ?? '' });
  await api.POST('/v2/account/two_factor/confirm', { body: { tfa_token: totp.generate() } });
  const cookies = await page.context().cookies();

  await page.context().clearCookies();
  await page.goto('/login');
  await page.getByRole('link', { name: 'Lost your phone, codes and passkeys?' }).click();
  await page.getByRole('dialog', { name: 'Recover your account' }).getByRole('textbox').fill(address);
  await expectAccessible('asking for the way back');
  await page.getByRole('button', { name: 'E-mail me a recovery link' }).click();
  await expect(page.getByText('Check your e-mail')).toBeVisible();
  await page.goto(await mailedLink(address, /^Recover your account/));
  await expectAccessible('beginning the wait');
  await page.getByRole('button', { name: 'Start the 48 hours' }).click();
  await expect(page.getByRole('heading', { name: 'The 48 hours have begun' })).toBeVisible();
  expect(await mailedLink(address, /^A recovery of your account/)).toContain('/login/recover/keep#');

  await page.context().addCookies(cookies);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'View details' }).click();
  await expect(page).toHaveURL(/\/settings\/passkeys$/);
  await expectAccessible('somebody waits');
  await page.getByRole('button', { name: 'Cancel recovery' }).click();
  await expect(page.getByRole('button', { name: 'Cancel recovery' })).toBeHidden();
});
