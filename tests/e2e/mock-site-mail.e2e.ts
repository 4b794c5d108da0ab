import { expect, test } from '#tests/support/e2e.ts';

test('Mock: the e-mails of the site are filled from the examples', async ({
  page,
  expectConsole,
  expectAccessible,
}) => {
  await page.goto('/settings/admin/mail?force=getUserInfo:200:admin&panel=off');
  await expect(page.getByText('The mail server smtp.example.com:587 sends them.')).toBeVisible();
  const days = page.getByRole('list', { name: 'E-mails by day' });
  await expect(days.getByText('Digest', { exact: true })).toBeVisible();
  await expect(days.getByText('318 sent · 2 refused · 4 suppressed · 1 failed')).toBeVisible();
  await page.getByRole('combobox', { name: 'Kind of e-mail' }).selectOption('Unread messages: several');
  await expect(page.frameLocator('iframe').getByRole('heading', { level: 1 })).toBeVisible();
  // Logged when axe tries to look into the frame of the preview, which runs no scripts.
  expectConsole(/Blocked script execution in 'about:srcdoc'/);
  await expectAccessible('the e-mails of the site on the mock');
  await page.getByRole('button', { name: 'Send a test e-mail to yourself' }).click();
  await expect(page.getByRole('status').getByText(/^Sent to /)).toBeVisible();
});
