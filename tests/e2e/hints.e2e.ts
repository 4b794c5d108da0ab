import { expect, test } from '#tests/support/e2e.ts';

test.use({ hasGuide: true });

test('Hints: a new member sees each hint once, and again on request [guide-01] [guide-02] [guide-03]', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/explore');
  const tip = page.getByRole('complementary', { name: 'Tip' });
  const nextVisit = () => page.evaluate(() => sessionStorage.removeItem('skein.guide.visit'));
  await expect(tip).toBeVisible();
  await expectAccessible('a tip');
  await tip.getByRole('button', { name: 'Good to know' }).click();
  await expect(tip).toBeHidden();
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(tip).toBeHidden();
  await nextVisit();
  await page.goto('/dashboard');
  await expect(tip).toContainText('This is your dashboard');
  const [line, post] = [await tip.boundingBox(), await page.getByRole('article').first().boundingBox()];
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(post?.y ?? 0);
  await page.getByRole('button', { name: 'Show no more tips' }).click();
  await page.goto('/settings/display');
  await page.getByRole('button', { name: 'Show them again' }).click();
  await expect(page.getByText('The tips are shown again')).toBeVisible();
  await page.goto('/explore');
  await expect(tip).toBeVisible();
});
