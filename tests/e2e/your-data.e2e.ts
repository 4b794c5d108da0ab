import { stat } from 'node:fs/promises';
import { expect, test } from '#tests/support/e2e.ts';

test('Data archive: a member creates an archive, downloads it, and deletes it', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('packer');
  await page.goto('/settings/your-data');
  await page.getByRole('button', { name: 'Export my data' }).click();
  const fetchIt = page.getByRole('link', { name: /^Fetch the archive of/ });
  await expect(fetchIt).toBeVisible();
  await expectAccessible('the data of a member');
  const [download] = await Promise.all([page.waitForEvent('download'), fetchIt.click()]);
  expect(download.suggestedFilename()).toMatch(/^skein-data-\d+\.zip$/);
  expect((await stat(await download.path())).size).toBeGreaterThan(1000);
  await page.getByRole('button', { name: /^Delete the archive of/ }).click();
  await expect(fetchIt).toHaveCount(0);
});
