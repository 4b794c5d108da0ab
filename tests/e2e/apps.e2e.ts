import { createHash } from 'node:crypto';
import { resolve } from 'node:path';
import { expect, test } from '#tests/support/e2e.ts';

const VERIFIER = 'a-verifier-that-only-the-app-knows-and-tells-at-the-end';
const BACK = 'http://127.0.0.1:9/back';

test('Apps: a registered app is authorized, reads for a member, and is revoked', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('author');
  await page.goto('/oauth/apps');
  await page.getByRole('button', { name: 'Register an app' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Fog Bell');
  await page.getByRole('textbox', { name: 'Website' }).fill('https://bell.example');
  await page.getByRole('textbox', { name: 'Redirect addresses' }).fill(BACK);
  await page.getByLabel('Choose a picture').setInputFiles(resolve('docs/images/explore.png'));
  await page.getByRole('dialog').getByRole('button', { name: 'Use this picture' }).click();
  await expect(page.getByRole('button', { name: 'Without a picture' })).toBeVisible();
  await expectAccessible('registering an app');
  await page.getByRole('button', { name: 'Register it' }).click();
  await expect(page.getByRole('button', { name: 'Copy the secret' })).toBeVisible();
  const [clientId = '', secret = ''] = await page.locator('[translate="no"]').allInnerTexts();
  await expectAccessible('an app that was registered');
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByRole('button', { name: 'Without a picture' }).click();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Change it' })).toBeVisible();

  await page.context().clearCookies();
  const name = await newMember('reader');
  const code_challenge = createHash('sha256').update(VERIFIER).digest('base64url');
  const asks = {
    response_type: 'code',
    client_id: clientId,
    redirect_uri: BACK,
    state: 'kept',
    code_challenge,
  };
  await page.goto(`/oauth2/authorize?${new URLSearchParams(asks)}`);
  await expect(page.getByText(`You are logged in as ${name}.`)).toBeVisible();
  await expectAccessible('allowing an app');
  // No server listens at the redirect address; the test reads the URL.
  await page.route(`${BACK}?*`, (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Welcome back' }),
  );
  await page.getByRole('button', { name: 'Allow Fog Bell' }).click();
  await expect(page.getByText('Welcome back')).toBeVisible();
  const back = new URL(page.url()).searchParams;
  expect(back.get('state')).toBe('kept');

  const form = {
    grant_type: 'authorization_code',
    client_id: clientId,
    client_secret: secret,
    code: back.get('code') ?? '',
    redirect_uri: BACK,
    code_verifier: VERIFIER,
  };
  const tokens = await (await page.request.post('/oauth2/token', { form })).json();
  const asApp = { headers: { Authorization: `Bearer ${tokens.access_token}` } };
  expect((await (await page.request.get('/v2/user/info', asApp)).json()).response.user.name).toBe(name);

  await page.goto('/settings/apps');
  await page.getByRole('button', { name: 'Remove access of Fog Bell' }).click();
  await expect(page.getByRole('heading', { name: 'No app has access to your account' })).toBeVisible();
  expect((await page.request.get('/v2/user/info', asApp)).status()).toBe(401);
});
