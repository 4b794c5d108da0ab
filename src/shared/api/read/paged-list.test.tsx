import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it } from 'vitest';
import { usePagedList } from './paged-list.ts';
import { type PageAnswer, paging } from './paging.ts';

type Page = PageAnswer & { items: string[] };
type Links = { next?: ReturnType<typeof link>; prev?: ReturnType<typeof link> };

const link = (offset: number) => ({ href: '/list', queryParams: { offset } });
const itemsOf = ({ items }: Page) => items;
const keyOf = (item: string) => item;

it('usePagedList has the six states of a list and follows next and previous links [paginated-list-01]', async () => {
  const waiting: Array<{ answer: (page: Page) => void; fail: () => void }> = [];
  const pageParams: unknown[] = [];
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <I18nProvider i18n={i18n}>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </I18nProvider>
  );
  const { result, rerender } = renderHook(
    ({ enabled }) =>
      usePagedList<Page, number | undefined, string>(
        {
          ...paging,
          queryKey: ['list'],
          queryFn: ({ pageParam }) => {
            pageParams.push(pageParam);
            return new Promise<Page>((answer, fail) => waiting.push({ answer, fail }));
          },
          initialPageParam: 5,
          enabled,
        },
        itemsOf,
        keyOf,
      ),
    { wrapper, initialProps: { enabled: false } },
  );
  const becomes = (state: string) => waitFor(() => expect(result.current.state).toBe(state));
  const settle = (how: 'answer' | 'fail', links: Links = {}, items: string[] = []) =>
    act(async () => {
      const call = waiting.pop();
      if (how === 'fail') call?.fail();
      else call?.answer({ response: { links }, items });
    });

  await becomes('none');
  rerender({ enabled: true });
  await becomes('fetchingInitial');
  expect(result.current.items).toBeUndefined();
  await settle('answer', { next: link(6), prev: link(4) }, ['c', 'd']);
  await becomes('loaded');
  expect(result.current).toMatchObject({ items: ['c', 'd'], hasMore: true });
  act(() => result.current.fetchPrevious());
  await becomes('fetchingPrevious');
  // The list has shifted meanwhile, so one item appears twice.
  await settle('answer', {}, ['b', 'c']);
  await becomes('loaded');
  expect(result.current.items).toEqual(['b', 'c', 'd']);
  act(() => result.current.fetchMore());
  await becomes('fetchingNext');
  await settle('fail');
  await becomes('error');
  expect(result.current).toMatchObject({ items: ['b', 'c', 'd'], isFetchMoreError: true });
  expect(pageParams).toEqual([5, 4, 6]);
});
