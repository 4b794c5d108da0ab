import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import { startThirdParty, type ThirdParty, thirdPartyAt } from '#tests/support/third-party.ts';
import { freePort } from '../../scripts/support/run-server.ts';

// Each server needs the other's port before it starts.
const [sitePort, partyPort] = [await freePort(), await freePort()];
const SITE = `http://127.0.0.1:${sitePort}`;
// Runs in one worker, because each test starts a server with a provider.
test.describe.configure({ mode: 'default' });
test.use({
  settings: {
    PORT: String(sitePort),
    SIGN_IN_PROVIDERS: JSON.stringify([thirdPartyAt(`http://127.0.0.1:${partyPort}`)]),
  },
});

let harbour: ThirdParty;
test.beforeAll(async () => {
  harbour = await startThirdParty(SITE, { port: partyPort, asks: true });
});
test.afterAll(() => harbour.close());

/** Sets the account of the provider, with an address if given. */
function somebody(name: string, email?: string): void {
  harbour.account = {
    sub: name,
    preferred_username: name,
    ...(email ? { email, email_verified: true } : {}),
  };
}

/** Answers the consent page of the provider. */
async function answerThere(page: Page, answer: 'Go on' | 'Cancel'): Promise<void> {
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
  await page.getByRole('link', { name: answer, exact: true }).click();
}
async function goThere(page: Page, answer: 'Go on' | 'Cancel'): Promise<void> {
  await page.goto('/login');
  await page.getByRole('button', { name: 'Continue with Harbour' }).click();
  await answerThere(page, answer);
}
/**
 * Continues as another browser would: clears the session. A page that is still hydrating would load the viewer and
 * redirect to the login.
 */
async function leave(page: Page): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.context().clearCookies();
}
const sheet = (page: Page) => page.getByRole('dialog', { name: 'Log in' });
const nameField = (page: Page) => sheet(page).getByRole('textbox', { name: 'Blog name' });
const ageField = (page: Page) => sheet(page).getByRole('textbox', { name: 'Your age' });

async function expectMember(page: Page, name: string): Promise<void> {
  await expect(page).toHaveURL(/\/(dashboard|getting-to-know-skein\/topics)$/);
  const { data } = await apiOf(page).GET('/v2/user/info');
  expect(data?.response.user?.name).toBe(name);
}

test('Social sign-in: a new member signs up with a provider, and logs in with it later', async ({
  page,
  expectAccessible,
}) => {
  const name = freshName('harbour');
  somebody(name, `${name}@harbour.example`);
  await goThere(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
  await expect(nameField(page)).toHaveValue(name);
  await ageField(page).fill('34');
  await expectAccessible('a name and an age are missing');
  // A reload keeps the provider's result and the typed values.
  await page.reload();
  await expect(nameField(page)).toHaveValue(name);
  await expect(ageField(page)).toHaveValue('34');
  await sheet(page).getByRole('button', { name: 'Sign up' }).click();
  await expectMember(page, name);

  await leave(page);
  await goThere(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  await sheet(page).getByRole('button', { name: 'Log in' }).click();
  await expectMember(page, name);
});

test('Social sign-in: a member links a provider, logs in with it, and unlinks it', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const name = await newMember('linker');
  somebody(name, `${name}@harbour.example`);
  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Link Harbour' }).click();
  await page.getByLabel('Your password').fill('a thread of blue wool');
  await expectAccessible('a provider that is being linked');
  await page.getByRole('button', { name: 'Continue to Harbour' }).click();
  await answerThere(page, 'Go on');
  await expect(page).toHaveURL(/\/settings\/account$/);
  await expect(page.getByText(`Linked as ${name}@harbour.example.`)).toBeVisible();
  await expectAccessible('an account that is linked');

  await leave(page);
  await goThere(page, 'Go on');
  await sheet(page).getByRole('button', { name: 'Log in' }).click();
  await expectMember(page, name);

  await page.goto('/settings/account');
  await page.getByRole('button', { name: 'Unlink Harbour' }).click();
  await expect(page.getByRole('button', { name: 'Link Harbour' })).toBeVisible();
  await leave(page);
  await goThere(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'Finish signing up' })).toBeVisible();
});

test('Social sign-in: an address that has an account is linked with its password', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const name = await newMember('taken');
  await page.context().clearCookies();
  somebody(`other-${name}`, `${name}@example.test`);
  await goThere(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'You have an account here' })).toBeVisible();
  await expectAccessible('an address that has an account');
  const password = sheet(page).getByRole('textbox', { name: 'Your password here' });
  await expect(password).toHaveAttribute('autocomplete', 'current-password');
  await password.fill(DEMO_PASSWORD);
  await sheet(page).getByRole('button', { name: 'Link and log in' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await page.reload();
  await password.fill('a thread of blue wool');
  await sheet(page).getByRole('button', { name: 'Link and log in' }).click();
  await expectMember(page, name);

  await leave(page);
  await goThere(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
});

test('Social sign-in: cancelling, or going Back, leads to the other ways to log in', async ({
  page,
  expectAccessible,
}) => {
  somebody(freshName('nobody'));
  await goThere(page, 'Cancel');
  await expect(page.getByText('The other site refused the log-in, or you did not allow it.')).toBeVisible();
  await expectAccessible('a sign-in that was refused');
  await sheet(page).getByRole('link', { name: 'Log in' }).click();
  const email = sheet(page).getByRole('textbox', { name: 'E-mail' });
  await email.fill('pim@example.test');
  await page.getByRole('button', { name: 'Continue with Harbour' }).click();
  await expect(page.getByRole('heading', { name: 'Harbour' })).toBeVisible();
  await page.goBack();
  await expect(email).toHaveValue('pim@example.test');
});

test('Social sign-in: a provider without an address completes the account by a mailed link', async ({
  page,
  mailedLink,
  expectAccessible,
}) => {
  const name = freshName('nameless');
  somebody(name);
  await goThere(page, 'Go on');
  await expect(page.getByRole('heading', { name: 'No account is linked to this log-in yet' })).toBeVisible();
  await expectAccessible('nobody is known by that');
  await ageField(page).fill('34');
  await sheet(page).getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'One more detail is needed' })).toBeVisible();

  // A cancelled sign-in can be started again from either form.
  await leave(page);
  await goThere(page, 'Go on');
  await sheet(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/onboarding$/);
  const email = page.getByRole('textbox', { name: 'E-mail' });
  await email.fill(`${name}@example.test`);
  await page.getByRole('button', { name: 'E-mail me a link' }).click();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Check your e-mail' })).toBeVisible();
  await page.goto(await mailedLink(`${name}@example.test`, /./));
  await page.getByRole('button', { name: 'Confirm this address' }).click();
  await expect
    .poll(async () => (await apiOf(page).GET('/v2/user/info')).data?.response.user?.isPartial)
    .toBe(false);
  await page.goto('/onboarding');
  await expectMember(page, name);
});
