import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { UserSettings } from '#generated/zod/userSettings.zod.ts';
import { examples } from '#openapi/examples/settings.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { type Answer, ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import PrivacyPage from './PrivacyPage.tsx';

afterEach(() => {
  act(clearToasts);
});

const { settings } = examples.getUserSettings.responses[200].marlow.value as { settings: UserSettings };

/** Responses for the consent section of a site that shares no data. */
const nothing: Record<string, object> = {
  '/v2/privacy/consent/vendors': {
    purposes: [],
    specialFeatures: [],
    vendors: [],
    vendorListVersion: 0,
    storage: [],
  },
  '/v2/privacy/consent': {
    consent: {
      applies: 'none',
      countrySource: 'unknown',
      vendorListVersion: 0,
      removedVendors: [],
      required: false,
      cmpViewed: false,
      analytics: false,
      personalisedAds: false,
      uspString: '1---',
      globalPrivacyControl: false,
      purposeOptIns: '',
      specialFeatureOptIns: '',
      vendorOptIns: '',
    },
  },
  '/v2/ccpa/opt_out': { optedOut: false, uspString: '1---' },
};
function show(answer: Answer, consent: Record<string, unknown> = nothing) {
  return renderApp(<PrivacyPage />, {
    blogs: [aBlog('ivy')],
    answer: (requests) =>
      (requests.method === 'GET' ? consent[requests.path] : undefined) ?? answer(requests),
  });
}
function editsOf(requests: ServerRequest[]) {
  return requests.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body]);
}
const isOn = (name: string) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

it('PrivacyPage shows the settings, and saves each switch at once with a confirmation [audience-09]', async () => {
  const { user, requests } = show(() => ({ settings }));
  await screen.findByRole('switch', { name: 'Read receipts' });
  const names = [
    'Be found by your e-mail address',
    'Read receipts',
    'Pass posts on to partners',
    'Personalised ads',
  ];
  expect(names.map(isOn)).toEqual([false, true, false, false]);
  for (const name of names) await user.click(screen.getByRole('switch', { name }));
  await waitFor(() => expect(screen.getAllByText('Saved')).toHaveLength(4));
  expect(names.map(isOn)).toEqual([true, false, true, true]);
  expect(editsOf(requests)).toEqual(
    [
      { account: { email_lookup: true } },
      { privacy: { read_receipts: false } },
      { privacy: { third_party_sharing: true } },
      { privacy: { personalised_ads: true } },
    ].map((body) => ['/v2/user/settings', body]),
  );
});

it('PrivacyPage saves who may send messages', async () => {
  const { user, requests } = show(() => ({ settings }));
  const list = await screen.findByRole('combobox', { name: 'Who may send you messages' });
  await user.selectOptions(list, 'Only blogs you follow');
  await screen.findByText('Saved');
  expect(editsOf(requests)).toEqual([['/v2/user/settings', { privacy: { messages_from: 'following' } }]]);
  expect(list).toHaveProperty('value', 'following');
});

it('PrivacyPage turns a refused switch back, shows why, and leaves the others', async () => {
  const { user } = show(({ method, body }) =>
    method === 'POST' && JSON.stringify(body).includes('email_lookup')
      ? new ApiFailure(503, 5003, 'A short maintenance.')
      : { settings },
  );
  await user.click(await screen.findByRole('switch', { name: 'Read receipts' }));
  const found = screen.getByRole('switch', { name: 'Be found by your e-mail address' });
  await user.click(found);
  const why = await screen.findByText('A short maintenance.');
  expect(found.getAttribute('aria-describedby')).toContain(why.closest('[id]')?.id);
  expect([isOn('Be found by your e-mail address'), isOn('Read receipts')]).toEqual([false, false]);
  expect(screen.getAllByText('Saved')).toHaveLength(1);
});

it('PrivacyPage reports a failed load and tries again', async () => {
  let isDown = true;
  const { user } = show(() =>
    isDown ? new ApiFailure(400, 5001, 'This is not available yet.') : { settings },
  );
  const alert = await screen.findByRole('alert');
  expect(within(alert).getByText('This is not available yet.')).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
  isDown = false;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('switch', { name: 'Read receipts' })).toBeTruthy();
});

const SELL = 'My data must not be sold';

it('PrivacyPage states that no data is shared, and saves that none may be sold', async () => {
  const { user, requests } = show(({ method }) =>
    method === 'POST' ? { optedOut: true, uspString: '1YYN' } : { settings },
  );
  await user.click(await screen.findByRole('switch', { name: SELL }));
  await screen.findByText('Saved');
  expect(screen.getByText(/passes nothing on to other companies/)).toBeTruthy();
  expect(isOn(SELL)).toBe(true);
  expect(editsOf(requests)).toEqual([['/v2/ccpa/opt_out', { opt_out: true }]]);
});

it('PrivacyPage follows Global Privacy Control of the browser', async () => {
  const consent = (nothing['/v2/privacy/consent'] as { consent: object }).consent;
  show(() => ({ settings }), {
    ...nothing,
    '/v2/privacy/consent': { consent: { ...consent, globalPrivacyControl: true, uspString: '1YYN' } },
    '/v2/ccpa/opt_out': { optedOut: true, uspString: '1YYN' },
  });
  const box = await screen.findByRole<HTMLInputElement>('switch', { name: SELL });
  expect([box.checked, box.disabled]).toEqual([true, true]);
});

it('PrivacyPage leads to the consent page and to the answers so far', async () => {
  show(() => ({ settings }));
  const link = await screen.findByRole('link', { name: 'Look and choose' });
  expect(link.getAttribute('href')).toBe('/privacy/consent/begin');
  expect(screen.getByRole('link', { name: 'Your answers so far' }).getAttribute('href')).toBe(
    '/privacy/consent/receipts',
  );
});

it('PrivacyPage reports privacy choices that failed to load and tries again', async () => {
  const broken: Record<string, unknown> = {
    ...nothing,
    '/v2/ccpa/opt_out': new ApiFailure(400, 5001, 'This is not available yet.'),
  };
  const { user } = show(() => ({ settings }), broken);
  const again = await screen.findByRole('button', { name: 'Try again' });
  broken['/v2/ccpa/opt_out'] = nothing['/v2/ccpa/opt_out'];
  await user.click(again);
  expect(await screen.findByRole('switch', { name: SELL })).toBeTruthy();
});
