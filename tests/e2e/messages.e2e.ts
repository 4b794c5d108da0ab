import sharp from 'sharp';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Messages: a member finds a blog, sends it text and a sticker, and deletes the conversation for themselves', async ({
  page,
  newMember,
  isMobile,
  expectAccessible,
}) => {
  const name = await newMember('penfriend');
  await apiOf(page).POST('/v2/user/follow', { body: { url: 'tamsin' } });
  await page.goto('/messaging');
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
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
  await expect(page.getByRole('heading', { name: 'No messages yet' })).toBeVisible();
});

test('Messages: a picture is sent, and a conversation is reported', { tag: '@elsewhere' }, async ({
  page,
  newMember,
  expectFailure,
}) => {
  expectFailure(400, 'sendImageMessage');
  const name = await newMember('painter');
  await page.goto(`/messaging/conversation/${name}/odile`);
  const picture = page.getByLabel('Picture to send');
  const file = { name: 'dot.png', mimeType: 'image/png' };
  await picture.setInputFiles({ ...file, buffer: Buffer.from('no picture at all') });
  await expect(
    page.getByText('This file is not a PNG, JPEG, GIF, WebP, AVIF or TIFF picture.'),
  ).toBeVisible();
  const colours = { width: 40, height: 40, channels: 3 as const, background: '#7a3b2e' };
  await picture.setInputFiles({ ...file, buffer: await sharp({ create: colours }).png().toBuffer() });
  const letters = page.getByRole('list', { name: 'Messages with odile' });
  await expect(letters.getByRole('img', { name: 'A picture' })).toBeVisible();
  await page.getByRole('button', { name: 'Conversation options' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  await page.getByRole('dialog', { name: 'Report odile' }).getByRole('button', { name: 'Spam' }).click();
  await expect(page.getByText('Thank you. We will review your report.')).toBeVisible();
});

test('Messages: a GIF of the search is sent and readable by its two members only', {
  tag: '@elsewhere',
}, async ({ page, newMember, expectAccessible }) => {
  const name = await newMember('mover');
  await page.goto(`/messaging/conversation/${name}/odile`);
  const letters = page.getByRole('list', { name: 'Messages with odile' });
  await page.getByRole('button', { name: 'Send a GIF' }).click();
  const picker = page.getByRole('dialog', { name: 'Choose a GIF' });
  const found = picker.getByRole('list', { name: 'GIFs' }).getByRole('button');
  await expect(found.first()).toBeVisible();
  await expectAccessible('the library of GIFs over a conversation');
  await picker.getByRole('searchbox', { name: 'Search GIFs' }).fill('candle');
  await expect(found).toHaveCount(1);
  await found.click();
  await expect(picker).toBeHidden();
  const picture = letters.getByRole('img', { name: /candle/i });
  await expect(picture).toBeVisible();
  await expect(picture).toHaveAttribute('src', /^\/messaging\/pictures\/\d+\/0$/);
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
});
