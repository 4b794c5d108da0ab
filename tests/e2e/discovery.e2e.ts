import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Archive: posts are browsed by month and by type', async ({ page, expectAccessible }) => {
  await page.goto('/marlow/archive');
  const months = page.getByRole('navigation', { name: 'Months' });
  await page.getByText('Go to a month or a tag').click();
  const month = months.getByRole('listitem').getByRole('link').first();
  const address = await month.getAttribute('href');
  await month.click();
  await expect(page).toHaveURL(new RegExp(`${address}$`));
  await expect(
    page
      .getByRole('main')
      .getByRole('link')
      .filter({ has: page.locator('time') })
      .or(page.getByRole('main').locator('a[href^="/marlow/2"]'))
      .first(),
  ).toBeVisible();
  await expectAccessible('a month of an archive');
  await page
    .getByRole('navigation', { name: 'Kinds of posts' })
    .getByRole('link', { name: 'Quotes' })
    .click();
  await expect(page).toHaveURL(/filter-by\/quote/);
});

test('Blog subscriptions: a member is notified of new posts of a blog until they switch it off', async ({
  page,
  newMember,
}) => {
  await newMember('listener');
  await page.goto('/odile');
  await page
    .getByRole('button', { name: /^Follow odile/ })
    .first()
    .click();
  const options = page.getByRole('button', { name: 'Blog options' });
  await options.click();
  const told = page.waitForResponse('**/v2/blog/odile/subscription');
  await page.getByRole('menuitem', { name: 'Notify me of new posts' }).click();
  expect((await told).ok()).toBe(true);
  await options.click();
  await page.getByRole('menuitem', { name: 'Stop notifications of new posts' }).click();
  await options.click();
  await expect(page.getByRole('menuitem', { name: 'Notify me of new posts' })).toBeVisible();
});

test('Recommended blogs: a dismissed blog is not recommended again', async ({ page, newMember }) => {
  await newMember('chooser');
  await page.goto('/explore/recommended-for-you');
  const away = page.getByRole('button', { name: /^Do not recommend / }).first();
  const name = (await away.getAttribute('aria-label'))?.replace('Do not recommend ', '') ?? '';
  const dismissed = page.waitForResponse((answer) => answer.request().method() === 'POST');
  await away.click();
  expect((await dismissed).ok()).toBe(true);
  await expect(page.getByRole('button', { name: `Do not recommend ${name}`, exact: true })).toHaveCount(0);
});

test('Followed tags: their order is changed', async ({ page, newMember, expectAccessible }) => {
  await newMember('tagger');
  for (const tag of ['fog', 'moss', 'clay']) await apiOf(page).POST('/v2/user/tags/add', { body: { tag } });
  await page.goto('/tagged');
  const own = page.getByRole('region', { name: 'Tags you follow' });
  const tags = own.getByRole('link', { name: /^#/ });
  await expect(tags).toHaveText(['#clay', '#moss', '#fog']);
  const orders = page.getByRole('navigation', { name: 'Order of your tags' });
  await orders.getByRole('link', { name: 'By name' }).click();
  await expect(page).toHaveURL(/\/tagged\?order=name$/);
  await expect(tags).toHaveText(['#clay', '#fog', '#moss']);
  await orders.getByRole('link', { name: 'Oldest' }).click();
  await expect(tags).toHaveText(['#fog', '#moss', '#clay']);
  await page.reload();
  await expect(tags).toHaveText(['#fog', '#moss', '#clay']);
  await expectAccessible('the overview of tags');
});

test('Activity: every kind of activity is counted, charted and listed', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/activity');
  // On a phone the counts are one line that expands.
  if (isMobile) await page.getByRole('button', { name: /notes? in 3 days/ }).click();
  const chart = page.getByRole('region', { name: 'Over time' });
  for (const name of ['New followers', 'Followers', 'Notes']) {
    await chart.getByRole('tab', { name, exact: true }).click();
    await expect(chart.getByRole('tabpanel', { name, exact: true }).getByRole('slider')).toBeVisible();
  }
  await chart.getByRole('radio', { name: 'Week' }).check({ force: true });
  await expect(chart.getByRole('slider', { name: 'Notes' })).toBeVisible();
  await expect(chart.locator('[aria-busy="true"]')).toHaveCount(0);
  await expectAccessible('activity');
});
