import { expect, test } from '#tests/support/e2e.ts';

test('GIF search: a GIF is found, inserted into a post and credited', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('gifs');
  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByRole('textbox', { name: 'Your post' })).toBeFocused();
  await page.keyboard.type('All evening');
  await form.getByRole('button', { name: 'Add a GIF' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a GIF' });
  const found = picker.getByRole('list', { name: 'GIFs' }).getByRole('button');
  await expect(found.first()).toBeVisible();
  await expectAccessible('the library of GIFs');
  await picker.getByRole('searchbox', { name: 'Search GIFs' }).fill('candle');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(picker).toBeHidden();
  await expect(form.getByRole('button', { name: /^ALT: .*candle/i })).toBeVisible();
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/${blog}`);
  const article = page.getByRole('article').filter({ hasText: 'All evening' });
  await expect(article.getByRole('img', { name: /candle/i })).toBeVisible();
  await expect(article.getByRole('link', { name: 'small-hours-press' })).toBeVisible();

  const address = await article.locator(`a[href^="/${blog}/"]`).first().getAttribute('href');
  await page.goto(`/image/${address?.split('/')[2]}`);
  const [frame] = await Promise.all([
    page.waitForEvent('popup'),
    page.getByRole('link', { name: 'For other sites' }).click(),
  ]);
  await expect(frame).toHaveURL(/\/gf-[\w-]+\/gif$/);
  await expect(frame.getByRole('img', { name: /candle/i })).toBeVisible();
  await expect(frame.getByRole('link', { name: 'From small-hours-press on Skein' })).toBeVisible();
  await expect(frame.getByRole('banner')).toHaveCount(0);
});
