import { expect, test } from '#tests/support/e2e.ts';

test('Panel: a blog opens over the dashboard, and Back returns to the same position [layers-01]', async ({
  page,
  logIn,
}) => {
  await logIn('marlow');
  await page.goto('/dashboard');
  const feed = page.getByRole('feed', { name: 'Dashboard' });
  await expect(feed.getByRole('article').first()).toBeVisible();
  await page.mouse.move(400, 400);
  await page.mouse.wheel(0, 1800);
  await page.waitForTimeout(500);
  const link = feed.locator('article header a, article a').filter({ hasText: /^[a-z0-9-]+$/ });
  const visible = await link.evaluateAll((links) =>
    links.findIndex((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return top > 120 && bottom < window.innerHeight - 120;
    }),
  );
  const chosen = link.nth(Math.max(0, visible));
  await chosen.scrollIntoViewIfNeeded();
  // The wheel scrolls smoothly, and what loads above moves the page: only the press itself tells the position.
  await page.evaluate(() =>
    window.addEventListener('click', () => sessionStorage.setItem('pressed-at', `${window.scrollY}`), {
      capture: true,
      once: true,
    }),
  );
  await chosen.click();
  const before = Number(await page.evaluate(() => sessionStorage.getItem('pressed-at')));
  const panel = page.getByRole('dialog');
  await expect(panel).toBeVisible();
  await expect(page).not.toHaveURL(/dashboard/);
  await page.goBack();
  await expect(panel).toBeHidden();
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect
    .poll(async () => Math.abs((await page.evaluate(() => window.scrollY)) - before))
    .toBeLessThanOrEqual(2);
});

test('Panel: a reload and a shared link show the whole page', { tag: '@elsewhere' }, async ({
  page,
  logIn,
}) => {
  await logIn('marlow');
  await page.goto('/dashboard');
  await page
    .getByRole('feed')
    .getByRole('article')
    .nth(1)
    .locator('a')
    .filter({ hasText: /^[a-z0-9-]+$/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('Modal: the post form opens over any page, Escape closes it, and focus returns [overlay-02] [overlay-03]', {
  tag: '@elsewhere',
}, async ({ page, logIn }) => {
  await logIn('odile');
  await page.goto('/tagged/bread');
  const opener = page.getByRole('link', { name: /New post|Post/ }).last();
  await opener.click();
  const form = page.getByRole('dialog', { name: 'New post' });
  await expect(form).toBeVisible();
  await expect(
    page.getByRole('heading', { level: 1, includeHidden: true }).filter({ hasText: 'bread' }),
  ).toBeAttached();
  for (let n = 0; n < 25; n += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () =>
          document.activeElement?.closest('[role="dialog"]') !== null ||
          document.activeElement === document.body,
      ),
    ).toBe(true);
  }
  // The first Escape closes open suggestions.
  await form.getByRole('textbox', { name: 'Your post' }).focus();
  await page.keyboard.press('Escape');
  await expect(form).toBeHidden();
  await expect(page).toHaveURL(/\/tagged\/bread$/);
  await expect(opener).toBeFocused();
});

test('Modal: the post form opened by its address is over the dashboard [layers-06]', {
  tag: '@elsewhere',
}, async ({ page, logIn }) => {
  await logIn('odile');
  await page.goto('/new/quote');
  await expect(page.getByRole('dialog', { name: 'New post' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Dashboard', includeHidden: true })).toBeAttached();
});

test('Modal: the login of a visitor is over explore [layers-05]', { tag: '@elsewhere' }, async ({ page }) => {
  await page.goto('/login');
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Explore', includeHidden: true })).toBeAttached();
});
