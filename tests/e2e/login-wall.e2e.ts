import type { Locator, Page } from '@playwright/test';
import { CAST, DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';

/** Time in which the wall opens once what counts presses is there. */
const WALL_OPENS_MS = 5000;

/** Turns the wheel until the page stands at a depth or ends. */
async function scrollTo(page: Page, depth: number): Promise<void> {
  await expect
    .poll(async () => {
      await page.mouse.wheel(0, 700);
      return page.evaluate(
        (px) => window.scrollY > px || document.querySelector('[data-reading-wall]') !== null,
        depth,
      );
    })
    .toBe(true);
}

const question = (page: Page) => page.getByRole('region', { name: /hangs? below/ });

test('Login wall: it stands in the flow after much reading, hides nothing that was seen, and asks once a week [login-wall-05] [login-wall-06]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/explore/trending');
  await scrollTo(page, 9000);
  await expect(question(page)).toBeVisible();
  await expectAccessible('the login wall in the flow');
  await question(page).getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/register\?source=scroll&redirect_to=%2Fexplore%2Ftrending/);
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(wall.getByRole('textbox')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(wall).toBeHidden();
  await expect(question(page)).toBeVisible();
  const posts = page.getByRole('feed').getByRole('article');
  const last = await posts.last().getAttribute('aria-posinset');
  await question(page).getByRole('button', { name: 'Keep reading' }).click();
  await expect(question(page)).toBeHidden();
  await expect
    .poll(async () => Number(await posts.last().getAttribute('aria-posinset')))
    .toBeGreaterThan(Number(last));
  await page.goto('/explore/text');
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 900);
  await expect(question(page)).toBeHidden();
});

test('Login wall: a reader who scrolls with the keyboard never meets it', async ({ page }) => {
  await page.goto('/explore/trending');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.evaluate(() => {
    for (let turn = 1; turn <= 12; turn += 1) setTimeout(() => window.scrollTo(0, turn * 700), turn * 120);
  });
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(6000);
  await expect(question(page)).toBeHidden();
});

/**
 * Presses a link of a page until the wall opens in its place. What counts presses loads after the page: until then, and
 * without scripts, a link is only a link.
 */
async function pressAtWall(page: Page, address: string, link: Locator): Promise<void> {
  await expect(async () => {
    await page.goto(address);
    await page.locator('html[data-ready]').waitFor({ state: 'attached' });
    await link.click();
    await expect(page.getByRole('dialog', { name: 'Log in or sign up' })).toBeVisible({
      timeout: WALL_OPENS_MS,
    });
  }).toPass();
}

test('Login wall: the sixth tag opens it, and reading on leads to that tag [login-wall-21] [login-wall-26]', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.setItem('login_wall_click_handler', '0'));
  await page.goto('/tagged/photography');
  const related = page.getByRole('navigation', { name: 'Related tags' }).getByRole('link').first();
  const tag = ((await related.textContent()) ?? '').trim();
  await pressAtWall(page, '/tagged/photography', related);
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(wall).toContainText(tag);
  await expect(page).toHaveURL(/source=tags/);
  await wall.getByRole('button', { name: 'Not now, keep reading' }).click();
  await expect(page.getByRole('heading', { level: 1, name: `#${tag.replace('#', '')}` })).toBeVisible();
  await expect(wall).toBeHidden();
});

test('Login wall: a blog opens in the preview after signing in [login-wall-12]', async ({
  page,
  expectFailure,
}) => {
  expectFailure(400, 'validateUser');
  await page.addInitScript(() => {
    if (!document.cookie.includes('logged_in')) localStorage.setItem('login_wall_click_handler', '0');
  });
  await page.goto('/explore/trending');
  const name = page.getByRole('feed').getByRole('article').first().locator('header a:visible').first();
  const href = (await name.getAttribute('href')) ?? '';
  await pressAtWall(page, '/explore/trending', name);
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await wall.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially(CAST.tamsin);
  await wall.getByRole('button', { name: 'Go on' }).click();
  const form = page.getByRole('dialog', { name: 'Log in', exact: true });
  await form.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(new RegExp(`${href}$`));
  await expect(page.getByRole('dialog', { name: href.replace('/', '@') })).toBeVisible();
});

