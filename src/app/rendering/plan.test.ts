import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';
import { ApiError, NetworkError } from '#src/shared/api/call/errors.ts';
import { VISITOR, type Viewer } from '#src/shared/api/viewer/viewer.ts';
import { failureIn, failureOf, hasRefusal } from './failure.ts';
import { planOf } from './plan.ts';

const MEMBER: Viewer = { ...VISITOR, isLoggedIn: true };

const plan = (url: string, viewer: Viewer) => planOf({ url, origin: 'https://skein.example' }, viewer);

const pathsOf = (url: string, viewer: Viewer) => plan(url, viewer).shown.map(({ path }) => path);

describe('what a request shows', () => {
  it.each([
    ['/', VISITOR, ['/'], 1],
    ['/', MEMBER, ['/dashboard'], 0],
    ['/dashboard', MEMBER, ['/dashboard'], 0],
    ['/explore', VISITOR, ['/explore/:exploreMode?'], 1],
    ['/explore', MEMBER, ['/explore/:exploreMode?'], 1],
    ['/login', VISITOR, ['/explore/:exploreMode?', '/login'], 1],
    ['/new', MEMBER, ['/dashboard', '/new/:postType?'], 0],
    ['/no/such/page', VISITOR, [], 0],
  ])('%s', (url, viewer, shown, prefetches) => {
    expect(pathsOf(url, viewer)).toEqual(shown);
    expect(plan(url, viewer).prefetches).toHaveLength(prefetches);
  });

  it('answers 404 where no route is', () => {
    expect(plan('/no/such/page', VISITOR).status).toBe(404);
    expect(plan('/mara/0', VISITOR).status).toBe(404);
    expect(plan('/mara', VISITOR).status).toBe(200);
  });

  it.each(['//', '//evil.example/..', '//:0'])('reads %s as a path of this site', (url) => {
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
  ])('%s is redirected to %3$s', (url, viewer, target) => {
    expect(plan(url, viewer).redirect).toBe(target);
  });

  it('keeps members’ pages out of caches', () => {
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

describe('what a failed call makes of the document', () => {
  it.each([
    [apiError(404), 404],
    [apiError(503), 503],
    [apiError(403), undefined],
    [new NetworkError('GET', '/v2/x'), 502],
    [new TypeError('a fault of ours'), 500],
  ])('%s: %s', (error, status) => {
    expect(failureOf(error)).toBe(status);
  });

  it('looks through the cache, where prefetching leaves failures', async () => {
    const fail = (status: number) => async () => {
      throw apiError(status);
    };
    const queryClient = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    await queryClient.prefetchQuery({ queryKey: ['blog'], queryFn: fail(403) });
    expect(failureIn(queryClient)).toBeUndefined();
    expect(hasRefusal(queryClient)).toBe(true);
    await queryClient.prefetchQuery({ queryKey: ['posts'], queryFn: fail(404) });
    expect(failureIn(queryClient)).toBe(404);
  });
});
