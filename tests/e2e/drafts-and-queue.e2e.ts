import type { Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';

/** Writes a text post and sends it with the named button. */
async function write(
  page: Page,
  text: string,
  way: 'Add to queue' | 'Save as a draft' | 'Schedule',
): Promise<void> {
  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('textbox', { name: 'Your post' }).fill(text);
  await form.getByRole('button', { name: 'How to publish' }).click();
  await page.getByRole('menuitem', { name: way }).click();
  if (way === 'Schedule') await form.getByLabel('Publish on').fill('2099-05-01T09:30');
  await form.getByRole('button', { name: way, exact: true }).click();
  await expect(form).toBeHidden();
}

function order(page: Page) {
  return page
    .getByRole('article')
    .getByText(/^Thought /)
    .allTextContents();
}

test('Drafts: a draft is saved, found again and published [audience-08]', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  const blog = await newMember('drafter');
  await write(page, 'Thought one', 'Save as a draft');
  await page.getByRole('button', { name: 'View drafts' }).click();
  await expect(page).toHaveURL(`/blog/${blog}/drafts`);
  await expect(page.getByRole('article').filter({ hasText: 'Thought one' })).toBeVisible();
  await expectAccessible('drafts');
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: '1 draft' }).click();
  await page.getByRole('button', { name: 'Publish now: Thought one' }).dblclick();
  await expect(page.getByText(`Posted to ${blog}`)).toBeVisible();
  await expect(page.getByText('No drafts')).toBeVisible();
  await page.goto(`/${blog}`);
  await expect(page.getByRole('article').filter({ hasText: 'Thought one' })).toHaveCount(1);
});

test('Queue: three posts are queued, reordered and shuffled, and one is published at its time', async ({
  page,
  newMember,
  expectAccessible,
}) => {
  test.setTimeout(60_000);
  const blog = await newMember('queuer');
  for (const text of ['Thought one', 'Thought two', 'Thought three']) await write(page, text, 'Add to queue');
  await page.getByRole('button', { name: 'View queue' }).last().click();
  await expect(page).toHaveURL(`/blog/${blog}/queue`);
  await expect(page.getByText(/^Will be published/)).toHaveCount(3);
  expect(await order(page)).toEqual(['Thought one', 'Thought two', 'Thought three']);
  const saved = () => page.waitForResponse((response) => response.url().includes('/posts/queue/'));

  await test.step('the queue is reordered with buttons, by keyboard', async () => {
    const answer = saved();
    const up = page.getByRole('button', { name: 'Move to the top: Thought three' });
    await up.focus();
    await page.keyboard.press('Enter');
    expect((await answer).status()).toBe(204);
    await expect(up).toBeFocused();
    expect(await order(page)).toEqual(['Thought three', 'Thought one', 'Thought two']);
  });

  await test.step('the queue is reordered by dragging', async () => {
    const answer = saved();
    const items = page.getByRole('listitem').filter({ has: page.getByRole('article') });
    const last = await items.last().boundingBox();
    if (!last) throw new Error('The queue has no last item');
    await items.first().getByTitle('Drag to move').hover();
    await page.mouse.down();
    await page.mouse.move(last.x + 50, last.y + last.height * 0.7, { steps: 8 });
    await page.mouse.up();
    expect((await answer).status()).toBe(204);
    expect(await order(page)).toEqual(['Thought one', 'Thought two', 'Thought three']);
    await page.reload();
    await expect(page.getByText(/^Will be published/)).toHaveCount(3);
    expect(await order(page)).toEqual(['Thought one', 'Thought two', 'Thought three']);
  });

  await test.step('the queue is shuffled', async () => {
    await page.getByRole('button', { name: 'Shuffle' }).click();
    await page.getByRole('button', { name: 'Shuffle the queue' }).click();
    await expect(page.getByText('The queue is shuffled')).toBeVisible();
    expect((await order(page)).toSorted()).toEqual(['Thought one', 'Thought three', 'Thought two']);
  });

  await write(page, 'Thought four', 'Schedule');
  await page.goto(`/blog/${blog}/queue`);
  await expect(page.getByText(/^Scheduled for Fri, May 1/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Queue · 4' })).toBeVisible();
  await expectAccessible('queue');
});

test('Pinned posts: a pinned post is first on its blog', async ({ page, newMember }) => {
  const blog = await newMember('pinner');
  for (const text of ['Thought one', 'Thought two']) {
    await page.goto('/new/text');
    await page.getByRole('textbox', { name: 'Your post' }).fill(text);
    await page.getByRole('button', { name: 'Post now' }).click();
    await expect(page.getByRole('form', { name: 'New post' })).toBeHidden();
  }
  await page.goto(`/${blog}`);
  const old = page.getByRole('article').filter({ hasText: 'Thought one' });
  await old.getByRole('button', { name: 'Post options' }).click();
  await page.getByRole('menuitem', { name: `Pin to the top of ${blog}` }).click();
  await expect(page.getByText(`Pinned to the top of ${blog}`)).toBeVisible();
  await expect(page.getByRole('article').first()).toContainText('Thought one');
  await page.reload();
  await expect(page.getByRole('article').first()).toContainText('Pinned');
  await expect(page.getByRole('article').first()).toContainText('Thought one');
});

test('Drafts and queue: visitors are asked to log in [route-access-15] [route-access-16]', async ({
  page,
}) => {
  for (const screen of ['drafts', 'queue']) {
    await page.goto(`/blog/marlow/${screen}`);
    await expect(page).toHaveURL(`/login?redirect_to=${encodeURIComponent(`/blog/marlow/${screen}`)}`);
  }
});
