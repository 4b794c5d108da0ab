import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Returns the e-mail address of a new member after logging out. */
async function loggedOut(page: Page, name: string): Promise<string> {
  await page.context().clearCookies();
  return `${name}@example.test`;
}

test('Password reset: a mailed link replaces a forgotten password, once', async ({
  page,
  newMember,
  mailedLink,
  expectAccessible,
}) => {
  const email = await loggedOut(page, await newMember('forgot'));
  await page.goto('/login');
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  const asking = page.getByRole('dialog', { name: 'Forgot your password?' });
  await asking.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await expectAccessible('asking for a new password');
  await asking.getByRole('button', { name: 'E-mail me a link' }).click();
  const link = await mailedLink(email, /^Choose a new password/);
  await page.goto(link);
  const form = page.getByRole('dialog', { name: 'Choose a new password' });
  await form.getByRole('textbox', { name: 'New password' }).fill('wool that never felts');
  await form.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);

  await page.context().clearCookies();
  await page.goto(link);
  await form.getByRole('textbox', { name: 'New password' }).fill('another one altogether');
  await form.getByRole('button', { name: 'Save and log in' }).click();
  await expect(page.getByRole('link', { name: 'Ask for a new link' })).toBeVisible();
  await expect(page).toHaveURL(/passwordreset/);
});

test('Log-in link: a mailed link logs in without a password', async ({ page, newMember, mailedLink }) => {
  const name = await newMember('postman');
  const email = await loggedOut(page, name);
  await page.goto('/login/link');
  const asking = page.getByRole('dialog', { name: 'Log in by e-mail' });
  await asking.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await asking.getByRole('button', { name: 'E-mail me a link' }).click();
  await page.goto(await mailedLink(email, /^Your log-in link/));
  await page.getByRole('dialog', { name: 'Log in' }).getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
});

test('Login: an expired session is renewed in place, and the typed post is sent', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('tamsin');
  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  const words = 'Written before the session ended';
  await form.getByRole('textbox', { name: 'Your post' }).fill(words);
  await context.clearCookies({ name: 'sid' });
  const send = form.getByRole('button', { name: 'Post now' });
  const login = page.getByRole('dialog', { name: 'Log in' });
  // A call of the page behind the form may notice the expired session first.
  await expect(async () => {
    if (!(await login.isVisible())) await send.click({ timeout: 2000 });
    await expect(login).toBeVisible({ timeout: 5000 });
  }).toPass();
  await login.getByRole('textbox', { name: 'E-mail' }).fill('tamsin@example.com');
  await login.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(form.getByRole('textbox', { name: 'Your post' })).toHaveText(words);
  await send.click();
  await expect(form).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toContainText(words);
});

test('Sessions: another browser is logged out from the settings', async ({
  page,
  logIn,
  browser,
  site,
  expectAccessible,
}) => {
  await logIn('odile');
  const elsewhere = await browser.newPage({ baseURL: site });
  await apiOf(elsewhere).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: 'odile@example.com', password: DEMO_PASSWORD },
  });
  await page.goto('/settings/sessions');
  await expect(page.getByText('This is the browser you are using now')).toBeVisible();
  await expect(page.getByText(/^Last seen/).first()).toBeVisible();
  await expectAccessible('where somebody is logged in');
  const ended = page.waitForResponse((answer) => answer.request().method() === 'DELETE');
  await page.getByRole('button', { name: 'Log out all other browsers' }).click();
  expect((await ended).status()).toBe(204);
  await expect(page.getByText(/^Last seen/)).toHaveCount(0);
  const { data } = await apiOf(elsewhere).GET('/v2/user/info');
  expect(data?.response.isLoggedIn).toBe(false);
  await elsewhere.close();

  await page.getByRole('link', { name: 'Security log' }).first().click();
  await expect(page).toHaveURL(/\/settings\/security-log$/);
  const events = page.getByRole('list', { name: 'Security log' }).getByRole('listitem');
  await expect(events.first()).toContainText('All other browsers logged out');
  await expect(events.first()).toContainText('This session');
  await expect(events.nth(1)).toContainText('Logged in with the password');
  await expectAccessible('the security log');
  await page.getByRole('link', { name: 'Change password' }).click();
  await expect(page.locator('#password')).toHaveAttribute('data-found', '');
});
