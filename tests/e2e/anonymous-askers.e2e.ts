import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Asks: an anonymous asker is blocked from the inbox, and unblocked', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  test.setTimeout(60_000);
  const owner = await newMember('asked');
  await apiOf(page).POST('/v2/blog/{blog}/settings', {
    params: { path: { blog: owner } },
    body: { ask: true, ask_anon: true },
  });
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await newMember('asker');
  await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog: owner } },
    body: {
      state: 'ask',
      content: [{ type: 'text', text: 'Where does the thread end?' }],
      layout: [{ type: 'ask', blocks: [0] }],
    },
  });
  await page.context().clearCookies();
  await page.context().addCookies(cookies);

  await page.goto(`/inbox/${owner}`);
  await page.getByRole('button', { name: /^Block the sender/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Block the sender of this question?' });
  await expect(dialog.getByText('You do not learn who it is')).toBeVisible();
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByText(`They can no longer ask ${owner} anything.`)).toBeVisible();
  await expect(page.getByText('1 sender without a name is blocked')).toBeVisible();
  await expect(dialog).toBeHidden();
  await expectAccessible('an inbox with a blocked sender');
  await page.getByRole('button', { name: 'Allow questions again' }).click();
  await expect(page.getByText('1 sender without a name is blocked')).toBeHidden();
});
