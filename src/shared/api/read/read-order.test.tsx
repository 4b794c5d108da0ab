import { InfiniteQueryObserver, type QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getGetUserCountsQueryOptions, getGetUserInfoQueryOptions } from '#generated/hooks/base/base.ts';
import { getGetBlogInfoQueryOptions } from '#generated/hooks/blogs/blogs.ts';
import {
  getGetDashboardInfiniteQueryOptions,
  getListTabsQueryOptions,
  getReorderTabsMutationOptions,
} from '#generated/hooks/feed/feed.ts';
import { applyLiveEvent } from '#src/app/providers/apply-live-event.ts';
import { setFollowed } from '#src/entities/blog/follow.ts';
import { clearToasts } from '#src/shared/lib/toasts/toast-store.ts';
import { failureAnswer, okAnswer } from '#tests/support/answers.ts';
import { aBlog } from '#tests/support/ui-posts.ts';
import { configureHttp } from '../call/http.ts';
import { transport } from '../call/transport.ts';
import { executeWrite, type Write } from '../write/write.ts';
import { blogOverlay, clearOverlays } from './post-overlay.ts';
import { makeQueryClient } from './query-client.ts';
import { holdReads, recordChange } from './read-order.ts';

/** Calls that were sent, in order; the test answers each when it wants to. */
let calls: { path: string; answer: (answer: Response) => void }[] = [];
let queryClient: QueryClient;
let stops: (() => void)[] = [];

beforeEach(() => {
  calls = [];
  queryClient = makeQueryClient();
  configureHttp({
    skipResponseValidation: true,
    fetch: (input, init) =>
      new Promise((answer) => calls.push({ path: `${init?.method} ${String(input)}`, answer })),
  });
});
afterEach(() => {
  for (const stop of stops) stop();
  stops = [];
  clearOverlays();
  clearToasts();
});

/** Waits until a call was sent, and returns it. */
async function call(number: number) {
  await vi.waitFor(() => expect(calls.length).toBeGreaterThanOrEqual(number));
  const sent = calls[number - 1];
  if (!sent) throw new Error('It was not sent.');
  return sent;
}

/** Waits until everything that an answer sets off has happened. */
const settle = () => new Promise((resolve) => setTimeout(resolve, 10));

const tabsQuery = getListTabsQueryOptions();
type Tabs = { response: { tabs: { id: string }[] } };
const tabsAnswer = (...ids: string[]) => okAnswer({ tabs: ids.map((id) => ({ id })) });
function shownTabs() {
  return queryClient
    .getQueryData<Tabs>(tabsQuery.queryKey)
    ?.response.tabs.map(({ id }) => id)
    .join(' ');
}

/** Mounts the tabs and answers their first read. */
async function showTabs(...ids: string[]): Promise<void> {
  stops.push(new QueryObserver(queryClient, tabsQuery).subscribe(() => undefined));
  (await call(calls.length || 1)).answer(tabsAnswer(...ids));
  await settle();
}

type Order = { data: { tab_ids: string[] } };
const write: Write<Order, unknown> = {
  scope: 'tabs',
  optimisticUpdate: ({ data: { tab_ids } }, changeQuery) =>
    changeQuery<Tabs>(tabsQuery.queryKey, ({ response: { tabs } }) => ({
      response: { tabs: tabs.toSorted((a, b) => tab_ids.indexOf(a.id) - tab_ids.indexOf(b.id)) },
    })),
};
function order(ids: string, changes: Write<Order, unknown> = {}): Promise<boolean> {
  return executeWrite(
    queryClient,
    getReorderTabsMutationOptions,
    { ...write, ...changes },
    { data: { tab_ids: ids.split(' ') } },
  );
}

