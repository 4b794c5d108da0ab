import { expect, test } from '#tests/support/e2e.ts';

test('Suggestions: a blog is mentioned and a tag added from the suggestions', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  const box = form.getByRole('textbox', { name: 'Your post' });
  await expect(box).toBeFocused();
  await page.keyboard.type('Asked by @odi');
  const blogs = page.getByRole('listbox', { name: 'Blogs you can mention' });
  await expect(blogs.getByRole('option', { name: /odile/ })).toHaveAttribute('aria-selected', 'true');
  await expectAccessible('blogs suggested in the text');
  await page.keyboard.press('Escape');
  await expect(blogs).toBeHidden();
  await expect(form).toBeVisible();
  await page.keyboard.press('Space');
  await page.keyboard.type('and @odi');
  await expect(blogs).toBeVisible();
  await page.keyboard.press('Enter');
  // A mention typed in full needs no selection.
  await page.keyboard.type('again, not @tamsin, nor @nobody-here.');
  await expect(box.locator('p')).toHaveText([
    'Asked by @odi and @odile again, not @tamsin, nor @nobody-here.',
  ]);
  await expect(box.locator('[data-mention]')).toHaveText(['@odile', '@tamsin']);

  const tags = form.getByRole('combobox', { name: 'Add a tag' });
  const post = await form.getByRole('button', { name: 'Post now' }).boundingBox();
  await tags.click();
  await tags.pressSequentially('ta');
  const list = page.getByRole('listbox', { name: 'Tags to add' });
  await expect(list.getByRole('option').first()).toBeVisible();
  expect(await form.getByRole('button', { name: 'Post now' }).boundingBox()).toEqual(post);
  await expectAccessible('tags suggested in their field');
  const first = await list.getByRole('option').first().locator('span').first().textContent();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(form.getByRole('list', { name: 'Tags' })).toContainText(first ?? '#');
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await page.goto('/marlow');
  const article = page.getByRole('article').filter({ hasText: 'Asked by @odi and' });
  await expect(article.getByRole('link', { name: '@odile' })).toHaveAttribute('href', '/odile');
});
