import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Appeals: an author appeals against a label, and staff remove it', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  test.setTimeout(90_000);
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
  const report = page.getByRole('article').filter({ hasText: `The loaf of ${author}` });
  await report.getByRole('button', { name: 'Label as mature' }).click();
  await expect(report).toHaveCount(0);
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
  const appeal = page.getByRole('article').filter({ hasText: `${author} says` });
  await expect(appeal.getByText('It is bread.')).toBeVisible();
  await expectAccessible('the appeals');
  await appeal.getByRole('textbox', { name: 'Message to the author' }).fill('It is.');
  await appeal.getByRole('button', { name: 'Remove the label' }).click();
  await expect(appeal).toHaveCount(0);

  await page.context().clearCookies();
  await page.context().addCookies(cookies);
  await page.goto('/activity');
  await expect(page.getByText('you were right')).toBeVisible();
  await page.goto(`/blog/${author}/review`);
  await expect(page.getByRole('heading', { name: 'Your appeal was accepted' })).toBeVisible();
});
