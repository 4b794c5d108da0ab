import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { examples } from '#openapi/examples/activity.ts';
import { examples as consent } from '#openapi/examples/consent-and-ads.ts';
import { vendorsQuery } from '#src/entities/consent/consent.ts';
import { type Answer, ApiFailure, renderApp } from '#tests/support/render-app.tsx';
import { aBlog } from '#tests/support/ui-posts.ts';
import { GraphCard } from './GraphCard.tsx';

const START = Date.parse('2026-03-02T00:00:00Z') / 1000;
const PATH = '/v2/blog/tove/activity';

/** Fields that accompany a graph of notes. */
const NO_NOTES = { likes: 0, reblogs: 0, replies: 0, topPosts: [], topFans: [] };

function graph(counts: readonly number[], previousTotal: number, more: object = {}) {
  const points = counts.map((count, at) => ({ timestamp: START + at * 3600, count }));
  return {
    ...NO_NOTES,
    graph: {
      range: 'threedays',
      granularity: 'hourly',
      startTs: START,
      endTs: START + counts.length * 3600,
      total: counts.reduce((sum, count) => sum + count, 0),
      previousTotal,
      points,
      ...more,
    },
  };
}

function show(answers: Record<string, object | ApiFailure>) {
  const answer: Answer = ({ path }) => answers[path] ?? {};
  return renderApp(<GraphCard blog="tove" />, { answer });
}

it('GraphCard shows the notes of three days by the hour and their change against the previous range', async () => {
  const { requests } = show({ [`${PATH}/notes`]: graph([3, 0, 1234], 1200) });
  expect(await screen.findByText('1,237')).toBeTruthy();
  expect(screen.getByText('37 more than before')).toBeTruthy();
  expect(requests.map(({ path, query }) => [path, Object.fromEntries(query)])).toContainEqual([
    `${PATH}/notes`,
    { range: 'threedays', granularity: 'hourly' },
  ]);
});

it.each([
  [[3], 5, '2 less than before'],
  [[3], 4, '1 less than before'],
  [[3], 3, 'as many as in the period before'],
  [[3], 2, '1 more than before'],
])('GraphCard compares %j with %i in the range before: %s', async (counts, previous, words) => {
  show({ [`${PATH}/notes`]: graph(counts, previous) });
  expect(await screen.findByText(words)).toBeTruthy();
  expect(screen.getAllByText(/ than before$|^as many as/)).toHaveLength(1);
});

it('GraphCard is collapsed to one line above the notifications, and expands', async () => {
  show({ [`${PATH}/notes`]: graph([3, 0, 1234], 1200) });
  const fold = await screen.findByRole('button', { name: /1,237 notes in 3 days/ });
  expect(fold.getAttribute('aria-expanded')).toBe('false');
  const whole = document.getElementById(fold.getAttribute('aria-controls') ?? '');
  expect(within(whole as HTMLElement).getByRole('tab', { name: 'Notes' })).toBeTruthy();
  fireEvent.click(fold);
  expect(fold.getAttribute('aria-expanded')).toBe('true');
});

it('GraphCard exposes each step by a slider and in a table', async () => {
  show({ [`${PATH}/notes`]: graph([3, 0, 1234], 2000) });
  const slider = await screen.findByRole('slider', { name: 'Notes' });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 1,234$/);
  fireEvent.change(slider, { target: { value: '0' } });
  expect(slider.getAttribute('aria-valuetext')).toMatch(/: 3$/);
  expect(screen.getByText('763 less than before')).toBeTruthy();
  const cells = within(screen.getByRole('table', { hidden: true })).getAllByRole('cell', { hidden: true });
  expect(cells.map(({ textContent }) => textContent)).toEqual(['3', '0', '1,234']);
});

