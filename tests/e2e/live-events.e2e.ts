import type { Page } from '@playwright/test';
import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Returns the name of the member's blog. */

async function ownBlog(page: Page) {
  const { data } = await apiOf(page).GET('/v2/user/info');
  const [blog] = data?.response.blogs ?? [];
  if (!blog) throw new Error('Nobody is logged in.');
  return blog;
}

test('Live events: a new message appears in the list, the navigation and the open conversation', async ({
  page,
  logIn,
  browser,
  site,
}) => {
  await logIn('odile');
  const elsewhere = await browser.newPage({ baseURL: site });
  await apiOf(elsewhere).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: CAST.marlow, password: DEMO_PASSWORD },
  });
  const [from, to] = [await ownBlog(elsewhere), await ownBlog(page)];
  const write = async (message: string) =>
    apiOf(elsewhere).POST('/v2/conversations/messages', {
      body: { type: 'text', participant: from.uuid, participants: [from.uuid, to.uuid], message },
    });

  const listening = page.waitForResponse('**/v2/user/events');
  await page.goto('/messaging');
  await listening;
  // Polling would take half a minute.
  await write('The kettle is on');
  await expect(page.getByText('The kettle is on')).toBeVisible();
  const main = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(main.getByRole('link', { name: /unread messages/ })).toBeVisible();

  await page.goto(`/messaging/conversation/${to.name}/${from.name}`);
  const letters = page.getByRole('list', { name: `Messages with ${from.name}` });
  await expect(letters.getByText('The kettle is on')).toBeVisible();
  await write('And there is cake');
  await expect(letters.getByText('And there is cake')).toBeVisible();
  await elsewhere.close();
});

test('Live events: a like in one tab appears in the other', async ({ page, context, logIn }) => {
  await logIn('tamsin');
  await page.goto('/dashboard');
  const tab = await context.newPage();
  await tab.goto('/dashboard');
  await expect(tab.locator('html[data-ready]')).toBeAttached();
  const like = (on: Page) => on.getByRole('feed').getByRole('button', { name: 'Like', exact: true }).first();
  const before = (await like(page).getAttribute('aria-pressed')) === 'true';
  await expect(like(tab)).toHaveAttribute('aria-pressed', String(before));
  await like(page).click();
  await expect(like(tab)).toHaveAttribute('aria-pressed', String(!before));
});
