import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Bulk editing: posts are selected, tagged, deleted and restored, also by keyboard', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  test.setTimeout(60_000);
  const blog = await newMember('tidy');
  for (const words of ['Thought one', 'Thought two', 'Thought three', 'Thought four'])
    await apiOf(page).POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text: words }], tags: 'thoughts' },
    });
  await page.goto(`/blog/${blog}/published`);
  const box = (words: string) => page.getByRole('checkbox', { name: `Choose: ${words}` });
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  await box('Thought four').check();
  await box('Thought two').click({ modifiers: ['Shift'] });
  await expect(bar.getByText('3 chosen')).toBeVisible();
  await expectAccessible('choosing posts');

  await bar.getByRole('button', { name: 'Tags' }).click();
  const tags = page.getByRole('dialog', { name: 'Tags of the chosen posts' });
  await tags.getByRole('textbox', { name: 'Tags to add' }).fill('tidied');
  await expect(tags.getByText('3 posts will change')).toBeVisible();
  await expectAccessible('tags of the chosen posts');
  await tags.getByRole('button', { name: 'Add the tags' }).click();
  await expect(bar.getByText('3 posts changed')).toBeVisible();
  await expect(page.getByText('#thoughts #tidied')).toHaveCount(3);

  // Uses the keyboard.
  await box('Thought four').focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(bar.getByText('2 chosen')).toBeVisible();
  await bar.getByRole('button', { name: 'Delete' }).focus();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: 'Delete 2 posts?' });
  await expect(question.getByText('2 posts will change')).toBeVisible();
  await question.getByRole('button', { name: 'Delete' }).press('Enter');
  await expect(bar.getByText('2 posts deleted')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(2);
  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText('The change of 2 posts was undone')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(4);
});

test('Bulk editing: selected drafts are queued together', async ({ page, newMember }) => {
  const blog = await newMember('bundle');
  for (const words of ['Thought one', 'Thought two'])
    await apiOf(page).POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text: words }], state: 'draft' },
    });
  await page.goto(`/blog/${blog}/drafts`);
  await page.getByRole('button', { name: 'Choose several' }).click();
  await page.getByRole('checkbox', { name: 'Select all posts shown' }).check();
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'Add to the queue' }).click();
  const question = page.getByRole('dialog', { name: `Put 2 posts into the queue of ${blog}?` });
  await expect(question.getByText('2 posts will change')).toBeVisible();
  await question.getByRole('button', { name: 'Add to the queue' }).click();
  await expect(bar.getByText('2 posts changed')).toBeVisible();
  await page.goto(`/blog/${blog}/queue`);
  await expect(page.getByText(/^Will be published/)).toHaveCount(2);
});

test('Bulk editing: posts move to another blog, their old addresses redirect, and they move back', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('mover');
  const attic = `attic-${blog}`.slice(0, 32);
  const api = apiOf(page);
  await api.POST('/v2/user/blogs', { body: { tumblelog: attic } });
  const ids: string[] = [];
  for (const words of ['Thought one', 'Thought two']) {
    const { data } = await api.POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text: words }] },
    });
    if (data) ids.push(data.response.id);
  }
  await page.goto(`/blog/${blog}/published`);
  await page.getByRole('checkbox', { name: 'Choose: Thought one' }).check();
  const bar = page.getByRole('group', { name: 'Chosen posts' });
  await bar.getByRole('button', { name: 'Move' }).click();
  await page.getByRole('menuitem', { name: 'To another blog…' }).click();
  const question = page.getByRole('dialog', { name: 'Move 1 post to another blog?' });
  await expect(question.getByRole('combobox', { name: 'To which blog?' })).toHaveValue(attic);
  await expect(question.getByText('1 post will change')).toBeVisible();
  await expectAccessible('moving posts to another blog');
  await question.getByRole('button', { name: `Move to ${attic}` }).click();
  await expect(bar.getByText(`1 post moved to ${attic}`)).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(1);

  // The redirect is not followed, because browsers and proxies may not cache it.
  const old = await page.request.get(`/${blog}/${ids[0]}`, { maxRedirects: 0 });
  expect(old.status()).toBe(301);
  expect(old.headers()).toMatchObject({ 'cache-control': 'no-store' });
  expect(new URL(old.headers().location ?? '', page.url()).pathname).toMatch(`/${attic}/${ids[0]}`);

  await bar.getByRole('button', { name: 'Undo' }).click();
  await expect(bar.getByText('The change of 1 post was undone')).toBeVisible();
  await expect(page.getByRole('checkbox', { name: /^Choose/ })).toHaveCount(2);
});
