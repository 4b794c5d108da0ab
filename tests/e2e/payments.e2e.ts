import { expect, test } from '#tests/support/e2e.ts';

test('Payments: a member is declined, pays premium, stops it, lets it go on, and gives it back', async ({
  page,
  newMember,
  expectFailure,
  expectAccessible,
}) => {
  // A 402 says that the bank said no.
  expectFailure(402, 'confirmCheckout');
  const me = await newMember('payer');
  await page.goto('/settings/ad-free-browsing');
  await page.getByRole('link', { name: 'See what it gives' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('The same feed');
  await page.getByRole('radio', { name: /A year/ }).check();
  await page.getByRole('button', { name: 'Not there?' }).click();
  await page.getByRole('combobox', { name: 'Your country, for tax and currency' }).selectOption('PT');
  await expect(page.getByText('Tax of 23% in Portugal is in both prices.')).toBeVisible();
  await expectAccessible('the page of premium');
  await page.getByRole('button', { name: 'Go on, €39.99' }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'Premium for a year' })).toBeVisible();
  await expect(page.getByText(`for ${me}`)).toBeVisible();
  await expect(page.getByText('VAT, 23% in Portugal')).toBeVisible();
  await expectAccessible('a checkout');
  await page.getByRole('radio', { name: 'Is declined' }).check({ force: true });
  await page.getByRole('button', { name: 'Pay €39.99' }).click();
  await expect(page.getByRole('heading', { name: 'Your bank said no.' })).toBeFocused();
  await expectAccessible('a checkout that was declined');

  // From here by keyboard alone: the bank asks first, and the test bank is told yes.
  const outcome = page.getByRole('radio', { name: 'Is declined' });
  await outcome.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: 'Bank asks first' })).toBeChecked();
  const pay = page.getByRole('button', { name: 'Pay €39.99' });
  await pay.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Your bank wants to hear it from you.' })).toBeFocused();
  await expectAccessible('a checkout whose bank asks');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Say yes' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'It is paid.' })).toBeFocused();
  await expectAccessible('a slip that is paid');

  await page.getByRole('link', { name: 'Back to where you were' }).click();
  await expect(page.getByRole('heading', { name: /^By the year, since/ })).toBeVisible();
  await expectAccessible('the settings of somebody with premium');
  await page.getByRole('button', { name: 'Stop renewing premium' }).click();
  await expect(page.getByRole('heading', { name: /^Ends on/ })).toBeFocused();
  await page.getByRole('button', { name: 'Go on after all' }).click();
  await expect(page.getByRole('heading', { name: /^By the year, since/ })).toBeFocused();

  await page.getByRole('link', { name: 'Your purchases and receipts' }).click();
  await expectAccessible('the purchases of a member');
  await page.getByRole('link', { name: 'Premium, one year' }).click();
  await expect(page.getByRole('heading', { level: 1, name: /^Receipt R-/ })).toBeVisible();
  await expectAccessible('a receipt');
  const downloads = page.waitForEvent('download');
  await page.getByRole('link', { name: 'Download PDF' }).click();
  expect((await downloads).suggestedFilename()).toMatch(/^skein-R-\d{4}-\d{6}\.pdf$/);
  await page.getByRole('button', { name: 'Give it back' }).click();
  await page.getByRole('button', { name: 'Give it back' }).click();
  await expect(page.getByText(/^All of it was given back on/)).toBeVisible();
  await page.goto('/settings/ad-free-browsing');
  await expect(page.getByRole('heading', { name: /^Ended on/ })).toBeVisible();
});

test('Payments: a slip that waits for its bank becomes the receipt by itself, also in another tab', async ({
  page,
  newMember,
}) => {
  await newMember('waiter');
  await page.goto('/premium');
  await page.getByRole('button', { name: /^Go on/ }).click();
  await page.getByRole('radio', { name: 'Answers late' }).check({ force: true });
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect(other.getByRole('radio', { name: 'Answers late' })).toBeChecked();
  await page.getByRole('button', { name: /^Pay/ }).click();
  await expect(page.getByRole('heading', { name: 'You have paid.' })).toBeVisible();
  // The other tab still shows the button: pressing it takes nothing twice.
  await other.getByRole('button', { name: /^Pay/ }).click();
  for (const tab of [page, other])
    await expect(tab.getByRole('heading', { name: 'It is paid.' })).toBeVisible({ timeout: 20_000 });
  await page.goto('/settings/purchases');
  await expect(page.getByRole('list', { name: 'Purchases' }).getByRole('listitem')).toHaveCount(1);
});
