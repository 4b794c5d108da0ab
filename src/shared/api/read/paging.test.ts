import { expect, it } from 'vitest';
import { feedPaging, paging } from './paging.ts';

function link(queryParams: { cursor?: string; offset?: number; limit?: number }) {
  return {
    href: '/list',
    queryParams,
  };
}

it("paging follows a list's links by cursor or offset", () => {
  const page = { response: { links: { next: link({ cursor: 'c2' }), prev: link({ cursor: 'c0' }) } } };
  expect(paging.getNextPageParam(page)).toBe('c2');
  expect(paging.getPreviousPageParam(page)).toBe('c0');
  expect(paging.getNextPageParam({ response: { links: { next: link({ offset: 20, limit: 20 }) } } })).toBe(
    20,
  );
  expect(paging.getPreviousPageParam({ response: { links: { prev: link({ offset: 0 }) } } })).toBe(0);
});

it("paging follows a timeline's inner links", () => {
  const page = { response: { timeline: { links: { next: link({ cursor: 'c2' }) } } } };
  expect(feedPaging.getNextPageParam(page)).toBe('c2');
  expect(feedPaging.getPreviousPageParam(page)).toBeUndefined();
});

it('paging ends without a next link', () => {
  expect(paging.getNextPageParam({ response: {} })).toBeUndefined();
  expect(paging.getNextPageParam({ response: { links: {} } })).toBeUndefined();
  expect(paging.getNextPageParam({ response: { timeline: {} } })).toBeUndefined();
});
