import { describe, expect, test } from 'vitest';
import { rows } from './bundle.ts';
import { operationAt } from './look-up.ts';

const accessOf = (call: string): string => operationAt(call).operation['x-access'];

describe('who may call', () => {
  test.each([
    ['queue', 'GET /v2/blog/{blog}/posts/queue'],
    ['drafts', 'GET /v2/blog/{blog}/posts/draft'],
    ['followers', 'GET /v2/blog/{blog}/followers'],
    ['members', 'GET /v2/blog/{blog}/members'],
    ['activity', 'GET /v2/blog/{blog}/activity/notes'],
    ['review', 'GET /v2/blog/{blog}/posts/review'],
    ['creator settings', 'PUT /v2/blog/{blog}/memberships'],
    ['messages of an own blog', 'GET /v2/conversations'],
  ])('the %s of a blog: its owner [permission-05]', (_what, call) => {
    expect(accessOf(call)).toBe('owner');
    expect(operationAt(call).operation['x-errors']).toEqual(expect.arrayContaining([1034, 4003]));
  });

  test('the shop: members [shop-01]', () => {
    const shop = rows.filter(({ path }) => path.startsWith('/v2/skeinmart/'));
    expect(shop.length).toBeGreaterThan(0);
    for (const { operation } of shop) expect(operation['x-access'], operation.operationId).not.toBe('public');
  });
});
