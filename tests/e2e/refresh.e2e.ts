import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

/** Drags a finger down from below the header in steps. */
async function pullDown(page: Page, by: number): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, y?: number) =>
    session.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: y === undefined ? [] : [{ x: 200, y }],
    });
  await touch('touchStart', 120);
  for (let down = 12; down <= by; down += 12) await touch('touchMove', 120 + down);
  await touch('touchEnd');
}

test('Refresh: a list reloads by pulling, by key, and by the link to the current page', async ({
  page,
  newMember,
  expectAccessible,
  hasTouch,
}) => {
  const name = await newMember();
  await page.goto(`/${name}`);
  // The list handles touch, key and link once the attribute is set.
  await expect(page.locator('html[data-pulls]')).toBeAttached();
  const asked = () => page.waitForResponse((answer) => answer.url().includes(`/v2/blog/${name}/posts`));
  if (hasTouch) {
    const answer = asked();
    await pullDown(page, 240);
    expect((await answer).status()).toBe(200);
    await expect(page.getByText('Refreshed', { exact: true })).toBeAttached();
  }
  const byKey = asked();
  await page.keyboard.press('u');
  expect((await byKey).status()).toBe(200);
  await expect(page.getByText('Refreshed', { exact: true })).toBeAttached();
  await expectAccessible('a refreshed blog');

  await page.goto('/dashboard');
  await expect(page.locator('html[data-pulls]')).toBeAttached();
  const byLink = page.waitForResponse((answer) => answer.url().includes('/v2/timeline/dashboard'));
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Dashboard' })
    .first()
    .click();
  expect((await byLink).status()).toBe(200);
});