describe('a read that crosses a write', () => {
  it('a read is repeated when it was sent before the write and answered after it', async () => {
    await showTabs('a', 'b');
    void queryClient.refetchQueries({ queryKey: tabsQuery.queryKey });
    const read = await call(2);
    const written = order('b a');
    (await call(3)).answer(tabsAnswer('b', 'a'));
    expect(await written).toBe(true);
    read.answer(tabsAnswer('a', 'b'));
    await settle();
    expect(shownTabs()).toBe('b a');
    (await call(4)).answer(tabsAnswer('b', 'a', 'c'));
    await settle();
    expect([shownTabs(), calls.length]).toEqual(['b a c', 4]);
  });

  it('a read waits for the write when its answer comes first, and shows the optimistic state meanwhile', async () => {
    await showTabs('a', 'b');
    const written = order('b a');
    const sentWrite = await call(2);
    void queryClient.refetchQueries({ queryKey: tabsQuery.queryKey });
    (await call(3)).answer(tabsAnswer('a', 'b'));
    await settle();
    expect([shownTabs(), calls.length]).toEqual(['b a', 3]);
    sentWrite.answer(tabsAnswer('b', 'a'));
    await written;
    (await call(4)).answer(tabsAnswer('b', 'a'));
    await settle();
    expect(shownTabs()).toBe('b a');
  });

  it('a read is repeated when it is the first one of its query', async () => {
    stops.push(new QueryObserver(queryClient, tabsQuery).subscribe(() => undefined));
    const read = await call(1);
    const written = order('b a');
    (await call(2)).answer(tabsAnswer('b', 'a'));
    await written;
    read.answer(tabsAnswer('a', 'b'));
    (await call(3)).answer(tabsAnswer('b', 'a'));
    await settle();
    expect(shownTabs()).toBe('b a');
  });

  it('a read is not repeated when the write changed another address', async () => {
    await showTabs('a');
    void queryClient.refetchQueries({ queryKey: tabsQuery.queryKey });
    const read = await call(2);
    recordChange('/v2/user/info');
    holdReads('/v2/user/info')();
    read.answer(tabsAnswer('b'));
    await settle();
    expect([shownTabs(), calls.length]).toEqual(['b', 2]);
  });

  it('a read ends after three requests, however often its address changes', async () => {
    const read = transport('/v2/tabs');
    for (const number of [1, 2, 3]) {
      const sent = await call(number);
      recordChange('/v2/tabs');
      sent.answer(tabsAnswer(String(number)));
    }
    expect(await read).toMatchObject({ response: { tabs: [{ id: '3' }] } });
  });
});

describe('two writes of one query that cross', () => {
  it('crossing writes keep the later one when the earlier one is refused', async () => {
    await showTabs('a', 'b', 'c');
    const first = order('c a b');
    const second = order('c b a');
    expect(shownTabs()).toBe('c b a');
    (await call(2)).answer(failureAnswer(400, [5016]));
    expect(await first).toBe(false);
    await settle();
    expect(shownTabs()).toBe('c b a');
    (await call(3)).answer(tabsAnswer('c', 'b', 'a'));
    expect([await second, shownTabs()]).toEqual([true, 'c b a']);
  });

  it('crossing writes keep the earlier one when the later one is refused', async () => {
    await showTabs('a', 'b', 'c');
    const first = order('c a b');
    const second = order('b c a');
    (await call(2)).answer(tabsAnswer('c', 'a', 'b'));
    await first;
    (await call(3)).answer(failureAnswer(400, [5016]));
    expect([await second, shownTabs()]).toEqual([false, 'c a b']);
  });

  it('crossing writes do not wait for a read between them', async () => {
    await showTabs('a', 'b');
    const onSuccess = () => queryClient.invalidateQueries({ queryKey: tabsQuery.queryKey });
    void order('b a', { onSuccess });
    const second = order('a b', { onSuccess });
    (await call(2)).answer(tabsAnswer('b', 'a'));
    // The refetch after the first write and the second write are sent together.
    await call(4);
    const [read, sentWrite] = [calls[2], calls[3]];
    expect([read?.path, sentWrite?.path.split(' ')[0]]).toEqual(['GET /v2/tabs', 'PUT']);
    read?.answer(tabsAnswer('b', 'a'));
    await settle();
    expect(shownTabs()).toBe('a b');
    sentWrite?.answer(tabsAnswer('a', 'b'));
    expect(await second).toBe(true);
  });
});

