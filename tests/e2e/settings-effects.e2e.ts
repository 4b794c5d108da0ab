import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Waits until the server has stored the setting. */
function isKept(page: Page) {
  return page.waitForResponse(
    (answer) => answer.url().includes('/v2/user/settings') && answer.request().method() !== 'GET',
  );
}

test("Reading settings: a member's choices apply, also in another session", async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('holds');
  for (const url of ['marlow', 'odile', 'tamsin', 'bitbarrow', 'slow-polyglot']) {
    const { response } = await apiOf(page).POST('/v2/user/follow', { body: { url } });
    expect(response.status).toBe(200);
  }
  const turn = async (name: string): Promise<void> => {
    const row = page.getByRole('switch', { name });
    const before = await row.isChecked();
    await Promise.all([isKept(page), row.click()]);
    await expect(row).toBeChecked({ checked: !before });
  };
  await page.goto('/settings/dashboard');
  await expect(page.getByRole('combobox', { name: 'Open the dashboard with' })).toHaveValue('following');
  await expectAccessible('settings of the dashboard');
  await turn('Endless scrolling');
  const first = page.getByRole('combobox', { name: 'Order of posts' });
  await Promise.all([isKept(page), first.selectOption('Best first')]);
  await page.goto('/settings/display');
  await turn('Show the time of posts');
  await turn('Plain text');

  await page.goto('/dashboard');
  const post = page.getByRole('feed', { name: 'Dashboard' }).getByRole('article').first();
  await expect(post.getByRole('link', { name: 'Open this post' }).first()).toBeVisible();
  await expect(post.locator('header time')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('data-colours', 'plain');
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/\/dashboard\?page=2$/);
  await expect(page.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page');
  await expectAccessible('a page of the dashboard');
});

test('Writing settings: a new post starts with its defaults, and can be undone', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('sets');
  await page.goto('/settings/writing');
  await page.getByRole('textbox', { name: 'Default tags' }).fill('fog, tea');
  await Promise.all([isKept(page), page.getByRole('button', { name: 'Save: Default tags' }).click()]);
  const undo = page.getByRole('combobox', { name: 'Time to undo a post' });
  await Promise.all([isKept(page), undo.selectOption('30 seconds')]);
  await expectAccessible('settings of writing');

  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByRole('button', { name: 'Remove tag fog' })).toBeVisible();
  await expect(form.getByRole('textbox', { name: 'Your post' })).toBeFocused();
  await page.keyboard.type('Too soon');
  await form.getByRole('button', { name: 'Post now' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The post is a draft again')).toBeVisible();
  await page.goto(`/blog/${blog}/drafts`);
  await expect(page.getByRole('article').filter({ hasText: 'Too soon' })).toBeVisible();
});
