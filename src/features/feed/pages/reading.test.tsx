import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { examples } from '#openapi/examples/settings.ts';
import { ApiFailure, renderApp, type ServerRequest } from '#tests/support/render-app.tsx';
import { aBlog, aPost } from '#tests/support/ui-posts.ts';
import DashboardPage from './DashboardPage.tsx';

const { settings } = examples.getUserSettings.responses[200].marlow.value;

/** Replaces IntersectionObserver: jsdom has no layout, so the tests say what is in view. */
class Watched {
  static all: Watched[] = [];
  readonly tell: IntersectionObserverCallback;
  readonly targets = new Set<Element>();
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
    Watched.all.push(this);
  }
  observe(element: Element) {
    this.targets.add(element);
  }
  unobserve() {}
  disconnect() {
    this.targets.clear();
  }
}

/** @param share how much of the post is in view, 0 to 1 */
function bringIntoView(id: string, share: number): void {
  for (const { tell, targets } of Watched.all) {
    for (const target of targets) {
      if (!(target instanceof HTMLElement) || target.dataset.post !== id) continue;
      const entry = {
        target,
        isIntersecting: share > 0,
        intersectionRatio: share,
        intersectionRect: { height: 1 },
      };
      tell([entry as unknown as IntersectionObserverEntry], undefined as never);
    }
  }
}

function post(id: string, more = {}) {
  const content = [{ type: 'text' as const, text: `post ${id}` }];
  return aPost({ id, timestamp: 1_700_000_000 + Number(id), content, ...more });
}

let dashboard = { dimSeen: false, skipSeen: false };
let marker: number | undefined;
let refuses = false;

function answer({ path, method, body }: ServerRequest): unknown {
  if (path === '/v2/timeline/dashboard') {
    return { timeline: { elements: [post('3'), post('2'), post('1', { seen: true })], links: {} } };
  }
  if (path === '/v2/user/timeline_markers') {
    const known =
      marker === undefined ? [] : [{ which: 'following', postId: '9', postTs: marker, readTs: 1, unread: 1 }];
    return { markers: known };
  }
  if (path === '/v2/user/settings') {
    if (method === 'POST') {
      const { dim_seen: dimSeen, skip_seen: skipSeen } = (body as { dashboard: Record<string, boolean> })
        .dashboard;
      dashboard = { dimSeen: dimSeen === true, skipSeen: skipSeen === true };
    }
    return { settings: { ...settings, dashboard: { ...settings.dashboard, ...dashboard } } };
  }
  if (path === '/v2/user/seen_posts' && refuses) return new ApiFailure(500, 5000, 'The loom is stuck.');
  if (path.startsWith('/v2/user/timeline_markers/')) {
    return { marker: { which: 'following', postId: '3', postTs: 1, readTs: 1, unread: 0 } };
  }
  if (path === '/v2/tabs') return { tabs: [] };
  return path.endsWith('/tags') ? { tags: [] } : { blogs: [], links: {} };
}

const show = () => renderApp(<DashboardPage />, { blogs: [aBlog('bo')], answer });
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  vi.stubGlobal('IntersectionObserver', Watched);
  Watched.all = [];
  dashboard = { dimSeen: false, skipSeen: false };
  marker = undefined;
  refuses = false;
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function reportedBatches(requests: ServerRequest[]): unknown[] {
  return requests.filter(({ path }) => path === '/v2/user/seen_posts').map(({ body }) => body);
}

it('seen posts are reported in one batch after a second in view, and the read marker is stored', async () => {
  const { requests } = show();
  await screen.findByText('post 3');
  bringIntoView('3', 0.5);
  bringIntoView('2', 0.49);
  await wait(500);
  bringIntoView('1', 1);
  await wait(400);
  bringIntoView('1', 0);
  await wait(6000);
  expect(reportedBatches(requests)).toEqual([{ ids: ['3'], which: 'following' }]);
  const marks = requests.filter(({ path }) => path === '/v2/user/timeline_markers/following');
  expect(marks.map(({ method, body }) => [method, body])).toEqual([['PUT', { post_id: '3' }]]);
  bringIntoView('3', 0);
  bringIntoView('3', 1);
  bringIntoView('1', 1);
  await wait(6000);
  expect(reportedBatches(requests)[1]).toEqual({ ids: ['1'], which: 'following' });
});

it('seen posts are reported at once when the page is left, and failed reports are repeated', async () => {
  const { requests, unmount } = show();
  await screen.findByText('post 3');
  refuses = true;
  bringIntoView('3', 1);
  await wait(1000);
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(reportedBatches(requests)).toEqual([{ ids: ['3'], which: 'following' }]));
  refuses = false;
  await wait(100);
  bringIntoView('2', 1);
  await wait(1000);
  unmount();
  await waitFor(() => expect(reportedBatches(requests)[1]).toEqual({ ids: ['3', '2'], which: 'following' }));
});

it('a feed draws the read line where the member stopped on any device, and none when nothing is new', async () => {
  marker = 1_700_000_002;
  const { unmount } = show();
  const line = await screen.findByText('You are caught up');
  const [first, second] = screen.getAllByRole('article');
  expect(first && line.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(second && line.compareDocumentPosition(second) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  unmount();
  marker = 1_700_000_003;
  show();
  await screen.findByText('post 3');
  await wait(100);
  expect(screen.queryByText('You are caught up')).toBeNull();
});

it('a feed dims or skips seen posts as the member chose', async () => {
  const { user, requests } = show();
  await screen.findByText('post 1');
  const isDimmed = (): boolean => document.querySelector('[class*="dimmed"] article[data-seen]') !== null;
  expect([isDimmed(), document.querySelectorAll('article[data-seen]').length]).toEqual([false, 1]);
  await user.click(screen.getByRole('button', { name: 'Posts you have seen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Dim seen posts' }));
  await waitFor(() => expect(isDimmed()).toBe(true));
  await user.click(screen.getByRole('button', { name: 'Posts you have seen' }));
  await user.click(await screen.findByRole('menuitem', { name: /Hide seen posts/ }));
  await waitFor(() =>
    expect(
      requests
        .filter(({ method, path }) => method === 'POST' && path === '/v2/user/settings')
        .map(({ body }) => body),
    ).toEqual([
      { dashboard: { dim_seen: true, skip_seen: false } },
      { dashboard: { dim_seen: true, skip_seen: true } },
    ]),
  );
  await user.click(screen.getByRole('button', { name: 'Posts you have seen' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Clear what I have seen' }));
  await screen.findByText('All posts count as unseen again.');
});
