import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

/** Pastes a text at the cursor. */
async function paste(page: Page, words: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Your post' }).evaluate((surface, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    surface.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, words);
}

test('Link cards: a pasted address becomes a card, and a plain link again by undo', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('cards');
  const url = 'https://fog.example/a';
  const block = { type: 'link', url, title: 'Fog on the coast', description: 'It comes in at four.' };
  await page.route('**/v2/link_preview?*', (route) =>
    route.fulfill({
      json: { meta: { status: 200, msg: 'OK' }, response: { url, displayUrl: 'fog.example', block } },
    }),
  );
  await page.goto('/new/text');
  const box = page.getByRole('textbox', { name: 'Your post' });
  await expect(box).toBeFocused();
  await paste(page, url);
  await expect(box.getByText('It comes in at four.')).toBeVisible();
  await expectAccessible('a card in the editor');
  await page.keyboard.press('Control+z');
  await expect(box.locator('p')).toHaveText([url]);
  await page.keyboard.press('Control+y');
  await expect(box.getByText('It comes in at four.')).toBeVisible();
  await page.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByRole('form', { name: 'New post' })).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('article').getByRole('link', { name: /Fog on the coast/ })).toHaveAttribute(
    'href',
    url,
  );
});

test('Link cards: the server fetches no page of its own network and reports that there is no card', async ({
  page,
  newMember,
  expectFailure,
}) => {
  expectFailure(400, 'previewLink');
  await newMember('inside');
  await page.goto('/new/text');
  const box = page.getByRole('textbox', { name: 'Your post' });
  await expect(box).toBeFocused();
  await paste(page, 'http://127.0.0.1:9/secret');
  await expect(box.getByText('This link cannot be shown.')).toBeVisible();
  await page.keyboard.press('Backspace');
  await expect(box.locator('p')).toHaveText(['http://127.0.0.1:9/secret']);
});

test('Link cards: the address of a blog on the site becomes its card', async ({ page, newMember, site }) => {
  const blog = await newMember('naming');
  await page.goto('/new/text');
  const box = page.getByRole('textbox', { name: 'Your post' });
  await expect(box).toBeFocused();
  await paste(page, `${site}/marlow`);
  // In the colours of that blog.
  await expect(box.locator('[data-blog-theme]')).toContainText('marlow');
  await page.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByRole('form', { name: 'New post' })).toBeHidden();
  await page.goto(`/${blog}`);
  await expect(
    page
      .getByRole('article')
      .first()
      .getByRole('link', { name: /marlow.*Visit this blog/ }),
  ).toBeVisible();
});
