import { expect, test } from '#tests/support/e2e.ts';

test('Replies: a member replies to a post, answers a reply, and deletes it', async ({ page, newMember }) => {
  const me = await newMember('replier');
  const words = `Eight, says ${me}`;
  const more = `Two clouds, says ${me}`;
  await page.goto('/marlow');
  const article = page.getByRole('article').filter({ hasText: 'Counted seven ridges' }).first();
  await article.getByRole('button', { name: /^Replies/ }).click();
  const field = article.getByRole('textbox', { name: 'Reply to marlow' });
  await field.fill(words);
  await field.press('Control+Enter');
  const reply = article.getByRole('listitem').filter({ hasText: words }).first();
  await expect(reply).toBeVisible();
  await expect(field).toHaveValue('');
  await reply.getByRole('button', { name: /^Reply to replier/ }).click();
  await article.getByRole('textbox', { name: /^Reply to replier/ }).fill(more);
  await article.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(reply.getByRole('listitem').filter({ hasText: more })).toBeVisible();
  await page.reload();
  await article.getByRole('button', { name: /^Replies/ }).click();
  await expect(article.getByText(more)).toBeVisible();
  const own = article.getByRole('listitem').filter({ hasText: words }).first();
  await own
    .getByRole('button', { name: /^Delete the reply/ })
    .first()
    .click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(article.getByText(words)).toBeHidden();
});

test('Replies: the address of a reply opens the notes at it, and reports a deleted one', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('linker');
  const words = `An address of its own, says ${me}`;
  await page.goto('/odile');
  const article = page.getByRole('article').first();
  await article.getByRole('button', { name: /^Replies/ }).click();
  await article.getByRole('textbox', { name: 'Reply to odile' }).fill(words);
  await article.getByRole('button', { name: 'Reply', exact: true }).click();
  const reply = article.getByRole('listitem').filter({ hasText: words });
  const address = await reply.locator('a:has(time)').getAttribute('href');
  expect(address).toMatch(/^\/odile\/\d+\/replies\/\d+$/);
  await page.goto(address ?? '');
  const marked = page.locator('[aria-current="true"]').filter({ hasText: words });
  await expect(marked).toBeInViewport();
  await expect(marked).toBeFocused();
  await expectAccessible('a reply by its address');
  await marked.getByRole('button', { name: /^Delete the reply/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('This reply no longer exists.')).toBeVisible();
  await page.getByRole('button', { name: 'Show all replies' }).click();
  await expect(page.getByText('This reply no longer exists.')).toBeHidden();
});
