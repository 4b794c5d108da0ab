import { resolve } from 'node:path';
import { expect, test } from '#tests/support/e2e.ts';

const picture = resolve('docs/images/explore.png');

test("Appearance: a blog's colours are changed, previewed, undone and saved for everybody", async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const name = await newMember('dyer');
  await page.goto(`/settings/blog/${name}/appearance`);
  const preview = page.getByRole('region', { name: 'Preview' });
  await expect(preview).toHaveAttribute('data-blog-theme', 'light');
  await page.getByRole('button', { name: 'Pine' }).click();
  await expect(preview).toHaveAttribute('data-blog-theme', 'dark');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(preview).toHaveAttribute('data-blog-theme', 'light');
  await page.getByRole('button', { name: 'Redo' }).click();
  await page.getByRole('switch', { name: 'Avatar' }).click();
  await page.getByLabel('Choose a picture').setInputFiles(picture);
  await page.getByRole('textbox', { name: 'What the picture shows' }).fill('A page of posts');
  await page.getByRole('textbox', { name: 'What the avatar shows' }).fill('A knot');
  await expectAccessible('the appearance of a blog');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('The new look is saved and public')).toBeVisible();
  await page.context().clearCookies();
  await page.goto(`/${name}`);
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page.locator('[data-blog-theme="dark"]').first()).toBeAttached();
  await expect(page.getByRole('img', { name: 'A page of posts' })).toBeVisible();
});
