import { expect, test } from '#tests/support/e2e.ts';

test('Editor: pasted HTML keeps its structure, and rarely used options are in the sheet', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('writer');
  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  const box = form.getByRole('textbox', { name: 'Your post' });
  await expect(box).toBeFocused();
  await box.evaluate((surface) => {
    const clipboardData = new DataTransfer();
    const list = '<ul><li>wool<ul><li>blue</li></ul></li><li>needles</li></ul>';
    clipboardData.setData('text/plain', 'A hat');
    clipboardData.setData(
      'text/html',
      `<h1>A hat</h1><p>Needs <b>patience</b> and <a href="https://wool.example/">wool</a>.</p>${list}<script>boom()</script>`,
    );
    surface.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  });
  await expect(box.getByText('patience')).toBeVisible();
  await expect(box).not.toContainText('boom');

  await form.getByRole('button', { name: /^More options/ }).click();
  const sheet = page.getByRole('dialog', { name: 'More about this post' });
  await sheet.getByText('Everybody may reblog it.').click();
  await sheet.getByRole('checkbox', { name: 'Others may reblog it' }).uncheck();
  await sheet.getByText('It is not covered.').click();
  await sheet.getByRole('checkbox', { name: 'Cover this post' }).check();
  await sheet.getByText('It is my own.').click();
  await sheet.getByRole('textbox', { name: 'Source' }).fill('https://wool.example/hats');
  await sheet.getByText('Its address is made from').click();
  await sheet.getByRole('textbox', { name: 'Words in the web address' }).fill('a-hat');
  await expectAccessible('more about a post');
  await sheet.getByRole('button', { name: 'Done' }).click();
  await expect(sheet).toBeHidden();
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();

  await page.goto(`/${blog}`);
  const post = page.getByRole('article').filter({ hasText: 'patience' });
  await expect(post.getByText('Labelled: Mature')).toBeVisible();
  await expect(post.getByRole('heading', { name: 'A hat' })).toBeVisible();
  await expect(post.locator('strong, b').filter({ hasText: 'patience' })).toBeVisible();
  await expect(post.locator('li li').filter({ hasText: 'blue' })).toBeVisible();
  await expect(post.getByRole('link', { name: 'wool.example' })).toHaveAttribute(
    'href',
    /wool\.example\/hats/,
  );
  const permalink = post.locator('[data-permalink]');
  await expect(permalink).toHaveAttribute('href', /\/a-hat$/);
});
