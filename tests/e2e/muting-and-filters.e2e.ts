import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Opens the dashboard as a new member who follows marlow only. */
async function follower(page: Parameters<typeof apiOf>[0]): Promise<void> {
  await apiOf(page).POST('/v2/user/follow', { body: { url: 'marlow' } });
  await page.goto('/dashboard');
  await expect(page.getByRole('feed', { name: 'Dashboard' }).getByRole('article').first()).toBeVisible();
}

test('Hidden posts: a post is hidden, restored by Undo, and listed among the hidden ones', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('hider');
  await follower(page);
  const feed = page.getByRole('feed', { name: 'Dashboard' });
  const first = feed.getByRole('article').first();
  const addressOf = () => first.locator('a[href^="/marlow/"]').first().getAttribute('href');
  const own = await addressOf();
  const hide = async () => {
    await first.getByRole('button', { name: 'Post options' }).click();
    const hidden = page.waitForResponse('**/v2/user/hidden_posts');
    await page.getByRole('menuitem', { name: 'Hide this post' }).click();
    expect((await hidden).status()).toBe(201);
  };
  await hide();
  await expect(page.getByText('You will not see this post or its reblogs again.')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(addressOf).toBe(own);
  await hide();
  await page.goto('/settings/hidden');
  await expectAccessible('hidden posts');
  await page.getByRole('button', { name: /^Show again: a post of / }).click();
  await expect(page.getByRole('heading', { name: 'You have not hidden any posts' })).toBeVisible();
});

test('Muted and blocked blogs: a blog is muted for a week and blocked, and both are undone in the settings', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('quiet');
  await follower(page);
  await page.goto('/marlow');
  const options = page.getByRole('button', { name: 'Blog options' });
  await options.click();
  await page.getByRole('menuitem', { name: 'Mute marlow' }).click();
  await page
    .getByRole('dialog', { name: 'Mute marlow?' })
    .getByRole('button', { name: 'For a week' })
    .click();
  await expect(page.getByText('marlow is muted.')).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByRole('feed', { name: 'Dashboard' }).getByRole('article')).toHaveCount(0);
  await page.goto('/settings/muted');
  await page.getByRole('button', { name: 'Unmute marlow' }).click();
  await expect(page.getByRole('heading', { name: 'You have not muted anybody' })).toBeVisible();

  await page.goto('/marlow');
  await options.click();
  await page.getByRole('menuitem', { name: 'Block marlow' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Block', exact: true }).click();
  await expect(page.getByText('marlow is blocked.')).toBeVisible();
  await page.goto('/settings/blocked');
  await expectAccessible('blocked blogs');
  await page.getByRole('button', { name: 'Unblock marlow' }).click();
  await expect(page.getByRole('heading', { name: 'You have not blocked anybody' })).toBeVisible();
});

test('Filters: a filtered tag and a filtered text cover posts with a notice, and both are removed', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('filter');
  await page.goto('/settings/filters');
  const what = page.getByRole('textbox', { name: 'Filter a tag or a text' });
  const add = page.getByRole('button', { name: 'Add filter' });
  await add.click();
  await expect(page.getByText('Type a tag or a text.')).toBeVisible();
  await what.fill('#photography');
  await add.click();
  await expect(page.getByRole('region', { name: 'Filtered tags' })).toContainText('photography');
  await what.fill('lighthouse');
  await page.getByRole('combobox', { name: 'What happens to its posts' }).selectOption('Hide its posts');
  await page.getByRole('combobox', { name: 'How long' }).selectOption('For a day');
  await page.getByRole('combobox', { name: 'Where' }).selectOption('Only on the dashboard');
  await add.click();
  const texts = page.getByRole('region', { name: 'Filtered texts' });
  await expect(texts).toContainText('lighthouse');
  await expect(texts).toContainText('on the dashboard');
  await expectAccessible('filters');
  await page.goto('/tagged/photography');
  const covered = page.getByRole('article').first();
  await expect(covered).toContainText('photography');
  await covered.getByRole('button', { name: /show/i }).click();
  await page.goto('/settings/filters');
  await page.getByRole('button', { name: 'Remove the filter #photography' }).click();
  await page.getByRole('button', { name: 'Remove the filter “lighthouse”' }).click();
  await expect(page.getByRole('heading', { name: 'You have no filters' })).toBeVisible();
});

test('Reports: a post is reported with a reason and hidden', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  await newMember('witness');
  await follower(page);
  const feed = page.getByRole('feed', { name: 'Dashboard' });
  const link = feed.getByRole('article').first().locator('a[href^="/marlow/"]').first();
  const address = await link.getAttribute('href');
  await feed.getByRole('article').first().getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report this post' });
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(dialog.getByText('Choose a reason for your report.')).toBeVisible();
  await expectAccessible('reporting a post');
  await dialog.getByRole('radio', { name: 'Spam' }).check();
  await dialog.getByRole('button', { name: 'Report' }).click();
  await expect(page.getByText('Thank you. We will review your report.')).toBeVisible();
  await expect(feed.locator(`a[href="${address}"]`)).toHaveCount(0);
});
