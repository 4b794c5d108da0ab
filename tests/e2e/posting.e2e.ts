import sharp from 'sharp';
import { expect, test, writePost } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Returns a valid picture of 640 by 480 pixels. */
function picture() {
  return sharp({ create: { width: 640, height: 480, channels: 3, background: '#b5423c' } })
    .png()
    .toBuffer();
}

test('Posting: a post is written, published, edited and deleted', async ({ page, newMember }) => {
  const blog = await newMember('writer');
  await page.goto('/dashboard');
  await page
    .getByRole('navigation', { name: 'Create a post' })
    .getByRole('link', { name: 'Go ahead, put anything' })
    .click();
  await writePost(page, 'My first thread', ['hello world']);
  const article = page.getByRole('article').filter({ hasText: 'My first thread' });
  await expect(article).toBeVisible();
  await page.goto(`/${blog}`);
  await expect(article).toBeVisible();
  await expect(article.getByRole('link', { name: '#hello world' })).toBeVisible();

  await article.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Edit' }).click();
  const form = page.getByRole('form', { name: 'Edit post' });
  await form.getByRole('textbox', { name: 'Your post' }).fill('My second thought');
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article').filter({ hasText: 'My second thought' })).toBeVisible();

  await page
    .getByRole('article')
    .filter({ hasText: 'My second thought' })
    .getByRole('button', { name: 'Post options' })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .last()
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page.getByRole('article').filter({ hasText: 'My second thought' })).toBeHidden();
  await page.reload();
  await expect(page.getByRole('article').filter({ hasText: 'My second thought' })).toBeHidden();
});

test('Posting: after a deletion the next post has the focus', async ({ page, newMember }) => {
  const blog = await newMember('pruner');
  for (const words of ['The lower one', 'The upper one'])
    await apiOf(page).POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text: words }] },
    });
  await page.goto(`/${blog}`);
  const upper = page.getByRole('article').filter({ hasText: 'The upper one' });
  await upper.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(upper).toHaveCount(0);
  await expect(page.getByRole('article').filter({ hasText: 'The lower one' })).toBeFocused();
});

test('Posting: bold, italic and a link are published as written', async ({ page, newMember }) => {
  const blog = await newMember('styles');
  await page.goto('/new/text');
  const box = page.getByRole('textbox', { name: 'Your post' });
  await box.click();
  await page.keyboard.press('Control+b');
  await page.keyboard.type('bold');
  await page.keyboard.press('Control+b');
  await page.keyboard.type(' and ');
  await page.keyboard.press('Control+i');
  await page.keyboard.type('italic');
  await page.keyboard.press('Control+i');
  await page.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByRole('form', { name: 'New post' })).toBeHidden();
  await page.goto(`/${blog}`);
  const article = page.getByRole('article').filter({ hasText: 'bold and italic' });
  await expect(article.locator('strong', { hasText: 'bold' })).toBeVisible();
  await expect(article.locator('em', { hasText: 'italic' })).toBeVisible();
});

test('Posting: a picture is published with its description', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('pictures');
  await page.goto('/new/photo');
  const form = page.getByRole('form', { name: 'New post' });
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'dot.png', mimeType: 'image/png', buffer: await picture() });
  await form.getByRole('button', { name: /^Add ALT/ }).click();
  // Key by key on a slow processor, in the middle too: the stored text lags behind what is typed.
  const description = form.getByLabel('What does this picture show?');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 6 });
  await description.pressSequentially('A red square', { delay: 60 });
  for (const key of ['Home', 'ArrowRight', 'ArrowRight']) await description.press(key);
  await page.keyboard.type('small ', { delay: 60 });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  await expect(description).toHaveValue('A small red square');
  await expectAccessible('the field for what a picture shows');
  await form.getByRole('button', { name: 'Done' }).click();
  await expect(form.getByRole('button', { name: 'ALT: A small red square. Change it' })).toBeFocused();
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('img', { name: 'A small red square' })).toBeVisible();
});

test('Posting: two pictures become a carousel by keyboard', async ({ page, newMember, expectAccessible }) => {
  const blog = await newMember('turning');
  await page.goto('/new/photo');
  const form = page.getByRole('form', { name: 'New post' });
  const pictures = form.getByRole('button', { name: /^Add ALT/ });
  await form
    .locator('input[type=file]')
    .first()
    .setInputFiles(['docs/images/explore.png', 'docs/images/blog.png']);
  await expect(pictures).toHaveCount(2);
  await form
    .getByRole('button', { name: /^Move picture/ })
    .first()
    .focus();
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Show these one at a time' }).press('Enter');
  await expect(form.getByText('2 pictures, shown one at a time')).toBeVisible();
  await expectAccessible('a carousel in the editor');
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('group', { name: '2 pictures' })).toBeVisible();
});

test('Posting: a file that only claims to be a picture is refused at its place, and the text is kept', async ({
  page,
  newMember,
}) => {
  await newMember('fakes');
  await page.goto('/new/photo');
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'Your post' }).fill('Words that must survive');
  await form
    .locator('input[type="file"]')
    .setInputFiles({ name: 'fake.png', mimeType: 'image/png', buffer: Buffer.from('GIF? no, text') });
  await expect(
    form.getByText('This file is not a PNG, JPEG, GIF, WebP, AVIF or TIFF picture.'),
  ).toBeVisible();
  await expect(form.getByText('Words that must survive')).toBeVisible();
});

test('Posting: typed text survives a reload', async ({ page, newMember }) => {
  await newMember('kept');
  await page.goto('/new/text');
  await page.getByRole('textbox', { name: 'Your post' }).fill('Half a thought');
  await page.waitForTimeout(1200);
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await expect(page.getByRole('dialog', { name: 'New post' }).getByText('Half a thought')).toBeVisible();
});

test('Posting: a double click publishes once', async ({ page, newMember }) => {
  const blog = await newMember('double');
  await page.goto('/new/text');
  await page.getByRole('textbox', { name: 'Your post' }).fill('Only once');
  await page.getByRole('button', { name: 'Post now' }).dblclick();
  await expect(page.getByRole('form', { name: 'New post' })).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('article').filter({ hasText: 'Only once' })).toHaveCount(1);
});

test('Editor: fast keyboard input changes the current selection, not the previous one', async ({
  page,
  newMember,
}) => {
  await newMember('quick');
  await page.goto('/new/text');
  const box = page.getByRole('textbox', { name: 'Your post' });
  await box.click();
  for (let round = 0; round < 3; round += 1) {
    await page.keyboard.type('slow word');
    for (const key of ['Control+Shift+ArrowLeft', 'Control+b', 'End', 'Enter'])
      await page.keyboard.press(key);
  }
  await expect(box.locator('p')).toHaveText(['slow word', 'slow word', 'slow word', '']);
  // The second line starts in bold like the end of the first; there the shortcut removes it from the word.
  await expect(box.locator('strong')).toHaveText(['word', 'slow ', 'word']);
});
