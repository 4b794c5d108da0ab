import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('somebody is found, written to, sent a sticker; the conversation is deleted on one’s own side', async ({
  page,
  newMember,
  isMobile,
  expectAccessible,
}) => {
  const name = await newMember('penfriend');
  await apiOf(page).POST('/v2/user/follow', { body: { url: 'tamsin' } });
  await page.goto('/messaging');
  await expect(page.getByText('No letters yet')).toBeVisible();
  await page.getByRole('button', { name: 'New message' }).click();
  const dialog = page.getByRole('dialog', { name: 'New message' });
  await dialog.getByRole('searchbox', { name: 'Name of a blog' }).fill('tams');
  await dialog.getByRole('button', { name: 'Write to tamsin' }).click();
  await page.goto(`/messaging/conversation/${name}/tamsin`);
  const field = page.getByRole('textbox', { name: 'Message to tamsin' });
  const letters = page.getByRole('list', { name: 'Messages with tamsin' });
  await field.fill('Is the hat done?');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(letters.getByText('Is the hat done?')).toBeVisible();
  await expect(field).toHaveValue('');
  await page.getByRole('button', { name: 'Stickers' }).click();
  await page.getByRole('group', { name: 'Stickers' }).getByRole('button').first().click();
  await expect(letters.getByRole('article')).toHaveCount(2);
  await expectAccessible(isMobile ? 'a conversation on a phone' : 'a conversation');

  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog', { name: 'Delete this conversation?' })
    .getByRole('button', { name: 'Delete' })
    .click();
  await expect(page).toHaveURL(/\/messaging/);
  await expect(page.getByText('No letters yet')).toBeVisible();
});
