import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { examples as site } from '#openapi/examples/admin-and-moderation.ts';
import { examples } from '#openapi/examples/consent-and-ads.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { DeleteHouseAdDialog, HouseAdForm } from '../components/lazy-house-ad-layers.ts';
import HouseAdsPage from './HouseAdsPage.tsx';

beforeAll(async () => {
  await Promise.all([HouseAdForm.preload(), DeleteHouseAdDialog.preload()]);
});
afterEach(() => {
  act(clearToasts);
});

const [edited] = Object.values(examples.editHouseAd.responses[200]).map(({ value }) => value.ad);
if (!edited) throw new Error('No example of an ad');
const running = { ...edited, version: 3 };
const statistics = examples.getHouseAdStatistics.responses[200].running.value;
const [counts] = Object.values(site.getSiteCounts.responses[200]).map(({ value }) => value);
const down = new ApiFailure(503, 5003, 'A short maintenance.');
const list = (...houseAds: object[]) => ({ houseAds, links: {} });

function show(answer: (request: ServerRequest) => unknown, isAdmin = true) {
  return renderApp(<HouseAdsPage />, {
    blogs: [aBlog('ivy')],
    isAdmin,
    answer: (request) => (request.path === '/v2/admin/counts' ? counts : answer(request)),
  });
}

it('HouseAdsPage makes an ad and keeps what was typed after a failure', async () => {
  let isDown = true;
  const { user, requests } = show(({ method }) => {
    if (method === 'GET') return list();
    return isDown ? down : { ad: running };
  });
  await screen.findByText('No ads yet');
  await user.click(screen.getByRole('button', { name: 'New ad' }));
  const form = within(screen.getByRole('form', { name: 'New ad' }));
  await user.type(form.getByRole('textbox', { name: 'Title' }), ' Pots ');
  await user.type(form.getByRole('textbox', { name: 'Text' }), 'With a flaw.');
  await user.type(form.getByRole('textbox', { name: 'Label of the button' }), 'See them');
  await user.selectOptions(form.getByRole('combobox', { name: 'What it advertises' }), 'blog');
  await user.type(form.getByRole('textbox', { name: 'Name of the blog' }), 'kilnside');
  await user.click(form.getByRole('checkbox', { name: 'beside them' }));
  await user.type(form.getByRole('textbox', { name: 'Times in all' }), '500');
  const send = form.getByRole('button', { name: 'Keep it' });
  await user.click(send);
  await form.findByText('A short maintenance.');
  expect((form.getByRole('textbox', { name: 'Title' }) as HTMLInputElement).value).toBe(' Pots ');
  isDown = false;
  await user.click(send);
  await waitFor(() => expect(screen.queryByRole('form', { name: 'New ad' })).toBeNull());
  expect(requests.findLast(({ method }) => method === 'POST')?.body).toEqual({
    title: 'Pots',
    text: 'With a flaw.',
    button_text: 'See them',
    subject_kind: 'blog',
    subject: 'kilnside',
    placements: ['timeline'],
    weight: 10,
    cap_per_day: 2,
    cap_total: 500,
  });
});

