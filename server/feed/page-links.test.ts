import { expect, test } from 'vitest';
import { offsetLinks, pageLink } from './page-links.ts';

test('pageLink keeps the query, replaces the named parameters and omits unset ones', () => {
  expect(
    pageLink('/v2/x', { tag: 'a b', before: undefined, type: null, limit: 20 }, { cursor: 'c&d' }),
  ).toEqual({
    href: '/v2/x?tag=a+b&limit=20&cursor=c%26d',
    queryParams: { cursor: 'c&d' },
  });
});

test.each([
  [{ offset: 0, limit: 3 }, 3, undefined, undefined],
  [{ offset: 0, limit: 3 }, 4, { offset: 3, limit: 3 }, undefined],
  [{ offset: 0, limit: 3 }, 2, undefined, undefined],
  [{ offset: 0, limit: 3 }, 0, undefined, undefined],
  [{ offset: 3, limit: 3 }, 7, { offset: 6, limit: 3 }, { offset: 0, limit: 3 }],
  [{ offset: 6, limit: 3 }, 7, undefined, { offset: 3, limit: 3 }],
  [{ offset: 2, limit: 3 }, 7, { offset: 5, limit: 3 }, { offset: 0, limit: 3 }],
  [{ offset: 9, limit: 3 }, 7, undefined, { offset: 6, limit: 3 }],
])('offsetLinks returns the previous and next page of %j in a list of %i', (asked, total, next, prev) => {
  const links = offsetLinks('/v2/x', asked, total);
  expect([links.next?.queryParams, links.prev?.queryParams]).toEqual([next, prev]);
});

test('offsetLinks keeps the other parameters of the list', () => {
  const links = offsetLinks('/v2/x', { offset: 3, limit: 3, sort: 'name', tag: undefined }, 9);
  expect([links.next?.href, links.prev?.href]).toEqual([
    '/v2/x?sort=name&offset=6&limit=3',
    '/v2/x?sort=name&offset=0&limit=3',
  ]);
});
