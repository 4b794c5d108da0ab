import { expect, test } from '#tests/support/e2e.ts';

test('Conversation windows: a conversation floats over pages on a desktop, and is a page on a phone', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/messaging');
  const listening = page.getByRole('list', { name: 'Conversations of marlow' });
  await expect(listening).toBeVisible();
  // The code of conversation windows loads last; an address opens one as soon as it is loaded.
  await page.goto('/messaging?messagingTo=tamsin');
  if (isMobile) {
    await expect(page).toHaveURL(/\/messaging\/conversation\/marlow\/tamsin$/);
    await expect(page.getByRole('heading', { level: 1, name: 'tamsin' })).toBeVisible();
    return;
  }
  const window = page.getByRole('dialog', { name: 'tamsin, conversation' });
  const field = window.getByRole('textbox', { name: 'Message to tamsin' });
  await expect(field).toBeFocused();
  await expect(page).toHaveURL(/\/messaging$/);
  await expectAccessible('a floating conversation');

  await listening.getByRole('link', { name: /^odile/ }).click();
  await expect(page.getByRole('dialog', { name: 'odile, conversation' }).getByRole('textbox')).toBeFocused();
  await expect(window).toBeHidden();
  await expect(page).toHaveURL(/\/messaging$/);
  await page.keyboard.press('Escape');
  const small = page.getByRole('complementary', { name: 'Open conversations' });
  await expect(small.getByRole('button', { name: /^Conversation with/ })).toHaveCount(2);

  await page.goto('/dashboard');
  await small.getByRole('button', { name: /^Conversation with tamsin/ }).click();
  await field.fill('A hat it is.');
  await field.press('Enter');
  await expect(window.getByRole('list').getByText('A hat it is.')).toBeVisible();
  await window.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(window).toBeHidden();
  await expect(small.getByRole('button', { name: /^Conversation with/ })).toHaveCount(1);
});
