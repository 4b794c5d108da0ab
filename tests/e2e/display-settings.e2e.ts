import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test("Display settings: a member's text size applies to every page and browser", async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('reader');
  await page.goto('/settings/display');
  await page.getByRole('combobox', { name: 'Size of text' }).selectOption('Larger');
  await expect(page.getByRole('status').getByText('Saved', { exact: true })).toBeVisible();
  await expect(page.locator('html[data-text="larger"]')).toBeAttached();
  await expectAccessible('the display settings with larger text');
  await page.goto('/explore');
  await expect(page.locator('html[data-text="larger"]')).toBeAttached();
  await page.goto('/settings/display');
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  await expect(page.getByRole('heading', { level: 1, name: 'Anzeige' })).toBeVisible();
});

test('Display settings: with reduced motion, animations are still until they are pressed', async ({
  page,
  newMember,
}) => {
  await newMember('calm');
  await apiOf(page).POST('/v2/user/settings', { body: { appearance: { reduce_motion: 'always' } } });
  await page.goto('/explore/gifs');
  const picture = page
    .getByRole('article')
    .getByRole('button', { name: /^Open picture/ })
    .first();
  const shown = (image: HTMLImageElement) => image.currentSrc;
  await expect.poll(() => picture.getByRole('img').evaluate(shown)).toMatch(/\.webp$/);
  await picture.click();
  const opened = page.getByRole('dialog', { name: 'Pictures' }).getByRole('img').first();
  await expect.poll(() => opened.evaluate(shown)).toMatch(/\.gif$/);
});

test('Display settings: a palette by night that is reset is forgotten by the other browsers of the member', async ({
  page,
  newMember,
  browser,
  baseURL,
}) => {
  await newMember('palettes');
  await page.goto('/settings/display');
  await page.getByRole('combobox', { name: 'Palette', exact: true }).selectOption('Canary');
  const night = page.getByRole('combobox', { name: 'Palette by night' });
  await night.selectOption('Vampire');
  await expect(page.getByText('Canary by day, Vampire by night.')).toBeVisible();
  const stored = async () => {
    const { data } = await apiOf(page).GET('/v2/user/settings');
    return data?.response.settings.appearance.paletteNight;
  };
  await expect.poll(stored).toBe('vampire');
  const other = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    storageState: await page.context().storageState(),
  });
  const elsewhere = await other.newPage();
  await elsewhere.goto('/explore');
  await expect(elsewhere.locator('html')).toHaveAttribute('data-palette-night', 'vampire');
  await page.getByRole('button', { name: 'Reset the palette by night' }).click();
  await expect(night).toBeFocused();
  await expect.poll(stored).toBe(null);
  await elsewhere.goto('/explore');
  await expect(elsewhere.locator('html')).not.toHaveAttribute('data-palette-night');
  const names = async () => (await other.cookies()).map(({ name }) => name);
  await expect.poll(names).not.toContain('palette_night');
  await other.close();
});
