import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Trails: a long trail says how many parts are missing and loads them in place', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('trails');
  const api = apiOf(page);
  const say = async (text: string, parent: object = {}) => {
    const { data } = await api.POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text }], ...parent },
    });
    if (!data?.response.post) throw new Error('The post was not made.');
    return data.response.post;
  };
  let last = await say('The root of it all');
  for (let part = 1; part <= 52; part += 1)
    last = await say(`Part ${part}`, {
      parentPostId: last.id,
      parentTumblelogUuid: last.blog.uuid,
      reblogKey: last.reblogKey,
    });

  await page.goto(`/${blog}/${last.id}`);
  const article = page.getByRole('article').first();
  // The notes below quote the newest parts as well.
  const part = (text: string) => article.getByText(text, { exact: true }).first();
  await expect(part('Part 51')).toBeVisible();
  await expect(article.getByText('The root of it all')).toBeHidden();
  await article.getByRole('button', { name: '50 earlier reblogs' }).click();
  await expect(article.getByText('The root of it all')).toBeVisible();
  await expect(part('Part 1')).toBeVisible();
  await expect(part('Part 30')).toBeVisible();
  await expectAccessible('a long chain');
});

test('Drafts: a scheduled post that could not be published shows why, also in the notifications', async ({
  page,
  logIn,
  expectAccessible,
}) => {
  await logIn('marlow');
  await page.goto('/blog/marlow/drafts');
  await expect(page.getByText(/The post was not published at its time/)).toBeVisible();
  await expectAccessible('drafts with a fault');
  await page.goto('/activity');
  await expect(page.getByText(/A post of yours was not published/)).toHaveCount(1);
});
