import { type QueryClient, useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderApp } from '#tests/support/render-app.tsx';
import { refreshLists } from './refresh-lists.ts';

/** Calls so far, by path and query. */
const calls: string[] = [];
let refuses = false;

async function ask(what: string): Promise<string> {
  calls.push(what);
  if (refuses) throw new Error('refused');
  return what;
}

function Page() {
  const list = useInfiniteQuery({
    queryKey: ['list'],
    queryFn: ({ pageParam }) => ask(`page ${pageParam ?? 'one'}`),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (_, pages) => (pages.length < 3 ? 'next' : undefined),
    retry: false,
  });
  useQuery({ queryKey: ['fact'], queryFn: () => ask('fact'), retry: false });
  return (
    <button type="button" onClick={() => void list.fetchNextPage()}>
      {`${list.data?.pages.length ?? 0} pages`}
    </button>
  );
}

async function start(): Promise<QueryClient> {
  refuses = false;
  const { queryClient, user } = renderApp(<Page />);
  // Cached data that this page does not show.
  queryClient.setQueryData(['elsewhere'], 'known');
  await user.click(await screen.findByRole('button', { name: '1 pages' }));
  await screen.findByRole('button', { name: '2 pages' });
  calls.length = 0;
  return queryClient;
}

it('refreshLists refetches the first page of lists and all mounted queries, and no others', async () => {
  const queryClient = await start();
  await act(() => refreshLists(queryClient));
  await vi.waitFor(() => expect(calls.toSorted()).toEqual(['fact', 'page one']));
  expect(await screen.findByRole('button', { name: '1 pages' })).toBeTruthy();
  expect(queryClient.getQueryState(['elsewhere'])?.dataUpdateCount).toBe(1);
});

it('refreshLists throws when a list is refused and keeps the shown data', async () => {
  const queryClient = await start();
  refuses = true;
  await act(async () => {
    await expect(refreshLists(queryClient)).rejects.toThrow('refused');
  });
  expect(await screen.findByRole('button', { name: '1 pages' })).toBeTruthy();
});

it('refreshLists keeps the pages of a list that started at a cursor', async () => {
  const queryClient = await start();
  const pages = ['page from', 'page on'];
  act(() => {
    queryClient.setQueryData(['list'], { pages, pageParams: ['from', 'on'] });
  });
  await act(() => refreshLists(queryClient));
  expect(calls.filter((call) => call.startsWith('page'))).toEqual(['page from', 'page next']);
});
