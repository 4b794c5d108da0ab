import { TOTP } from 'otpauth';
import { expect, test } from '#tests/support/e2e.ts';

test('Second factor: it is set up, asked for at login, and switched off with a backup code', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const name = await newMember('careful');
  const password = page.getByRole('textbox', { name: 'Your password' });
  const code = page.getByRole('textbox', { name: 'Code from your authenticator app' });
  await page.goto('/settings/sessions');
  await page.locator('#log-out-others').getByRole('link', { name: 'Two-factor authentication' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication is off' })).toBeVisible();
  await expectAccessible('the second factor, off');
  await password.fill('a thread of blue wool');
  await page.getByRole('button', { name: 'Set it up' }).click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await expectAccessible('setting up the second factor');
  await code.fill(new TOTP({ secret: secret.replaceAll(' ', '') }).generate());
  await page.getByRole('button', { name: 'Turn on' }).click();
  const codes = page.getByRole('list', { name: 'Backup codes' }).getByRole('listitem');
  await expect(codes).toHaveCount(10);
  const [first = '', second = ''] = await codes.allInnerTexts();
  await expectAccessible('backup codes');
  await page.getByRole('button', { name: 'I have saved them' }).click();
  await expect(page.getByText('10 backup codes are left.')).toBeVisible();

  await page.context().clearCookies();
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await login.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await login.getByRole('button', { name: 'Log in' }).click();
  await login.getByRole('textbox', { name: 'Code from your authenticator app' }).fill(first);
  await login.getByRole('checkbox', { name: 'Ask for no code here for 30 days' }).click();
  await expectAccessible('the second factor, asked for');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  // This browser is remembered, so no code is asked for.
  await page.context().clearCookies({ name: /^(sid|logged_in)$/ });
  await page.goto('/login');
  await login.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await login.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await login.getByRole('button', { name: 'Log in', exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.goto('/settings/two-factor');
  await expect(page.getByText('9 backup codes are left.')).toBeVisible();
  await expect(page.getByText(/^1 browser does not ask for a code/)).toBeVisible();
  await page.getByRole('button', { name: 'Turn off' }).click();
  await password.fill('a thread of blue wool');
  await code.fill(second);
  await expectAccessible('the second factor, on');
  await page.getByRole('button', { name: 'Turn off now' }).click();
  await expect(page.getByRole('heading', { name: 'Two-factor authentication is off' })).toBeVisible();
});
