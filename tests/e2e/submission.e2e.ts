import { resolve } from 'node:path';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const picture = resolve('docs/images/explore.png');

test('Submissions: a member reads the guidelines and submits a post with a picture', async ({
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
  const form = page.getByRole('form', { name: `Submit a post to ${name}` });
  await expect(form.getByRole('region', { name: 'Guidelines' })).toHaveText('Only clouds.');
  await form.getByRole('textbox', { name: 'Your post' }).fill('A cloud like a whale');
  await form.locator('input[type=file]').first().setInputFiles(picture);
  await expect(form.getByRole('button', { name: /^Describe/ }).first()).toBeVisible();
  await expectAccessible('submitting a post');
  await form.getByRole('button', { name: 'Submit post' }).click();
  await expect(page.getByText(`Your post was sent to ${name}`)).toBeVisible();
});