it.each([
  ['markup', 'Title', 'Pots <b>here</b>', /Write plain text/],
  ['an empty title', 'Title', ' ', 'Give it a title.'],
  ['a number of nothing', 'Times a day for a member', '0', 'Give a whole number.'],
  ['a weight beyond the most', 'Weight', '101', 'Give a whole number.'],
])('HouseAdsPage sends nothing with %s', async (_, field, typed, message) => {
  const { user, requests } = show(() => list(running));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  const control = screen.getByRole('textbox', { name: field });
  await user.clear(control);
  await user.type(control, typed);
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText(message);
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('HouseAdsPage asks for a picture of a takeover', async () => {
  const { user, requests } = show(() => list({ ...running, ad: { ...running.ad, images: [] } }));
  await user.click(await screen.findByRole('button', { name: 'Edit' }));
  await user.click(screen.getByRole('checkbox', { name: 'above the dashboard' }));
  await user.click(screen.getByRole('button', { name: 'Keep it' }));
  await screen.findByText('A takeover needs a picture.');
  expect(requests.filter(({ method }) => method !== 'GET')).toEqual([]);
});

it('HouseAdsPage pauses an ad, shows its figures and reports, and deletes it after asking', async () => {
  let now: object[] = [running];
  const { user, requests } = show(({ method, path }) => {
    if (path.endsWith('/statistics')) return statistics;
    if (method === 'GET') return list(...now);
    now = method === 'DELETE' ? [] : [{ ...running, state: 'paused' }];
    return method === 'DELETE' ? undefined : { ad: now[0] };
  });
  await user.click(await screen.findByRole('button', { name: 'Pause' }));
  await screen.findByRole('button', { name: 'Go on' });
  await user.click(screen.getByRole('button', { name: 'Figures' }));
  const table = await screen.findByRole('table', { name: /^Figures of/ });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(screen.getByText('The shelf is empty.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Delete…' }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete it' }));
  await screen.findByText('No ads yet');
  expect(requests.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])).toEqual(
    [
      ['PUT', `/v2/admin/ads/${running.id}/state`],
      ['DELETE', `/v2/admin/ads/${running.id}`],
    ],
  );
});

it('HouseAdsPage shows nothing to members who are not staff', async () => {
  const { requests } = show(() => list(running), false);
  await screen.findByText('Only staff can see this page');
  expect(requests.some(({ path }) => path.startsWith('/v2/admin'))).toBe(false);
});

it('HouseAdsPage shows companies with what members reported, below the own ads', async () => {
  const companies = [
    {
      adId: 'vendor-2',
      company: 'Nineweave',
      vendor: 2,
      hides: 3,
      reportCount: 1,
      reports: [{ reason: 'misleading', note: 'It promises money.', reportedTs: 1_750_000_000 }],
    },
  ];
  show(() => ({ ...list(running), companies }));
  const company = within(await screen.findByRole('article', { name: 'Nineweave' }));
  company.getByText('Misleading');
  company.getByText('It promises money.');
  expect(company.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(['3', '1']);
});

it('HouseAdsPage has no part for companies where the operator shows none', async () => {
  show(() => ({ ...list(running), companies: [] }));
  await screen.findByRole('article', { name: running.ad.title });
  expect(screen.queryByRole('heading', { name: 'Ads of other companies' })).toBeNull();
});

it('HouseAdsPage shows the ads on one axis of days, the earliest first, without those that ended long ago', async () => {
  const DAY_SECONDS = 86_400;
  const now = Math.floor(Date.now() / 1000);
  const adOf = (id: string, title: string, from: number, to: number, state = 'running') => ({
    ...running,
    id,
    ad: { ...running.ad, id, title },
    state,
    startTs: now + from * DAY_SECONDS,
    endTs: now + to * DAY_SECONDS,
    counts: { ...running.counts, reports: 0 },
  });
  show(({ path }) =>
    path.endsWith('/v2/admin/ads')
      ? list(
          adOf('1', 'Next week', 7, 14),
          adOf('2', 'Now', -7, 7),
          adOf('3', 'Last year', -400, -380, 'ended'),
        )
      : undefined,
  );
  const table = within(await screen.findByRole('region', { name: 'When they run' }));
  expect(table.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Now', '#ad-2'],
    ['Next week', '#ad-1'],
  ]);
  expect(table.getAllByRole('img').map((line) => line.getAttribute('aria-label'))).toEqual([
    expect.stringMatching(/^Running, /),
    expect.stringMatching(/^Running, /),
  ]);
  table.getByText('1 runs today. Nobody reported one.');
  expect(document.getElementById('ad-2')?.textContent).toContain('Now');
});

it('HouseAdsPage shows an ad as readers see it, and how much of its showings it had', async () => {
  const capped = { ...running, capTotal: 20_000, counts: { ...running.counts, impressions: 8412 } };
  const { user } = show(() => list(capped));
  const row = within(await screen.findByRole('article', { name: running.ad.title }));
  expect(row.getByRole('progressbar', { name: 'Seen 8,412 of 20,000 times' })).toBeTruthy();
  expect(row.queryByText(/^Ad · from Skein/)).toBeNull();
  await user.click(row.getByRole('button', { name: 'As readers see it' }));
  expect((await row.findByText(/^Ad · from Skein/)).closest('[inert]')).not.toBeNull();
});
