import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Publishes posts as a new member, logs out, and returns the blog's name. */
async function postAsSomebody(
  page: Page,
  newMember: (prefix?: string) => Promise<string>,
  posts: { content: { type: 'text'; text: string }[]; communityLabelCategories?: ['violence'] }[],
): Promise<string> {
  const blog = await newMember('author');
  for (const { communityLabelCategories, content } of posts) {
    await apiOf(page).POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: {
        content,
        ...(communityLabelCategories ? { hasCommunityLabel: true, communityLabelCategories } : {}),
      },
    });
  }
  await page.context().clearCookies();
  return blog;
}

test('Long posts: a long post is folded, unfolded by a key, and keeps its state', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const lines = Array.from({ length: 120 }, (_, at) => ({ type: 'text' as const, text: `Line ${at + 1}` }));
  const blog = await postAsSomebody(page, newMember, [
    { content: lines },
    { content: [{ type: 'text', text: 'Short' }] },
  ]);
  await page.goto(`/${blog}`);
  const long = page.getByRole('article').filter({ hasText: 'Line 120' });
  const expand = long.getByRole('button', { name: 'Expand' });
  const height = async () => (await long.boundingBox())?.height ?? 0;
  await expect(expand).toBeVisible();
  const folded = await height();
  expect(folded).toBeLessThan(2600);
  await expectAccessible('a folded post');
  await expand.press('Enter');
  await expect.poll(height).toBeGreaterThan(folded + 500);
  await page.getByRole('link', { name: 'Explore' }).first().click();
  await expect(page).toHaveURL(/explore/);
  await page.goBack();
  await expect(long).toBeVisible();
  expect(await height()).toBeGreaterThan(folded + 500);
  await page.reload();
  await expect(long).toBeVisible();
  await expect.poll(height).toBeGreaterThan(folded + 500);
});

test('Content labels: an uncovered post stays uncovered, and is covered again on request', async ({
  page,
  newMember,
}) => {
  const blog = await postAsSomebody(page, newMember, [
    { content: [{ type: 'text', text: 'A thunderstorm, close' }], communityLabelCategories: ['violence'] },
  ]);
  await page.goto(`/${blog}`);
  const post = page.getByRole('article').first();
  const words = post.getByText('A thunderstorm, close');
  const show = post.getByRole('button', { name: 'Show', exact: true });
  await expect(show).toBeVisible();
  await expect(words).toHaveCount(0);
  await show.click();
  await expect(words).toBeVisible();
  await page.reload();
  await expect(words).toBeVisible();
  await post.getByRole('button', { name: 'Hide again' }).click();
  await expect(words).toHaveCount(0);
});
