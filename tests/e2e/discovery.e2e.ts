import { expect, test } from '#tests/support/e2e.ts';

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
