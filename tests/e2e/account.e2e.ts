import { expect, freshName, test } from '#tests/support/e2e.ts';

test('Registration: the password strength appears without moving the fields below', async ({ page }) => {
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  const password = form.getByRole('textbox', { name: 'Password' });
  const between = async () => {
    const [above, below] = await Promise.all([
      password.boundingBox(),
      form.getByRole('textbox', { name: 'Month' }).boundingBox(),
    ]);
    return (below?.y ?? 0) - (above?.y ?? 0);
  };
  const before = await between();
  await password.fill('wool and weather');
  await expect(form.getByText('Very hard to guess')).toBeVisible();
  expect(await between()).toBeCloseTo(before, 0);
});

test('Account: a visitor registers, logs out and logs in', async ({ page, expectFailure }) => {
  expectFailure(400, 'validateUser');
  const name = freshName('newbie');
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(` ${name}@example.test `);
  await form.getByRole('textbox', { name: 'Password' }).fill('wool and weather');
  await form.getByRole('textbox', { name: 'Month' }).fill('5');
  await form.getByRole('textbox', { name: 'Day' }).fill('17');
  await form.getByRole('textbox', { name: 'Year' }).fill('1990');
  await form.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: `Account: ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await login.getByRole('textbox', { name: 'Password' }).fill('wool and weather');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('button', { name: `Account: ${name}` })).toBeVisible();
});
