import { expect, test } from '#tests/support/e2e.ts';

test('Dashboard tabs: a tab of the site is added to the bar and dragged to its front', async ({
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

test("Dashboard tabs: a member's tab is created, refused without a title, renamed, read and deleted", async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('tabmaker');
  await page.goto('/dashboard/tab-management');
  await page.getByRole('button', { name: 'A new tab' }).click();
  const make = page.getByRole('button', { name: 'Create tab' });
  await make.click();
  await expect(page.getByText('Give the tab a title.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Title' }).fill('Far away');
  await page.getByRole('textbox', { name: 'Tags' }).fill('mountains, maps');
  await make.click();
  const bar = page.getByRole('navigation', { name: 'Tabs of the dashboard' });
  await expect(bar.getByRole('link', { name: 'Far away' })).toBeVisible();
  await page.getByRole('button', { name: 'Change Far away' }).click();
  await expectAccessible('a tab that is being changed');
  const title = page.getByRole('textbox', { name: 'Title' }).first();
  await title.fill('Farther away');
  await page.getByRole('checkbox', { name: 'Hide reblogs' }).first().click();
  const types = page.getByRole('group', { name: 'Only these types' }).first();
  for (const type of ['Text', 'Photos']) await types.getByRole('checkbox', { name: type }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('#mountains, #maps (Text, Photos) without reblogs')).toBeVisible();
  await bar.getByRole('link', { name: 'Farther away' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.goto('/dashboard/tab-management');
  await page.getByRole('button', { name: 'Delete Farther away' }).click();
  await page
    .getByRole('dialog', { name: 'Delete the tab Farther away?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(bar.getByRole('link', { name: 'Farther away' })).toHaveCount(0);
});
