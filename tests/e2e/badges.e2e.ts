import { expect, test } from '#tests/support/e2e.ts';

test('Badges: a blog orders and takes off its badges by keyboard, and changes its frame', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/settings/blog/marlow/accessories');
  const worn = page.getByRole('list', { name: 'Badges beside your name' });
  const takeOff = worn.getByRole('button', { name: /^Take off/ });
  await expect(takeOff.nth(1)).toBeVisible();
  await expectAccessible('badges and frames');
  const names = await takeOff.evaluateAll((all) => all.map((one) => one.getAttribute('aria-label') ?? ''));
  const [first = '', second = ''] = names;

  await worn.getByRole('button', { name: /^Move/ }).first().focus();
  // Changes are optimistic; a reload before the response would abort the request.
  const moved = page.waitForResponse('**/v2/blog/marlow/badges');
  await page.keyboard.press('ArrowDown');
  await moved;
  await expect(takeOff.first()).toHaveAccessibleName(second);
  await page.reload();
  await expect(takeOff.first()).toHaveAccessibleName(second);
  await expect(takeOff.nth(1)).toHaveAccessibleName(first);

  const patch = first.replace('Take off ', '');
  await page.getByRole('button', { name: first }).click();
  await page.getByRole('button', { name: `Wear: ${patch}` }).click();
  await expect(worn.getByRole('button', { name: first })).toBeVisible();

  const frame = page.getByRole('radio').nth(1);
  const bare = page.getByRole('radio', { name: 'None' });
  const takenOff = page.waitForResponse('**/accessories');
  await bare.press('Space');
  await expect(bare).toBeChecked();
  await takenOff;
  await page.reload();
  await expect(bare).toBeChecked();
  const putOn = page.waitForResponse('**/accessories');
  await frame.press('Space');
  await putOn;
  await page.reload();
  await expect(frame).toBeChecked();
});
