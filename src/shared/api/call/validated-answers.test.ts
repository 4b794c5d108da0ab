import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { getTrendingTimeline } from '#generated/hooks/discovery/discovery.ts';
import { getDashboard } from '#generated/hooks/feed/feed.ts';
import { getPost, listBlogPosts } from '#generated/hooks/posts/posts.ts';
import { okAnswer } from '#tests/support/answers.ts';
import { aPost } from '#tests/support/ui-posts.ts';
import type { SchemaError } from './errors.ts';
import { configureHttp } from './http.ts';
import { onSchemaError } from './transport.ts';

/** Uses the generated calls with their validators, as the site does. */

const reported = vi.fn<(error: SchemaError) => void>();
const answerWith = (response: unknown) => configureHttp({ fetch: async () => okAnswer(response) });

beforeEach(() => {
  reported.mockReset();
  onSchemaError(reported);
});

afterEach(() => onSchemaError());

const { noteCount: _dropped, ...withoutCount } = aPost();
const withBadBlock = { ...aPost(), content: [{ type: 'text', text: 7 }] };

describe.each([
  ['getDashboard', getDashboard],
  ['getTrendingTimeline', getTrendingTimeline],
] as const)('timeline of %s', (operation, call) => {
  it.each([
    ['an element without its counters', withoutCount],
    ['a block of the wrong shape', withBadBlock],
    ['an element without its kind', { id: '1' }],
  ])('timeline response is validated: %s is reported [validation-24]', async (_what, element) => {
    answerWith({ timeline: { elements: [element], links: {} } });
    const { response } = await call();
    expect(response.timeline.elements).toHaveLength(1);
    expect(reported.mock.calls.map(([error]) => error.operation)).toEqual([operation]);
  });

  it('timeline response that matches the contract passes', async () => {
    answerWith({ timeline: { elements: [aPost()], links: {} } });
    await call();
    expect(reported).not.toHaveBeenCalled();
  });
});

describe('blocks of a post', () => {
  it('post blocks are validated in every response with posts [validation-24]', async () => {
    answerWith({ post: withBadBlock });
    await getPost('ann', '1');
    answerWith({ posts: [withBadBlock], blog: aPost().blog, totalPosts: 1, links: {} });
    await listBlogPosts('ann');
    expect(reported.mock.calls.map(([error]) => error.operation)).toEqual(['getPost', 'listBlogPosts']);
  });
});
