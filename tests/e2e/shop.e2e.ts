import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Shop: a member buys a frame, wears it, orders something else, and gives up what is not paid [palette-05]', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('shopper');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account:/ }).click();
  await page.getByRole('menuitem', { name: 'Skeinmart' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Skeinmart' })).toBeVisible();
  const plaster = page.locator('[data-palette="madder"]');
  await expect(plaster).toHaveCSS('background-color', 'rgb(241, 197, 156)');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(plaster).toHaveCSS('background-color', 'rgb(43, 21, 16)');
  await expectAccessible('the shop by lamplight');
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible('the shop');

  await page
    .getByRole('navigation', { name: 'Shelves' })
    .getByRole('link', { name: 'Frames and hats' })
    .click();
  await page.getByRole('link', { name: /Ivy, with berries/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Ivy, with berries' })).toBeVisible();
  // From here by keyboard: another frame is tried on, and the page still sells this one.
  await page.getByRole('radio', { name: 'Ivy, with berries' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'A month of moons' })).toBeChecked();
  await expectAccessible('a product of the shop');
  const buy = page.getByRole('button', { name: /^Buy for/ });
  await buy.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(`for ${me}`)).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeFocused();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByText(/^Payment successful 🎉 Enjoy your Skeinmart item\./)).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/settings/blog/${me}/accessories$`));
  await page.getByRole('radio', { name: 'Ivy, with berries' }).press('Space');
  await expect(page.getByRole('radio', { name: 'Ivy, with berries' })).toBeChecked();
  const worn = page.getByRole('banner').locator('img[src^="/shop/frame-ivy"]');
  await expect(worn).toBeVisible();
  // The frame stays within the header of a phone.
  await page.setViewportSize({ width: 390, height: 844 });
  const [frame, header] = [await worn.boundingBox(), await page.getByRole('banner').boundingBox()];
  expect(frame?.y).toBeGreaterThanOrEqual(header?.y ?? 0);
  expect((frame?.y ?? 0) + (frame?.height ?? 0)).toBeLessThanOrEqual(
    (header?.y ?? 0) + (header?.height ?? 0),
  );
  await page.setViewportSize({ width: 1280, height: 900 });

  await page.goto('/skeinmart/accessories/frame-ivy');
  await expect(page.getByRole('link', { name: `To the drawer of ${me}` })).toBeVisible();
  await page.goto('/support-skein');
  await page.getByRole('button', { name: /^Buy for/ }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Supporter' })).toBeVisible();
  await page.goto('/skeinmart/orders');
  await expectAccessible('the orders of a member');
  await page.getByRole('button', { name: 'Cancel Supporter' }).click();
  await expect(page.getByText('Given up. Nothing was taken.')).toBeVisible();
  await page.getByRole('link', { name: 'Receipt of Ivy, with berries' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText(/^All of it was given back on/)).toBeVisible();
  await page.goto(`/settings/blog/${me}/accessories`);
  await expect(page.getByRole('radio', { name: 'None' })).toBeChecked();
  await expect(page.getByRole('radio', { name: 'Ivy, with berries' })).toHaveCount(0);
});

test('Gifts: a member gives a badge to a friend, who unties it in another browser and wears it', async ({
  page,
  browser,
  newMember,
  expectAccessible,
  expectFailure,
}) => {
  // A 403 says that this blog cannot be given anything.
  expectFailure(403, 'orderProduct');
  const giver = await newMember('giver');
  const elsewhere = await browser.newContext({
    baseURL: new URL((await page.goto('/dashboard'))?.url() ?? '').origin,
    serviceWorkers: 'block',
  });
  const there = await elsewhere.newPage();
  const friend = freshName('friend');
  await apiOf(there).POST('/v2/register', {
    body: {
      email: `${friend}@example.test`,
      password: 'a thread of blue wool',
      birth_date: '1990-05-17',
      tumblelog: friend,
    },
  });

  await page.goto(`/${friend}`);
  await page.getByRole('button', { name: 'Blog options' }).click();
  await page.getByRole('menuitem', { name: `Give ${friend} something` }).click();
  await expect(page.getByRole('combobox', { name: 'For whom' })).toHaveValue(friend);
  await page.getByRole('radio', { name: /A moth at the lamp/ }).check({ force: true });
  await page.getByRole('textbox', { name: 'On the tag' }).pressSequentially('For the flask.');
  await expectAccessible('the form of a gift');
  await page.getByRole('button', { name: /^Tie it/ }).click();
  await expect(page.getByText(`for ${friend}`)).toBeVisible();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeVisible();
  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByText('Payment successful 🎉 Your gift has been sent.')).toBeVisible();
  await page.getByRole('link', { name: 'From you' }).click();
  await expect(page.getByRole('link', { name: `To ${friend}: A moth at the lamp` })).toBeVisible();
  await expectAccessible('the gifts of who gave one');

  await there.goto('/settings/gifts');
  await there.getByRole('link', { name: 'Look' }).click();
  await expect(there.getByRole('heading', { level: 1, name: 'Somebody tied this for you.' })).toBeVisible();
  await there.getByRole('button', { name: 'Pull the thread' }).click();
  await expect(there.getByRole('heading', { level: 1, name: `It was ${giver}.` })).toBeFocused();
  await expect(there.getByText('For the flask.')).toBeVisible();
  await there.getByRole('link', { name: `Wear it on ${friend}` }).click();
  await there.getByRole('button', { name: 'Wear: A moth at the lamp' }).click();
  await expect(there.getByRole('button', { name: 'Take off A moth at the lamp' })).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Accepted on/)).toBeVisible();

  // A blog that blocks the giver cannot be given anything, and nothing that was typed is lost.
  await apiOf(there).POST('/v2/blog/{blog}/blocks/bulk', {
    params: { path: { blog: friend } },
    body: { blocked_tumblelogs: giver, force: true },
  });
  await page.goto('/settings/gifts');
  await page.getByRole('combobox', { name: 'For whom' }).pressSequentially(friend);
  await page.getByRole('textbox', { name: 'On the tag' }).pressSequentially('Again.');
  await page.getByRole('button', { name: /^Tie it/ }).click();
  await expect(page.getByText('This blog cannot be given this.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'On the tag' })).toHaveValue('Again.');
  await elsewhere.close();
});

test('Gifts: a member declines one, and its giver takes another one back', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('giver');
  const api = apiOf(page);
  const give = async () => {
    const { data } = await api.POST('/v2/skeinmart/checkout', {
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { product_id: 'badge-key', tumblelog: 'odile', is_gift: true, expected_price: 299 },
    });
    const checkout = data?.response.checkout;
    await api.POST('/v2/checkouts/{checkout_id}/confirm', {
      params: { path: { checkout_id: checkout?.id ?? '' } },
      headers: { 'Idempotency-Key': crypto.randomUUID() },
      body: { expected_price: 299, expected_currency: checkout?.total.currency ?? '' },
    });
    return data?.response.order.id ?? '';
  };
  const first = await give();
  await page.goto(`/settings/gifts/gift/${first}`);
  await expectAccessible('a gift as its giver sees it');
  await page.getByRole('button', { name: 'Take it back' }).click();
  await expect(page.getByText(/^You took it back on/)).toBeVisible();

  const second = await give();
  await page.context().clearCookies();
  await api.POST('/v2/oauth2/token', {
    body: { grant_type: 'password', username: 'odile@example.com', password: 'lantern-7-loom' },
  });
  await page.goto(`/settings/purchases/gift/${second}`);
  await expectAccessible('a tied gift');
  await page.getByRole('button', { name: 'I would rather not' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'You gave it back.' })).toBeFocused();
});
