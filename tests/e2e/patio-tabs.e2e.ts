import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

const areaOf = (page: Page, name: string) => page.locator(`[data-column][aria-label="${name}"] > section`);

test('Patio: a column that is taken down in another tab leaves, and what is read stays where it is', async ({
  page,
  context,
  newMember,
}) => {
  await newMember('sitter');
  await page.goto('/_labs/patio');
  await page.locator('html[data-ready]').waitFor({ state: 'attached' });
  await page.getByRole('button', { name: 'Use this deck' }).click();
  await page.getByRole('button', { name: 'Add a column' }).click();
  await page.getByRole('combobox', { name: 'What it shows' }).selectOption('search');
  await page.getByRole('textbox', { name: 'Words to search for' }).pressSequentially('fog');
  await page.getByRole('dialog').getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.locator('[data-column]')).toHaveCount(4);
  const read = areaOf(page, 'fog');
  await expect(read.getByRole('article').nth(2)).toBeVisible();
  await read.scrollIntoViewIfNeeded();
  await read.hover();
  await page.mouse.wheel(0, 500);
  await expect.poll(() => read.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(300);
  // Smooth scrolling ends when the place is the same twice.
  let place = -1;
  await expect
    .poll(async () => {
      const before = place;
      place = await read.evaluate(({ scrollTop }) => scrollTop);
      return place - before;
    })
    .toBe(0);

  const other = await context.newPage();
  await other.goto('/_labs/patio');
  // Before hydration the button opens nothing.
  await other.locator('html[data-ready]').waitFor({ state: 'attached' });
  await other.getByRole('button', { name: 'More about Activity' }).click();
  await other.getByRole('menuitem', { name: 'Take down the column' }).click();
  await expect(other.locator('[data-column]')).toHaveCount(3);

  await expect(page.locator('[data-column]')).toHaveCount(3);
  await expect(page.locator('[data-column][aria-label="Activity"]')).toHaveCount(0);
  expect(await read.evaluate(({ scrollTop }) => scrollTop)).toBe(place);
  await expect(read).toBeInViewport();
});
