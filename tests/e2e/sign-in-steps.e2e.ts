import type { Locator, Page } from '@playwright/test';
import { expect, freshName, test } from '#tests/support/e2e.ts';

/** Expects `autocomplete` values by field name, which browsers and password managers read. */
async function expectFilled(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, autocomplete] of Object.entries(fields))
    await expect(form.getByRole('textbox', { name, exact: true }), name).toHaveAttribute(
      'autocomplete',
      autocomplete,
    );
}

async function expectTyped(form: Locator, fields: Record<string, string>): Promise<void> {
  for (const [name, text] of Object.entries(fields))
    await expect(form.getByRole('textbox', { name, exact: true }), name).toHaveValue(text);
}

const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });

test('Sign-in: registration and login keep typed values, except passwords, over Back, a switch and a reload', async ({
  page,
}) => {
  const name = freshName('steps');
  const typed = {
    'E-mail': `${name}@example.test`,
    Month: '5',
    Day: '17',
    Year: '1990',
    'Blog name': name,
  };
  await page.goto('/register');
  const signUp = sheet(page, 'Sign up');
  await expectFilled(signUp, {
    'E-mail': 'email',
    Password: 'new-password',
    Day: 'bday-day',
    Month: 'bday-month',
    Year: 'bday-year',
    'Blog name': 'nickname',
  });
  for (const [field, text] of Object.entries({ ...typed, Password: 'wool and weather' }))
    await signUp.getByRole('textbox', { name: field, exact: true }).fill(text);
  await expect(signUp.getByText('This name is available')).toBeVisible();

  await signUp.getByRole('link', { name: 'Log in' }).click();
  const logIn = sheet(page, 'Log in');
  await expectFilled(logIn, { 'E-mail': 'username webauthn', Password: 'current-password' });
  await expectTyped(logIn, { 'E-mail': typed['E-mail'], Password: '' });
  await page.goBack();
  await expectTyped(signUp, { ...typed, Password: '' });
  await page.reload();
  await expectTyped(signUp, { ...typed, Password: '' });
  await expect(signUp.getByText('This name is available')).toBeVisible();

  await signUp.getByRole('textbox', { name: 'Password', exact: true }).fill('wool and weather');
  await signUp.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/getting-to-know-skein\/topics$/);
  // The login removes the stored input.
  expect(await page.evaluate(() => sessionStorage.getItem('skein.sign-in'))).toBeNull();
});

test('Sign-in: the step after a forgotten password is kept by a reload and left by Back', async ({
  page,
  expectAccessible,
}) => {
  const email = `${freshName('postbox')}@example.test`;
  await page.goto('/login');
  await sheet(page, 'Log in').getByRole('textbox', { name: 'E-mail' }).fill(email);
  await sheet(page, 'Log in').getByRole('link', { name: 'Forgot your password?' }).click();
  const asking = sheet(page, 'Forgot your password?');
  await expectFilled(asking, { 'E-mail': 'username' });
  await expectTyped(asking, { 'E-mail': email });
  await asking.getByRole('button', { name: 'E-mail me a link' }).click();
  const sent = page.getByRole('heading', { name: 'Check your e-mail' });
  await expect(sent).toBeVisible();
  await expect(page).toHaveURL('/passwordreset?sent=1');
  await expectAccessible('a link is on its way');
  await page.reload();
  await expect(sent).toBeVisible();
  await expect(page.getByText(`If ${email} belongs to a member`)).toBeVisible();
  await page.goBack();
  await expectTyped(asking, { 'E-mail': email });
});

test('Sign-in: a mailed link returns to the blog and follows it', async ({
  page,
  newMember,
  mailedLink,
  browser,
  site,
}) => {
  const email = `${await newMember('errand')}@example.test`;
  await page.context().clearCookies();
  await page.goto('/login/follow/odile');
  await sheet(page, 'Log in').getByRole('link', { name: 'Log in by e-mail' }).click();
  const asking = sheet(page, 'Log in by e-mail');
  await asking.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await asking.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  // The e-mail is opened in another browser.
  const elsewhere = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
  const opened = await elsewhere.newPage();
  await opened.addInitScript(() => localStorage.setItem('skein.guide', '{"off":true}'));
  await opened.goto(await mailedLink(email, /^Your log-in link/));
  await opened.locator('html[data-ready]').waitFor({ state: 'attached' });
  const form = opened.getByRole('dialog', { name: 'Log in' });
  await expect(form.getByText('You will follow odile.')).toBeVisible();
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(opened).toHaveURL('/odile');
  await opened.getByRole('dialog', { name: 'Nice.' }).getByRole('button', { name: 'Keep exploring' }).click();
  await expect(opened.getByRole('button', { name: 'Following odile' }).first()).toBeVisible();
  await elsewhere.close();
});
