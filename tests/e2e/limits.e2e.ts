import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test("Limits: the settings show what is left of the day's limits, and the settings search finds them", async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('counter');
  const api = apiOf(page);
  for (const url of ['marlow', 'odile']) await api.POST('/v2/user/follow', { body: { url } });
  await page.goto('/settings');
  await page
    .getByRole('link', { name: /^Your limits/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Your limits', level: 1 })).toBeVisible();
  const day = page.getByRole('list', { name: 'Daily limits' });
  await expect(day.getByRole('listitem').filter({ hasText: 'New follows' })).toContainText('198 of 200 left');
  await expect(day.getByRole('listitem').filter({ hasText: 'New blogs' })).toContainText('10 of 10 left');
  await expectAccessible('how much is left');
});
