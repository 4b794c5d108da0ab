import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Edit conflict: both versions of a post edited in two tabs are shown, and the chosen one is saved', async ({
  page,
  context,
  newMember,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(409, 'editPost');
  const blog = await newMember('versions');
  const { data } = await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog } },
    body: { content: [{ type: 'text', text: 'The first words' }] },
  });
  const id = data?.response.id;
  await page.goto(`/edit/${blog}/${id}`);
  await page.getByRole('textbox', { name: 'Your post' }).fill('My own words');

  const other = await context.newPage();
  await other.goto(`/edit/${blog}/${id}`);
  await expect(other.getByText('Your unsaved changes were restored.')).toBeVisible();
  await other.getByRole('textbox', { name: 'Your post' }).fill('The words of the other tab');
  await expect(page.getByText(/You wrote something else here in another tab/)).toBeVisible();
  await other.getByRole('button', { name: 'Save changes' }).click();
  await expect(other.getByRole('form', { name: 'Edit post' })).toBeHidden();

  await page.getByRole('button', { name: 'Save changes' }).click();
  const dialog = page.getByRole('dialog', { name: 'This post was changed elsewhere' });
  await expect(dialog.getByRole('region', { name: 'Your version' })).toContainText('My own words');
  await expect(dialog.getByRole('region', { name: 'Saved version' })).toContainText(
    'The words of the other tab',
  );
  await expectAccessible('two versions');
  await dialog.getByRole('button', { name: 'Save my version' }).click();
  await expect(page.getByRole('form', { name: 'Edit post' })).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('article').filter({ hasText: 'My own words' })).toBeVisible();
});
