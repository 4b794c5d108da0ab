import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Screens on the contract's examples. Console output fails a test (tests/support/e2e.ts). */

interface ShownPost {
  id: string;
  reblogKey: string;
  blogName: string;
  postUrl: string;
}

async function dashboardPosts(page: Page): Promise<ShownPost[]> {
  const { data } = await apiOf(page).GET('/v2/timeline/dashboard');
  return (data?.response.timeline.elements ?? []).filter((element) => element.objectType === 'post');
}

async function becomeVisitor(page: Page): Promise<void> {
  await apiOf(page).POST('/v2/logout');
}

test('Mock: a post and its reblog form show that post', { tag: '@elsewhere' }, async ({ page }) => {
  const [, , , , , , , post] = await dashboardPosts(page);
  if (!post) throw new Error('The dashboard shows too few posts');
  await page.goto(post.postUrl);
  await expect(page.getByRole('article').first()).toContainText(post.blogName);
  await page.goto(`/reblog/${post.blogName}/${post.id}/${post.reblogKey}`);
  await expect(page.getByRole('form')).toBeVisible();
});

test('Mock: an unknown blog and an unknown post are not found', { tag: '@elsewhere' }, async ({ page }) => {
  for (const path of ['/nobody-at-all', '/marlow/1']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('article')).toHaveCount(0);
  }
});

test('Mock: the dashboard loads all its pages and ends', async ({ page }) => {
  const pages = new Set<string>();
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/v2/timeline/dashboard') pages.add(url.searchParams.get('cursor') ?? 'first');
  });
  await page.goto('/dashboard?panel=off');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(async () => {
    await page.mouse.wheel(0, 4000);
    expect(pages.size).toBe(3);
  }).toPass({ timeout: 30_000 });
});

test('Mock: a visitor gets the pages of visitors', { tag: '@elsewhere' }, async ({ page }) => {
  await becomeVisitor(page);
  await page.goto('/?panel=off');
  await expect(page.getByRole('link', { name: 'Log in' }).first()).toBeVisible();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Fdashboard/);
});

test('Mock: an answer is forced by the address and reset', async ({ page }) => {
  await page.goto('/dashboard?force=getDashboard:200:empty&panel=off');
  await expect(page.getByRole('heading', { name: /is still empty/ })).toBeVisible();
  await page.goto('/dashboard?force=clear&panel=off');
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('Mock: a failing feed reports it and loads again', { tag: '@elsewhere' }, async ({
  page,
  expectFailure,
}) => {
  expectFailure(500, 'getDashboard');
  await page.goto('/dashboard?force=getDashboard:500&panel=off');
  await expect(page.getByRole('button', { name: /again/i }).first()).toBeVisible({ timeout: 20_000 });
});

test('Mock: the developer panel forces an answer by keyboard', async ({ page }) => {
  await page.goto('/dashboard');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyD');
  const panel = page.getByRole('region', { name: 'Answers of the mock' });
  await expect(panel).toBeFocused();
  await panel.getByRole('combobox', { name: 'getDashboard' }).selectOption('200:empty');
  await expect(page.getByRole('heading', { name: /is still empty/ })).toBeVisible();
  await panel.getByRole('button', { name: 'Clear all' }).press('Enter');
  await expect(page.getByRole('heading', { name: /is still empty/ })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
});

test('Mock: the reference site is served and sends a call', async ({ page }) => {
  // Pages of the reference site are not part of the app, so there is no hydration to wait for.
  const open = (path: string) => page.evaluate((to) => location.assign(to), path);
  await page.goto('/?panel=off');
  await open('/docs/api');
  await expect(page.getByRole('heading', { level: 1, name: 'Skein API' })).toBeVisible();
  await page.getByRole('link', { name: 'Errors' }).click();
  await expect(page.getByRole('row', { name: /1019/ })).toContainText('repeat the call once');
  await open('/docs/api/reference#/posts/votePoll');
  const call = page.locator('#operations-posts-votePoll');
  await expect(call.getByText('Who may call:')).toBeVisible({ timeout: 30_000 });
  await call.getByRole('button', { name: 'Execute' }).click();
  await expect(call.locator('.live-responses-table .response-col_status').last()).toContainText('200');
  await page.getByRole('navigation', { name: 'Tags' }).getByRole('link', { name: 'site' }).click();
  await expect(page.locator('#operations-site-getConfig')).toBeVisible({ timeout: 30_000 });
});
