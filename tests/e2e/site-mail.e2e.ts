import { CAST, expect, test } from '#tests/support/e2e.ts';

const SEND = 'Send a test e-mail to yourself';
/** Logged when axe tries to look into the frame of a preview, which runs no scripts. */
const SANDBOXED = /Blocked script execution in 'about:srcdoc'/;

test('Staff: a test e-mail is sent, and the page says by itself what became of it', async ({
  page,
  logIn,
  ownSite,
  expectConsole,
  expectAccessible,
}) => {
  await logIn('wren');
  await page.goto('/settings/admin');
  const sections = page.getByRole('navigation', { name: 'Administration' });
  await sections.getByRole('link', { name: 'E-mails' }).click();
  await expect(page.getByText('No mail server is set')).toBeVisible();
  await page.getByRole('button', { name: SEND }).press('Enter');
  await expect(page.getByRole('status').getByText(/^Kept in the data directory for w•••••@/)).toBeVisible();
  const mail = (await ownSite?.mails())?.find(({ kind }) => kind === 'testMail');
  expect(mail?.to).toBe(CAST.wren);
  await expect(
    page
      .getByRole('list', { name: 'E-mails by day' })
      .getByRole('listitem')
      .filter({ hasText: 'Test e-mail' })
      .first(),
  ).toContainText('1 sent');
  expectConsole(SANDBOXED);
  await expectAccessible('the e-mails of the site');
  await page.goto('/settings/admin/log');
  await expect(page.getByRole('article', { name: 'Sent a test e-mail' }).first()).toBeVisible();
});

test('Staff: every kind of e-mail is previewed by its name, in a language, a scheme and a width', async ({
  page,
  logIn,
  expectConsole,
  expectAccessible,
}) => {
  await logIn('wren');
  await page.goto('/settings/admin/mail');
  const kinds = page.getByRole('combobox', { name: 'Kind of e-mail' });
  await kinds.selectOption('Log-in from a new device');
  const mail = page.frameLocator('iframe[title^="New log-in"]');
  await expect(mail.getByRole('heading', { name: 'A new device logged in' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Language' }).selectOption('Deutsch');
  const german = page.locator('iframe[title^="Neue Anmeldung"]');
  await expect(german).toHaveAttribute('style', /inline-size: 600px/);
  const ground = german.contentFrame().locator('body');
  await expect(ground).toHaveCSS('background-color', 'rgb(27, 38, 99)');
  await page.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
  await expect(ground).toHaveCSS('background-color', 'rgb(18, 19, 22)');
  await page.getByRole('combobox', { name: 'Width' }).selectOption('Phone (360 px)');
  await expect(german).toHaveAttribute('style', /inline-size: 360px/);
  expectConsole(SANDBOXED);
  await expectAccessible('the preview of an e-mail');
  await page.getByRole('tab', { name: 'Plain text' }).click();
  await expect(page.getByRole('tabpanel')).toContainText('Firefox');
});
