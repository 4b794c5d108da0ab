import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { examples } from '#openapi/examples/consent-and-ads.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { blockStorage } from '#tests/support/blocked-storage.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import ConsentPage from './ConsentPage.tsx';
import ReceiptsPage from './ReceiptsPage.tsx';

afterEach(() => {
  act(clearToasts);
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answers = examples.getConsent.responses[200];
const [list] = Object.values(examples.listConsentVendors.responses[200]).map(({ value }) => value);
const receipts = examples.listConsentReceipts.responses[200];
const allReceipts = [receipts.firstPage, receipts.nextPage, receipts.lastPage].flatMap(
  ({ value }) => value.receipts,
);

function show(consent: object, path = '/privacy/consent/begin', post: object = answers.refused.value) {
  return renderApp(<ConsentPage />, {
    path,
    answer: ({ method, path: asked }) => {
      if (method === 'POST') return post;
      return asked.endsWith('/vendors') ? list : consent;
    },
  });
}
const posted = (requests: ServerRequest[]) => requests.filter(({ method }) => method === 'POST');
const switches = () => screen.getAllByRole<HTMLInputElement>('switch');

it('ConsentPage shows every switch off before the first answer, and posts what was kept [consent-01]', async () => {
  const { user, requests } = show(answers.undecided.value);
  await screen.findByRole('heading', { name: 'Counting' });
  expect(switches().some(({ checked }) => checked)).toBe(false);
  await user.click(screen.getByRole('switch', { name: 'Where readers come from' }));
  await user.click(screen.getByRole('switch', { name: 'Example Counting, Dublin' }));
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  await waitFor(() => expect(posted(requests)).toHaveLength(1));
  expect(posted(requests)[0]).toMatchObject({
    path: '/v2/privacy/consent/choices',
    body: {
      purpose_opt_ins: '000000001',
      special_feature_opt_ins: '',
      vendor_opt_ins: '1',
      vendor_list_version: 7,
    },
  });
});

it('ConsentPage switches everything on and off at once', async () => {
  const { user } = show(answers.undecided.value);
  await user.click(await screen.findByRole('button', { name: 'Everything' }));
  expect(switches().every(({ checked }) => checked)).toBe(true);
  await user.click(screen.getByRole('button', { name: 'Nothing' }));
  expect(switches().some(({ checked }) => checked)).toBe(false);
});

it('ConsentPage keeps ads by profile off and says why while the browser sends Global Privacy Control', async () => {
  show(answers.control.value);
  const forbidden = await screen.findByRole<HTMLInputElement>('switch', { name: 'Ads that fit you' });
  expect([forbidden.checked, forbidden.disabled]).toEqual([false, true]);
  expect(screen.getByRole('heading', { name: 'Your browser spoke for you' })).toBeTruthy();
});

it('ConsentPage says that a company left the list', async () => {
  show(answers.removed.value);
  expect(await screen.findByText(/has left the list/)).toBeTruthy();
});

it('ConsentPage keeps the choices when the list has changed meanwhile, and says so', async () => {
  const { user } = show(answers.undecided.value, undefined, new ApiFailure(409, 4009, 'Changed.'));
  const row = await screen.findByRole<HTMLInputElement>('switch', { name: 'Where readers come from' });
  await user.click(row);
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  expect(await screen.findByText(/has changed while you chose/)).toBeTruthy();
  expect(row.checked).toBe(true);
});

it('ConsentPage keeps the choices and says why when an answer is refused', async () => {
  const { user } = show(answers.undecided.value, undefined, new ApiFailure(503, 5003, 'Come back soon.'));
  await user.click(await screen.findByRole('button', { name: 'Everything' }));
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  expect((await screen.findByRole('alert')).textContent).not.toBe('');
  expect(switches().every(({ checked }) => checked)).toBe(true);
});

it.each([
  ['/mara?x=1', '/mara?x=1'],
  ['//evil.example', undefined],
  ['https://evil.example/', undefined],
])('ConsentPage leads back to %s only when it is of this site [redirect-07]', async (target, led) => {
  const assign = vi.fn();
  vi.stubGlobal('location', { ...window.location, host: 'skein.test', assign, reload: vi.fn() });
  const { user } = show(
    answers.undecided.value,
    `/privacy/consent/begin?redirect_to=${encodeURIComponent(target)}`,
  );
  await screen.findByRole('heading', { name: 'Counting' });
  const open = screen.queryByRole('button', { name: 'No, open it' });
  expect(open !== null).toBe(led !== undefined);
  await user.click(open ?? screen.getByRole('button', { name: 'Keep this' }));
  await waitFor(() => expect(assign.mock.calls).toEqual(led === undefined ? [] : [[led]]));
});

it('ConsentPage loads the page again when measuring is withdrawn, and not when it is refused at first [consent-03]', async () => {
  const reload = vi.fn();
  vi.stubGlobal('location', { ...window.location, host: 'skein.test', reload });
  const first = show(answers.undecided.value);
  await first.user.click(await screen.findByRole('button', { name: 'Keep this' }));
  await waitFor(() => expect(posted(first.requests)).toHaveLength(1));
  expect(reload).not.toHaveBeenCalled();
  first.unmount();
  const second = show(answers.all.value);
  await second.user.click(await screen.findByRole('button', { name: 'Nothing' }));
  await second.user.click(screen.getByRole('button', { name: 'Keep this' }));
  await waitFor(() => expect(reload).toHaveBeenCalledTimes(1));
});

it('ConsentPage says that a browser without storage keeps no answer, and holds the answer in the page', async () => {
  blockStorage();
  const { user, requests } = show(answers.undecided.value);
  expect(await screen.findByText(/This browser keeps nothing/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Everything' }));
  await user.click(screen.getByRole('button', { name: 'Keep this' }));
  expect(await screen.findByText('Your answer holds until you close this page.')).toBeTruthy();
  expect(posted(requests)).toHaveLength(1);
  expect(switches().every(({ checked }) => checked)).toBe(true);
});

it('ConsentPage says that nothing is asked where nothing needs a consent', async () => {
  renderApp(<ConsentPage />, {
    answer: ({ path }) =>
      path.endsWith('/vendors')
        ? { ...list, purposes: [], vendors: [], specialFeatures: [] }
        : answers.undecided.value,
  });
  expect(await screen.findByText(/so there is nothing to switch/)).toBeTruthy();
  expect(screen.queryByRole('switch')).toBeNull();
});

it('ReceiptsPage shows the answer that holds with its number, and the earlier ones', async () => {
  renderApp(<ReceiptsPage />, {
    answer: ({ path }) => {
      if (path.endsWith('/receipts')) return { receipts: allReceipts, links: {} };
      return path.endsWith('/vendors') ? list : answers.all.value;
    },
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Yes to everything' })).toBeTruthy();
  expect(screen.getByText('7QR4-KEST-W9P2')).toBeTruthy();
  expect(
    screen.getAllByRole('listitem').map(({ textContent }) => textContent?.split(/[A-Z][a-z]+day/)[0]),
  ).toEqual(['No to everything', 'Count, but don’t follow']);
});

it('ReceiptsPage says that nothing was answered yet', async () => {
  renderApp(<ReceiptsPage />, {
    answer: ({ path }) => {
      if (path.endsWith('/receipts')) return receipts.empty.value;
      return path.endsWith('/vendors') ? list : answers.undecided.value;
    },
  });
  expect(await screen.findByText('You have not answered yet')).toBeTruthy();
});
