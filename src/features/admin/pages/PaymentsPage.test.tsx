import { act, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { SitePayment } from '#generated/zod/sitePayment.zod.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { euros, nowTs } from '#tests/support/ui-payments.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import PaymentsPage from './PaymentsPage.tsx';

afterEach(() => {
  act(clearToasts);
});

function aPayment(id: string, name: string, more: Partial<SitePayment> = {}): SitePayment {
  return {
    id,
    status: 'succeeded',
    kind: 'premium',
    item: 'premium-year',
    title: 'Premium for a year',
    sum: euros(3999),
    blog: aBlog(name),
    number: `R-2026-00000${id}`,
    createdTs: nowTs(),
    isTest: true,
    isRenewal: false,
    ...more,
  };
}

const months = [
  {
    startTs: Date.UTC(2026, 10) / 1000,
    cameIn: euros(128_450),
    wentBack: euros(3800),
    kinds: [{ kind: 'premium', sum: euros(128_450) }],
    days: [{ startTs: Date.UTC(2026, 10, 3) / 1000, sum: euros(128_450) }],
  },
];

function open(answers: object, write: () => unknown = () => ({ payment: aPayment('1', 'panels') })) {
  return renderApp(<PaymentsPage />, {
    path: '/settings/admin/payments',
    blogs: [aBlog('wren')],
    isAdmin: true,
    answer: ({ method, path }) => {
      if (path.endsWith('/counts')) return new ApiFailure(404, 0, 'None.');
      if (method !== 'GET') return write();
      return {
        payments: [],
        months: [],
        paidCount: 0,
        balancedCount: 0,
        hanging: [],
        disputed: [],
        failedEventCount: 0,
        isTest: true,
        links: {},
        ...answers,
      };
    },
  });
}

it('PaymentsPage says what came in, what went back, and that the ledger has all of it', async () => {
  open({ months, paidCount: 214, balancedCount: 214, payments: [aPayment('1', 'hut')] });
  expect(await screen.findByRole('heading', { name: '€1284.50 came in this November.' })).toBeTruthy();
  expect(screen.getByText('€38.00 went back.')).toBeTruthy();
  expect(screen.getByText('Nothing is missing: 214 of 214 payments add up.')).toBeTruthy();
  expect(screen.getByText('Test checkout: no real money moves')).toBeTruthy();
  expect(screen.getByRole('article', { name: 'hut, Premium, one year' })).toBeTruthy();
});

it('PaymentsPage says how many payments the ledger lacks', async () => {
  open({ months, paidCount: 214, balancedCount: 212 });
  expect(await screen.findByText('The ledger lacks 2 of 214 payments.')).toBeTruthy();
});

it('PaymentsPage says how many webhooks could not be processed, and leads to the failed jobs', async () => {
  open({ failedEventCount: 2 });
  const title = '2 webhooks of the provider could not be processed';
  const card = within(await screen.findByRole('region', { name: title }));
  expect(card.getByRole('link', { name: 'Failed jobs' }).getAttribute('href')).toBe('/settings/admin/jobs');
});

it('PaymentsPage asks again after a payment that hangs', async () => {
  const hanging = [aPayment('7', 'panels', { status: 'started' })];
  const { user, requests } = open({ hanging });
  const card = within(await screen.findByRole('region', { name: '1 payment hangs' }));
  await user.click(card.getByRole('button', { name: 'Ask again' }));
  expect(requests.find(({ method }) => method === 'PUT')?.path).toBe('/v2/admin/payments/7/check');
});

it('PaymentsPage says which payments a bank asks back, why and until when to answer', async () => {
  const dispute = { status: 'open', sum: euros(3999), reason: 'not_received', createdTs: nowTs() } as const;
  const asked = aPayment('8', 'hut', { dispute: { ...dispute, dueTs: Date.UTC(2027, 0, 5) / 1000 } });
  const over = aPayment('9', 'loom', { refunded: euros(3999), dispute: { ...dispute, status: 'lost' } });
  const kept = aPayment('10', 'mill', { dispute: { ...dispute, status: 'won' } });
  open({ disputed: [asked], payments: [over, kept] });
  const card = within(await screen.findByRole('region', { name: 'A bank asks 1 payment back' }));
  expect(card.getByText(/^asked back by the bank \(not received\), answer until /)).toBeTruthy();
  expect(card.queryByRole('button', { name: 'Give it back' })).toBeNull();
  expect(screen.getByText('given back by the bank')).toBeTruthy();
  expect(screen.getByText('asked back in vain')).toBeTruthy();
});

it('PaymentsPage gives a part of a payment back, with a reason', async () => {
  const { user, requests } = open({ payments: [aPayment('1', 'hut')] });
  await user.click(await screen.findByRole('button', { name: 'Give it back' }));
  expect(screen.getByText('All of it goes back, €39.99. What was bought ends at once.')).toBeTruthy();
  const sum = screen.getByRole('textbox', { name: 'Sum in EUR, or empty for all of it' });
  await user.type(sum, '40');
  expect(screen.getByText('A sum up to €39.99.')).toBeTruthy();
  await user.clear(sum);
  await user.type(sum, '33,30');
  expect(screen.getByText('A part goes back. What was bought goes on.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  expect(requests.some(({ method }) => method === 'POST')).toBe(false);
  await user.type(screen.getByRole('textbox', { name: 'Why, for the log' }), 'Ten months unused');
  await user.click(screen.getByRole('button', { name: 'Give it back' }));
  const sent = requests.find(({ method }) => method === 'POST');
  expect([sent?.path, sent?.body]).toEqual([
    '/v2/admin/payments/1/refunds',
    { amount: 3330, reason: 'Ten months unused' },
  ]);
});

it('PaymentsPage has nothing to give back of what went back or was not paid', async () => {
  open({
    payments: [aPayment('1', 'hut', { refunded: euros(3999) }), aPayment('2', 'loom', { status: 'failed' })],
  });
  expect(await screen.findByText('given back')).toBeTruthy();
  expect(screen.getByText('not paid')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Give it back' })).toBeNull();
});
