import { resolve } from 'node:path';
import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const picture = resolve('docs/images/explore.png');

test("Asks: a visitor's question with a picture is kept over the login and arrives in the inbox", async ({
  page,
  newMember,
  browser,
  site,
  expectAccessible,
}) => {
  test.setTimeout(120_000);
  const name = await newMember('pictured');
  await apiOf(page).POST('/v2/blog/{blog}/settings', {
    params: { path: { blog: name } },
    body: { ask: true, ask_anon: true },
  });
  const cookies = await page.context().cookies();
  await page.context().clearCookies();

  await page.goto(`/${name}`);
  await page.getByRole('link', { name: 'Ask', exact: true }).first().click();
  await page.getByRole('textbox', { name: 'Your question' }).fill('What grows here?');
  await page.locator('form input[type=file]').setInputFiles(picture);
  await page.getByRole('textbox', { name: 'What does picture 1 show?' }).fill('A grid of posts');
  await expectAccessible('a question with a picture');
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page).toHaveURL(/\/register\?source=ask/);

  // The login page's address contains the way back to the form.
  await apiOf(page).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: CAST.odile, password: DEMO_PASSWORD },
  });
  await page.goto(new URL(page.url()).searchParams.get('redirect_to') ?? '/');
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('What grows here?');
  await expect(page.getByRole('textbox', { name: 'What does picture 1 show?' })).toHaveValue(
    'A grid of posts',
  );
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  await expect(page.getByText(`Your question was sent to ${name}`)).toBeVisible();

  const owner = await browser.newPage({ baseURL: site });
  await owner.context().addCookies(cookies);
  await owner.goto('/inbox');
  const question = owner.getByRole('article');
  await expect(question.getByText('What grows here?')).toBeVisible();
  await expect(question.getByRole('img', { name: 'A grid of posts' })).toBeVisible();
  await owner.close();
});
