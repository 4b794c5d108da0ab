import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

test.use({ serviceWorkers: 'allow' });

/** Navigates without a connection to a page that is not stored, and waits for its error page. */
async function goInVain(page: Page, path: string): Promise<void> {
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.context().setOffline(true);
  await page.evaluate((to) => window.location.assign(to), path);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
}

/** Waits until a service worker controls this page. */
async function untilAnswered(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
}

test('Offline: the last dashboard is readable, and deleted at logout [service-01]', async ({
  page,
  context,
  logIn,
  expectConsole,
}) => {
  expectConsole(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
  await logIn('marlow');
  await page.goto('/dashboard');
  const first = page.locator('article[data-post]').first();
  await expect(first).toBeVisible();
  const words = await first.getAttribute('aria-label');
  await untilAnswered(page);
  // The first load that the service worker handles.
  await page.reload();
  await expect(first).toBeVisible();
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByText('You are offline. What you see was loaded earlier.')).toBeVisible();
  await expect(page.locator('article[data-post]').first()).toBeVisible();
  expect(await page.locator('article[data-post]').first().getAttribute('aria-label')).toBe(words);
  await goInVain(page, '/tagged');
  // The offline page has its own styles, and reloads by itself with the connection.
  await expect(page.locator('body')).toHaveCSS('display', 'grid');
  await context.setOffline(false);
  await expect(page.getByRole('heading', { level: 1, name: 'Tags' })).toBeVisible();
  await goInVain(page, '/radar');
  await page.getByRole('link', { name: 'Your last dashboard' }).click();
  await expect(page.locator('article[data-post]').first()).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('You are offline. What you see was loaded earlier.')).toBeHidden();
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Log out' }).click();
  await expect(page).toHaveURL(/\/$/);
  expect(await page.evaluate(() => caches.has('skein-dashboard'))).toBe(false);
});

test('Share target: what another app shares opens the form, also with pictures', async ({ page, logIn }) => {
  await logIn('marlow');
  await page.goto('/dashboard');
  await untilAnswered(page);
  // Posts a form to the share target of the manifest, as a phone does.
  await page.evaluate(async () => {
    const canvas = document.createElement('canvas');
    const picture = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve));
    const field = document.createElement('input');
    Object.assign(field, { type: 'file', name: 'pictures' });
    const files = new DataTransfer();
    files.items.add(new File([picture ?? ''], 'shared.png', { type: 'image/png' }));
    field.files = files.files;
    const words = Object.assign(document.createElement('input'), { name: 'text', value: 'From my phone' });
    const form = document.createElement('form');
    Object.assign(form, { method: 'post', action: '/share', enctype: 'multipart/form-data' });
    form.append(words, field);
    document.body.append(form);
    form.submit();
  });
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByRole('textbox', { name: 'Your post' })).toContainText('From my phone');
  await expect(form.getByRole('button', { name: /ALT|description/i }).first()).toBeVisible();
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await page.goto('/marlow');
  const shared = page.getByRole('article').filter({ hasText: 'From my phone' }).first();
  await expect(shared).toBeVisible();
  await expect(shared.getByRole('button', { name: 'Open picture' })).toBeVisible();
});
