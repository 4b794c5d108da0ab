import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Trails: a member reblogs a part of a trail, and hides the rest later', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('choosing');
  const api = apiOf(page);
  const say = async (text: string, parent: object = {}) => {
    const { data } = await api.POST('/v2/blog/{blog}/posts', {
      params: { path: { blog } },
      body: { content: [{ type: 'text', text }], ...parent },
    });
    if (!data?.response.post) throw new Error('The post was not made.');
    return data.response.post;
  };
  const keyOf = ({ id, reblogKey, blog: { uuid } }: Awaited<ReturnType<typeof say>>) => ({
    parentPostId: id,
    parentTumblelogUuid: uuid,
    reblogKey,
  });
  const root = await say('Pebbles in a jar');
  const second = await say('They click', keyOf(root));
  const third = await say('All night', keyOf(second));

  await page.goto(`/reblog/${blog}/${third.id}/${third.reblogKey}`);
  const form = page.getByRole('form', { name: 'Reblog' });
  const trail = form.getByRole('region', { name: 'What you are reblogging' });
  const leave = trail.getByRole('button', { name: `Leave out what ${blog} added` });
  await expect(leave).toHaveCount(3);
  await leave.nth(1).click();
  await expect(trail.getByText('They click')).toHaveCount(0);
  await expectAccessible('a reblog that leaves a part out');
  await form.getByRole('textbox', { name: 'Your post' }).fill('Mine is quieter');
  await form.getByRole('button', { name: 'Reblog now' }).click();
  await expect(page.getByText(`Posted to ${blog}`)).toBeVisible();

  await page.goto(`/${blog}`);
  const post = page.getByRole('article').filter({ hasText: 'Mine is quieter' });
  await expect(post.getByText('All night')).toBeVisible();
  await expect(post.getByText('They click')).toHaveCount(0);

  const id = (await post.getByRole('link', { name: /^Reblog/ }).getAttribute('href'))?.split('/')[3];
  await page.goto(`/edit/${blog}/${id}`);
  const edit = page.getByRole('form', { name: 'Edit post' });
  await edit.getByRole('button', { name: 'Hide the trail' }).click();
  await expect(edit.getByText('The trail is hidden. Only your own text is shown.')).toBeVisible();
  await edit.getByRole('button', { name: 'Save changes' }).click();
  await expect(edit).toBeHidden();
  await page.goto(`/${blog}/${id}`);
  const alone = page.getByRole('article').first();
  // The note of the post repeats the text.
  await expect(alone.getByText('Mine is quieter').first()).toBeVisible();
  await expect(alone.getByText('Pebbles in a jar')).toHaveCount(0);
});

test('Trails: a reblog of a long post opens where its text is written', async ({ page, newMember }) => {
  const blog = await newMember('lengthy');
  const lines = Array.from({ length: 40 }, (_, line) => ({
    type: 'text' as const,
    text: `Line ${line + 1}`,
  }));
  const { data } = await apiOf(page).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog } },
    body: { content: lines },
  });
  const post = data?.response.post;
  if (!post) throw new Error('The post was not made.');
  for (const [width, height] of [
    [390, 844],
    [1280, 860],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`/reblog/${blog}/${post.id}/${post.reblogKey}`);
    const text = page.getByRole('textbox', { name: 'Your post' });
    await expect(text).toBeFocused();
    await expect(text).toBeInViewport({ ratio: 0.9 });
    // The dashboard behind the form may show the post as well.
    await expect(page.getByText('Line 40').last()).toBeInViewport();
  }
});
