import { QueryClient, QueryClientProvider, useInfiniteQuery } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { type Links, listState, nextPage, previousPage } from './paging.ts';

const link = (page: number) => ({ href: '/list', queryParams: { page } });

it('knows the six states of a list and moves by next and previous links [paginated-list-01]', async () => {
  const waiting: Array<{ answer: (page: { links: Links }) => void; fail: () => void }> = [];
  const asked: unknown[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  const { result, rerender } = renderHook(
    ({ enabled }) =>
      useInfiniteQuery({
        queryKey: ['list'],
        queryFn: ({ pageParam }) => {
          asked.push(pageParam);
          return new Promise<{ links: Links }>((answer, fail) => waiting.push({ answer, fail }));
        },
        initialPageParam: { page: 5 },
        getNextPageParam: (page) => nextPage<{ page: number }>(page.links),
        getPreviousPageParam: (page) => previousPage<{ page: number }>(page.links),
        enabled,
      }),
    { wrapper, initialProps: { enabled: false } },
  );
  const becomes = (state: string) => waitFor(() => expect(listState(result.current)).toBe(state));
  const settle = (how: 'answer' | 'fail', links: Links = {}) =>
    act(async () => {
      const call = waiting.pop();
      if (how === 'fail') call?.fail();
      else call?.answer({ links });
    });

  await becomes('none');
  rerender({ enabled: true });
  await becomes('fetchingInitial');
  await settle('answer', { next: link(6), prev: link(4) });
  await becomes('loaded');
  act(() => void result.current.fetchPreviousPage());
  await becomes('fetchingPrevious');
  await settle('answer');
  await becomes('loaded');
  act(() => void result.current.fetchNextPage());
  await becomes('fetchingNext');
  await settle('fail');
  await becomes('error');
  expect(asked).toEqual([{ page: 5 }, { page: 4 }, { page: 6 }]);
});
