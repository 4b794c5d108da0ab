import { expect, freshName, test } from '#tests/support/e2e.ts';

test('Onboarding: a new member chooses topics, follows a blog and gets a filled dashboard', async ({
  page,
  expectAccessible,
}) => {
  const name = freshName('starter');
  await page.goto('/register');
  const form = page.getByRole('dialog', { name: 'Sign up' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill(`${name}@example.test`);
  await form.getByRole('textbox', { name: 'Password' }).fill('wool and weather');
  await form.getByRole('textbox', { name: 'Month' }).fill('5');
  await form.getByRole('textbox', { name: 'Day' }).fill('17');
  await form.getByRole('textbox', { name: 'Year' }).fill('1990');
  await form.getByRole('textbox', { name: 'Blog name' }).fill(name);
  await form.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(/\/getting-to-know-skein\/topics$/);
  const topics = page.getByRole('list', { name: 'Topics' });
  for (const topic of ['Film, grain and fog', 'Bread and its failures', 'The night sky'])
    await topics.getByRole('button', { name: topic, exact: true }).click();
  await expect(page.getByText('3 topics chosen')).toBeVisible();
  // A reload keeps the unsent choice.
  await page.reload();
  await expect(page.getByText('3 topics chosen')).toBeVisible();
  await expectAccessible('choosing topics');
  await page.getByRole('button', { name: 'Go on' }).click();
  const blogs = page.getByRole('list', { name: 'Blogs to follow first' });
  await expect(blogs.getByText(/^Posts about #(photography|bread|astronomy)$/).first()).toBeVisible();
  await blogs
    .getByRole('button', { name: /^Follow / })
    .first()
    .click();
  await expect(page.getByText('You follow 1 blog')).toBeVisible();
  await expectAccessible('choosing blogs');
  // Leaving and returning keeps the state.
  await page.goto('/getting-to-know-skein/topics');
  await expect(topics.getByRole('button', { name: 'Bread and its failures', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('link', { name: 'Skip this step' }).click();
  await page.getByRole('button', { name: 'Go to dashboard' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Onboarding: a member who skips all steps sees popular posts and the way back to the steps', async ({
  page,
  newMember,
}) => {
  await newMember('skipper');
  await page.goto('/dashboard');
  await expect(page.getByRole('heading', { name: /Meanwhile/ })).toBeVisible();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('link', { name: 'Choose what you love' }).click();
  await expect(page.getByRole('heading', { name: 'What do you love?' })).toBeVisible();
});
