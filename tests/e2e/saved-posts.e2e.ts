import { expect, test } from '#tests/support/e2e.ts';

test('Saved posts: a post is saved, put into a folder, and stays saved when the folder is deleted', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('saver');
  await page.goto('/explore/trending');
  const post = page.getByRole('article').first();
  const options = post.getByRole('button', { name: 'Post options' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Save for later' }).click();
  await expect(page.getByText('Saved for later')).toBeVisible();

  await page.goto('/saved');
  const folders = page.getByRole('navigation', { name: 'Folders' });
  await expect(page.locator('main article[data-post]')).toHaveCount(1);
  await page.getByRole('button', { name: 'New folder' }).click();
  const dialog = page.getByRole('dialog', { name: 'New folder' });
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(dialog.getByText('Name the folder.')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Title' }).fill('For winter');
  await dialog.getByRole('button', { name: 'Keep' }).click();
  await expect(folders.getByRole('link', { name: 'For winter' })).toBeVisible();

  await page.goto('/saved');
  await page.getByRole('article').first().getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Save to a folder' }).click();
  const into = page.getByRole('dialog', { name: 'Save to a folder' });
  await into.getByRole('textbox', { name: 'A note for yourself' }).fill('When the first snow comes');
  await into.getByRole('button', { name: 'New folder …' }).click();
  await expectAccessible('a new folder among the others');
  await into.getByRole('textbox', { name: 'New folder' }).fill('For winter');
  await into.getByRole('button', { name: 'Save to this folder' }).click();
  await expect(into.getByText('You already have a folder with this name.')).toBeVisible();
  await into.getByRole('button', { name: 'Cancel' }).click();
  await into.getByRole('button', { name: 'For winter' }).click();
  await folders.getByRole('link', { name: 'For winter' }).click();
  await expect(page.locator('main article[data-post]')).toHaveCount(1);
  await expect(page.getByText('When the first snow comes')).toBeVisible();
  await expectAccessible('a folder of saved posts');

  const search = page.getByRole('searchbox', { name: 'Search saved posts' });
  await search.fill('quetzalcoatlus');
  await search.press('Enter');
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
  await page.reload();
  await expect(search).toHaveValue('quetzalcoatlus');
  await page.getByRole('button', { name: 'Show all' }).click();
  await expect(page.locator('main article[data-post]')).toHaveCount(1);

  await page.getByRole('button', { name: 'Rename For winter' }).click();
  const rename = page.getByRole('dialog', { name: 'Rename folder' });
  await rename.getByRole('textbox', { name: 'Title' }).fill('For spring');
  await rename.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Delete For spring' }).click();
  await page
    .getByRole('dialog', { name: 'Delete For spring?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(/\/saved$/);
  await expect(folders.getByRole('link', { name: 'For spring' })).toHaveCount(0);
  const kept = page.locator('main article[data-post]');
  await expect(kept).toHaveCount(1);
  await kept.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Remove from saved posts' }).click();
  await expect(page.getByRole('heading', { name: 'No saved posts yet' })).toBeVisible();
});
