import type { Page } from '@playwright/test';
import { CAST, DEMO_PASSWORD, expect, test, writePost } from '#tests/support/e2e.ts';

/** Returns the gaps between posts of a column that exceed the usual one, in pixels. */
function holesIn(page: Page): Promise<number[]> {
  return page.getByRole('feed').evaluate((feed) => {
    const boxes = [...feed.children].map((row) => row.getBoundingClientRect());
    const columns = Map.groupBy(boxes, ({ left }) => Math.round(left));
    return [...columns.values()].flatMap((column) => {
      const down = column.toSorted((one, other) => one.top - other.top);
      return down
        .slice(1)
        .map(({ top }, at) => top - (down[at]?.bottom ?? 0))
        .filter((gap) => gap > 24);
    });
  });
}

test.describe('Visitors without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/marlow', '/@marlow', '/blog/view/marlow']) {
    test(`Without JavaScript: a blog is readable at ${path} [blog-01] [blog-02] [route-access-23]`, async ({
      page,
    }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toContainText('The long way round');
      await expect(page.getByRole('article').first()).toBeVisible();
      // The notice is for browsers without support for the styles, which hide it.
      const notice = page.getByText('Unsupported browser');
      await expect(notice).toBeAttached();
      await expect(notice).toBeHidden();
      await expect(page).toHaveTitle(/The long way round/);
      await expect(page.locator('meta[property="og:title"]')).toHaveAttribute(
        'content',
        /The long way round/,
      );
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /Film and digital/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/marlow$/);
    });
  }

  test('Without JavaScript: the landing page, explore and a tag are readable [route-access-17] [route-access-18] [route-access-20]', async ({
    page,
  }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Pull a thread');
    await page.goto('/explore/trending');
    await expect(page.getByRole('article')).not.toHaveCount(0);
    await page.goto('/tagged/photography');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('photography');
    await expect(page.getByRole('article')).not.toHaveCount(0);
  });

  test('Without JavaScript: a list has no gaps or placeholders, and a link leads to its next page', async ({
    page,
  }) => {
    for (const path of ['/explore/trending', '/tagged/art', '/search/the', '/odile']) {
      await page.goto(path);
      const posts = page.getByRole('feed').getByRole('article');
      await expect(posts).not.toHaveCount(0);
      expect(await holesIn(page), path).toEqual([]);
      const waiting = page.getByText('Loading', { exact: true });
      for (const one of await waiting.all()) await expect(one).toBeHidden();
      const link = posts.first().locator('a:has(time)').first();
      const first = (await link.getAttribute('href')) ?? '';
      await page.getByRole('link', { name: 'More posts' }).click();
      await expect(page).toHaveURL(/[?&]from=/);
      await expect(link).not.toHaveAttribute('href', first);
    }
  });

  test('Without JavaScript: a post page has its own title, description and preview picture', async ({
    page,
  }) => {
    await page.goto('/explore/trending');
    const link = page.getByRole('feed').getByRole('article').first().locator('a:has(time)').first();
    const href = (await link.getAttribute('href')) ?? '';
    await page.goto(href);
    await expect(page.getByRole('article').first()).toBeVisible();
    await expect(page.locator('meta[property="og:url"]')).toHaveAttribute(
      'content',
      new RegExp(href.split('/')[2] ?? ''),
    );
    await expect(page.locator('meta[property="og:type"]')).toHaveAttribute('content', 'article');
    expect(await page.locator('script[type="application/ld+json"]').count()).toBeGreaterThan(0);
  });
});

test('Missing pages: an unknown blog or post answers 404 and says so [audience-19]', async ({ page }) => {
  const missing = await page.goto('/nobody-has-this-name');
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const post = await page.goto('/marlow/12345');
  expect(post?.status()).toBe(404);
});

test('Login: a page for members sends a visitor to the login and back [redirect-08] [permission-01] [route-access-09]', async ({
  page,
}) => {
  await page.goto('/likes');
  await expect(page).toHaveURL(/\/login\?redirect_to=%2Flikes/);
  const form = page.getByRole('dialog', { name: 'Log in' });
  await form.getByRole('textbox', { name: 'E-mail' }).fill('marlow@example.com');
  await form.getByRole('textbox', { name: 'Password' }).fill('lantern-7-loom');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page).toHaveURL(/\/likes$/);
});

