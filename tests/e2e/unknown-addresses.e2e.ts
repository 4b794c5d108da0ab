import { expect, test } from '#tests/support/e2e.ts';

/** Addresses with parameters that do not exist. */

/** Addresses for visitors with status and heading of their error page. */
const NOWHERE = [
  ['/explore/loud', 404, 'This page does not exist'],
  ['/marlow/archive/2025/13', 404, 'This page does not exist'],
  ['/marlow/archive/1', 404, 'This page does not exist'],
  ['/timeline/nobody', 200, 'This timeline does not exist'],
] as const;
const NOWHERE_FOR_MEMBERS = [
  ['/dashboard/nobody', 'This tab does not exist'],
  ['/skein-tv/channel/nobody', 'This page does not exist'],
  ['/saved/nobody', 'This folder does not exist'],
] as const;

test('Unknown parameters: a mode, month, year, timeline, tab, hub or folder that does not exist shows a way on', async ({
  page,
  logIn,
  expectAccessible,
  expectFailure,
}) => {
  expectFailure(404, '/explore/loud');
  expectFailure(404, '/marlow/archive/1');
  expectFailure(404, '/marlow/archive/2025/13');
  expectFailure(404, 'getVideoHub');
  expectFailure(404, 'getVideoHubTimeline');
  expectFailure(404, 'listSavedPosts');
  for (const [address, status, heading] of NOWHERE) {
    expect((await page.goto(address))?.status(), address).toBe(status);
    await expect(page.getByRole('heading', { name: heading }), address).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first(), address).toBeVisible();
  }
  await logIn('marlow');
  for (const [address, heading] of NOWHERE_FOR_MEMBERS) {
    await page.goto(address);
    await expect(page.getByRole('heading', { name: heading }), address).toBeVisible();
    await expect(page.getByRole('main').getByRole('link').first(), address).toBeVisible();
    await expectAccessible(address);
  }
});
