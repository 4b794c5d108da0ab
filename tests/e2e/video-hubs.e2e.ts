import { expect, test } from '#tests/support/e2e.ts';

test('Video hubs: a hub is found, watched video by video, and followed', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/skein-tv');
  await expect(page.getByRole('heading', { level: 1, name: 'Skein TV' })).toBeVisible();
  await expectAccessible('the list of channels');
  await page.getByRole('link', { name: 'Slow films' }).click();
  const reel = page.getByRole('list', { name: 'Videos' });
  const looked = reel.locator('[aria-current="true"]');
  await expect(looked).toContainText('Forty windows.');
  await expect(looked.locator('video')).toHaveJSProperty('muted', true);
  await page.keyboard.press('ArrowDown');
  await expect(looked).toContainText('A tall one');
  await expect(page).toHaveURL(/\/skein-tv\/channel\/slow-films\/loopkin\/\d+$/);
  await expectAccessible('a channel');
  await page.reload();
  await expect(looked).toContainText('A tall one');
  await page.getByRole('button', { name: 'Follow Slow films' }).click();
  await expect(page.getByRole('button', { name: 'Following Slow films' })).toBeVisible();
});

test('Recommendations: answertime, staff picks and radar have posts, and a year in review is shared as a picture', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await page.goto('/explore/answertime');
  await expect(page.getByRole('region', { name: 'Answertime', exact: true })).toContainText('Answering now');
  await expectAccessible('answertime');
  await page.goto('/explore/staff-picks');
  await expect(page.getByRole('feed', { name: 'Staff picks' }).getByRole('article').first()).toBeVisible();
  await page.goto('/radar');
  await expect(page.getByRole('feed', { name: 'Radar' }).getByRole('article').first()).toBeVisible();
  await expectAccessible('the radar');
  await logIn('marlow');
  await page.goto(`/youryir?year=${new Date().getUTCFullYear()}`);
  await page.getByText('As a table').click();
  await expect(page.getByRole('table')).toBeVisible();
  await expectAccessible('a year');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Share a picture of it' }).click();
  expect((await download).suggestedFilename()).toMatch(/^marlow-\d{4}\.png$/);
});
