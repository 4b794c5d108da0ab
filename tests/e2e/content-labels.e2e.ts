import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Content labels: a member chooses which labelled posts are shown', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const author = await newMember('labelled');
  const { data } = await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog: author } },
    body: {
      content: [{ type: 'text', text: 'A thunderstorm, close' }],
      hasCommunityLabel: true,
      communityLabelCategories: ['violence'],
    },
  });
  await page.context().clearCookies();
  await newMember('reader');
  const address = `/${author}/${data?.response.id}`;
  await page.goto(address);
  const post = page.getByRole('article').first();
  await expect(post.getByText('Violence')).toBeVisible();
  await expect(post.getByText('A thunderstorm, close')).toHaveCount(0);

  await page.goto('/settings/filters');
  const card = page.getByRole('region', { name: 'Labelled posts' });
  const violence = card.getByRole('combobox', { name: 'Violence' });
  await expectAccessible('filters with labels');
  const isSaved = page.waitForResponse(
    (answer) => answer.request().method() === 'POST' && answer.url().endsWith('/v2/user/settings'),
  );
  await violence.selectOption('Show them');
  await isSaved;
  await page.goto(address);
  await expect(post.getByText('A thunderstorm, close')).toBeVisible();
});
