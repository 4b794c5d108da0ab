import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Appeals: an author appeals against a label, and staff remove it', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  test.setTimeout(150_000);
  const author = await newMember('baker');
  const blog = { params: { path: { blog: author } } };
  const content = [{ type: 'text' as const, text: `The loaf of ${author}` }];
  const { data } = await apiOf(page).POST('/v2/blog/{blog}/posts', { ...blog, body: { content } });
  const id = data?.response.post.id ?? '';
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await newMember('reader');
  const named = { params: { path: { blog: author, id } } };
  await apiOf(page).POST('/v2/blog/{blog}/posts/{id}/report', {
    ...named,
    body: { reason: 'adult_content' },
  });

  await page.context().clearCookies();
  await logIn('wren');
  await page.goto('/settings/admin');
  const report = page.getByRole('button', { name: `Adult content without a label, in a post by ${author}` });
  await report.click();
  await expect(page.getByRole('article').getByText(`The loaf of ${author}`)).toBeVisible();
  await expectAccessible('the staff queue with an open entry');
  await page.getByRole('button', { name: /^Label it/ }).click();
  await expect(page.getByText(`Labelled as mature: a post by ${author}`)).toBeVisible();
  await expect(report).toHaveCount(0);
  await page.getByRole('button', { name: 'the usual words' }).click();
  await page.getByRole('textbox', { name: `Your words to ${author}` }).pressSequentially('Crust is skin.');
  await page.getByRole('button', { name: 'Use these words' }).click();
  await expect(page.getByRole('button', { name: 'your words' })).toBeVisible();
  const staff = await page.context().cookies();

  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto(`/${author}/${id}`);
  await expect(page.getByText('Labelled by Skein: Mature')).toBeVisible();
  await page.getByRole('link', { name: 'See why, or appeal' }).click();
  await expect(page.getByRole('heading', { name: 'We labelled this post as mature' })).toBeVisible();
  await expectAccessible('the review of a blog');
  await page.getByRole('textbox', { name: 'Appeal this decision' }).fill('It is bread.');
  await page.getByRole('button', { name: 'Send appeal' }).click();
  await expect(page.getByText(/will notify you of the decision/)).toBeVisible();

  await page.context().clearCookies();
  await page.context().addCookies(staff);
  await page.goto('/settings/admin/appeals');
  const appeal = page.getByRole('button', { name: `Appeal by ${author}` });
  await appeal.click();
  await expect(page.getByRole('article').getByText('It is bread.')).toBeVisible();
  await expectAccessible('the appeals');
  await page.getByRole('button', { name: /^Remove the label/ }).click();
  await expect(page.getByText(`The appeal of ${author} was right`)).toBeVisible();

  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  // The author is told ten seconds after the decision, so that it can be undone until then.
  await expect(async () => {
    await page.goto('/activity');
    await expect(page.getByText('you were right')).toBeVisible({ timeout: 5000 });
  }).toPass({ timeout: 60_000 });
  await page.goto(`/blog/${author}/review`);
  await expect(page.getByRole('heading', { name: 'Your appeal was accepted' })).toBeVisible();
});
