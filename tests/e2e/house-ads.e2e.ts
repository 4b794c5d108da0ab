import type { Page } from '@playwright/test';
import { DEMO_PASSWORD, expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Pauses all running ads and returns their ids, so that the journey knows which ad is shown. */
async function pauseAds(page: Page): Promise<string[]> {
  const { data } = await apiOf(page).GET('/v2/admin/ads', { params: { query: {} } });
  const running = (data?.response.houseAds ?? []).filter(({ state }) => state === 'running');
  for (const { id } of running)
    await apiOf(page).PUT('/v2/admin/ads/{ad_id}/state', {
      params: { path: { ad_id: id } },
      body: { state: 'paused' },
    });
  return running.map(({ id }) => id);
}

/** Waits for the answer of a call that succeeded. */
function answered(page: Page, method: string, end: string) {
  return page.waitForResponse(
    (answer) => answer.request().method() === method && answer.url().endsWith(end) && answer.ok(),
  );
}

async function openDashboard(page: Page) {
  await page.goto('/dashboard');
  const feed = page.getByRole('feed');
  await expect(feed.locator('article[data-post]').first()).toBeVisible();
  return feed;
}

test('House ads: staff make one, a member hides it, undoes that and reports it', async ({
  page,
  browser,
  site,
  logIn,
  expectAccessible,
}) => {
  test.slow();
  const title = `Seconds Sunday ${freshName('ad')}`;
  await logIn('wren');
  const paused = await pauseAds(page);
  await page.goto('/settings/admin');
  await page
    .getByRole('navigation', { name: 'Administration' })
    .getByRole('link', { name: 'Campaigns' })
    .click();
  await page.getByRole('button', { name: 'New ad' }).click();
  const form = page.getByRole('form', { name: 'New ad' });
  await form.getByRole('textbox', { name: 'Title' }).pressSequentially(title);
  await form.getByRole('textbox', { name: 'Text', exact: true }).fill('Forty pots with a flaw and a story.');
  await form.getByRole('textbox', { name: 'Label of the button' }).fill('See the shelf');
  await form.getByRole('textbox', { name: 'Address' }).fill('javascript:alert(1)');
  await form.getByRole('textbox', { name: 'Times a day for a member' }).fill('20');
  await form.getByRole('button', { name: 'Keep it' }).click();
  await expect(form.getByText('Give an address that begins with https')).toBeVisible();
  await form.getByRole('textbox', { name: 'Address' }).fill('/explore/trending');
  await expectAccessible('the form of an ad');
  await form.getByRole('button', { name: 'Keep it' }).click();
  await expect(form).toBeHidden();
  const item = page.getByRole('article', { name: title });
  await expect(item).toContainText('Draft');
  await item.getByRole('button', { name: 'Start' }).click();
  await expect(item).toContainText('Running');
  await item.getByRole('button', { name: 'Figures' }).click();
  await expectAccessible('the ads of the site, with the figures of one');

  await logIn('marlow');
  const feed = await openDashboard(page);
  const ad = feed.getByRole('article', { name: `Ad: ${title}` });
  const seen = answered(page, 'POST', '/events');
  await ad.scrollIntoViewIfNeeded();
  await expect(ad).toContainText('Ad · from Skein');
  await seen;
  await expect(ad.getByRole('link', { name: 'See the shelf' })).toHaveAttribute('href', '/explore/trending');
  await ad.getByRole('button', { name: 'Why this?' }).click();
  await expect(ad.getByText('It was not chosen for you.')).toBeVisible();
  await expectAccessible('an ad with its reasons');
  await ad.getByRole('button', { name: 'Something is wrong with it' }).click();
  await ad.getByRole('button', { name: 'It is misleading' }).click();
  await expect(ad.getByText('Thank you.')).toBeVisible();
  await ad.getByRole('button', { name: `Hide: ${title}` }).click();
  await expect(feed.getByText('Gone. You will not see this one again.')).toBeVisible();
  const undone = answered(page, 'DELETE', '/hide');
  await feed.getByRole('button', { name: 'Undo' }).click();
  await undone;
  await expect(ad).toBeVisible();
  const hidden = answered(page, 'POST', '/hide');
  await ad.getByRole('button', { name: `Hide: ${title}` }).click();
  await hidden;
  await openDashboard(page);
  await expect(page.getByText(title)).toHaveCount(0);

  // The dashboard reports what was read when it is left, so the staff look at it from elsewhere.
  const elsewhere = await browser.newContext({ baseURL: site, serviceWorkers: 'block' });
  const staff = await elsewhere.newPage();
  await apiOf(staff).POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: 'wren@example.com', password: DEMO_PASSWORD },
  });
  await staff.goto('/settings/admin/ads');
  const counted = staff.getByRole('article', { name: title });
  await counted.getByRole('button', { name: 'Figures' }).click();
  await expect(counted.getByRole('table')).toContainText('1');
  await expect(counted.getByText('Misleading')).toBeVisible();
  await counted.getByRole('button', { name: 'Delete…' }).click();
  await staff.getByRole('dialog').getByRole('button', { name: 'Delete it' }).click();
  await expect(counted).toHaveCount(0);
  for (const id of paused)
    await apiOf(staff).PUT('/v2/admin/ads/{ad_id}/state', {
      params: { path: { ad_id: id } },
      body: { state: 'running' },
    });
  await elsewhere.close();
});
