import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Registration: an unfinished one leads to its missing steps and keeps other pages closed', async ({
  page,
  expectAccessible,
}) => {
  const isMissing = async (): Promise<void> => {
    await expect(page).toHaveURL(/\/onboarding$/);
    await expect(page.getByRole('heading', { name: 'One more detail is needed' })).toBeVisible();
  };
  await page.goto('/login?redirect_to=%2Flikes');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(CAST.lotte);
  await login.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await isMissing();
  await expectAccessible('what is missing of a registration');

  // An invalid value is not sent, and stays in its field.
  await page.getByRole('textbox', { name: 'Year' }).fill('2999');
  await page.getByRole('textbox', { name: 'Day' }).fill('31');
  await page.getByRole('textbox', { name: 'Month' }).fill('2');
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByText('This is not a valid birth date. Check it.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Year' })).toHaveValue('2999');

  // Both as an address and by navigation within the site.
  for (const address of [
    '/dashboard',
    '/settings/account',
    '/new',
    '/messaging',
    '/getting-to-know-skein/topics',
  ]) {
    await page.goto(address);
    await isMissing();
  }
  // Public pages are open; pages for members redirect to the missing step.
  await page.goto('/marlow');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('button', { name: /^Like/ }).click();
  await isMissing();
  await expect(apiOf(page).GET('/v2/user/likes')).rejects.toThrow('[401.1034]');
});
