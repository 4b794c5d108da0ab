import { expect, test } from '#tests/support/e2e.ts';

test('Dashboard: scrolling loads further pages without repeated posts', async ({ page, logIn }) => {
  await logIn('marlow');
  await page.goto('/dashboard');
  const feed = page.getByRole('feed', { name: 'Dashboard' });
  await expect(feed.getByRole('article').first()).toBeVisible();
  const seen = new Set<string>();
  const collect = async () => {
    for (const href of await feed
      .locator('article a:has(time)')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')))) {
      if (href) seen.add(href);
    }
  };
  for (let round = 0; round < 25 && seen.size < 45; round += 1) {
    await collect();
    await page.mouse.wheel(0, 2500);
    await page.waitForTimeout(250);
  }
  expect(seen.size).toBeGreaterThanOrEqual(45);
});

test('Dashboard: a like appears at once, is kept, and is rolled back when the call fails [like-03] [like-04]', async ({
  page,
  logIn,
  expectFailure,
}) => {
  expectFailure(503, 'unlikePost');
  await logIn('odile');
  await page.goto('/dashboard');
  const article = page
    .getByRole('feed')
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: 'Like', exact: true }) })
    .first();
  const label = await article.locator('a:has(time)').first().getAttribute('href');
  const post = page.locator('article', { has: page.locator(`a[href="${label}"]`) }).first();
  // The update is optimistic; leaving the page before the response would abort the request.
  const liked = page.waitForResponse('**/v2/user/like');
  await post.getByRole('button', { name: 'Like', exact: true }).click();
  const unlike = post
    .getByRole('button', { name: /^(Unlike|Liked)/ })
    .or(post.locator('button[aria-pressed="true"]'));
  await expect(unlike.first()).toBeVisible();
  await liked;
  await page.reload();
  await expect(unlike.first()).toBeVisible();
  await page.route('**/v2/user/unlike', (route) =>
    route.fulfill({
      status: 503,
      json: {
        meta: { status: 503, msg: 'Maintenance' },
        errors: [{ code: 5003, title: 'Maintenance', detail: 'Skein is being worked on.' }],
      },
    }),
  );
  await unlike.first().click();
  await expect(unlike.first()).toBeVisible();
  await page.unroute('**/v2/user/unlike');
  await unlike.first().click();
  await expect(post.getByRole('button', { name: 'Like', exact: true })).toBeVisible();
});

test('Dashboard: a reblog with a comment shows the trail [audience-04]', async ({ page, newMember }) => {
  const blog = await newMember('reblogger');
  await page.goto('/marlow');
  const article = page.getByRole('article').filter({ hasText: 'Counted seven ridges' }).first();
  await article.getByRole('link', { name: /^Reblog/ }).click();
  const form = page.getByRole('form', { name: 'Reblog' });
  await form.getByRole('textbox', { name: /Your post|comment/i }).fill('I counted eight');
  await form.getByRole('button', { name: 'Reblog now' }).click();
  await expect(form).toBeHidden();
  await page.goto(`/${blog}`);
  const mine = page.getByRole('article').filter({ hasText: 'I counted eight' });
  await expect(mine).toContainText('Counted seven ridges');
  await expect(mine.getByRole('link', { name: 'marlow', exact: true }).first()).toBeVisible();
});

test('Dashboard: a member follows and unfollows a blog and a tag [audience-06]', async ({
  page,
  newMember,
}) => {
  await newMember('follower');
  await page.goto('/tamsin');
  const answered = page.waitForResponse('**/v2/user/follow');
  await page
    .getByRole('button', { name: /^Follow tamsin/ })
    .first()
    .click();
  await expect(page.getByRole('button', { name: /^(Unfollow|Following)/ }).first()).toBeVisible();
  // The update is optimistic; leaving the page before the response would abort the request.
  await answered;
  await page.goto('/dashboard');
  await expect(page.getByRole('feed').getByRole('article').first()).toBeVisible();
  await page.goto('/following');
  await expect(
    page
      .getByRole('main')
      .getByRole('link', { name: /tamsin/ })
      .first(),
  ).toBeVisible();
  await page.goto('/tagged/astronomy');
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /Follow/ })
    .first();
  const tagAnswered = page.waitForResponse('**/v2/user/tags/add');
  await follow.click();
  await tagAnswered;
  await page.reload();
  await expect(
    page
      .getByRole('main')
      .getByRole('button', { name: /(Unfollow|Following)/ })
      .first(),
  ).toBeVisible();
});
