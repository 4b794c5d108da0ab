import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

test('Staff queue: a colleague sees a claim, takes it over, is told of first, and undoes with the keyboard', async ({
  page,
  browser,
  newMember,
  logIn,
  expectFailure,
}) => {
  test.setTimeout(150_000);
  // Giving up a claim that a colleague took over, and deciding what they have settled.
  expectFailure(409, 'createStaffDecisions');
  const author = await newMember('seller');
  const blog = { params: { path: { blog: author } } };
  const content = [{ type: 'text' as const, text: `A watch of ${author}` }];
  const { data } = await apiOf(page).POST('/v2/blog/{blog}/posts', { ...blog, body: { content } });
  const id = data?.response.post.id ?? '';
  await page.context().clearCookies();
  await newMember('reader');
  await apiOf(page).POST('/v2/blog/{blog}/posts/{id}/report', {
    params: { path: { blog: author, id } },
    body: { reason: 'impersonation', note: 'That is my watch.' },
  });
  const title = `Pretending to be somebody else, in a post by ${author}`;
  await page.context().clearCookies();
  await logIn('greta');
  const cookies = await page.context().cookies();
  await page.context().clearCookies();
  await logIn('wren');

  await page.goto('/settings/admin');
  await page.getByRole('button', { name: title }).click();
  await expect(page.getByText('That is my watch.')).toHaveCount(2);

  const other = await browser.newContext();
  await other.addCookies(cookies);
  const colleague = await other.newPage();
  await colleague.goto(new URL('/settings/admin', page.url()).href);
  const entry = colleague.getByRole('listitem').filter({ hasText: title });
  await expect(entry.getByText('skein-news is on it. You need not do anything.')).toBeVisible();
  await colleague.getByRole('button', { name: title }).click();
  await expect(colleague.getByRole('button', { name: /^Take it down/ })).toHaveCount(0);
  await colleague.getByRole('button', { name: 'Take over' }).click();
  await colleague.getByRole('button', { name: 'Add a note for the others' }).click();
  await colleague.getByRole('textbox', { name: 'A note for the others' }).pressSequentially('I know them.');
  await colleague.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(colleague.getByRole('list', { name: 'Notes of the staff' })).toContainText('I know them.');
  await colleague.getByRole('button', { name: /^Take it down/ }).press('Enter');
  await expect(colleague.getByText(`Taken down: a post by ${author}`)).toBeVisible();

  await page.getByRole('button', { name: /^Leave it/ }).click();
  await expect(page.getByText('plot-fourteen was quicker. Your decision did nothing.')).toBeVisible();

  await colleague.keyboard.press('u');
  await expect(colleague.getByRole('button', { name: title })).toBeVisible();
  await expect(colleague.getByText(`Taken down: a post by ${author}`)).toHaveCount(0);
  await other.close();
});
