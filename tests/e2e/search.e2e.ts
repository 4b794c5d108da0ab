import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test.describe('Search without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Search: a visitor searches with the plain form [route-access-19]', async ({ page }) => {
    await page.goto('/explore/trending');
    const box = page.getByRole('searchbox', { name: 'Search' });
    await box.fill('  fog ');
    await box.press('Enter');
    await expect(page).toHaveURL(/\/search\/fog$/);
    await expect(page).toHaveTitle(/fog/);
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.getByRole('link', { name: 'Recent', exact: true }).click();
    await expect(page).toHaveURL(/\/search\/fog\/recent$/);
    await page.getByRole('navigation', { name: 'What to show' }).getByRole('link', { name: 'Tags' }).click();
    await expect(page.getByRole('link', { name: '#fog', exact: true })).toBeVisible();
  });
});

test('Search: suggestions are used by keyboard, and the device remembers searches', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/');
  await page.keyboard.press('/');
  const box = page.getByRole('combobox', { name: 'Search' });
  await expect(box).toBeFocused();
  await page.keyboard.type('#fo');
  await expect(page.getByRole('option', { name: /^#fog/ })).toBeVisible();
  await expectAccessible('the search box with its list');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('listbox')).toBeHidden();
  await box.fill('fog-enth');
  await expect(page.getByRole('option', { name: /^fog-enthusiast/ })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/fog-enthusiast$/);
  // Navigating moves the focus to the page.
  await expect(page.getByRole('heading', { level: 1 })).toContainText('fog enthusiast');
  await box.fill('moon jar');
  await box.press('Enter');
  await expect(page).toHaveURL(/\/search\/moon%20jar$/);
  // The address changes first; the focus moves once the page is rendered.
  await expect(page.getByRole('heading', { level: 1, name: /moon jar/ })).toBeFocused();
  await expect(page.getByRole('article')).not.toHaveCount(0);
  await box.fill('');
  await page.getByRole('option', { name: 'moon jar', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Clear recent searches' }).click();
  await expect(page.getByRole('option', { name: 'moon jar', exact: true })).toBeHidden();
});

test('Search: a new post is found at once, on the site and on its blog', async ({ page, newMember }) => {
  const name = await newMember('finder');
  const word = freshName('word').replaceAll('-', '');
  await page.goto('/');
  await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog: name } },
    body: { content: [{ type: 'text', text: `Have you seen my ${word}?` }] },
  });
  await page.goto(`/search/${word}`);
  await expect(page.getByRole('article')).toContainText(word);
  await page.getByRole('button', { name: 'All posts' }).click();
  await page.getByRole('menuitem', { name: 'Video' }).click();
  await expect(page).toHaveURL(new RegExp(`/search/${word}/video$`));
  await page.getByRole('link', { name: 'Search everything' }).click();
  await expect(page.getByRole('article')).toContainText(word);

  await page.goto(`/${name}`);
  const box = page.getByRole('searchbox', { name: `Search ${name}` });
  await box.fill(word);
  await box.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/${name}/search/${word}$`));
  await expect(page.getByRole('feed').getByRole('article')).toContainText(word);
  await page.getByRole('button', { name: 'Show all posts' }).click();
  await expect(page).toHaveURL(new RegExp(`/${name}$`));
});

test('Search: the page of an unused tag becomes a search [protocol-12]', async ({ page }) => {
  await page.goto('/tagged/nobody%20tagged%20this');
  await expect(page).toHaveURL(/\/search\/nobody%20tagged%20this$/);
  await expect(page.getByRole('heading', { name: 'Nothing found' })).toBeVisible();
});
