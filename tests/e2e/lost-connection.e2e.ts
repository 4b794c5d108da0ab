import type { BrowserContext, Page, Route } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Notice while the connection is lost during reading: the content stays, and loading continues with the connection. */

const OFFLINE = 'You are offline. What you see was loaded earlier.';
const FEED = 'article';

/** Lists of every kind: address, operation, and selector of their entries. */
const LISTS = [
  ['/dashboard', '/v2/timeline/dashboard', FEED],
  ['/explore/trending', '/v2/explore/trending', FEED],
  ['/explore/photos', '/v2/explore/posts/photos', FEED],
  ['/odile', '/v2/blog/odile/posts', FEED],
  ['/odile/archive', '/v2/blog/odile/archive', 'section li'],
  ['/search/the', '/v2/search/posts', FEED],
  ['/search/e?view=blogs', '/v2/search/blogs', 'li'],
  ['/tagged/photography', '/v2/hubs/photography/timeline', FEED],
  ['/saved', '/v2/user/saved_posts', FEED],
  ['/following', '/v2/user/following', 'li'],
] as const;

/** Navigates like a link within the site. */
function open(page: Page, address: string): Promise<void> {
  return page.evaluate((to) => {
    history.pushState({ key: to, state: null }, '', to);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, address);
}

/** Scrolls to the end of the list and returns the number of entries by then. */
async function readOn(page: Page, things: string): Promise<number> {
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  // A feed removes distant posts, but keeps their positions.
  return page
    .getByRole('main')
    .locator(things)
    .evaluateAll((found) =>
      Math.max(found.length, ...found.map((one) => Number(one.getAttribute('aria-posinset')))),
    );
}

/** Delayed calls, and the loss of the connection during them. */
interface Held {
  count: () => number;
  cut: (context: BrowserContext) => Promise<void>;
}

/**
 * Shortens pages of a list and delays every further page until the connection is cut. Several may be delayed, because a
 * list that is refetched starts again.
 */
async function holdFurtherPages(page: Page, call: string): Promise<Held> {
  const held: Route[] = [];
  let isHolding = true;
  await page.route(
    (url) => url.pathname === call,
    async (route) => {
      const url = new URL(route.request().url());
      const isFurther = url.searchParams.has('cursor') || url.searchParams.has('offset');
      url.searchParams.set('limit', '3');
      if (isFurther && isHolding) held.push(route);
      else await route.continue({ url: url.href });
    },
  );
  return {
    count: () => held.length,
    cut: async (context) => {
      await context.setOffline(true);
      isHolding = false;
      // Aborting a request that the page has cancelled fails, which is ignored.
      await Promise.allSettled(held.map((route) => route.abort('internetdisconnected')));
    },
  };
}

test('Lost connection: a list continues its next page when the connection is back', async ({
  page,
  context,
  newMember,
}) => {
  test.setTimeout(240_000);
  await newMember('offline');
  const api = apiOf(page);
  const { data } = await api.GET('/v2/explore/trending', { params: { query: { limit: 12 } } });
  for (const element of data?.response.timeline.elements ?? []) {
    if (element.objectType === 'post')
      await api.POST('/v2/user/saved_posts', { body: { post_id: element.id } });
  }
  for (const url of ['marlow', 'odile', 'tamsin', 'skein-news', 'loom-room'])
    await api.POST('/v2/user/follow', { body: { url } });
  await page.goto('/help');
  for (const [address, call, things] of LISTS) {
    await test.step(address, async () => {
      const held = await holdFurtherPages(page, call);
      await open(page, address);
      await expect
        .poll(async () => {
          await readOn(page, things);
          return held.count();
        }, address)
        .toBeGreaterThan(0);
      await held.cut(context);
      await expect(page.getByText(OFFLINE), address).toBeVisible();
      const there = await readOn(page, things);
      expect(there, address).toBeGreaterThan(0);
      await expect(page.getByRole('main').getByRole('alert'), address).toHaveCount(0);
      await context.setOffline(false);
      await expect(page.getByText(OFFLINE), address).toBeHidden();
      await expect.poll(() => readOn(page, things), address).toBeGreaterThan(there);
      await page.unrouteAll({ behavior: 'wait' });
    });
  }
});

test('Lost connection: the notes of a post continue when the connection is back', async ({
  page,
  context,
  newMember,
}) => {
  await newMember('offline');
  const { data } = await apiOf(page).GET('/v2/blog/{blog}/posts', {
    params: { path: { blog: 'marlow' }, query: { limit: 20 } },
  });
  const post = data?.response.posts?.toSorted((one, other) => other.likeCount - one.likeCount)[0];
  const held = await holdFurtherPages(page, '/v2/blog/marlow/notes');
  await page.goto('/help');
  await open(page, `/marlow/${post?.id}`);
  const shown = page.getByRole('main').getByRole('article').first();
  const panel = shown.getByRole('group', { name: 'Notes' });
  await panel.getByRole('button', { name: /^Likes/ }).click();
  const notes = panel.getByRole('listitem');
  await expect(notes).toHaveCount(3);
  const more = panel.getByRole('button', { name: 'Show more' });
  await more.click();
  await expect.poll(held.count).toBeGreaterThan(0);
  await held.cut(context);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(notes).toHaveCount(3);
  await context.setOffline(false);
  await expect.poll(() => notes.count()).toBeGreaterThan(3);
});

test('Lost connection: a page whose code is missing loads when the connection is back', async ({
  page,
  context,
  logIn,
  expectConsole,
  expectAccessible,
}) => {
  expectConsole(/Failed to fetch dynamically imported module|Couldn't load preload assets/);
  await logIn('marlow');
  const { data } = await apiOf(page).GET('/v2/blog/{blog}/posts', {
    params: { path: { blog: 'marlow' }, query: { type: 'photo' } },
  });
  const address = `/image/${data?.response.posts?.[0]?.id}`;
  const picture = page.getByRole('heading', { name: 'From this post' });
  await page.goto('/help');
  await context.setOffline(true);
  // The page hears of it a moment later, and asks for nothing from then on.
  await page.waitForFunction(() => !navigator.onLine);
  await open(page, address);
  await expect(page.getByRole('heading', { level: 1, name: 'You are offline' })).toBeVisible();
  await expectAccessible('a page that waits for the line');
  await context.setOffline(false);
  await expect(picture).toBeVisible();

  // The code of the page is loaded, its data is not.
  await page.goto('/help');
  await open(page, address);
  await expect(picture).toBeVisible();
  await open(page, '/help');
  await expect(page.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
  await context.setOffline(true);
  await open(page, `/image/${data?.response.posts?.[1]?.id}`);
  await expect(page.getByText(OFFLINE)).toBeVisible();
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0);
  await context.setOffline(false);
  await expect(picture).toBeVisible();
});
