import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examples } from '#openapi/examples/consent-and-ads.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { LayersContext } from '#src/shared/navigation/layer-context.ts';
import { blockStorage } from '#tests/support/blocked-storage.ts';
import { ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { ConsentBanner } from './ConsentBanner.tsx';

afterEach(() => {
  act(clearToasts);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = examples.getConsent.responses[200];
const [list] = Object.values(examples.listConsentVendors.responses[200]).map(({ value }) => value);

function show(consent: object, path = '/') {
  const base = { pathname: path, search: '', hash: '', state: null, key: 'base' };
  const banner = (
    <LayersContext value={{ base, top: 'base' }}>
      <ConsentBanner />
    </LayersContext>
  );
  return renderApp(banner, {
    answer: ({ method, path: called }) => {
      if (method === 'POST') return answers.refused.value;
      if (called.endsWith('/viewed')) return { viewed: true, viewedTs: 1 };
      return called.endsWith('/vendors') ? list : consent;
    },
  });
}

it.each([
  ['Reject all', '', ''],
  ['Accept all', '111100101', '111'],
])('ConsentBanner posts the answer of %s and goes away', async (name, purposes, vendors) => {
  const { user, requests } = show(answers.undecided.value);
  await user.click(await screen.findByRole('button', { name }));
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { purpose_opt_ins: purposes, vendor_opt_ins: vendors, vendor_list_version: 7 },
  ]);
});

it('ConsentBanner stays and says so when the answer is refused', async () => {
  const { user } = renderApp(<ConsentBanner />, {
    answer: ({ method, path }) => {
      if (method === 'POST') return new ApiFailure(429, 4029, 'Too many requests.');
      if (path.endsWith('/viewed')) return { viewed: true, viewedTs: 1 };
      return path.endsWith('/vendors') ? list : answers.undecided.value;
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Reject all' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(screen.getByRole('button', { name: 'Reject all' })).toBeTruthy();
});

it('ConsentBanner offers to refuse as it offers to accept', async () => {
  show(answers.undecided.value);
  const reject = await screen.findByRole('button', { name: 'Reject all' });
  expect(reject.className).toBe(screen.getByRole('button', { name: 'Accept all' }).className);
});

it.each([
  ['/odile', true],
  ['/odile/archive', true],
  ['/explore', false],
])('ConsentBanner on %s says that the site asks and not the blog: %s', async (path, isSaid) => {
  show(answers.undecided.value, path);
  await screen.findByRole('button', { name: 'Reject all' });
  expect(screen.queryByText('Skein asks this, not odile.') !== null).toBe(isSaid);
});

it('ConsentBanner is a line with the same two buttons once somebody reads on', async () => {
  show(answers.undecided.value);
  await screen.findByRole('button', { name: 'Reject all' });
  const banner = screen.getByRole('region', { name: 'May we count?' });
  expect(banner.dataset.reading).toBeUndefined();
  vi.stubGlobal('scrollY', 400);
  fireEvent.scroll(window);
  await waitFor(() => expect(banner.dataset.reading).toBe('true'));
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
    'Reject all',
    'Accept all',
  ]);
});

it('ConsentBanner asks nobody who has answered or whose law asks nothing', async () => {
  const { requests } = show(answers.none.value);
  await waitFor(() => expect(requests.length).toBeGreaterThan(1));
  expect(screen.queryByRole('button')).toBeNull();
});

it('ConsentBanner takes an answer where storage is blocked and says that it is not kept', async () => {
  blockStorage();
  const { user } = show(answers.undecided.value);
  await user.click(await screen.findByRole('button', { name: 'Accept all' }));
  expect(await screen.findByText(/This browser keeps nothing/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Accept all' })).toBeNull();
});

it('ConsentBanner takes an answer where storage is full', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full.', 'QuotaExceededError');
  });
  const { user, requests } = show(answers.undecided.value);
  await user.click(await screen.findByRole('button', { name: 'Reject all' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject all' })).toBeNull());
  expect(requests.filter(({ method }) => method === 'POST')).toHaveLength(1);
  expect(screen.queryByText(/This browser keeps nothing/)).toBeNull();
});

it('ConsentBanner goes away when another tab answers', async () => {
  let stored: object = answers.undecided.value;
  renderApp(<ConsentBanner />, {
    answer: ({ path }) => {
      if (path.endsWith('/viewed')) return { viewed: true, viewedTs: 1 };
      return path.endsWith('/vendors') ? list : stored;
    },
  });
  await screen.findByRole('button', { name: 'Reject all' });
  stored = answers.refused.value;
  const other = new BroadcastChannel('skein-privacy');
  other.postMessage(null);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Reject all' })).toBeNull());
  other.close();
});

it('ConsentBanner answers programs of the page by the TCF', async () => {
  show(answers.all.value);
  const api = () => Reflect.get(window, '__tcfapi') as ((...call: unknown[]) => void) | undefined;
  await waitFor(() => expect(api()).toBeTypeOf('function'));
  const told = vi.fn();
  api()?.('addEventListener', 2, told);
  await waitFor(() =>
    expect(told.mock.lastCall?.[0]).toMatchObject({
      tcString: answers.all.value.consent.tcfv2Consent,
      gdprApplies: true,
    }),
  );
});
