import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

/** Text width of an A4 page in CSS pixels: 210 mm without the margins of print.css. */
const PAPER = { width: 672, height: 960 };

/** Least part of the paper's width that the page's content takes. */
const LEAST_SHARE = 0.95;

const PUBLIC = ['/odile', '/explore', '/search/fog', '/tagged/polls', '/odile/archive', '/help', '/login'];

/** Measures the printed page: the width of its main column, and what else is visible. */
async function printed(page: Page) {
  await page.setViewportSize(PAPER);
  await page.emulateMedia({ media: 'print' });
  return page.evaluate(() => {
    const isPrinted = (element: Element): boolean =>
      element.getClientRects().length > 0 && getComputedStyle(element).visibility !== 'hidden';
    const main = document.querySelector('[data-layer]') ?? document.querySelector('main');
    const articles = [...(main?.querySelectorAll('article') ?? [])].filter(isPrinted);
    const bars = document.querySelectorAll(
      'nav, aside, [data-screen-only], a[href="#main"], body > * header form',
    );
    return {
      main: main?.getBoundingClientRect().width ?? 0,
      article: articles[0]?.getBoundingClientRect().width,
      bars: [...bars].filter(isPrinted).map((element) => element.outerHTML.slice(0, 80)),
      overflow: document.documentElement.scrollWidth - innerWidth,
    };
  });
}

test('Print: pages for visitors print as an article, without bars', async ({ page }) => {
  test.setTimeout(90_000);
  for (const path of PUBLIC) {
    await page.emulateMedia({ media: 'screen' });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    const { main, bars, overflow } = await printed(page);
    expect([path, bars]).toEqual([path, []]);
    expect(main, path).toBeGreaterThan(LEAST_SHARE * PAPER.width);
    expect(overflow, path).toBeLessThanOrEqual(2);
  }
});

test('Print: a post takes the width of the paper, on its page and in a layer', async ({ page, logIn }) => {
  await logIn('marlow');
  await page.goto('/dashboard');
  const post = page.getByRole('article').first();
  const address = (await post.locator('[data-permalink]').getAttribute('href')) ?? '';
  await post.locator('[data-blog]').first().click();
  await expect(page.getByRole('dialog').getByRole('article').first()).toBeVisible();
  const inLayer = await printed(page);
  expect(inLayer.bars).toEqual([]);
  expect(inLayer.article).toBeGreaterThan(LEAST_SHARE * PAPER.width);
  await page.emulateMedia({ media: 'screen' });
  await page.goto(address);
  await expect(page.getByRole('article').first()).toBeVisible();
  const onPage = await printed(page);
  expect(onPage.bars).toEqual([]);
  expect(onPage.article).toBeGreaterThan(LEAST_SHARE * PAPER.width);
  // One letter a line, this would be more than twenty sheets.
  const pdf = (await page.pdf({ format: 'A4', preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)?.length).toBeLessThan(6);
});

/** Returns the width of an element's border on all sides, in pixels. */
function edgesOf(locator: Locator): Promise<number[]> {
  return locator.evaluate((element) => {
    const style = getComputedStyle(element);
    return [style.borderTopWidth, style.borderBottomWidth, style.borderInlineEndWidth].map(Number.parseFloat);
  });
}

test('Forced colours: header, cards, dialogs, menus and controls have an edge', async ({ page, logIn }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await logIn('marlow');
  await page.goto('/settings/dashboard');
  const card = page.getByRole('heading', { level: 2 }).first().locator('xpath=ancestor::section[1]');
  for (const surface of [card, page.getByRole('switch').first()])
    expect(Math.min(...(await edgesOf(surface)))).toBeGreaterThan(0);
  expect((await edgesOf(page.getByRole('banner')))[1]).toBeGreaterThan(0);

  await page.goto('/new/text');
  const composer = page.getByRole('dialog');
  await expect(composer.getByRole('textbox', { name: 'Your post' })).toBeVisible();
  const more = composer.getByRole('button', { name: 'How to publish' });
  for (const surface of [composer, more]) expect(Math.min(...(await edgesOf(surface)))).toBeGreaterThan(0);
  await more.click();
  const popover = page.getByRole('menu').locator('..');
  expect(Math.min(...(await edgesOf(popover)))).toBeGreaterThan(0);
});
