import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const HUB = '/communities/fog-watchers';

test('Communities: a member joins, writes on a board, comments, answers, reacts and deletes the post [audience-20]', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const me = await newMember('watcher');
  const words = `Fog at six, says ${me}`;
  await page.goto(HUB);
  await expectAccessible('the hub of a community');
  await page.getByRole('main').getByRole('link', { name: 'Join' }).click();
  await page.getByRole('dialog').getByRole('button', { name: /^Join/ }).click();
  await expect(page.getByText('Woohoo! You are now a member of Fog watchers')).toBeVisible();

  await page.getByRole('navigation', { name: 'Post in Fog watchers' }).getByRole('link').first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('combobox', { name: 'Board' }).selectOption('Sightings');
  await form.locator('[contenteditable=true]').first().pressSequentially(words);
  await expectAccessible('the form of a post in a community');
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(page.getByText('Posted in Fog watchers')).toBeVisible();
  const feed = page.getByRole('feed', { name: 'Posts in Fog watchers' });
  const post = feed.getByRole('article').filter({ hasText: words });
  await expect(post.getByRole('link', { name: 'Sightings' })).toBeVisible();

  await post.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page).toHaveURL(/\/communities\/fog-watchers\/post\/\d+/);
  await expect(feed).toBeAttached();
  const dialog = page.getByRole('dialog', { name: words });
  const field = page.getByRole('textbox', { name: `Comment as ${me}` });
  await field.pressSequentially('It lifted at nine');
  await field.press('Control+Enter');
  const comment = page.getByRole('listitem').filter({ hasText: 'It lifted at nine' }).first();
  await expect(comment).toBeVisible();
  await expect(field).toHaveValue('');
  await comment.getByRole('button', { name: `Reply to ${me}`, exact: true }).click();
  await page.getByRole('textbox', { name: `Answer ${me} as ${me}` }).pressSequentially('Ten, in the valley');
  await page.getByRole('button', { name: 'Comment', exact: true }).click();
  await expect(comment.getByText('Ten, in the valley')).toBeVisible();

  await dialog.getByRole('button', { name: 'Add a reaction' }).click();
  await page.getByRole('dialog', { name: 'Add a reaction' }).getByRole('button', { name: '☕' }).click();
  await expect(dialog.getByRole('button', { name: '☕, 1', pressed: true })).toBeVisible();
  await expectAccessible('a post of a community with its comments');

  // The hub stays behind the dialog: closing returns to it, at the link that opened it.
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(HUB);
  await expect(post.getByRole('link', { name: 'Comments', exact: true })).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await page.reload();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Ten, in the valley')).toBeVisible();
  await expect(page.getByRole('button', { name: '☕, 1', pressed: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: '2 comments' })).toBeVisible();

  await page.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(HUB);
  await expect(feed.getByRole('article').filter({ hasText: words })).toBeHidden();
});

test('Communities: the hub marks what is new, and the mark moves as posts are read', async ({
  page,
  newMember,
}) => {
  await newMember('reader');
  await apiOf(page).PUT('/v2/communities/{community}/membership', {
    params: { path: { community: 'bread-failures' } },
    body: {},
  });
  await page.goto('/communities/bread-failures');
  const marked = page.waitForResponse('**/v2/communities/bread-failures/read');
  const feed = page.getByRole('feed', { name: 'Posts in Bread failures' });
  await feed.getByRole('article').first().scrollIntoViewIfNeeded();
  expect((await marked).status()).toBe(200);
  await page.reload();
  await expect(page.getByText(/^You had read up to here on/)).toHaveCount(0);
  await expect(page.getByText(/^\d+ new$/)).toHaveCount(0);
});

test('Communities: a visitor reads posts and comments, and is asked to log in before taking part', async ({
  page,
}) => {
  await page.goto(HUB);
  const post = page.getByRole('article').filter({ hasText: 'Counted seven ridges' }).first();
  await expect(post.getByText('Pinned')).toBeVisible();
  await post.getByRole('link', { name: 'Comments', exact: true }).click();
  await expect(page.getByText('We could see the sixth one from above. It waved.')).toBeVisible();
  await expect(page.getByText('Log in and join Fog watchers to comment.')).toBeVisible();
  await page.getByRole('button', { name: /^Like/ }).first().click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expect(page).toHaveURL(/source=(?:comment-)?like/);
});

test('Communities: the posts of a hub are searched by keyboard, and a reload finds the same', async ({
  page,
  expectAccessible,
}) => {
  await page.goto(HUB);
  const opener = page.getByRole('link', { name: 'Search Fog watchers' });
  await opener.press('Enter');
  const field = page.getByRole('searchbox', { name: 'Search Fog watchers' });
  await expect(field).toBeFocused();
  await page.keyboard.type('seven ridges');
  await page.keyboard.press('Enter');
  const found = page.getByRole('feed', { name: 'Posts in Fog watchers with “seven ridges”' });
  await expect(found.getByRole('article')).toHaveCount(1);
  await expect(field).toBeFocused();
  await expectAccessible('a search in a hub');
  await page.reload();
  await expect(field).toHaveValue('seven ridges');
  await expect(found.getByRole('article')).toHaveCount(1);
  await field.fill('zeppelin');
  await field.press('Enter');
  await expect(page.getByRole('heading', { name: 'No posts with “zeppelin”' })).toBeVisible();
  await page.goBack();
  await expect(field).toHaveValue('seven ridges');
  await field.press('Escape');
  await expect(page).toHaveURL(HUB);
  await expect(opener).toBeFocused();
  await expect(page.getByRole('feed', { name: 'Posts in Fog watchers' })).toBeVisible();
});
