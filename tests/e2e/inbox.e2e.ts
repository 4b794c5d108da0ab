import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Inbox: an anonymous question is answered in public, and others are deleted together', async ({
  page,
  newMember,
  browser,
  site,
  expectAccessible,
}) => {
  const name = await newMember('asked');
  await apiOf(page).POST('/v2/blog/{blog}/settings', {
    params: { path: { blog: name } },
    body: { ask: true, ask_anon: true },
  });
  const asking = await browser.newPage({ baseURL: site });
  await apiOf(asking).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: CAST.odile, password: DEMO_PASSWORD },
  });
  const question = asking.getByRole('textbox', { name: 'Your question' });
  for (const [text, isAnonymous] of [
    ['What is felt?', true],
    ['Do you dye?', false],
    ['And spin?', false],
  ] as const) {
    await asking.goto(`/new/ask/${name}`);
    await asking.locator('html[data-ready]').waitFor({ state: 'attached' });
    await question.fill(text);
    if (isAnonymous) await asking.getByRole('checkbox', { name: 'Ask without a name' }).check();
    await asking.getByRole('button', { name: 'Ask', exact: true }).click();
    await expect(asking.getByText(`Your question was sent to ${name}`)).toBeVisible();
  }
  await asking.close();

  await page.goto('/inbox');
  await expect(page.getByRole('article', { name: 'Anonymous' })).toContainText('What is felt?');
  await expectAccessible('the inbox');
  await page.getByRole('button', { name: 'Answer: What is felt?' }).click();
  const form = page.getByRole('form');
  await form.getByRole('textbox', { name: 'Your post' }).fill('Wool that gave up.');
  await form.getByRole('button', { name: /^(Post now|Answer)/ }).click();
  await expect(form).toBeHidden();
  await page.goto(`/${name}`);
  await expect(page.getByRole('article').first()).toContainText('Wool that gave up.');

  await page.goto('/inbox');
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('checkbox', { name: 'Choose: Do you dye?' }).check();
  await page.getByRole('checkbox', { name: 'Choose: And spin?' }).check();
  await page.getByRole('button', { name: 'Delete selected' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Your inbox is empty')).toBeVisible();
});
