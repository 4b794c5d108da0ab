import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Quick reblog: a post is reblogged by key, undone, queued, and reblogged as another blog', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  test.setTimeout(60_000);
  const blog = await newMember('quick');
  await page.goto('/tagged/compost');
  const post = page.getByRole('article').first();
  const mark = post.getByRole('link', { name: /^Reblog/ });
  await post.focus();
  await page.keyboard.press('r');
  await expect(page.getByText(`Reblogged as ${blog}`)).toBeVisible();
  await expect(mark).toHaveAccessibleName(/you reblogged this/);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The reblog was undone')).toBeVisible();
  await expect(mark).not.toHaveAccessibleName(/you reblogged this/);

  await post.focus();
  await page.keyboard.press('Shift+Q');
  await expect(page.getByText(`In the queue of ${blog}`)).toBeVisible();

  // With a second blog the key asks which blog reblogs.
  const second = `${blog.slice(0, 28)}-2`;
  await apiOf(page).POST('/v2/user/blogs', { body: { tumblelog: second, title: 'Second' } });
  await page.goto('/tagged/compost');
  await post.focus();
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Quick reblog' });
  await expect(dialog.getByRole('textbox', { name: 'Tags' })).toBeVisible();
  await expectAccessible('quick reblog');
  await dialog.getByText(second, { exact: true }).click();
  await dialog.getByRole('textbox', { name: 'Tags' }).fill('passed on');
  await dialog.getByRole('button', { name: `Reblog as ${second}` }).click();
  await expect(page.getByText(`Reblogged as ${second}`)).toBeVisible();
  await expect(dialog).toBeHidden();
  await page.goto(`/${second}`);
  await expect(page.getByRole('article').getByRole('link', { name: '#passed on' })).toBeVisible();
});

test('Quick reblog: the address /queue/… opens the form, and reports an unknown post', async ({
  page,
  newMember,
}) => {
  const blog = await newMember('queuing');
  await page.goto('/tagged/compost');
  const link = page.getByRole('link', { name: /^Reblog/ }).first();
  const address = await link.getAttribute('href');
  await page.goto((address ?? '').replace('/reblog/', '/queue/'));
  const form = page.getByRole('form', { name: 'Reblog' });
  await form.getByRole('button', { name: 'Add to queue' }).click();
  await expect(
    page.getByText(`In the queue of ${blog}`).or(page.getByText(`Added to the queue of ${blog}`)),
  ).toBeVisible();

  await page.goto((address ?? '').replace('/reblog/', '/queue/').replace(/[^/]+$/, 'AAAAAAAA'));
  await expect(page.getByText('This post does not exist')).toBeVisible();
});
