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

test('Login: a wrong password is reported at its field and keeps the values', async ({
  page,
  expectFailure,
}) => {
  expectFailure(401, 'createToken');
  await page.goto('/login');
  const login = page.getByRole('dialog', { name: 'Log in' });
  await login.getByRole('textbox', { name: 'E-mail' }).fill('marlow@example.com');
  await login.getByRole('textbox', { name: 'Password' }).fill('not this one');
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login.getByText('The e-mail address or password is not right.')).toBeVisible();
  await expect(login.getByRole('textbox', { name: 'E-mail' })).toHaveValue('marlow@example.com');
  await expect(login.getByRole('textbox', { name: 'Password' })).toHaveAttribute('aria-invalid', 'true');
});

test('Registration: a taken name gets suggestions, a birthday that is too young or in the future a reason', async ({
  page,
  expectFailure,
}) => {
  expectFailure(400, 'registerAccount');
  expectFailure(400, 'validateUser');
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  const fill = async (year: string, blog: string) => {
    await form.getByRole('textbox', { name: 'E-mail' }).fill(`${freshName()}@example.test`);
    await form.getByRole('textbox', { name: 'Password' }).fill('wool and weather');
    await form.getByRole('textbox', { name: 'Month' }).fill('5');
    await form.getByRole('textbox', { name: 'Day' }).fill('17');
    await form.getByRole('textbox', { name: 'Year' }).fill(year);
    await form.getByRole('textbox', { name: 'Blog name' }).fill(blog);
  };
  await fill('1990', 'marlow');
  await expect(form.getByText('That name is taken.', { exact: false })).toBeVisible();
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form.getByRole('textbox', { name: 'Blog name' })).toHaveAttribute('aria-invalid', 'true');
  const suggestion = form.getByRole('button', { name: /^(marlow-|the-marlow|dear-marlow)/ }).first();
  await suggestion.click();
  await expect(form.getByRole('textbox', { name: 'Blog name' })).not.toHaveValue('marlow');
  await fill('2999', freshName());
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(form).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Year' })).toHaveValue('2999');
  await expect(form.getByRole('textbox', { name: 'Password' })).toHaveValue('wool and weather');
});

test('CSRF: a foreign token is refused, and a stale one is replaced unnoticed', async ({ page, logIn }) => {
  await logIn('tamsin');
  const foreign = await page.request.post('/v2/user/follow', {
    headers: { Authorization: 'Bearer skein-web', 'X-CSRF': 'x'.repeat(43) },
    data: { url: 'odile' },
  });
  expect([foreign.status(), (await foreign.json()).errors[0].code]).toEqual([403, 1019]);
});
