import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { VISITOR, type Viewer } from '#src/shared/api/viewer/viewer.ts';
import { cachedFailureStatus, failureStatusOf, hasForbiddenCall } from './failure-status.ts';
import { createRenderPlan } from './plan.ts';

const MEMBER: Viewer = { ...VISITOR, isLoggedIn: true };

function plan(url: string, viewer: Viewer) {
  return createRenderPlan({ url, origin: 'https://skein.example' }, viewer);
}

const pathsOf = (url: string, viewer: Viewer) => plan(url, viewer).shown.map(({ path }) => path);

describe('createRenderPlan', () => {
  it.each([
    ['/', VISITOR, ['/'], 1],
    ['/', MEMBER, ['/dashboard'], 0],
    ['/dashboard', MEMBER, ['/dashboard'], 0],
    ['/explore', VISITOR, ['/explore/:exploreMode?'], 1],
    ['/explore', MEMBER, ['/explore/:exploreMode?'], 1],
    ['/login', VISITOR, ['/explore/:exploreMode?', '/login'], 1],
    ['/new', MEMBER, ['/dashboard', '/new/:postType?'], 0],
    ['/no/such/page', VISITOR, [], 0],
  ])('createRenderPlan: %s', (url, viewer, shown, prefetches) => {
    expect(pathsOf(url, viewer)).toEqual(shown);
    expect(plan(url, viewer).prefetches).toHaveLength(prefetches);
  });

  it('createRenderPlan sets 404 for an address without a route', () => {
    expect(plan('/no/such/page', VISITOR).status).toBe(404);
    expect(plan('/mara/0', VISITOR).status).toBe(404);
    expect(plan('/mara', VISITOR).status).toBe(200);
  });

  it.each([
    ['/communities', 'communities'],
    ['/communities/knots', 'communities'],
    ['/_labs/collections', 'collections'],
    ['/_labs/patio', 'patio'],
    ['/premium', 'premium'],
    ['/mara/support', 'memberships'],
  ])('createRenderPlan sets 404 for %s while %s is switched off, and fetches nothing', (url, feature) => {
    const closed = plan(url, { ...MEMBER, features: ['loginWall'] });
    expect([closed.status, closed.shown, closed.prefetches]).toEqual([404, [], []]);
    const open = plan(url, { ...MEMBER, features: [feature] });
    expect([open.status, open.shown.length]).toEqual([200, 1]);
  });

  it.each(['//', '//evil.example/..', '//:0'])('createRenderPlan reads %s as a path of this site', (url) => {
    expect(plan(url, VISITOR).location.pathname.startsWith('/')).toBe(true);
  });

  it.each([
    ['/likes', VISITOR, '/login?redirect_to=%2Flikes'],
    ['/login?redirect_to=%2Flikes', MEMBER, '/likes'],
    ['/search?q=%23knit+wear', VISITOR, '/tagged/knit%20wear'],
    ['/search?q=+knit+wear+', VISITOR, '/search/knit%20wear'],
    ['/search?q=', VISITOR, undefined],
    ['/search/fog?q=rain', VISITOR, undefined],
    ['/mara/search?q=knit', VISITOR, '/mara/search/knit'],
    ['/@mara/search?q=', VISITOR, '/mara'],
    ['/explore?q=knit', VISITOR, undefined],
    ['/explore', VISITOR, undefined],
  ])('createRenderPlan redirects %s to %3$s', (url, viewer, target) => {
    expect(plan(url, viewer).redirect).toBe(target);
  });

  it.each([
    ['/image/42', 60],
    ['/image/42?picture=b1f7', 3600],
  ])(
    "createRenderPlan keeps a visitor's copy of %s for %i seconds [constants-12] [constants-13]",
    (url, hint) => {
      expect(plan(url, VISITOR).cacheHint).toBe(hint);
    },
  );

  it("createRenderPlan keeps members' pages out of caches", () => {
    expect(plan('/explore', VISITOR).cacheHint).toBeGreaterThan(0);
    expect(plan('/new', MEMBER).cacheHint).toBe(0);
  });
});

function apiError(status: number) {
  return new ApiError({
    status,
    statusText: '',
    path: '/v2/x',
    errors: [{ code: 1, title: '', detail: '' }],
  });
}

describe('failure of a prefetched call', () => {
  it.each([
    [apiError(404), 404],
    [apiError(503), 503],
    [apiError(403), undefined],
    [new NetworkError('GET', '/v2/x'), 502],
    [new TypeError('a fault of ours'), 500],
  ])('failureStatusOf for %s: %s', (error, status) => {
    expect(failureStatusOf(error)).toBe(status);
  });

  it('cachedFailureStatus finds failures in the query cache', async () => {
    const fail = (status: number) => async () => {
      throw apiError(status);
    };
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await queryClient.prefetchQuery({ queryKey: ['blog'], queryFn: fail(403) });
    expect(cachedFailureStatus(queryClient)).toBeUndefined();
    expect(hasForbiddenCall(queryClient)).toBe(true);
    await queryClient.prefetchQuery({ queryKey: ['posts'], queryFn: fail(404) });
    expect(cachedFailureStatus(queryClient)).toBe(404);
  });
});
