import { expect, test } from '#tests/support/e2e.ts';

test('Help: an article is searched, read and left, and the status page is open', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/help');
  await page.getByRole('searchbox', { name: 'Search help' }).fill('calendar');
  await page.getByRole('main').getByRole('button', { name: 'Search' }).click();
  await expect(page).toHaveURL('/help?query=calendar');
  await page.getByText('The archive of a blog').click();
  await page.getByRole('link', { name: 'On a page of its own' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'The archive of a blog' })).toBeVisible();
  await expectAccessible('a help article');
  await page.getByRole('link', { name: 'All help' }).click();
  await page.getByRole('link', { name: 'status of Skein' }).click();
  await expect(page.getByText('Everything works.')).toBeVisible();
  await expectAccessible('the state of the site');
});

test('Picture page: a picture is shown large on its own page', async ({ page, expectAccessible }) => {
  await page.goto('/explore/photos');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /^Open picture/ })
    .first()
    .click();
  const link = page.getByRole('link', { name: 'About this picture' });
  await page.goto((await link.getAttribute('href')) ?? '');
  await expect(page.getByRole('heading', { name: 'From this post' })).toBeVisible();
  await page.getByRole('button', { name: 'Show in full size' }).click();
  await expect(page.getByRole('button', { name: 'Show larger' })).toBeVisible();
  await expectAccessible('a picture on its own');
  await page.getByRole('link', { name: 'See the post' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Reblog graph: it is drawn, walked by arrow keys, and listed', async ({ page, expectAccessible }) => {
  await page.goto('/search/minutes%20of%20the%20meeting');
  await page
    .getByRole('article')
    .first()
    .getByRole('button', { name: /notes?$/ })
    .click();
  await page
    .getByRole('group', { name: 'Notes' })
    .getByRole('button', { name: /^Reblogs/ })
    .click();
  await page.getByRole('button', { name: 'Show how it spread' }).click();
  const drawing = page.getByRole('group', { name: /^Who reblogged from whom/ });
  await drawing.getByRole('link', { name: /the original post/ }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(drawing.locator('a:focus')).toHaveAccessibleName(/, from /);
  await expectAccessible('the drawing of reblogs');
  await page.getByText('As a list').click();
  await expect(page.locator('details').getByRole('listitem').nth(1)).toBeVisible();
});
