import type { Browser, Page } from '@playwright/test';
import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Deletes all announcements, because other journeys open the dashboard of the same site. */
async function deleteAnnouncements(page: Page): Promise<void> {
  const { data } = await apiOf(page).GET('/v2/admin/announcements', { params: { query: {} } });
  for (const { id } of data?.response.announcements ?? [])
    await apiOf(page).DELETE('/v2/admin/announcements/{announcement_id}', {
      params: { path: { announcement_id: id } },
    });
}

/** Opens the dashboard on a device that has a session and an empty storage. */
async function openDashboard(
  browser: Browser,
  baseURL: string,
  cookies: Awaited<ReturnType<ReturnType<Page['context']>['cookies']>>,
) {
  const context = await browser.newContext({
    baseURL,
    serviceWorkers: 'block',
    storageState: { cookies, origins: [] },
  });
  const page = await context.newPage();
  await page.goto('/dashboard');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  const feed = page.getByRole('feed');
  await expect(feed.locator('article[data-post]').first()).toBeVisible();
  return { context, page, feed };
}

test('Announcements: staff announce something, and a member hides it on every device', async ({
  page,
  browser,
  site,
  logIn,
  expectAccessible,
}) => {
  const title = `More wool ${freshName('news')}`;
  await logIn('marlow');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await logIn('wren');
  await deleteAnnouncements(page);
  await page.goto('/settings/admin');
  const sections = page.getByRole('navigation', { name: 'Administration' });
  await sections.getByRole('link', { name: 'Campaigns' }).click();
  await page.getByRole('link', { name: 'Announcements' }).click();
  await expect(page.getByText('No announcements')).toBeVisible();
  await page.getByRole('button', { name: 'New announcement' }).click();
  const form = page.getByRole('form', { name: 'New announcement' });
  await form.getByRole('textbox', { name: 'Title' }).pressSequentially(title);
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Search finds the tags of old posts.');
  await form.getByRole('textbox', { name: 'Label of the button' }).fill('Look');
  await form.getByRole('textbox', { name: 'Link of the button' }).fill('javascript:alert(1)');
  await form.getByRole('button', { name: 'Announce it' }).click();
  await expect(form.getByText('Give a web address')).toBeVisible();
  await form.getByRole('textbox', { name: 'Link of the button' }).fill('/explore/trending');
  await expectAccessible('the form of an announcement');
  await form.getByRole('button', { name: 'Announce it' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByRole('article', { name: title })).toContainText('Running');
  await expectAccessible('the announcements');

  try {
    const device = await openDashboard(browser, site, cookies);
    const news = device.feed.getByRole('article', { name: title });
    await expect(news).toBeVisible();
    await expect(device.feed.getByRole('article').first()).toHaveAccessibleName(title);
    await expect(news.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/explore/trending');
    const dismissed = device.page.waitForResponse((response) =>
      response.url().endsWith('/dismissed_elements'),
    );
    await news.getByRole('button', { name: `Hide: ${title}` }).click();
    await expect(device.feed.getByText(`Hidden. You will not see “${title}” here again.`)).toBeVisible();
    expect((await dismissed).ok()).toBe(true);
    await device.page.reload();
    await expect(device.feed.locator('article[data-post]').first()).toBeVisible();
    await expect(device.feed.getByText(title)).toHaveCount(0);
    await device.context.close();
    const other = await openDashboard(browser, site, cookies);
    await expect(other.feed.getByText(title)).toHaveCount(0);
    await other.context.close();
  } finally {
    await deleteAnnouncements(page);
  }
});
