import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
});
afterAll(() => app.close());

describe('getUserCounts', () => {
  it('getUserCounts rejects a visitor with 1034 [counts-04]', async () => {
    const { status, body } = await app.inject('/v2/user/counts?unread=true');
    expect([status, body.errors[0].code]).toEqual([401, 1034]);
  });

  it('getUserCounts returns only the counts that the query names', async () => {
    await postAs(app, anna, { content: text('Later'), state: 'draft' });
    const { body } = await app.injectAs(anna, '/v2/user/counts?unread_messages=true&blog_post_counts=true');
    expect(body.response).toEqual({
      unread_messages: {},
      blog_post_counts: { [anna.blogUuid]: { posts: 0, queue: 0, drafts: 1, messages: 0 } },
    });
  });
});
