import { expect, test } from '#tests/support/e2e.ts';

test('a tab of the site is taken into the bar, and dragged to its front', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('tabs');
  await page.goto('/dashboard/tab-management');
  const bar = page.getByRole('navigation', { name: 'Tabs of the dashboard' });
  await page.getByRole('button', { name: 'Show Mutuals' }).click();
  await expect(bar.getByRole('link', { name: 'Mutuals' })).toBeVisible();
  const rows = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByTitle('Drag to move') });
  const handle = rows.filter({ hasText: 'Your tags' }).getByTitle('Drag to move');
  const saved = page.waitForResponse('**/v2/user/reorder_tabs');
  await handle.hover();
  await page.mouse.down();
  const top = await rows.first().boundingBox();
  await page.mouse.move(top?.x ?? 0, (top?.y ?? 0) + 2, { steps: 5 });
  await page.mouse.up();
  expect((await saved).status()).toBe(200);
  await expect(rows.first()).toContainText('Your tags');
  await expect(bar.getByRole('link').first()).toHaveText('Your tags');
  await expectAccessible('the management of tabs');
});
