import { expect, it } from 'vitest';
import { feedPaging, paging } from './paging.ts';

function link(queryParams: { cursor?: string; offset?: number; limit?: number }) {
  return {
    href: '/list',
    queryParams,
  };
}

it('leads a list by its links, whether it names a cursor or an offset', () => {
  const page = { response: { links: { next: link({ cursor: 'c2' }), prev: link({ cursor: 'c0' }) } } };
  expect(paging.getNextPageParam(page)).toBe('c2');
  expect(paging.getPreviousPageParam(page)).toBe('c0');
  expect(paging.getNextPageParam({ response: { links: { next: link({ offset: 20, limit: 20 }) } } })).toBe(
    20,
  );
  expect(paging.getPreviousPageParam({ response: { links: { prev: link({ offset: 0 }) } } })).toBe(0);
});

it('leads a timeline by the links inside of it', () => {
  const page = { response: { timeline: { links: { next: link({ cursor: 'c2' }) } } } };
  expect(feedPaging.getNextPageParam(page)).toBe('c2');
  expect(feedPaging.getPreviousPageParam(page)).toBeUndefined();
});

it('ends where a list says nothing of a next page', () => {
  expect(paging.getNextPageParam({ response: {} })).toBeUndefined();
  expect(paging.getNextPageParam({ response: { links: {} } })).toBeUndefined();
  expect(paging.getNextPageParam({ response: { timeline: {} } })).toBeUndefined();
});
