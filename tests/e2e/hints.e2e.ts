import { expect, test } from '#tests/support/e2e.ts';

test.use({ hasGuide: true });

test('Hints: a new member sees each hint once, and again on request [guide-01] [guide-02] [guide-03]', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/explore');
  const tip = page.getByRole('complementary', { name: 'Find new blogs' });
  await expect(tip).toBeVisible();
  await expectAccessible('a tip');
  await tip.getByRole('button', { name: 'Good to know' }).press('Escape');
  await expect(tip).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('complementary', { name: 'This is your dashboard' })).toBeVisible();
  await page.getByRole('button', { name: 'Show no more tips' }).click();
  await page.goto('/settings/display');
  await page.getByRole('button', { name: 'Show them again' }).click();
  await expect(page.getByText('The tips are shown again')).toBeVisible();
  await page.goto('/explore');
  await expect(tip).toBeVisible();
});
