import { expect, test } from '#tests/support/e2e.ts';

test('Staff: the list of dead letters is empty', async ({ page, logIn, expectAccessible }) => {
  await logIn('wren');
  await page.goto('/settings/admin');
  await page.getByRole('link', { name: 'Failed jobs' }).click();
  await expect(page.getByText('No failed jobs')).toBeVisible();
  await expectAccessible('what failed');
});

test("Staff: a visitor's support request is answered", async ({ page, logIn, expectAccessible }) => {
  const words = `The fog is gone ${Date.now()}.`;
  await page.goto('/support');
  await page.getByRole('combobox', { name: 'What is it about?' }).selectOption('bug');
  await page.getByRole('textbox', { name: 'Your e-mail address' }).fill('una@example.com');
  await page.getByRole('textbox', { name: 'Your request' }).fill(words);
  await expectAccessible('a letter to the site');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'We have received your request' })).toBeVisible();
  await logIn('wren');
  await page.goto('/settings/admin/letters');
  const letter = page.getByRole('article').filter({ hasText: words });
  await letter.getByRole('textbox', { name: 'Your answer' }).fill('It comes back.');
  await expectAccessible('the letters');
  await letter.getByRole('button', { name: 'Send answer and close' }).click();
  await expect(letter).toHaveCount(0);
});
