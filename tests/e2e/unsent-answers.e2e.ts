import { DEMO_PASSWORD, expect, test } from '#tests/support/e2e.ts';
import { apiOf } from '#tests/support/e2e-api.ts';

const QUESTION = 'What did you mend last?';

test('Communities: an answer outlives a lost connection, a reload and an expired session, and is sent once', async ({
  page,
  context,
  newMember,
  logIn,
  expectFailure,
}) => {
  expectFailure(401, 'requestMembership');
  const handle = await newMember('mend');
  await apiOf(page).POST('/v2/communities', {
    body: {
      ...{ title: `Socks of ${handle}`, handle, join_type: 'request' },
      ...{ require_custom_qa: true, custom_qa: [{ question: QUESTION, answer: '' }] },
    },
  });
  await context.clearCookies();
  await logIn('tamsin');
  await page.goto(`/communities/${handle}/join`);
  const sent: (string | null)[] = [];
  page.on('response', (response) => {
    const request = response.request();
    if (request.method() === 'POST' && response.ok() && response.url().endsWith('/membership_requests'))
      sent.push(request.postData());
  });
  const answer = page.getByRole('textbox', { name: QUESTION });
  const ask = page.getByRole('button', { name: 'Ask to join as tamsin' });
  await answer.pressSequentially('A sock');
  await context.setOffline(true);
  await ask.click();
  await expect(page.getByText('No connection. Check it and try again.')).toBeVisible();
  await expect(answer).toHaveValue('A sock');
  await context.setOffline(false);
  await page.reload();
  await expect(answer).toHaveValue('A sock');

  await answer.press('End');
  await answer.pressSequentially(' and a glove');
  await context.clearCookies({ name: 'sid' });
  const login = page.getByRole('dialog', { name: 'Log in' });
  // A call of the page behind may notice the expired session first.
  await expect(async () => {
    if (!(await login.isVisible())) await ask.click({ timeout: 2000 });
    await expect(login).toBeVisible({ timeout: 5000 });
  }).toPass();
  await login.getByRole('textbox', { name: 'E-mail' }).pressSequentially('tamsin@example.com');
  await login.getByRole('textbox', { name: 'Password' }).pressSequentially(DEMO_PASSWORD);
  await login.getByRole('button', { name: 'Log in' }).click();
  await expect(login).toBeHidden();
  await expect(answer).toHaveValue('A sock and a glove');
  await ask.click();
  await expect(page.getByRole('heading', { name: 'Request sent' })).toBeVisible();
  expect(sent).toEqual([JSON.stringify({ tumblelog: 'tamsin', answers: ['A sock and a glove'] })]);
  await page.goto('/unsent');
  await expect(page.getByText('A sock and a glove')).toHaveCount(0);
});
