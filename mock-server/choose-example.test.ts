import { describe, expect, test } from 'vitest';
import { chooseExample, findOperation } from './choose-example.ts';
import { operationsOf } from './contract.ts';
import type { Preference } from './prism.ts';

function page(next?: Record<string, unknown>) {
  return {
    value: { response: { links: next ? { next: { href: '/', queryParams: next } } : {} } },
  };
}
function operation(operationId: string, access: string, names: string[] | Record<string, unknown>) {
  return {
    operationId,
    'x-access': access,
    responses: {
      200: {
        content: {
          'application/json': {
            examples: Array.isArray(names) ? Object.fromEntries(names.map((name) => [name, {}])) : names,
          },
        },
      },
    },
  };
}

const operations = operationsOf({
  paths: {
    '/v2/user/info': { get: operation('getUserInfo', 'public', ['loggedIn', 'loggedOut']) },
    '/v2/timeline/dashboard': {
      get: operation('getDashboard', 'member', {
        firstPage: page({ cursor: 'c1', limit: 20 }),
        nextPage: page({ cursor: 'c2', limit: 20 }),
        lastPage: page(),
        empty: page(),
      }),
    },
    '/v2/blog/{blog}/info': { get: operation('getBlogInfo', 'public', ['marlow', 'odile']) },
    '/v2/blog/{blog}/posts': { get: operation('listBlogPosts', 'public', ['firstPage', 'odile']) },
    '/v2/blog/{blog}/posts/{id}': { get: operation('getPost', 'public', ['101', '102']) },
    '/v2/blog/{blog}/posts/draft': { get: operation('listDrafts', 'owner', ['firstPage']) },
    '/v2/user/like': { post: operation('likePost', 'member', ['101', '102']) },
    '/v2/hubs/{tag}/timeline': {
      get: operation('getHubTimeline', 'public', ['firstPage', 'small-poems', '%D8%AE%D8%B7']),
    },
    '/v2/user/tags': { get: operation('listTags', 'member', ['firstPage', 'short']) },
  },
});

function chosen(
  path: string,
  more: { method?: string; body?: unknown; isLoggedOut?: boolean } = {},
): Preference | undefined {
  const url = new URL(path, 'http://mock');
  const { method = 'GET', body, isLoggedOut = false } = more;
  const found = findOperation(operations, method, url.pathname);
  if (!found) throw new Error(`No operation for ${path}`);
  return chooseExample(found, { query: url.searchParams, body, isLoggedOut });
}

describe('findOperation', () => {
  test('findOperation prefers a literal path to one with a parameter', () => {
    expect(findOperation(operations, 'GET', '/v2/blog/marlow/posts/draft')?.operation.operationId).toBe(
      'listDrafts',
    );
    expect(findOperation(operations, 'GET', '/v2/blog/marlow/posts/101')?.values).toEqual(['marlow', '101']);
  });

  test('findOperation decodes parameters and returns undefined for an unknown path', () => {
    expect(findOperation(operations, 'GET', '/v2/blog/t%3Aabc/info')?.values).toEqual(['t:abc']);
    expect(findOperation(operations, 'GET', '/v2/blog/%E0%A4%A/info')?.values).toEqual(['%E0%A4%A']);
    expect(findOperation(operations, 'GET', '/v3/nothing')).toBeUndefined();
  });
});

describe('chooseExample', () => {
  test('chooseExample uses the default example when nothing else is requested', () => {
    expect(chosen('/v2/timeline/dashboard')).toBeUndefined();
  });

  test('chooseExample follows a page link to its page, whatever the limit', () => {
    expect(chosen('/v2/timeline/dashboard?cursor=c1&limit=50')).toEqual({ example: 'nextPage' });
    expect(chosen('/v2/timeline/dashboard?cursor=c2')).toEqual({ example: 'lastPage' });
    expect(chosen('/v2/timeline/dashboard?cursor=other')).toBeUndefined();
  });

  test('chooseExample uses the example named after a value of the path, the query or the body', () => {
    expect(chosen('/v2/blog/odile/info')).toEqual({ example: 'odile' });
    expect(chosen('/v2/blog/odile/posts')).toEqual({ example: 'odile' });
    expect(chosen('/v2/blog/marlow/posts')).toBeUndefined();
    expect(chosen('/v2/blog/marlow/posts/102')).toEqual({ example: '102' });
    expect(chosen('/v2/hubs/small%20poems/timeline')).toEqual({ example: 'small-poems' });
    expect(chosen('/v2/hubs/%D8%AE%D8%B7/timeline')).toEqual({ example: '%D8%AE%D8%B7' });
    expect(chosen('/v2/user/tags?format=short')).toEqual({ example: 'short' });
    expect(chosen('/v2/user/like', { method: 'POST', body: { id: '102' } })).toEqual({ example: '102' });
    expect(chosen('/v2/user/like', { method: 'POST', body: { id: '999' } })).toBeUndefined();
  });

  test('chooseExample answers 404 for a resource without an example', () => {
    expect(chosen('/v2/blog/nobody/info')).toEqual({ code: 404, example: 'not-found' });
    expect(chosen('/v2/blog/marlow/posts/999')).toEqual({ code: 404, example: 'not-found' });
  });

  test("chooseExample gives a visitor the visitor's example", () => {
    expect(chosen('/v2/user/info', { isLoggedOut: true })).toEqual({ example: 'loggedOut' });
    expect(chosen('/v2/timeline/dashboard?cursor=c1', { isLoggedOut: true })).toEqual({
      code: 401,
      example: 'requires-login',
    });
    expect(chosen('/v2/blog/odile/info', { isLoggedOut: true })).toEqual({ example: 'odile' });
  });
});
