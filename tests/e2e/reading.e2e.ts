import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import { anotherMember } from '#tests/support/e2e-people.ts';

/** Returns the post below the header and its position, to a tenth of a pixel. */
function place(page: Page) {
  return page.evaluate(() => {
    const rows = [...document.querySelectorAll<HTMLElement>('main [data-index]')];
    // A row between posts, such as an ad, may be another one when the page is read again.
    const posts = rows.filter((candidate) => candidate.querySelector('article[data-post]'));
    const row = posts.find((candidate) => candidate.getBoundingClientRect().bottom > 120);
    const top = Math.round((row?.getBoundingClientRect().top ?? 0) * 10) / 10;
    return { post: row?.querySelector('article')?.dataset.post, top };
  });
}

/** Scrolls in steps until the feed has moved by `depth` pixels. */
async function readDown(page: Page, depth: number): Promise<void> {
  await expect(page.locator('main article').first()).toBeVisible();
  while ((await page.evaluate(() => window.scrollY)) < depth) {
    await page.evaluate(() => window.scrollBy(0, 600));
    await page.waitForTimeout(60);
  }
  // A poll grows by a line at hydration, so the position is measured afterwards.
  await expect(page.locator('main [data-still]')).toHaveCount(0);
  await page.waitForTimeout(400);
}

for (const [path, depth, details] of [
  ['/dashboard', 14_000, {}],
  ['/explore/trending', 7_000, { tag: '@elsewhere' }],
] as const) {
  test(
    `Long lists: ${path} renders few posts at once and keeps its place over Back and a reload`,
    details,
    async ({ page, logIn }) => {
      test.setTimeout(90_000);
      await logIn('marlow');
      await page.goto(path);
      await readDown(page, depth);
      expect(await page.locator('main [data-index]').count()).toBeLessThan(45);
      const before = await place(page);
      expect(before.post).toBeTruthy();

      // Does not use the mouse, because Playwright would scroll to the link.
      const permalink = page.locator(`[data-post="${before.post}"] header a:has(time)`).first();
      await permalink.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`/${before.post}`));
      await page.goBack();
      await expect.poll(() => place(page)).toEqual(before);

      await page.reload();
      await expect.poll(() => place(page), { timeout: 15_000 }).toEqual(before);

      // The reload happens on the post's page, which has no list that could restore the position.
      await permalink.evaluate((link: HTMLElement) => link.click());
      await expect(page).toHaveURL(new RegExp(`/${before.post}`));
      await page.reload();
      await page.goBack();
      await expect.poll(() => place(page), { timeout: 15_000 }).toEqual(before);
    },
  );
}

test('Long lists: a reload returns to the post that was read although newer posts came meanwhile', {
  tag: '@elsewhere',
}, async ({ page, browser, site, newMember }) => {
  await newMember('anchor');
  const [author, authorBlog] = await anotherMember(browser, site);
  for (const url of ['marlow', 'odile', authorBlog])
    await apiOf(page).POST('/v2/user/follow', { body: { url } });
  await page.goto('/dashboard');
  await readDown(page, 5_000);
  const before = await place(page);
  expect(before.post).toBeTruthy();
  for (const line of ['One', 'Two', 'Three'])
    await apiOf(author).POST('/v2/blog/{blog}/posts', {
      params: { path: { blog: authorBlog } },
      body: { content: [{ type: 'text', text: `${line} new post above what is read.` }] },
    });
  await page.reload();
  await expect.poll(() => place(page), { timeout: 15_000 }).toEqual(before);
  await page.keyboard.press('Home');
  await expect(page.getByText('Three new post above what is read.')).toBeVisible();
  await author.context().close();
});