test('Login wall: a like by a visitor opens it, and it goes away [permission-02] [audience-28]', async ({
  page,
  expectAccessible,
}) => {
  await page.goto('/explore/trending');
  await page.getByRole('feed').getByRole('article').first().getByRole('button', { name: 'Like' }).click();
  await expect(page).toHaveURL(/\/register\?.*source=/);
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page.getByText('You like this')).toBeVisible();
  await expectAccessible('the login wall');
  await page.getByRole('button', { name: 'Not now, keep reading' }).click();
  await expect(page).toHaveURL(/\/explore\/trending$/);
});

/** Enters the address of a member into the login wall and logs in with the form that follows. */
async function logInFromWall(page: Page): Promise<void> {
  const wall = page.getByRole('dialog', { name: 'Log in or sign up' });
  await wall.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially(CAST.tamsin);
  await wall.getByRole('button', { name: 'Go on' }).click();
  const form = page.getByRole('dialog', { name: 'Log in', exact: true });
  await expect(form.getByRole('textbox', { name: 'E-mail' })).toHaveValue(CAST.tamsin);
  await form.getByRole('textbox', { name: 'Password' }).fill(DEMO_PASSWORD);
  await form.getByRole('button', { name: 'Log in' }).click();
}

test('Login wall: the action a visitor signed in for is done [login-wall-07] [login-wall-15] [login-wall-16] [login-wall-19] [login-wall-20]', async ({
  page,
  newMember,
  expectFailure,
}) => {
  expectFailure(400, 'validateUser');
  const blog = await newMember('wall');
  await page.goto('/new/text');
  await writePost(page, 'Like me from outside');
  await page.context().clearCookies();
  await page.goto(`/${blog}`);
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like' });
  await like.click();
  await logInFromWall(page);

  const nice = page.getByRole('dialog', { name: 'Nice.' });
  await expect(nice).toContainText('You liked a post. Care for another?');
  await expect(nice.getByRole('button', { name: 'Visit your dashboard' })).toBeVisible();
  await nice.getByRole('button', { name: 'Keep exploring' }).click();
  await expect(page).toHaveURL(new RegExp(`/${blog}$`));
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await expect(nice).toBeHidden();
});

test('Login wall: a follow and a reblog are done after it as well [login-wall-08] [login-wall-09] [login-wall-17]', async ({
  page,
  newMember,
  expectFailure,
}) => {
  expectFailure(400, 'validateUser');
  const blog = await newMember('wall');
  await page.goto('/new/text');
  await writePost(page, 'Pass me on from outside');
  await page.context().clearCookies();
  await page.goto(`/${blog}`);
  await page
    .getByRole('button', { name: `Follow ${blog}` })
    .first()
    .click();
  await logInFromWall(page);
  await expect(page.getByRole('dialog', { name: 'Nice.' })).toContainText(
    'You followed a blog. Shall we continue?',
  );
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: `Following ${blog}` })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(`/${blog}`);
  await page.getByRole('article').first().getByRole('link', { name: 'Reblog' }).click();
  await logInFromWall(page);
  await expect(page.getByRole('form', { name: 'Reblog' })).toContainText('Pass me on from outside');
});

test('Tags: a tag with characters that are special in URLs is found [blog-10]', async ({
  page,
  newMember,
}) => {
  const blog = await newMember('odd-tags');
  const tag = 'a/b? 50% 🧶 שלום';
  await page.goto('/new/text');
  const words = `A post with an odd tag by ${blog}`;
  await writePost(page, words, [tag]);
  await page.goto(`/tagged/${encodeURIComponent(tag)}`);
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
  await page.goto(`/${blog}/tagged/${encodeURIComponent(tag)}`);
  await expect(page.getByRole('article').filter({ hasText: words })).toBeVisible();
});

/** Runs in the page: returns how many posts of a list overlap the next one. */
function covered(): number {
  const boxes = [...document.querySelectorAll('[role=feed] article')].map((post) =>
    post.getBoundingClientRect(),
  );
  const covers = (one: DOMRect, other: DOMRect): boolean =>
    one !== other && Math.abs(one.left - other.left) < 2 && one.top < other.top && one.bottom > other.top + 1;
  return boxes.filter((one) => boxes.some((other) => covers(one, other))).length;
}

test('Columns: posts move apart when some of them grow', async ({ page }) => {
  await page.goto('/explore/asks');
  const posts = page.getByRole('feed').getByRole('article');
  await expect(posts.nth(3)).toBeVisible();
  // All posts grow at once, as they do when fonts or parts load later.
  await posts.evaluateAll((all) => {
    for (const post of all.slice(0, 6)) post.style.paddingBlockEnd = '90px';
  });
  await expect.poll(() => page.evaluate(covered)).toBe(0);
});
