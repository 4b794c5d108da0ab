import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

/** Writes a poll in a new post and sends it. */
async function writePoll(page: Page, question: string, answers: readonly string[]): Promise<void> {
  await page.goto('/new/text');
  const form = page.getByRole('form', { name: 'New post' });
  await form.getByRole('button', { name: 'Add a poll' }).click();
  await expect(form.getByRole('textbox', { name: 'Question' })).toBeFocused();
  await page.keyboard.type(question);
  for (const answer of answers) {
    await page.keyboard.press('Enter');
    await page.keyboard.type(answer);
  }
  await form.getByRole('radio', { name: '1 day', exact: true }).check();
  await form.getByRole('button', { name: 'Post now' }).click();
  await expect(form).toBeHidden();
}

function barOf(poll: Locator, answer: string): Locator {
  return poll.getByRole('listitem').filter({ hasText: answer });
}

test('Polls: a poll is created, answered by others, and shows its result', async ({ page, newMember }) => {
  test.setTimeout(90_000);
  const question = `Which thread, ${Date.now()}?`;
  const writer = await newMember('asker');
  await writePoll(page, question, ['The red one', 'The blue one', 'The red one, again']);
  await page.goto(`/${writer}`);
  const poll = page.getByRole('group', { name: question });
  await expect(poll.getByText('No votes yet')).toBeVisible();
  await expect(poll.getByText(/^Closes in (1 day|23 hours)/)).toBeVisible();

  // Votes by keyboard as another member.
  await page.context().clearCookies();
  await newMember('voter');
  await page.goto(`/${writer}`);
  await poll.getByRole('radio', { name: 'The red one', exact: true }).focus();
  await page.keyboard.press('ArrowDown');
  await expect(poll.getByRole('radio', { name: 'The blue one' })).toBeChecked();
  await page.keyboard.press('Tab');
  const voted = page.waitForResponse('**/v2/polls/**');
  await page.keyboard.press('Enter');
  await voted;
  await expect(barOf(poll, 'The blue one')).toContainText('100%');
  await expect(barOf(poll, 'The blue one')).toContainText('Your answer');
  await expect(poll).toBeFocused();
  await page.reload();
  await expect(barOf(poll, 'The blue one')).toContainText('1 vote');
  await expect(poll.getByRole('radio')).toHaveCount(0);

  // A member who has voted in another tab meanwhile is told so and sees the votes.
  await page.context().clearCookies();
  await newMember('third');
  // The tab receives no live events, which would close the poll before it is pressed.
  await page.route('**/v2/user/events', (route) =>
    route.fulfill({
      contentType: 'text/event-stream',
      body: 'retry: 86400000\n\nevent: ready\ndata: {}\n\n',
    }),
  );
  await page.goto(`/${writer}`);
  const other = await page.context().newPage();
  await other.goto(`/${writer}`);
  const there = other.getByRole('group', { name: question });
  await there.getByRole('radio', { name: 'The red one', exact: true }).check();
  await there.getByRole('button', { name: 'Vote' }).click();
  await expect(barOf(there, 'The blue one')).toContainText('50%');
  await other.close();
  await poll.getByRole('radio', { name: 'The blue one' }).check();
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll.getByRole('alert')).toHaveText('You have already voted in this poll.');
  await expect(barOf(poll, 'The blue one')).toContainText('50%');
});

test('Polls: a failed vote is rolled back and can be sent again', async ({ page, newMember }) => {
  await newMember('offline');
  await page.goto('/tagged/compost');
  const poll = page.getByRole('group', { name: 'Is it wrong to be proud of compost?' });
  await poll.getByRole('radio', { name: 'Not if it steams' }).check();
  await page.route('**/v2/polls/**', (route) =>
    route.fulfill({
      status: 429,
      json: {
        meta: { status: 429, msg: 'Slow down' },
        errors: [{ code: 4029, title: 'Slow down', detail: 'Too many requests. Wait a moment.' }],
      },
    }),
  );
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(poll.getByRole('alert')).toHaveText('Too many requests. Wait a moment.');
  await expect(poll.getByRole('radio', { name: 'Not if it steams' })).toBeChecked();
  await page.unroute('**/v2/polls/**');
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(barOf(poll, 'Not if it steams')).toContainText('Your answer');
});

test('Polls: a visitor reads the result of a closed poll', async ({ page }) => {
  const { data } = await apiOf(page).GET('/v2/blog/{blog}/posts', {
    params: { path: { blog: 'the-map-drawer' }, query: { tag: 'polls' } },
  });
  await page.goto(data?.response.posts[0]?.postUrl ?? '');
  const poll = page.getByRole('group', { name: 'An empty patch of sea should be filled with' });
  await expect(poll.getByText(/^Closed/)).toBeVisible();
  await expect(barOf(poll, 'a serpent')).toContainText(/\d+%/);
  await expect(poll.getByRole('radio')).toHaveCount(0);
});

test("Polls: a visitor's vote is counted after the login", async ({ page, newMember, expectFailure }) => {
  expectFailure(400, 'validateUser');
  const question = `Who goes there, ${Date.now()}?`;
  const writer = await newMember('asker');
  await writePoll(page, question, ['A friend', 'The wind']);
  await page.context().clearCookies();
  await page.goto(`/${writer}`);
  const poll = page.getByRole('group', { name: question });
  await poll.getByRole('radio', { name: 'A friend' }).check();
  await poll.getByRole('button', { name: 'Vote' }).click();
  await expect(page).toHaveURL(/\/register\?source=vote/);
  await expect(page.getByText('You vote')).toBeVisible();
  await page.getByRole('textbox', { name: 'Your e-mail address' }).pressSequentially('tamsin@example.com');
  await page.getByRole('button', { name: 'Go on' }).click();
  const form = page.getByRole('dialog', { name: 'Log in', exact: true });
  await form.getByRole('textbox', { name: 'Password' }).fill('lantern-7-loom');
  await form.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('dialog', { name: 'Nice.' })).toContainText('Your vote is counted.');
  await page.getByRole('button', { name: 'Keep exploring' }).click();
  await expect(barOf(poll, 'A friend')).toContainText('Your answer');
});

test.describe('Polls without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Polls: a poll is readable without JavaScript', async ({ page }) => {
    await page.goto('/tagged/polls');
    const poll = page.getByRole('group', { name: 'A tea cup should have' });
    await expect(poll.getByRole('listitem')).toHaveCount(4);
    await expect(poll.getByText('Several may be chosen')).toBeVisible();
  });
});
