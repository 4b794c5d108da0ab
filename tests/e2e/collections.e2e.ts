import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const LABS = { params: { path: { name: 'collections' } }, body: { enabled: true } } as const;

test('Collections: a member makes one, adds posts with a note, arranges them, and another one follows it', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  const me = await newMember('keeper');
  await apiOf(page).PUT('/v2/labs/flags/{name}', LABS);
  const title = `Seen by ${me}`;
  await page.goto('/_labs/collections');
  await expectAccessible('the collections of somebody who has none');
  await page.getByRole('main').getByRole('link', { name: 'New collection' }).click();
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially(title);
  await page.getByRole('radio', { name: 'Everybody' }).check();
  await expectAccessible('the form of a collection');
  await page.getByRole('button', { name: 'Make the collection' }).click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('Nothing here yet')).toBeVisible();
  const address = new URL(page.url()).pathname;

  // Three posts: one by finding the collection, with a note, the others behind it.
  await page.goto('/marlow');
  const feed = page.getByRole('feed').first();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  for (const [index, note] of ['The first of them', '', ''].entries()) {
    await feed.getByRole('article').nth(index).getByRole('button', { name: 'Post options' }).click();
    await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
    if (index === 0) {
      await dialog.getByRole('searchbox').pressSequentially('seen');
      await expectAccessible('the dialog that adds a post to a collection');
    }
    await dialog.getByRole('button', { name: title }).click();
    if (note) await dialog.getByRole('textbox', { name: 'A note for it, or none' }).pressSequentially(note);
    await dialog.getByRole('button', { name: 'Done' }).click();
    await expect(dialog).toBeHidden();
  }

  await page.goto(address);
  await expect(page.getByText('The first of them')).toBeVisible();
  await expectAccessible('a collection with posts');
  await page.getByRole('radio', { name: 'Grid' }).check({ force: true });
  await expect(page.getByRole('list', { name: `Posts of ${title}` }).getByRole('listitem')).toHaveCount(3);
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Grid' })).toBeChecked();

  // The last post was put on top; the keyboard moves it to the end.
  await page.getByRole('link', { name: 'Arrange' }).click();
  const grips = page.getByRole('button', { name: /^Move / });
  await expect(grips).toHaveCount(3);
  const first = (await grips.first().getAttribute('aria-label')) ?? '';
  await expectAccessible('the rows of a collection that is arranged');
  await grips.first().focus();
  await page.keyboard.press(' ');
  await page.keyboard.press('End');
  const moved = page.waitForResponse('**/posts');
  await page.keyboard.press(' ');
  expect((await moved).status()).toBe(200);
  await expect(grips.last()).toHaveAttribute('aria-label', first);
  await page.reload();
  await expect(grips.last()).toHaveAttribute('aria-label', first);
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: 'Take out' }).click();
  await expect(grips).toHaveCount(2);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(grips).toHaveCount(3);

  await logIn('odile');
  await page.goto(address);
  await page.getByRole('button', { name: `Follow ${title}` }).click();
  await expect(page.getByRole('button', { name: `Following ${title}` })).toBeVisible();
  await page.goto('/_labs/collections');
  await expect(
    page.getByRole('list', { name: 'Collections you follow' }).getByRole('link', { name: title }),
  ).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: `More about ${title}` }).click();
  await page.getByRole('menuitem', { name: 'Copy as my own' }).click();
  await expect(page.getByText('Copied. Only you see the copy.')).toBeVisible();
  await page.goto(address);
  await page.getByRole('button', { name: `Following ${title}` }).click();
  await expect(page.getByRole('button', { name: `Follow ${title}`, exact: true })).toBeVisible();
});

test('Collections: an owner changes who sees a collection, changes a note, takes a post out and deletes it', async ({
  page,
  newMember,
}) => {
  const me = await newMember('owner');
  const api = apiOf(page);
  await api.PUT('/v2/labs/flags/{name}', LABS);
  const { data } = await api.POST('/v2/collections', { body: { tumblelog: me, title: 'Short lived' } });
  const { id, url } = data?.response.collection ?? { id: '', url: '' };
  await page.goto('/marlow');
  await page.getByRole('article').first().getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Add to a collection' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add to a collection' });
  await dialog.getByRole('button', { name: 'Short lived' }).click();
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status')).toHaveText('Taken out of Short lived.');
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('status')).toHaveText('In Short lived now.');
  await dialog.getByRole('button', { name: 'Done' }).click();

  await page.goto(`${url}?arrange=1`);
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).pressSequentially('For a day');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('button', { name: `${me}: For a day` })).toBeVisible();

  await page.goto(`/_labs/collections/${id}/edit`);
  await page.getByRole('radio', { name: 'Only keepers' }).check({ force: true });
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Only keepers')).toBeVisible();
  await page.goto(`/_labs/collections/${id}/edit`);
  await page.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The collection is deleted.')).toBeVisible();
  await expect(page).toHaveURL('/_labs/collections');
});
