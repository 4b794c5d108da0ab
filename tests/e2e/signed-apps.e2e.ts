import { createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const BACK = 'http://127.0.0.1:9/back';
type Pair = { key: string; secret: string };

/** Returns the `Authorization` header of a signed call (OAuth 1.0a). */
function signed(
  app: Pair,
  url: string,
  token?: Pair,
  more: Record<string, string> = {},
): { Authorization: string } {
  const oauth = new OAuth({
    consumer: app,
    signature_method: 'HMAC-SHA1',
    hash_function: (text, key) => createHmac('sha1', key).update(text).digest('base64'),
  });
  const parts = oauth.authorize({ url, method: 'POST', data: more }, token);
  return oauth.toHeader({ ...parts, ...more });
}

test('Signed apps: a member authorizes an OAuth 1.0 app by redirect and by code', async ({
  page,
  newMember,
  expectAccessible,
  baseURL,
}) => {
  const name = await newMember('signer');
  await page.goto('/dashboard');
  const made = await apiOf(page).POST('/v2/oauth2/clients', {
    body: { name: 'Fog Bell', website: 'https://bell.example', redirect_uris: [BACK] },
  });
  const { clientId: key = '', clientSecret: secret = '' } = made.data?.response.client ?? {};
  const app = { key, secret };

  async function ask(step: string, token?: Pair, more?: Record<string, string>): Promise<Pair> {
    const url = `${baseURL}/oauth/${step}`;
    const answer = await page.request.post(url, { headers: signed(app, url, token, more) });
    const said = new URLSearchParams(await answer.text());
    return { key: said.get('oauth_token') ?? '', secret: said.get('oauth_token_secret') ?? '' };
  }

  const first = await ask('request_token');
  await page.goto(`/oauth/authorize?oauth_token=${first.key}`);
  await expect(page.getByText(`You are logged in as ${name}.`)).toBeVisible();
  await expectAccessible('allowing an app that signs');
  // No server listens at the redirect address; the test reads the URL.
  await page.route(`${BACK}?*`, (route) =>
    route.fulfill({ contentType: 'text/plain', body: 'Welcome back' }),
  );
  await page.getByRole('button', { name: 'Allow Fog Bell' }).click();
  await expect(page.getByText('Welcome back')).toBeVisible();
  const verifier = new URL(page.url()).searchParams.get('oauth_verifier') ?? '';
  expect((await ask('access_token', first, { oauth_verifier: verifier })).key).not.toBe('');

  const second = await ask('request_token', undefined, { oauth_callback: 'oob' });
  await page.goto(`/oauth/authorize?oauth_token=${second.key}`);
  await expect(page.getByText(`You gave this app access before, as ${name}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Allow Fog Bell' }).click();
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
  await expectAccessible('the code to type into the app');
  const code = (await page.locator('code').textContent()) ?? '';
  expect((await ask('access_token', second, { oauth_verifier: code })).key).not.toBe('');

  await page.goto('/settings/apps');
  await page.getByRole('button', { name: 'Remove access of Fog Bell' }).click();
  await expect(page.getByRole('heading', { name: 'No app has access to your account' })).toBeVisible();
});
