import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

describe('createPost of a reblog', () => {
  it('createPost of a reblog returns the trail, root first, and counts it at the root [reblog-01] [audience-04]', async () => {
    const root = await postAs(app, anna, 'The root');
    const second = await reblogAs(app, bela, root, 'A comment');
    const third = await reblogAs(app, anna, second, 'And another');
    expect(third.trail.map((item) => item.blog?.name)).toEqual(['anna', 'bela']);
    expect(third).toMatchObject({
      parentBlogName: 'bela',
      rootBlogName: 'anna',
      reblogCount: 2,
      noteCount: 2,
    });
    expect((await app.inject(`/v2/blog/anna/posts/${root.id}`)).body.response.post.reblogCount).toBe(2);
  });

  it('createPost of a reblog leaves a reblog without a comment out of the trail', async () => {
    const root = await postAs(app, anna, 'Bare');
    const bare = await reblogAs(app, bela, root);
    const next = await reblogAs(app, anna, bare, 'Said at last');
    expect(bare.content).toEqual([]);
    expect(next.trail).toHaveLength(1);
    expect(next.parentBlogName).toBe('bela');
  });

  it('getPost shows a broken trail item where a post of the trail was deleted', async () => {
    const root = await postAs(app, anna, 'Soon gone');
    const reblog = await reblogAs(app, bela, root, 'Still here');
    await app.injectAs(anna, { method: 'DELETE', url: `/v2/blog/anna/posts/${root.id}` });
    const { post } = (await app.inject(`/v2/blog/bela/posts/${reblog.id}`)).body.response;
    expect(post.trail[0]).toMatchObject({ brokenBlogName: 'anna' });
    expect(post.trail[0].post).toBeUndefined();
  });

  it.each([
    ['a wrong key', { reblogKey: 'wrongkey' }],
    ['a missing key', { reblogKey: undefined }],
    ['an id out of range', { parentPostId: '9999999999999999999' }],
  ])('createPost rejects a reblog with %s with 8002', async (_what, change) => {
    const root = await postAs(app, anna, 'Root');
    const { status, body } = await app.injectAs(bela, {
      method: 'POST',
      url: '/v2/blog/bela/posts',
      payload: {
        content: [],
        parentPostId: root.id,
        parentTumblelogUuid: root.blog.uuid,
        reblogKey: root.reblogKey,
        ...change,
      },
    });
    expect([status, body.errors[0].code]).toEqual([400, 8002]);
  });

  it('createPost rejects a reblog of a post whose interactabilityReblog is noone with 4003', async () => {
    const post = await postAs(app, anna, { content: text('Please do not'), interactabilityReblog: 'noone' });
    await expect(reblogAs(app, bela, post)).rejects.toThrow('4003');
  });
});