describe('overlays', () => {
  const blog = aBlog('ivy', { followed: false });
  const info = getGetBlogInfoQueryOptions('ivy');
  const followed = () => blogOverlay.get(blog.uuid)?.followed;

  it('overlays keep a follow when a read sent during the write is answered after it', async () => {
    const written = setFollowed(queryClient, blog, true);
    const sentWrite = await call(1);
    const reading = queryClient.fetchQuery(info);
    const read = await call(2);
    sentWrite.answer(okAnswer({ blog: { ...blog, followed: true } }));
    await written;
    read.answer(okAnswer({ blog }));
    await reading;
    expect(followed()).toBe(true);
  });

  it('overlays tell other tabs of a follow again when the server has answered it', async () => {
    const told: unknown[] = [];
    stops.push(blogOverlay.onPut((_key, values) => told.push(values)));
    const written = setFollowed(queryClient, blog, true);
    // Another tab that reads now may be answered with the state before the write.
    const count = told.length;
    (await call(1)).answer(okAnswer({ blog: { ...blog, followed: true } }));
    await written;
    expect([count, told]).toEqual([1, [{ followed: true }, { followed: true }]]);
  });

  it('overlays take over a response that was requested after the write was answered', async () => {
    const written = setFollowed(queryClient, blog, true);
    (await call(1)).answer(okAnswer({ blog: { ...blog, followed: true } }));
    await written;
    const reading = queryClient.fetchQuery(info);
    (await call(2)).answer(okAnswer({ blog }));
    await reading;
    expect(followed()).toBe(false);
  });
});

describe('changes that are no writes of this page', () => {
  it('a live event repeats a first read of the counts that was in flight', async () => {
    const counts = getGetUserCountsQueryOptions();
    stops.push(new QueryObserver(queryClient, counts).subscribe(() => undefined));
    const read = await call(1);
    applyLiveEvent(queryClient, { kind: 'notifications' });
    read.answer(okAnswer({ unread: 0 }));
    (await call(2)).answer(okAnswer({ unread: 1 }));
    await settle();
    expect(queryClient.getQueryData(counts.queryKey)).toMatchObject({ response: { unread: 1 } });
  });

  it('a changed counter of the viewer is not overwritten by an earlier read', async () => {
    const viewer = getGetUserInfoQueryOptions();
    queryClient.setQueryData(viewer.queryKey, { response: { likes: 1 } } as never);
    void queryClient.prefetchQuery({ ...viewer, staleTime: 0 });
    const read = await call(1);
    queryClient.setQueryData(viewer.queryKey, { response: { likes: 2 } } as never);
    read.answer(okAnswer({ likes: 1 }));
    (await call(2)).answer(okAnswer({ likes: 2 }));
    await settle();
    expect(queryClient.getQueryData(viewer.queryKey)).toMatchObject({ response: { likes: 2 } });
  });

  it('the next page of a list is not joined to pages that were replaced meanwhile', async () => {
    const next = { links: { next: { href: '/', queryParams: { cursor: 'x' } } } };
    const page = (text: string) => ({ meta: {}, response: { text, ...next } });
    const options = {
      ...getGetDashboardInfiniteQueryOptions(),
      initialPageParam: undefined,
      getNextPageParam: () => 'x' as never,
    };
    const list = new InfiniteQueryObserver(queryClient, options as never);
    stops.push(list.subscribe(() => undefined));
    (await call(1)).answer(okAnswer(page('old').response));
    await settle();
    void list.fetchNextPage();
    const read = await call(2);
    const { queryKey } = options;
    queryClient.setQueryData(queryKey, { pages: [page('new')], pageParams: [undefined] } as never);
    read.answer(okAnswer(page('second').response));
    await settle();
    // The cancelled page may be requested again; nobody takes it.
    calls[2]?.answer(okAnswer(page('second').response));
    await settle();
    const { pages } = queryClient.getQueryData(queryKey) as { pages: { response: { text: string } }[] };
    expect(pages.map(({ response }) => response.text)).toEqual(['new']);
  });
});
