import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Types a new post and waits until it is stored. */
async function write(page: Page, words: string): Promise<void> {
  await page.goto('/new/text');
  const box = page.getByRole('textbox', { name: 'Your post' });
  await expect(box).toBeFocused();
  await page.keyboard.type(words);
  await expect.poll(() => page.evaluate(() => Object.values({ ...localStorage }).join(' '))).toContain(words);
}

test('Unsent list: entries are discarded, restored and continued', async ({
  page,
  context,
  newMember,
  expectAccessible,
}) => {
  await newMember('unsent');
  page.on('dialog', (dialog) => dialog.accept());
  await write(page, 'Half a thought about fog');
  const other = await context.newPage();
  await other.goto('/unsent');
  await expect(other.getByText('Half a thought about fog')).toBeVisible();
  await other.close();
  await page.goto('/unsent');
  await expectAccessible('the list of unsent work');
  await page.getByRole('button', { name: /^Discard: Half a thought/ }).click();
  await expect(page.getByText('Everything was sent')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('button', { name: /^Continue writing: Half a thought/ }).click();
  const form = page.getByRole('form', { name: 'New post' });
  await expect(form.getByText('Half a thought about fog')).toBeVisible();
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
  await expect(page.getByText('Everything was sent')).toBeVisible();
});

test('Unsent list: text written offline or after the session ended is kept', async ({
  page,
  context,
  logIn,
}) => {
  await logIn('odile');
  page.on('dialog', (dialog) => dialog.accept());
  await write(page, 'Written on a train');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByText(/No connection. What you wrote is kept/)).toBeVisible();
  await context.setOffline(false);
  await context.clearCookies();
  await page.goto('/');
  await logIn('odile');
  await page.goto('/unsent');
  await page.getByRole('button', { name: /^Continue writing: Written on a train/ }).click();
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
});

test('Unsent list: a started reply, question and message are kept', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const words = () => page.evaluate(() => Object.values({ ...localStorage }).join(' '));
  await newMember('begun');
  await page.goto('/new/ask/marlow');
  await page.getByRole('textbox', { name: 'Your question' }).fill('Where is the jetty?');
  await expect.poll(words).toContain('Where is the jetty?');
  const { data } = await apiOf(page).GET('/v2/blog/{blog}/posts', { params: { path: { blog: 'marlow' } } });
  await page.goto(`/marlow/${data?.response.posts[0]?.id}`);
  const notes = page.getByRole('group', { name: 'Notes' });
  await notes.getByRole('button', { name: /^Replies/ }).click();
  await page.getByRole('textbox', { name: 'Reply to marlow' }).fill('Lovely fog');
  await expect.poll(words).toContain('Lovely fog');
  await page.goto('/unsent');
  await expectAccessible('the list of words that wait');
  await page.getByRole('button', { name: 'Discard: Lovely fog' }).click();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('link', { name: 'Continue writing: Lovely fog' }).click();
  await expect(page.getByRole('textbox', { name: 'Reply to marlow' })).toHaveValue('Lovely fog');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect.poll(words).not.toContain('Lovely fog');
  await page.goto('/unsent');
  await page.getByRole('button', { name: 'Continue writing: Where is the jetty?' }).click();
  await expect(page.getByRole('textbox', { name: 'Your question' })).toHaveValue('Where is the jetty?');
});

test('Offline mutations: a like and a follow wait over a reload and are sent with the connection', async ({
  page,
  context,
  newMember,
  expectAccessible,
  expectConsole,
}) => {
  expectConsole(/net::ERR_(?:INTERNET_DISCONNECTED|FAILED)/);
  await newMember('offlike');
  await page.goto('/marlow');
  const like = page.getByRole('article').first().getByRole('button', { name: 'Like', exact: true });
  const follow = page
    .getByRole('main')
    .getByRole('button', { name: /^Follow/ })
    .first();
  await expect(page.locator('html[data-ready]')).toBeAttached();
  await expect(like).toHaveAttribute('aria-pressed', 'false');
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await like.click();
  await expect(
    page.getByText('You are offline. Your change is sent when you are connected again.'),
  ).toBeVisible();
  await expect(like).toHaveAttribute('aria-pressed', 'true');
  await follow.click();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('skein-waiting-acts') ?? ''))
    .toMatch(/follow:/);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') sent.push(new URL(request.url()).pathname);
  });
  await context.setOffline(false);
  await expect(page.getByText('You are connected again. 2 waiting changes were sent.')).toBeVisible();
  expect(sent.filter((path) => /\/(?:like|follow)$/.test(path))).toEqual([
    '/v2/user/like',
    '/v2/user/follow',
  ]);
  await page.reload();
  await expect(like).toHaveAttribute('aria-pressed', 'true');

  await context.setOffline(true);
  await like.click();
  await expect(
    page.getByText('You are offline. Your change is sent when you are connected again.'),
  ).toBeVisible();
  await context.setOffline(false);
  // The entry stays until the server has the post, on every page.
  await page.goto('/unsent');
  await expect(page.getByRole('heading', { level: 1, name: 'Unsent' })).toBeVisible();
  await expectAccessible('what waits for a connection');
  await expect(page.getByText('Everything was sent')).toBeVisible();
});
