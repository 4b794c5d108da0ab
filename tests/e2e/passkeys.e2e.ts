import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

/** Adds a virtual authenticator with user verification to the browser of this page. */
async function addAuthenticator(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Waits for the dashboard after a login. A navigation that is still under way would be aborted by the next one. */
async function expectDashboard(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Dashboard', exact: true }).first()).toBeVisible();
  await expect(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

test('Passkeys: a passkey is added, logs in without a password, proves the identity, and is removed', async ({
  page,
  newMember,
  site,
  expectAccessible,
}) => {
  const name = await newMember('keeper');
  // Passkeys need a host name, not an IP address.
  const home = site.replace('127.0.0.1', 'localhost');
  await page.goto(`${home}/login?redirect_to=/settings/passkeys`);
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await login.getByRole('textbox', { name: 'Password' }).fill('a thread of blue wool');
  await login.getByRole('button', { name: 'Log in' }).click();

  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
  await expectAccessible('no passkeys');
  await addAuthenticator(page);
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByRole('textbox', { name: 'Your password' }).fill('a thread of blue wool');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('not used yet')).toBeVisible();
  await page.getByRole('button', { name: /^Rename/ }).click();
  await page.getByRole('textbox', { name: 'Name of the passkey' }).fill('Laptop');
  await page.getByRole('button', { name: 'Save the name' }).click();
  await expect(page.getByRole('button', { name: 'Remove Laptop' })).toBeVisible();
  await expectAccessible('a passkey');

  // The address field offers the passkey by autofill, which the virtual authenticator accepts at once.
  await page.context().clearCookies();
  await page.goto(`${home}/login`);
  await expectDashboard(page);

  // A browser without passkey autofill has the button.
  await page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });
  await page.context().clearCookies();
  await page.goto(`${home}/login`);
  await expectAccessible('logging in with a passkey');
  await login.getByRole('button', { name: 'Use a passkey' }).click();
  await expectDashboard(page);

  await page.goto(`${home}/settings/passkeys`);
  await expect(page.getByText('Last used')).toBeVisible();
  await page.getByRole('button', { name: 'Remove Laptop' }).click();
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'No passkeys yet' })).toBeVisible();
});