it('GraphCard requests days beyond three days, and followers by calls of their own', async () => {
  const { requests } = show({
    [`${PATH}/notes`]: graph([1], 1),
    [`${PATH}/followers/new`]: graph([0, 0], 0),
    [`${PATH}/followers/total`]: graph([7, 9], 7, { total: 9 }),
  });
  fireEvent.click(await screen.findByRole('radio', { name: 'Month' }));
  fireEvent.click(screen.getByRole('tab', { name: 'New followers' }));
  expect(await screen.findByText('no activity so far')).toBeTruthy();
  fireEvent.click(screen.getByRole('tab', { name: 'Followers' }));
  expect(await screen.findByText('2 more than before')).toBeTruthy();
  for (const kind of ['followers/new', 'followers/total']) {
    expect(requests.map(({ path, query }) => [path, Object.fromEntries(query)])).toContainEqual([
      `${PATH}/${kind}`,
      { range: 'month', granularity: 'daily' },
    ]);
  }
});

it('GraphCard shows an error when loading fails, and retries', async () => {
  const answers: Record<string, object> = { [`${PATH}/notes`]: new ApiFailure(403, 1034, 'Not yours.') };
  show(answers);
  expect(await screen.findByText('The numbers could not be loaded.')).toBeTruthy();
  answers[`${PATH}/notes`] = graph([2], 2);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('as many as in the period before')).toBeTruthy());
});

it('MostNoted lists the most noted posts and their fans, and renders nothing when there are none', async () => {
  const post = { id: '7', blogName: 'tove', type: 'text', summary: 'A walk', postUrl: '/tove/7' };
  const { unmount } = show({
    [`${PATH}/notes`]: {
      ...graph([3], 0),
      topPosts: [
        { post, noteCount: 3 },
        { post: { ...post, id: '8', summary: '' }, noteCount: 1 },
      ],
      topFans: [{ blog: aBlog('ann'), noteCount: 2 }],
    },
  });
  const posts = within(await screen.findByRole('region', { name: 'Posts with the most notes' })).getAllByRole(
    'listitem',
  );
  expect(posts.map(({ textContent }) => textContent)).toEqual(['A walk3 notes', 'Post without text1 note']);
  const fans = within(screen.getByRole('region', { name: 'Notes from' }));
  expect(fans.getByRole('listitem').textContent).toBe('ann2 notes');
  unmount();
  show({ [`${PATH}/notes`]: graph([0], 0) });
  await screen.findByText('no activity so far');
  expect(screen.queryByRole('region', { name: 'Posts with the most notes' })).toBeNull();
});

const { week } = examples.getActivityImpressions.responses[200];
const [vendors] = Object.values(consent.listConsentVendors.responses[200]).map(({ value }) => value);

/** Tells the page which purposes the site asks for. */
function measure(queryClient: QueryClient, purposes: object[]): void {
  queryClient.setQueryData(vendorsQuery().queryKey, {
    meta: { status: 200, msg: 'OK' },
    response: { ...vendors, purposes },
  } as never);
}

it('GraphCard shows impressions by day, by place and by source on a site that measures', async () => {
  const { user, requests, queryClient } = show({
    [`${PATH}/notes`]: graph([3], 1),
    [`${PATH}/impressions`]: week.value,
  });
  act(() => measure(queryClient, [{ number: 9 }]));
  await user.click(await screen.findByRole('tab', { name: 'Impressions' }));
  expect(await screen.findByRole('img', { name: /^times in view, from/ })).toBeTruthy();
  expect(screen.getByText('2,211 in the period before')).toBeTruthy();
  const places = screen.getByRole('table', { name: 'Where it was seen' });
  expect(within(places).getByRole('row', { name: 'Dashboard 1,604 63%' })).toBeTruthy();
  expect(
    within(screen.getByRole('table', { name: 'Where readers come from' })).getAllByRole('row'),
  ).toHaveLength(2);
  await user.click(screen.getByRole('radio', { name: 'Month' }));
  await waitFor(() =>
    expect(
      requests.filter(({ path }) => path === `${PATH}/impressions`).map(({ query }) => query.get('range')),
    ).toEqual(['threedays', 'month']),
  );
});

it('GraphCard has no impressions on a site that does not measure', async () => {
  const { queryClient } = show({ [`${PATH}/notes`]: graph([3], 1) });
  act(() => measure(queryClient, []));
  expect(await screen.findByRole('tab', { name: 'Followers' })).toBeTruthy();
  expect(screen.queryByRole('tab', { name: 'Impressions' })).toBeNull();
});
