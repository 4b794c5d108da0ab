import { act, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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
    { kind: 'somethingNew', class: 'receipt', previews: ['usual'] },
    { kind: 'ask', class: 'notification', setting: 'emailAsks', previews: ['one', 'several'] },
  ],
  countedTs: 1_780_000_000,
};
/** When the test e-mail is ordered, in seconds. */
const ORDERED_SECONDS = 1_780_000_000;
const test = { state: 'queued', address: 'i•••••@example.test', orderedTs: ORDERED_SECONDS } as const;

afterEach(() => {
  vi.useRealTimers();
});

interface Server {
  lastTest?: MailOverview['lastTest'];
  refusal?: ApiFailure;
  isAdmin?: boolean;
  transport?: MailOverview['transport'];
  /** Answer to questions about the e-mails. */
  fault?: ApiFailure;
}

/** Shows the page; the server answers as `server` says at that moment. */
function show(server: Server = {}) {
  const { refusal, isAdmin = true, transport = overview.transport } = server;
  return renderApp(<SiteMailPage />, {
    blogs: [aBlog('ivy')],
    isAdmin,
    path: '/settings/admin/mail',
    answer: ({ method, path }) => {
      if (method === 'POST' && refusal) return refusal;
      if (method === 'POST') server.lastTest = test;
      if (method === 'POST') return { test };
      const { lastTest, fault } = server;
      if (path === '/v2/admin/mail' && fault) return fault;
      const countedTs = Math.floor(Date.now() / 1000);
      if (path === '/v2/admin/mail')
        return { ...overview, transport, countedTs, ...(lastTest ? { lastTest } : {}) };
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
  const messages = within(days).getByText('Unread messages').closest('li');
  expect(messages?.textContent).toBe('Unread messages1,200 sent · 2 waiting');
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
  const frame = await screen.findByTitle('Subject of ask');
  expect(frame.getAttribute('sandbox')).toBe('allow-same-origin');
  expect(frame.style.inlineSize).toBe('600px');
  const kinds = screen.getByRole('combobox', { name: 'Kind of e-mail' });
  expect(
    within(kinds)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['Asks: one', 'Asks: several', 'Log-in from a new device', 'somethingNew']);
  await user.selectOptions(kinds, 'Asks: several');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Deutsch');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Colours' }), 'Dark');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Width' }), 'Phone (360 px)');
  expect((await screen.findByTitle('Subject of ask')).style.inlineSize).toBe('360px');
  const asked = requests.findLast(({ path }) => path.startsWith('/v2/admin/mail/previews/ask'));
  expect(String(asked?.query)).toBe('preview=several&locale=de&scheme=dark');
  await user.click(screen.getByRole('tab', { name: 'Plain text' }));
  expect(await screen.findByText('Plain words')).toBeTruthy();
});

it('SiteMailPage queues a test e-mail and says so', async () => {
  const now = vi.spyOn(Date, 'now').mockReturnValue(ORDERED_SECONDS * 1000);
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Send a test e-mail to yourself' }));
  expect(await screen.findByText(/Queued for i•••••@example.test/)).toBeTruthy();
  now.mockRestore();
});

describe('SiteMailPage while a test e-mail is on its way', () => {
  /** Animation frames are not faked: ten minutes have too many. */
  const FAKED = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
  /** Lets time pass, and a moment more, in which the page shows what it got at the end. */
  const passed = (ms: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(ms);
      await vi.advanceTimersByTimeAsync(1);
    });
  const looksOf = ({ requests }: ReturnType<typeof show>) =>
    requests.filter(({ path }) => path === '/v2/admin/mail').length;

  it('SiteMailPage says by itself that a test e-mail was sent, and looks no further', async () => {
    vi.useFakeTimers({ now: ORDERED_SECONDS * 1000, toFake: [...FAKED] });
    const server: Server = { lastTest: test };
    const page = show(server);
    await passed(0);
    expect(screen.getByText(/Queued for i•••••@example.test/)).toBeTruthy();
    await passed(2000);
    expect(screen.getByText(/Queued for i•••••@example.test/)).toBeTruthy();
    server.lastTest = { ...test, state: 'sent' };
    await passed(2000);
    expect(screen.getByText(/^Sent to i•••••@example.test/)).toBeTruthy();
    const looks = looksOf(page);
    await passed(120_000);
    expect(looksOf(page)).toBe(looks);
  });

  it('SiteMailPage looks at a waiting test e-mail less and less often, and stops after ten minutes', async () => {
    vi.useFakeTimers({ now: ORDERED_SECONDS * 1000, toFake: [...FAKED] });
    const page = show({ lastTest: test });
    await passed(0);
    await passed(30_000);
    const early = looksOf(page);
    await passed(90_000);
    const later = looksOf(page);
    await passed(480_000);
    const last = looksOf(page);
    expect([early, later - early, last - later]).toEqual([16, 9, 16]);
    expect(screen.getByText(/^Not sent to i•••••@example.test yet/)).toBeTruthy();
    await passed(120_000);
    expect(looksOf(page)).toBe(last);
  });

  it('SiteMailPage stops looking after ten minutes when the server answers with errors', async () => {
    vi.useFakeTimers({ now: ORDERED_SECONDS * 1000, toFake: [...FAKED] });
    const server: Server = { lastTest: test };
    const page = show(server);
    await passed(0);
    server.fault = new ApiFailure(500, 5000, 'Out of order.');
    await passed(660_000);
    const looks = looksOf(page);
    await passed(120_000);
    expect(looksOf(page)).toBe(looks);
    expect(screen.getByText(/i•••••@example.test/)).toBeTruthy();
  });
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