test('Login wall: writing about a tag leads to a form with that tag after signing in [login-wall-11]', async ({
  page,
  expectFailure,
}) => {
  expectFailure(400, 'validateUser');
  await page.goto('/tagged/photography');
  await page.getByRole('button', { name: 'Write about #photography' }).click();
  await expect(page).toHaveURL(/source=newTaggedPost&redirect_to=%2Fnew%2Ftext/);
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await expect(wall).toContainText('write about #photography');
  await wall.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially(CAST.tamsin);
  await wall.getByRole('button', { name: 'Go on' }).click();
  const form = page.getByRole('dialog', { name: 'Log in', exact: true });
  await form.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/new\/text\?tag=photography$/);
  await expect(page.getByRole('button', { name: /Remove.*photography/ })).toBeVisible();
});

test('Login wall: it covers the archive of a blog [login-wall-04]', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('login_wall_click_handler', '0'));
  const posts = page.getByRole('list', { name: 'Posts by marlow' }).first();
  await pressAtWall(page, '/marlow/archive', posts.getByRole('link').first());
  await expect(page).toHaveURL(/source=archivePost&redirect_to=%2Fmarlow%2F/);
  await expect(page.getByRole('dialog')).toContainText('open a post of the archive');
});

/** Programs that read pages for searches, for previews of links, and for archives. */
const CRAWLERS = [
  'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
  'Mozilla/5.0 (compatible; bingbot/2.0; +http://www.bing.com/bingbot.htm)',
  'facebookexternalhit/1.1',
];

test('Login wall: crawlers get pages of every kind with their posts, and no wall', async ({
  request,
  site,
}) => {
  for (const agent of CRAWLERS)
    for (const path of ['/explore/trending', '/tagged/photography', '/marlow', '/marlow/archive']) {
      const answer = await request.get(new URL(path, site).href, {
        headers: { 'User-Agent': agent },
        maxRedirects: 0,
      });
      expect(answer.status(), path).toBe(200);
      const html = await answer.text();
      expect(html, path).toMatch(/<article|Posts by marlow/);
      expect(html, path).not.toMatch(/data-reading-wall|Log in or sign up/);
    }
});

test.describe('Login wall without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Login wall: a reader without scripts opens ten posts of an archive and meets none', async ({
    page,
  }) => {
    await page.goto('/marlow/archive');
    const links = page.locator('main a[href^="/marlow/"]');
    const all = await links.evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    const hrefs = all.filter((href) => /^\/marlow\/\d/.test(href));
    expect(hrefs.length).toBeGreaterThan(5);
    for (const href of hrefs.slice(0, 10)) {
      await page.goto('/marlow/archive');
      await page.locator(`main a[href="${href}"]`).first().click();
      await expect(page).toHaveURL(new RegExp(`${href}$`));
      await expect(page.getByRole('article').first()).toBeVisible();
      await expect(page.locator('[data-reading-wall]')).toHaveCount(0);
    }
  });
});

test('Login wall: an embedded post never meets it, whatever was read before', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('login_wall_click_handler', '0'));
  await page.goto('/marlow');
  const link = page.getByRole('feed').getByRole('article').first().locator('a:has(time)').first();
  const [, blog, id] = ((await link.getAttribute('href')) ?? '').split('/');
  await page.goto(`/embed/post/${blog}/${id}`);
  await expect(page.getByRole('article')).toBeVisible();
  const links = page.locator('a[href]');
  await expect(links).not.toHaveCount(0);
  // Links to the site open beside the other site, as pages of their own: no press is counted or held.
  for (const one of await links.all()) await expect(one).toHaveAttribute('target', /_blank|_top/);
  for (let turn = 0; turn < 12; turn += 1) await page.mouse.wheel(0, 900);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('[data-reading-wall]')).toHaveCount(0);
});
