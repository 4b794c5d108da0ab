import { screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MailStop } from '#generated/zod/mailStop.zod.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import StopMailPage from './StopMailPage.tsx';

const TOKEN = '7.emailAsks.signed-by-the-site';
const STOP: MailStop = {
  scope: 'emailAsks',
  email: 'i•••••@example.org',
  name: 'ivy',
  choices: {
    emailDigest: 'never',
    emailAsks: true,
    emailFollowers: false,
    emailMessages: true,
    emailReplies: true,
    emailInvitations: true,
    emailGifts: true,
    emailSupporters: true,
    emailProduct: false,
  },
};

/** Opens the page as a visitor; the server stores what the page sends. */
function show(stop: MailStop = STOP, answer?: Answer) {
  let { choices } = stop;
  const applied: Answer = ({ method, body }) => {
    if (method === 'PATCH') {
      const sent = Object.entries(body as Record<string, unknown>);
      const named = sent.map(([key, value]) => [
        key.replace(/_(.)/, (_all, letter: string) => letter.toUpperCase()),
        value,
      ]);
      choices = { ...choices, ...Object.fromEntries(named) };
    }
    return { ...stop, choices };
  };
  return renderApp(<StopMailPage />, {
    path: `/settings/stop-mail?token=${TOKEN}`,
    answer: answer ?? applied,
  });
}
function editsOf(requests: readonly ServerRequest[]) {
  return requests.filter(({ method }) => method === 'PATCH').map(({ body }) => body);
}
const button = (name: string) => screen.findByRole('button', { name });

it('StopMailPage stops nothing by opening it, and the kind of the link with one press', async () => {
  const { user, requests } = show();
  const stop = await button('Stop these e-mails');
  expect(screen.getByText(/“Asks” to i•••••@example.org, for the account of ivy/)).toBeTruthy();
  expect(editsOf(requests)).toEqual([]);
  await user.click(stop);
  expect(await screen.findByRole('heading', { name: 'These e-mails are stopped' })).toBeTruthy();
  expect(editsOf(requests)).toMatchObject([
    { email_asks: false, email_messages: true, email_digest: 'never' },
  ]);
});

it('StopMailPage undoes a stop', async () => {
  const { user, requests } = show();
  await user.click(await button('Stop these e-mails'));
  await user.click(await button('Undo'));
  expect(await button('Stop these e-mails')).toBeTruthy();
  expect(editsOf(requests).at(-1)).toMatchObject({ email_asks: true });
});

it('StopMailPage stops all kinds with one press, and says what still arrives', async () => {
  const { user, requests } = show();
  await user.click(await button('No e-mails at all'));
  expect(await screen.findByRole('heading', { name: 'All e-mails are stopped' })).toBeTruthy();
  expect(editsOf(requests)).toEqual([
    {
      email_digest: 'never',
      email_asks: false,
      email_followers: false,
      email_messages: false,
      email_replies: false,
      email_invitations: false,
      email_gifts: false,
      email_supporters: false,
      email_product: false,
    },
  ]);
  expect(screen.getByText(/You get no more e-mails but those on security/)).toBeTruthy();
  await user.click(await button('Undo'));
  await waitFor(() =>
    expect(editsOf(requests).at(-1)).toMatchObject({ email_asks: true, email_replies: true }),
  );
});

it('StopMailPage offers the other kinds, each at once', async () => {
  const { user, requests } = show();
  const others = within(await screen.findByRole('group', { name: 'Other e-mails' }));
  expect(others.queryByRole('switch', { name: 'Asks' })).toBeNull();
  await user.click(others.getByRole('switch', { name: 'New followers' }));
  await waitFor(() => expect(editsOf(requests)).toMatchObject([{ email_followers: true, email_asks: true }]));
});

it('StopMailPage sends a form to the server when no script runs', async () => {
  show();
  const form = (await button('Stop these e-mails')).closest('form');
  expect([form?.method, form?.getAttribute('action')]).toEqual(['post', `/v2/mail/stop?token=${TOKEN}`]);
});

it('StopMailPage of a link that stops all kinds asks once', async () => {
  show({ ...STOP, scope: 'all' });
  await button('Stop these e-mails');
  expect(screen.queryByRole('button', { name: 'No e-mails at all' })).toBeNull();
});

it('StopMailPage says that nothing was changed when a write fails', async () => {
  const { user } = show(STOP, ({ method }) =>
    method === 'PATCH' ? new ApiFailure(503, 5003, 'A short maintenance.') : STOP,
  );
  await user.click(await button('Stop these e-mails'));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
  expect(screen.getByRole('heading', { name: 'Stop these e-mails?' })).toBeTruthy();
});

it('StopMailPage leads to the settings when the link does not work', async () => {
  show(STOP, () => new ApiFailure(400, 16010, 'This link is not valid any more.'));
  expect(await screen.findByRole('heading', { name: 'This link does not work' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Log in and choose your e-mails' });
  expect(link.getAttribute('href')).toBe('/settings/emails');
});
