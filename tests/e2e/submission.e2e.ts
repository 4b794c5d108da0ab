import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('a member reads what a blog wants, and submits a post', async ({
  page,
  newMember,
  logIn,
  expectAccessible,
}) => {
  const name = await newMember('taker');
  await apiOf(page).POST('/v2/blog/{blog}/settings', {
    params: { path: { blog: name } },
    body: { can_submit: true, submission_guidelines: 'Only clouds.' },
  });
  await logIn('odile');
  await page.goto(`/new/submission/${name}`);
  await expect(page.getByRole('region', { name: 'Guidelines' })).toHaveText('Only clouds.');
  const post = page.getByRole('textbox', { name: 'Your post' });
  await post.fill('A cloud like a whale');
  await expectAccessible('submitting a post');
  await page.getByRole('button', { name: 'Send it' }).click();
  await expect(page.getByText(`${name} has your post`)).toBeVisible();
});
