import type { Locator, Page } from '@playwright/test';
import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import { anotherMember } from '#tests/support/e2e-people.ts';

const QUESTION = 'Which needle for a sock?';
const RULE = 'No kettles';

/** Presses of Tab after which a control counts as not reachable. */
const TAB_LIMIT = 90;

/** Moves the focus by Tab alone to a control. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let at = 0; at < TAB_LIMIT; at += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(control).toBeFocused();
}

test('Communities: somebody asks to join, and the queue is worked through, by keyboard alone', async ({
  page,
  browser,
  baseURL,
  newMember,
}) => {
  test.setTimeout(150_000);
  const handle = await newMember('keys');
  const title = `Socks of ${handle}`;
  const params = { path: { community: handle } };
  await apiOf(page).POST('/v2/communities', {
    body: {
      ...{ title, handle, join_type: 'request', guidelines: [RULE] },
      ...{ require_custom_qa: true, custom_qa: [{ question: QUESTION, answer: '' }] },
    },
  });
  const [asker, askerName] = await anotherMember(browser, baseURL);
  const [reporter, reporterName] = await anotherMember(browser, baseURL);

  // The question is answered in the sheet over the community.
  await asker.goto(`/communities/${handle}`);
  await tabTo(asker, asker.getByRole('main').getByRole('link', { name: 'Ask to join' }).first());
  await asker.keyboard.press('Enter');
  const sheet = asker.getByRole('dialog');
  await tabTo(asker, sheet.getByRole('textbox', { name: QUESTION }));
  await asker.keyboard.type('A blunt one');
  await asker.keyboard.press('Enter');
  await expect(sheet.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  await asker.keyboard.press('Escape');
  await expect(sheet).toBeHidden();
  await expect(asker.getByRole('main').getByRole('link', { name: 'Request sent' }).first()).toBeFocused();

  // One key opens the request, one lets the person in.
  await page.goto(`/communities/${handle}/moderation/queue`);
  const request = page.getByRole('button', { name: `${askerName} asks to join` });
  await expect(request).toBeVisible();
  await page.keyboard.press('j');
  await expect(request).toHaveAttribute('aria-expanded', 'true');
  await expect(page.getByText('A blunt one').first()).toBeVisible();
  await page.keyboard.press('l');
  await expect(page.getByText(`${askerName} approved`).first()).toBeVisible();

  const content = [{ type: 'text' as const, text: 'A kettle for sale' }];
  const { data } = await apiOf(asker).POST('/v2/blog/{blog}/posts', {
    params: { path: { blog: askerName } },
    body: { community: handle, content },
  });
  const id = data?.response.id ?? '';
  await apiOf(reporter).POST('/v2/communities/{community}/membership_requests', {
    params,
    body: { tumblelog: reporterName, answers: ['Any'] },
  });
  await apiOf(page).PUT('/v2/communities/{community}/members/{blog}', {
    params: { path: { community: handle, blog: reporterName } },
    body: {},
  });
  await apiOf(reporter).POST('/v2/communities/{community}/posts/{id}/report', {
    params: { path: { community: handle, id } },
    body: { reason: 'spam' },
  });

  // Claimed, removed, put back, removed again with the rule by its number.
  await page.goto(`/communities/${handle}/moderation/queue`);
  const entry = page.getByRole('button', { name: `A post by ${askerName}` });
  await expect(entry).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByText('Yours for now, so nobody does it twice')).toBeVisible();
  await page.keyboard.press('r');
  await expect(page.getByText('Removed.')).toBeVisible();
  await page.keyboard.press('z');
  await expect(entry).toBeVisible();
  await expect(page.getByText('Removed.')).toBeHidden();
  if ((await entry.getAttribute('aria-expanded')) === 'false') {
    await tabTo(page, entry);
    await page.keyboard.press('Enter');
  }
  await page.keyboard.press('r');
  await expect(page.getByText('Removed.')).toBeVisible();
  await page.keyboard.press('1');
  await expect(page.getByRole('radio', { name: new RegExp(RULE) })).toBeChecked();
  await expect(page.getByText(`The rule: ${RULE}`)).toBeVisible();

  // Leaving by the link sends the letter.
  await tabTo(page, page.getByRole('main').getByRole('link', { name: title }).first());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  await expect(page.getByText('A kettle for sale')).toBeHidden();
  await asker.goto('/activity');
  await expect(asker.getByText(`The moderators of ${title} removed a post of yours`).first()).toBeVisible();
});
