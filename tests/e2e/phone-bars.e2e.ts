import { expect, test } from '#tests/support/e2e.ts';

test('Phone bars: a conversation fills the screen, with a way back and a field with room', async ({
  page,
  logIn,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await logIn('marlow');
  await page.goto('/messaging/conversation/marlow/odile');
  const field = page.getByRole('textbox', { name: 'Message to odile' });
  await expect(field).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);
  const box = await field.boundingBox();
  expect(box?.width).toBeGreaterThan(220);
  expect(box?.y ?? 0).toBeGreaterThan(700);
  await page.getByRole('link', { name: 'All messages' }).click();
  const bar = page.getByRole('navigation', { name: 'Main' }).filter({ visible: true });
  await expect(bar.getByRole('link')).toHaveCount(5);
  await bar.getByRole('link', { name: /^Activity/ }).click();
  await page.getByRole('link', { name: /^Asks/ }).click();
  await expect(page).toHaveURL(/\/inbox/);
  await expect(bar.getByRole('link', { name: /^Activity/ })).toHaveAttribute('aria-current', 'page');
});

test('Account menu: log-out stays in view in a low window', async ({ page, logIn }) => {
  await page.setViewportSize({ width: 1280, height: 480 });
  await logIn('marlow');
  await page.goto('/likes');
  await page.getByRole('button', { name: /^Account/ }).click();
  const item = page.getByRole('menuitem', { name: 'Log out' });
  await expect(item).toBeInViewport({ ratio: 0.9 });
});
