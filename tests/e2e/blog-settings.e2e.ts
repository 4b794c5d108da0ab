import { expect, freshName, test } from '#tests/support/e2e.ts';

test('Blog settings: a second blog is created, configured and deleted', async ({
  page,
  newMember,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(400, 'validateUser');
  expectFailure(404, 'getBlogSettings');
  await newMember('keeper');
  const name = freshName('second');
  await page.goto('/settings/blog');
  await page.getByRole('link', { name: 'A new blog' }).click();
  await page.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await expect(page.getByText('This name is available')).toBeVisible();
  await expectAccessible('making a blog');
  await page.getByRole('button', { name: 'Create blog' }).click();
  await expect(page).toHaveURL(`/${name}`);

  await page.goto(`/settings/blog/${name}`);
  const submit = page.getByRole('switch', { name: 'Accept submissions' });
  await submit.click();
  const guidelines = page.getByRole('textbox', { name: 'Guidelines' });
  await guidelines.fill('Only clouds.');
  await page.getByRole('button', { name: 'Save: Guidelines' }).click();
  await expect(page.getByRole('button', { name: 'Save: Guidelines' })).toBeHidden();
  await expectAccessible('the settings of a blog');
  await page.reload();
  await expect(submit).toBeChecked();
  await expect(guidelines).toHaveValue('Only clouds.');

  await page.getByRole('button', { name: 'Delete this blog' }).click();
  const dialog = page.getByRole('dialog', { name: `Delete ${name}?` });
  await dialog.getByRole('textbox', { name: `Type ${name}` }).fill(name);
  await dialog.getByRole('textbox', { name: 'Your password' }).fill('a thread of blue wool');
  await dialog.getByRole('button', { name: 'Delete it' }).click();
  await expect(page).toHaveURL('/settings/blog');
  await expect(page.getByRole('heading', { name: 'Your blogs' })).toBeVisible();
  await expect(page.getByRole('link', { name: `Settings of ${name}` })).toHaveCount(0);
});
