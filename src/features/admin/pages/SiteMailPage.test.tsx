import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MailOverview } from '#generated/zod/mailOverview.zod.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import SiteMailPage from './SiteMailPage.tsx';

const none = { sent: 0, queued: 0, refused: 0, suppressed: 0, failed: 0, dropped: 0 };
const overview: MailOverview = {
  transport: { kind: 'smtp', server: 'smtp.example.com:587' },
  queued: 2,
  suppressedAddresses: 7,
  figures: [
    { ...none, day: '2026-11-26', kind: 'messages', sent: 1200, queued: 2 },
    { ...none, day: '2026-11-25', kind: 'digest', refused: 3, failed: 1 },
  ],
  kinds: [
    { kind: 'newDevice', class: 'security', previews: ['usual'] },
    { kind: 'ask', class: 'notification', setting: 'emailAsks', previews: ['one', 'several'] },
  ],
  countedTs: 1_780_000_000,
};
const test = { state: 'queued', address: 'i•••••@example.test', orderedTs: 1_780_000_000 } as const;

interface Server {
  lastTest?: MailOverview['lastTest'];
  refusal?: ApiFailure;
  isAdmin?: boolean;
  transport?: MailOverview['transport'];
}

function show({ lastTest, refusal, isAdmin = true, transport = overview.transport }: Server = {}) {
  let last = lastTest;
  return renderApp(<SiteMailPage />, {
    blogs: [aBlog('ivy')],
    isAdmin,
    path: '/settings/admin/mail',
    answer: ({ method, path }) => {
      if (method === 'POST' && refusal) return refusal;
      if (method === 'POST') last = test;
      if (method === 'POST') return { test };
      if (path === '/v2/admin/mail') return { ...overview, transport, ...(last ? { lastTest: last } : {}) };
      if (path.startsWith('/v2/admin/mail/previews/')) {
        const kind = path.slice('/v2/admin/mail/previews/'.length).replace(/\?.*/, '');
        return {
          kind,
          preview: 'usual',
          subject: `Subject of ${kind}`,
          html: '<p>Hi</p>',
          text: 'Plain words',
        };
      }
      return {};
    },
  });
}

it('SiteMailPage shows the transport, what waits, and the numbers by day and kind', async () => {
  show();
  expect(await screen.findByText(/smtp.example.com:587/)).toBeTruthy();
  const days = await screen.findByRole('list', { name: 'E-mails by day' });
  expect(within(days).getByText('1,200 sent · 2 waiting')).toBeTruthy();
  expect(within(days).getByText('3 refused · 1 failed')).toBeTruthy();
  expect(within(days).getByText('Wednesday, November 25')).toBeTruthy();
  expect(screen.getByRole('list', { name: 'Waiting and suppressed' }).textContent).toContain('7');
});

it('SiteMailPage says that no e-mail is sent without a mail server', async () => {
  show({ transport: { kind: 'mailbox' } });
  expect(await screen.findByText(/No mail server is set/)).toBeTruthy();
});

it('SiteMailPage shows every preview in a language, a scheme and a width, as HTML and as text', async () => {
  const { user, requests } = show();
  const frame = await screen.findByTitle('Subject of newDevice');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.style.inlineSize).toBe('600px');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind of e-mail' }), 'ask, several');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colours' }), 'Dark');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Width' }), 'Phone (360 px)');
  expect((await screen.findByTitle('Subject of ask')).style.inlineSize).toBe('360px');
  const asked = requests.findLast(({ path }) => path.startsWith('/v2/admin/mail/previews/ask'));
  expect(String(asked?.query)).toBe('preview=several&locale=de&scheme=dark');
  await user.click(screen.getByRole('tab', { name: 'Plain text' }));
  expect(await screen.findByText('Plain words')).toBeTruthy();
});

it('SiteMailPage sends a test e-mail and says what became of it', async () => {
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Send a test e-mail to yourself' }));
  expect(await screen.findByText(/Queued for i•••••@example.test/)).toBeTruthy();
});

it('SiteMailPage says that a test e-mail is kept, not sent, without a mail server', async () => {
  show({
    transport: { kind: 'mailbox' },
    lastTest: { state: 'sent', address: 's•••••@example.com', orderedTs: 1_780_000_000 },
  });
  expect(await screen.findByText(/Kept in the data directory for s•••••@example\.com/)).toBeTruthy();
  expect(screen.queryByText(/spam folder/)).toBeNull();
});

it('SiteMailPage shows the answer of the mail server that refused the test', async () => {
  show({ lastTest: { ...test, state: 'refused', reply: '550 5.1.1' } });
  expect(await screen.findByText(/refused it for i•••••@example.test: 550 5.1.1/)).toBeTruthy();
});

it('SiteMailPage shows why a test e-mail was not sent', async () => {
  const { user } = show({ refusal: new ApiFailure(409, 4032, 'Confirm your e-mail address first.') });
  await user.click(await screen.findByRole('button', { name: 'Send a test e-mail to yourself' }));
  expect(await screen.findByText('Confirm your e-mail address first.')).toBeTruthy();
});

it('SiteMailPage shows members nothing', async () => {
  const { requests } = show({ isAdmin: false });
  expect(await screen.findByText('Only staff can see this page')).toBeTruthy();
  expect(requests.filter(({ path }) => path.startsWith('/v2/admin'))).toEqual([]);
});
