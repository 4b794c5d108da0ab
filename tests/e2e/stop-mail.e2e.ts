import type { Page } from '@playwright/test';
import type { StoredMail } from '#server/mail/mailbox.ts';
import { expect, freshName, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';
import type { OwnSite } from '#tests/support/e2e-site.ts';

/** Parts of a test that have the site send a mail. */
interface Sender {
  page: Page;
  newMember: (prefix?: string) => Promise<string>;
  mailedLink: (to: string, subject: RegExp) => Promise<string>;
  ownSite: OwnSite | undefined;
}

/**
 * Has the site mail an invitation to a new member with a confirmed address, and logs out. Returns the mail, the address
 * of its stop link, and the member's log-in.
 */
async function mailedInvitation({ page, newMember, mailedLink, ownSite }: Sender) {
  const invited = await newMember('invited');
  const email = `${invited}@example.test`;
  // Without quiet hours, which hold mails back at night.
  await apiOf(page).POST('/v2/user/settings', { body: { notifications: { quiet_start: 0, quiet_end: 0 } } });
  const [, token = ''] = (await mailedLink(email, /confirm/i)).split('#');
  await apiOf(page).POST('/v2/account/verify_email', { body: { token } });
  await newMember('host');
  const blog = freshName('group');
  await apiOf(page).POST('/v2/user/blogs', { body: { tumblelog: blog } });
  await apiOf(page).PUT('/v2/blog/{blog}/invitations/{recipient}', {
    params: { path: { blog, recipient: invited } },
    body: { role: 'member' },
  });
  await page.context().clearCookies();
  const invitation = async () =>
    (await ownSite?.mails())?.find(({ to, kind }) => to === email && kind === 'invitation');
  await expect.poll(invitation, `an invitation to ${email}`).toBeDefined();
  const mail = (await invitation()) as StoredMail;
  const link = /https?:\/\/\S+\/settings\/stop-mail\?\S+/.exec(mail.text)?.[0] ?? '';
  return { invited, email, mail, link };
}

/** Logs in key by key and opens the settings of the member's e-mails. */
async function logInToMailSettings(page: Page, email: string) {
  await page.goto('/login');
  await page.getByRole('textbox', { name: 'E-mail' }).pressSequentially(email);
  await page.getByRole('textbox', { name: 'Password' }).pressSequentially('a thread of blue wool');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto('/settings/emails');
  await expect(page.getByRole('heading', { name: 'E-mails', exact: true })).toBeVisible();
}

const stopped = { name: 'These e-mails are stopped' };
const question = { name: 'Stop these e-mails?' };

test('Stopping e-mails: the link of a mail stops its kind with one press, undoes it, and offers the other kinds', async ({
  page,
  newMember,
  mailedLink,
  ownSite,
  expectAccessible,
}) => {
  const { invited, email, link } = await mailedInvitation({ page, newMember, mailedLink, ownSite });
  await page.goto(link);
  await expect(page.getByRole('heading', question)).toBeVisible();
  await expect(page.getByText(`for the account of ${invited}`)).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
  await expectAccessible('the page of a stop link');
  // Opening the link stops nothing.
  await page.reload();
  await page.getByRole('button', { name: 'Stop these e-mails' }).dblclick();
  await expect(page.getByRole('heading', stopped)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', stopped)).toBeVisible();
  await expectAccessible('stopped e-mails');
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect(page.getByRole('heading', question)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', question)).toBeVisible();

  const others = page.getByRole('group', { name: 'Other e-mails' });
  const asks = others.getByRole('switch', { name: 'Asks' });
  await expect(asks).toBeChecked();
  await asks.focus();
  await page.keyboard.press('Space');
  await expect(asks).not.toBeChecked();
  await page.getByRole('button', { name: 'No e-mails at all' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'All e-mails are stopped' })).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', question)).toBeVisible();
  await expect(asks).not.toBeChecked();

  await logInToMailSettings(page, email);
  await expect(page.getByRole('switch', { name: 'Asks' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Invitations' })).toBeChecked();
});

test('Stopping e-mails: the mail program of the recipient stops the kind without cookie and log-in', async ({
  page,
  newMember,
  mailedLink,
  ownSite,
}) => {
  const { email, mail, link } = await mailedInvitation({ page, newMember, mailedLink, ownSite });
  for (let press = 0; press < 2; press += 1) {
    const answer = await fetch(mail.stopUrl ?? '', {
      method: 'POST',
      headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
    });
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
  }
  await page.goto(link);
  await expect(page.getByRole('heading', stopped)).toBeVisible();
  await logInToMailSettings(page, email);
  await expect(page.getByRole('switch', { name: 'Invitations' })).not.toBeChecked();
  await expect(page.getByRole('switch', { name: 'Asks' })).toBeChecked();
});

test.describe('Stopping e-mails without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('Stopping e-mails: the page of a stop link works without JavaScript', async ({
    page,
    newMember,
    mailedLink,
    ownSite,
  }) => {
    const { link } = await mailedInvitation({ page, newMember, mailedLink, ownSite });
    await page.goto(link);
    await expect(page.getByRole('heading', question)).toBeVisible();
    await page.getByRole('button', { name: 'Stop these e-mails' }).focus();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', stopped)).toBeVisible();
    await page.getByRole('button', { name: 'No e-mails at all' }).dblclick();
    await expect(page.getByRole('heading', { name: 'All e-mails are stopped' })).toBeVisible();
  });
});
