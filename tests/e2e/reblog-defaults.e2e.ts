import { expect, test } from '#tests/support/e2e.ts';

test("Reblog defaults: a blog's tags are in the form and in a quick reblog", async ({ page, newMember }) => {
  const blog = await newMember('giving');
  await page.goto(`/settings/blog/${blog}`);
  await page.getByRole('textbox', { name: 'Tags for what it reblogs' }).fill('passed on, #kept');
  const saved = page.waitForResponse((answer) => answer.url().endsWith(`/v2/blog/${blog}/settings`));
  await page.getByRole('button', { name: 'Save: Tags for what it reblogs' }).click();
  expect((await saved).ok()).toBe(true);

  await page.goto('/tagged/compost');
  const post = page.getByRole('article').first();
  await post.getByRole('link', { name: /^Reblog/ }).click();
  const form = page.getByRole('form', { name: 'Reblog' });
  await expect(form.getByText('#passed on')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await post.focus();
  await page.keyboard.press('r');
  await expect(page.getByText(`Reblogged as ${blog}`)).toBeVisible();
  await page.goto(`/${blog}`);
  const tags = page.getByRole('article').first().getByRole('list', { name: 'Tags' });
  await expect(tags.getByRole('link')).toHaveText(['#passed on', '#kept']);
});
