import { expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import { anotherMember } from '#tests/support/e2e-people.ts';

test('Communities: an admin changes the settings, and keeps what was typed when a colleague saved meanwhile', async ({
  page,
  newMember,
  expectAccessible,
  expectFailure,
}) => {
  const community = await newMember('warden');
  await apiOf(page).POST('/v2/communities', { body: { title: 'Wool', handle: community } });
  await page.goto(`/communities/${community}/settings`);
  await expectAccessible('the settings of a community');
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('textbox', { name: 'Rule 1' }).pressSequentially('Show the hole');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing changed yet')).toBeVisible();

  // The form does not know of this change yet.
  await apiOf(page).PUT('/v2/communities/{community}', {
    params: { path: { community } },
    body: { description: 'For cotton too.' },
  });
  expectFailure(409, 'editCommunity');
  await page.getByRole('textbox', { name: 'Title' }).pressSequentially(' circle');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else changed: description.')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue(/circle/);
  await expect(page.getByRole('textbox', { name: 'Description' })).toHaveValue('For cotton too.');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Nothing changed yet')).toBeVisible();

  await page.getByRole('button', { name: 'Delete the community…' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').pressSequentially(community);
  await dialog.getByRole('button', { name: 'Delete the community' }).click();
  await expect(page).toHaveURL('/communities');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(`/communities/${community}`);
  await expect(page.getByText('Show the hole').first()).toBeAttached();
});

test('Communities: somebody comes in by the link of a private community, is asked to moderate and tries a rule', async ({
  page,
  browser,
  baseURL,
  newMember,
  expectAccessible,
}) => {
  const community = await newMember('warden');
  await apiOf(page).POST('/v2/communities', {
    body: { title: 'Behind the curtain', handle: community, privacy: true, join_type: 'invite' },
  });
  await page.goto(`/communities/${community}/invite`);
  await page.getByRole('button', { name: 'Make a link' }).click();
  const link = await page.getByRole('textbox', { name: 'Invitation link' }).inputValue();

  const [other, helper] = await anotherMember(browser, baseURL);
  await other.goto(new URL(link).pathname + new URL(link).search);
  await other.getByRole('dialog').getByRole('button', { name: /^Join/ }).click();
  await expect(other.getByText('Woohoo! You are now a member of Behind the curtain')).toBeVisible();

  await page.goto(`/communities/${community}/members`);
  await page.getByRole('button', { name: `More about ${helper}` }).click();
  await page.getByRole('menuitem', { name: 'Ask to be a moderator…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Ask' }).click();
  await expect(page.getByRole('list', { name: 'Asked to help' })).toContainText(helper);

  await other.goto(`/communities/${community}`);
  await other.getByRole('button', { name: 'Accept' }).click();
  await expect(other.getByText('You look after Behind the curtain from now on')).toBeVisible();
  await other.goto(`/communities/${community}/moderation/automatic-rules`);
  // The switch is optimistic; leaving the page before the response would abort the request.
  const switched = other.waitForResponse(`**/v2/communities/${community}/moderation/automatic_rules**`);
  await other.getByRole('button', { name: 'Switch it on' }).first().click();
  await switched;
  await expect(other.getByRole('switch', { name: 'This rule' }).first()).toBeChecked();
  await other.reload();
  await expect(other.getByRole('switch', { name: 'This rule' }).first()).toBeChecked();
  await other.context().close();

  await page.goto(`/communities/${community}/moderation/automatic-rules`);
  await expect(page.getByText(/^On since/)).toBeVisible();
  await expectAccessible('the automatic rules of a community');
});
