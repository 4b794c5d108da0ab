import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** A layer without an address of its own. */
interface OpenLayer {
  what: string;
  /** Element that opens the layer and gets the focus back. */
  opener: Locator;
  /** Opens the layer from its opener, which has the focus. */
  open: () => Promise<void>;
  layer: Locator;
}

type Judge = (what: string) => Promise<void>;

/** Returns the page's scroll position, which a layer must not change. */
function place(page: Page) {
  return page.evaluate(() => {
    const { x, y } = document.querySelector('main article')?.getBoundingClientRect() ?? { x: 0, y: 0 };
    return { scrolled: window.scrollY, x: Math.round(x), y: Math.round(y) };
  });
}

/**
 * Opens a layer, checks its accessibility, and closes it with Escape: focus moves in and returns, the page does not
 * move.
 */
async function lookInto(page: Page, judge: Judge, { what, opener, open, layer }: OpenLayer): Promise<void> {
  await opener.scrollIntoViewIfNeeded();
  await opener.focus();
  const before = await place(page);
  await open();
  await expect(layer, what).toBeVisible();
  await expect
    .poll(() => layer.evaluate((element) => element.contains(document.activeElement)), `focus in ${what}`)
    .toBe(true);
  expect(await place(page), `the page under ${what}`).toEqual(before);
  await judge(what);
  await page.keyboard.press('Escape');
  await expect(layer, what).toBeHidden();
  await expect(opener, `focus after ${what}`).toBeFocused();
  expect(await place(page), `the page after ${what}`).toEqual(before);
}

test('Layers: each layer over a page is accessible and closes to the page as it was [overlay-02] [overlay-03]', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('marlow');
  const { data } = await apiOf(page).GET('/v2/blog/{blog}/posts', {
    params: { path: { blog: 'odile' }, query: { type: 'photo', limit: 20 } },
  });
  const found = data?.response.posts.find(({ tags }) => tags.length > 0);
  await page.goto(`/odile/${found?.id}`);
  const post = page.getByRole('article').first();
  const account = page.getByRole('button', { name: /^Account/ });
  const options = post.getByRole('button', { name: 'Post options' });
  const look = (layer: OpenLayer) => lookInto(page, expectAccessible, layer);
  const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
  const choose = async (opener: Locator, name: string | RegExp) => {
    await opener.click();
    await page.getByRole('menuitem', { name }).click();
  };

  await look({
    what: 'the account menu',
    opener: account,
    open: () => account.click(),
    layer: page.getByRole('menu'),
  });
  await look({
    what: 'the sheet of palettes',
    opener: account,
    open: () => choose(account, /^Palette/),
    layer: dialog('Palette'),
  });
  // Touch screens have no keyboard for them.
  if (!isMobile) {
    await look({
      what: 'the commands',
      opener: account,
      open: () => choose(account, /^Commands/),
      layer: dialog('Commands'),
    });
    await look({
      what: 'the sheet of keys',
      opener: options,
      open: () => page.keyboard.press('?'),
      layer: dialog('Keyboard shortcuts'),
    });
  }
  await look({
    what: 'the menu of a post',
    opener: options,
    open: () => options.click(),
    layer: page.getByRole('menu'),
  });
  for (const [choice, title] of [
    ['Save to a folder', 'Save to a folder'],
    ['Quick reblog', 'Quick reblog'],
    ['Mute a tag', /Mute/],
    [/^Block/, /Block/],
    ['Report', /Report/],
  ] as const) {
    await look({
      what: `the dialog of “${choice}”`,
      opener: options,
      open: () => choose(options, choice),
      layer: dialog(title),
    });
  }
  const tags = post.getByRole('list', { name: 'Tags' });
  await tags.getByRole('link').first().focus();
  const mute = tags.getByRole('button', { name: /^Mute #/ });
  await look({
    what: 'the menu of a tag',
    opener: mute,
    open: () => page.keyboard.press('Enter'),
    layer: page.getByRole('menu'),
  });

  const before = await place(page);
  await choose(options, 'Copy link');
  const toasts = page.getByRole('region', { name: 'Messages' });
  await expect(toasts.getByRole('listitem')).toBeVisible();
  await expect(options).toBeFocused();
  expect(await place(page)).toEqual(before);
  await expectAccessible('a toast');
});

test('Layers: a layer inside a form and a conversation is accessible and closes alone', async ({
  page,
  logIn,
  isMobile,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto(isMobile ? '/messaging/conversation/marlow/tamsin' : '/messaging?messagingTo=tamsin');
  const letter = isMobile
    ? page.getByRole('main')
    : page.getByRole('dialog', { name: 'tamsin, conversation' });
  const look = (layer: OpenLayer) => lookInto(page, expectAccessible, layer);
  const gif = letter.getByRole('button', { name: 'Send a GIF' });
  await look({
    what: 'the library of GIFs',
    opener: gif,
    open: () => gif.click(),
    layer: page.getByRole('dialog', { name: 'Choose a GIF' }),
  });
  await expect(letter.getByRole('textbox', { name: 'Message to tamsin' })).toBeVisible();
  const stickers = letter.getByRole('button', { name: 'Stickers' });
  await stickers.click();
  await expect(letter.getByRole('group', { name: 'Stickers' }).getByRole('button').first()).toBeVisible();
  await expectAccessible('a letter with the stickers');
  await stickers.click();
  await expect(letter.getByRole('group', { name: 'Stickers' })).toBeHidden();

  await page.goto('/new/text');
  const form = page.getByRole('dialog', { name: 'New post' });
  // The page behind loads independently.
  await expect(page.locator('main article').first()).toBeAttached();
  for (const [what, name] of [
    ['the blogs to post as', /^Posting as/],
    ['the ways to post', 'How to publish'],
  ] as const) {
    const opener = form.getByRole('button', { name });
    await look({ what, opener, open: () => opener.click(), layer: page.getByRole('menu') });
    await expect(form).toBeVisible();
  }
});
