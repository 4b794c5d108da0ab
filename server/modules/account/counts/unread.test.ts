import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

/** Counts include only what the reader would see. */

let t: TestApp;
let serial = 0;
let reader: Member;
let anna: Member;
let cleo: Member;

beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  reader = await t.member(`reader-${serial}`);
  anna = await t.member(`anna-${serial}`);
  cleo = await t.member(`cleo-${serial}`);
});

async function countsOf(member: Member) {
  const { body } = await t.injectAs(member, '/v2/user/counts?unread=true&inbox=true');
  return body.response as { unread: number; inbox: number };
}
async function send(method: 'POST' | 'PUT', url: string, payload: object) {
  const { status } = await t.injectAs(reader, { method, url, payload });
  expect(status).toBeLessThan(300);
}

describe('getUserCounts with inbox', () => {
  beforeEach(async () => {
    for (const sender of [anna, anna, cleo]) {
      await postAs(t, sender, { content: text('How are you?'), state: 'ask' }, reader.blogName);
    }
    expect((await countsOf(reader)).inbox).toBe(3);
  });

  it('getUserCounts omits inbox items of senders whom the member or the blog blocks', async () => {
    await t.db.query(
      'insert into user_blocks (user_id, blocked_user_id, blocked_blog_id) values ($1, $2, $3)',
      [reader.userId, anna.userId, anna.blogId],
    );
    expect((await countsOf(reader)).inbox).toBe(1);
    await t.db.query(
      'insert into blog_blocks (blog_id, blocked_user_id, blocked_blog_id) values ($1, $2, $3)',
      [reader.blogId, cleo.userId, cleo.blogId],
    );
    expect((await countsOf(reader)).inbox).toBe(0);
  });
});

describe('getUserCounts with unread', () => {
  beforeEach(async () => {
    for (const writer of [anna, cleo]) await followAs(t, reader, writer.blogName);
    const first = await postAs(t, anna, { content: text('About spiders'), tags: 'moss' });
    await reblogAs(t, anna, await postAs(t, anna, 'Three'));
    await postAs(t, cleo, 'Of cleo');
    expect((await countsOf(reader)).unread).toBe(4);
    expect(first.id).toBeTruthy();
  });

  /**
   * Expects the same number from the dashboard and the count. Loading the dashboard marks it as read, so the count
   * comes first.
   */
  async function expectUnread(count: number) {
    expect((await countsOf(reader)).unread).toBe(count);
    const { body } = await t.injectAs(reader, '/v2/timeline/dashboard?limit=50');
    const others = body.response.timeline.elements.filter(
      (element: { objectType: string; blogName?: string }) =>
        element.objectType === 'post' && element.blogName !== reader.blogName,
    );
    expect(others).toHaveLength(count);
  }

  it('getUserCounts counts as unread all posts that the dashboard shows', () => expectUnread(4));

  it('getUserCounts omits unread posts of blogs that are blocked, that block the member, or that became private', async () => {
    await t.db.query(
      'insert into user_blocks (user_id, blocked_user_id, blocked_blog_id) values ($1, $2, $3)',
      [reader.userId, anna.userId, anna.blogId],
    );
    await t.db.query('update blogs set is_private = true where id = $1', [cleo.blogId]);
    await expectUnread(0);
  });

  it.each([
    ['a mute of the blog', 'all', null, 1],
    ['a mute of its reblogs', 'reblogs', null, 3],
    ['a mute of one of its tags', 'tag', 'moss', 3],
  ])('getUserCounts omits unread posts under %s', async (_what, kind, tag, left) => {
    await t.db.query(
      `insert into user_mutes (user_id, blog_id, kind, tag, scopes) values ($1, $2, $3, $4, '{dashboard}')`,
      [reader.userId, anna.blogId, kind, tag],
    );
    await expectUnread(left);
  });

  it.each([
    ['hides', 'hide', 3],
    ['covers', 'warn', 4],
  ])('getUserCounts applies a filter of text and tags that %s', async (_what, action, left) => {
    await send('POST', '/v2/user/filtered_content', { filtered_content: ['spiders'], action });
    await send('POST', '/v2/user/filtered_tags', { filtered_tags: ['moss'], action });
    await expectUnread(left);
  });

  it('getUserCounts omits a hidden post and its reblogs from the unread count', async () => {
    const { body } = await t.inject(`/v2/blog/${anna.blogName}/posts`);
    const root = body.response.posts.find(({ summary }: { summary: string }) => summary === 'Three');
    await t.db.query('insert into hidden_posts (user_id, root_post_id, root_blog_id) values ($1, $2, $3)', [
      reader.userId,
      root.id,
      anna.blogId,
    ]);
    await expectUnread(2);
  });
});