test("Keyboard: j and k move between posts, l likes, p opens the blog's panel, w opens the post", {
  tag: '@elsewhere',
}, async ({ page, newMember }) => {
  await newMember();
  await page.goto('/marlow');
  const articles = page.locator('main article');
  await expect(articles.first()).toBeVisible();
  const focusedPost = () =>
    page.evaluate(() =>
      Number(document.activeElement?.closest<HTMLElement>('[data-index]')?.dataset.index ?? -1),
    );
  // A list handles keys once its code is loaded.
  const walkIn = () =>
    expect(async () => {
      await page.keyboard.press('j');
      expect(await focusedPost()).toBeGreaterThanOrEqual(0);
    }).toPass();
  await walkIn();
  const start = await focusedPost();
  for (const [key, to] of [
    ['j', 1],
    ['j', 2],
    ['k', 1],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focusedPost).toBe(start + to);
  }
  const second = page.locator(`main [data-index="${start + 1}"] article`);
  await expect(second).toBeFocused();
  expect((await second.boundingBox())?.y).toBeGreaterThan(40);
  await page.keyboard.press('l');
  await expect(second.getByRole('button', { name: 'Like' })).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('w');
  await expect(page).toHaveURL(/\/marlow\/\d+/);
  await page.goBack();
  await expect(second).toBeFocused();
  await page.goto('/explore/trending');
  await expect(articles.first()).toBeVisible();
  await walkIn();
  await page.keyboard.press('p');
  await expect(page.getByRole('dialog')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toBeHidden();
  await expect(page).toHaveURL(/explore/);
});

test('Picture viewer: it moves by arrow keys, closes by Escape and Back, and returns the focus', async ({
  page,
}) => {
  await page.goto('/explore/trending');
  const rows = page.locator('article', { has: page.getByRole('button', { name: /^Open picture/ }) });
  const picture = rows
    .first()
    .getByRole('button', { name: /^Open picture/ })
    .first();
  await picture.click();
  const viewer = page.getByRole('dialog', { name: 'Pictures' });
  await expect(viewer.getByRole('img').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toBeHidden();
  await expect(picture).toBeFocused();
  await picture.click();
  await expect(viewer).toBeVisible();
  await page.goBack();
  await expect(viewer).toBeHidden();
  await expect(page).toHaveURL(/\/explore\/trending$/);
  await expect(picture).toBeFocused();

  await page.goto('/marlow');
  const many = page.getByRole('group', { name: /^\d+ pictures$/ }).first();
  // Hydration removes posts of the server-rendered list that are out of sight.
  const isInSight = () =>
    many.evaluateAll(([group]) => {
      const { top = Number.POSITIVE_INFINITY, bottom = 0 } = group?.getBoundingClientRect() ?? {};
      return top < window.innerHeight - 100 && bottom > 100;
    });
  for (let step = 0; step < 60 && !(await isInSight()); step += 1) {
    await page.evaluate(() => window.scrollBy(0, 500));
    await page.waitForTimeout(60);
  }
  await many
    .getByRole('button', { name: /^Open picture/ })
    .first()
    .click();
  await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(viewer.getByText(/^3 of \d+$/)).toBeVisible();
  await page.keyboard.press('End');
  await expect(viewer.getByText(/^(\d+) of \1$/)).toBeVisible();
  await page.keyboard.press('Home');
  await expect(viewer.getByText(/^1 of \d+$/)).toBeVisible();
});

test('Links: a link to the current page scrolls to its top and adds no history entry', {
  tag: '@elsewhere',
}, async ({ page }) => {
  await page.goto('/explore/trending');
  await page.goto('/marlow');
  await readDown(page, 1500);
  const name = page.locator('main article header').getByRole('link', { name: 'marlow', exact: true });
  await name.nth(await name.count().then((count) => count - 1)).click();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(/explore/);
});

test('Text: each line of a list has its marker at its reading side', { tag: '@elsewhere' }, async ({
  page,
  newMember,
}) => {
  const blog = await newMember('lists');
  const line = (text: string) => ({ type: 'text' as const, subtype: 'unordered-list-item' as const, text });
  await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog } },
    body: { content: [line('תפוחים ואגסים'), line('apples and pears')] },
  });
  await page.goto(`/${blog}`);
  const rooms = page
    .locator('article li[dir="auto"]')
    .evaluateAll((lines) =>
      lines.map((one) => [getComputedStyle(one).marginRight, getComputedStyle(one).marginLeft]),
    );
  expect(
    (await rooms).map(([right = '', left = '']) => [parseFloat(right) > 20, parseFloat(left) > 20]),
  ).toEqual([
    [true, false],
    [false, true],
  ]);
});

test('Posts: a post deleted elsewhere disappears once the server reports it', {
  tag: '@elsewhere',
}, async ({ page, browser, site, newMember }) => {
  const blog = await newMember('gone');
  const api = apiOf(page);
  const ids: string[] = [];
  for (const text of ['Soon gone', 'Gone as well', 'Gone at last', 'Here to stay']) {
    const { data } = await api.POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text }] },
    });
    ids.push(data?.response.id ?? '');
  }
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await newMember('reader');
  await page.goto(`/${blog}`);
  const card = (hasText: string): Locator => page.getByRole('article').filter({ hasText });
  const gone = card('Soon gone');
  await expect(gone).toBeVisible();
  const elsewhere = await browser.newContext({ baseURL: site });
  await elsewhere.addCookies(cookies);
  const author = apiOf(await elsewhere.newPage());
  for (const id of ids.slice(0, 3))
    await author.DELETE('/v2/blog/{blog}/posts/{id}', { params: { path: { blog, id } } });
  await elsewhere.close();
  await gone.getByRole('button', { name: 'Like' }).click();
  await expect(page.getByText('There is no such post.')).toBeVisible();
  await expect(gone).toHaveCount(0);

  await card('Gone as well')
    .getByRole('link', { name: /^Reblog/ })
    .click();
  await expect(page.getByRole('heading', { name: 'This post could not be found' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(new RegExp(`/${blog}$`));
  await expect(card('Gone as well')).toHaveCount(0);

  await card('Gone at last').locator('header a:has(time)').click();
  await expect(page.getByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`/${blog}$`));
  await expect(card('Gone at last')).toHaveCount(0);
  await expect(card('Here to stay')).toBeVisible();
});
