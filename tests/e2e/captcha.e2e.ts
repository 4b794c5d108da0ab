import { expect, freshName, test } from '#tests/support/e2e.ts';

// Runs in one worker, because each test starts a server with captchas.
test.describe.configure({ mode: 'default' });
test.use({ settings: { CAPTCHA: 'proof-of-work' } });

test('Captcha: the browser solves it by itself at registration', async ({ page }) => {
  const name = freshName('worker');
  const tries: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v2/register')) tries.push(response.status());
  });
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill('wool and weather');
  await form.getByRole('textbox', { name: 'Month' }).fill('5');
  await form.getByRole('textbox', { name: 'Day' }).fill('17');
  await form.getByRole('textbox', { name: 'Year' }).fill('1990');
  await form.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page.getByRole('heading', { name: 'What do you love?' })).toBeVisible({ timeout: 60_000 });
  expect(tries).toEqual([401, 201]);
});

test("Captcha: the browser solves it by itself for a visitor's support request", async ({
  page,
  expectAccessible,
}) => {
  const tries: number[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('/v2/support/requests')) tries.push(response.status());
  });
  await page.goto('/support');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('visitor@example.test');
  await page.getByRole('textbox', { name: 'Your request' }).fill('The fog is gone.');
  await page.getByRole('button', { name: 'Send' }).click();
  await expect(page.getByText('We have received your request')).toBeVisible({ timeout: 60_000 });
  expect(tries).toEqual([401, 201]);
  await expectAccessible('a letter that was sent');
});
