import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { examples } from '#openapi/examples/settings.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import MailPage from './MailPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const { settings } = examples.getUserSettings.responses[200].marlow.value as { settings: UserSettings };

interface Shown {
  suppression?: { reason: string; detail?: string; reportedTs: number };
  /** Response to the request for a link. */
  sending?: ApiFailure;
  /** Response to a change of the settings that fails. */
  saving?: ApiFailure;
}

/** Opens the page; the server stores the choices that the page sends. */
function show({ suppression, sending, saving }: Shown = {}) {
  let { notifications } = settings;
  return renderApp(<MailPage />, {
    blogs: [aBlog('ivy')],
    user: { email: 'ivy@example.org', emailVerified: true },
    answer: ({ method, path, body }) => {
      if (path === '/v2/account/mail')
        return { email: 'ivy@example.org', emailVerified: true, ...(suppression ? { suppression } : {}) };
      if (path === '/v2/account/verify_email/send') return sending;
      if (method === 'POST' && saving) return saving;
      if (method === 'POST') {
        const sent = Object.entries((body as { notifications: object }).notifications);
        const named = sent.map(([key, value]) => [
          key.replace(/_(.)/, (_all, letter: string) => letter.toUpperCase()),
          value,
        ]);
        notifications = { ...notifications, ...Object.fromEntries(named) };
      }
      return { settings: { ...settings, notifications } };
    },
  });
}
function editsOf(requests: readonly ServerRequest[]) {
  return requests
    .filter(({ method, path }) => method === 'POST' && path === '/v2/user/settings')
    .map(({ body }) => body);
}

it('MailPage saves each kind of e-mail at once', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('switch', { name: 'New followers' }));
  await user.selectOptions(screen.getByRole('combobox', { name: 'Digest' }), 'Every day');
  await waitFor(() => expect(editsOf(requests)).toHaveLength(2));
  const wanted = !settings.notifications.emailFollowers;
  expect(editsOf(requests)).toEqual([
    { notifications: { email_followers: wanted } },
    { notifications: { email_digest: 'daily' } },
  ]);
});

it('MailPage turns a switch back that was not saved, and says so', async () => {
  const { user } = show({ saving: new ApiFailure(500, 5000, 'Out of order.') });
  const asks = await screen.findByRole<HTMLInputElement>('switch', { name: 'Asks' });
  expect(asks.checked).toBe(true);
  asks.focus();
  await user.keyboard(' ');
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  expect(asks.checked).toBe(true);
});

it('MailPage shows the digest as it was when it was not saved, and says so', async () => {
  const { user } = show({ saving: new ApiFailure(500, 5000, 'Out of order.') });
  const digest = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Digest' });
  const before = digest.value;
  await user.selectOptions(digest, 'Every day');
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  expect(digest.value).toBe(before);
});

it('MailPage says that all e-mails were not turned off, and offers it again', async () => {
  const { user } = show({ saving: new ApiFailure(500, 5000, 'Out of order.') });
  await user.click(await screen.findByRole('button', { name: 'Turn off all e-mails' }));
  expect(await screen.findByText('Something went wrong on our side.')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Turn off all e-mails' })).toBeTruthy();
  expect(screen.getByRole<HTMLInputElement>('switch', { name: 'Asks' }).checked).toBe(true);
});

it('MailPage turns off all kinds with one press, and undoes it', async () => {
  const { user, requests } = show();
  await user.click(await screen.findByRole('button', { name: 'Turn off all e-mails' }));
  await screen.findByText(/^Everything above is off/);
  await user.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByRole('button', { name: 'Turn off all e-mails' });
  const { emailAsks, emailDigest, emailMessages } = settings.notifications;
  expect(editsOf(requests)).toMatchObject([
    { notifications: { email_asks: false, email_digest: 'never', email_messages: false } },
    { notifications: { email_asks: emailAsks, email_digest: emailDigest, email_messages: emailMessages } },
  ]);
});

it('MailPage says why e-mails do not arrive, and sends a link that lifts it', async () => {
  const { user, requests } = show({
    suppression: { reason: 'bounce', detail: '5.1.1 No such user', reportedTs: 1_790_000_000 },
  });
  expect(await screen.findByText('E-mails to ivy@example.org do not arrive.')).toBeTruthy();
  expect(screen.getByText('The mail server of this address answered: 5.1.1 No such user')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Send me a link' }));
  await screen.findByText(/^The link was sent to ivy@example.org/);
  expect(requests.some(({ path }) => path === '/v2/account/verify_email/send')).toBe(true);
});

it('MailPage says that an e-mail was reported as unwanted', async () => {
  show({ suppression: { reason: 'complaint', reportedTs: 1_790_000_000 } });
  expect(await screen.findByText(/was reported as unwanted/)).toBeTruthy();
  expect(screen.queryByText(/The mail server of this address answered/)).toBeNull();
});

it('MailPage shows why the link was not sent', async () => {
  const { user } = show({
    suppression: { reason: 'bounce', reportedTs: 1_790_000_000 },
    sending: new ApiFailure(503, 5003, 'A short maintenance.'),
  });
  await user.click(await screen.findByRole('button', { name: 'Send me a link' }));
  expect(await screen.findByText('A short maintenance.')).toBeTruthy();
});

it('MailPage of an address that gets its e-mails shows no notice', async () => {
  show();
  await screen.findByRole('switch', { name: 'Asks' });
  expect(screen.queryByText(/do not arrive/)).toBeNull();
});
