import { describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { bulkScene, codeOf, STARTED_AT } from '#tests/support/bulk-scene.ts';
import { findCounterDrift } from '#tests/support/counter-drift.ts';
import { addWriter } from '#tests/support/members.ts';
import { likeAs, reblogAs, replyAs } from '#tests/support/posts.ts';

const { scene, move, undo, post, read, countOf, idOf, write, fillQueue, factsOf } = bulkScene();

describe('restorePosts after a move', () => {
  it('restorePosts after a move restores both blogs, once', async () => {
    const queued = [await post('a', { state: 'queue' }), await post('b', { state: 'queue' })];
    const one = await post('one', { tags: `fog${scene.serial}` });
    const draft = await post('draft', { state: 'draft' });
    await likeAs(scene.app, scene.bela, one);
    await replyAs(scene.app, scene.bela, one, 'Well said');
    await reblogAs(scene.app, scene.bela, one, 'Quite');
    await write(scene.anna, `/v2/blog/${scene.anna.blogName}/posts/${one.id}/pin`);
    await post('there already', {}, scene.anna, scene.secondBlog);
    const before = await Promise.all([
      factsOf(scene.anna.blogName),
      factsOf(scene.secondBlog),
      factsOf(scene.bela.blogName, scene.bela),
    ]);
    const ids = [queued[0], one, draft].map((each) => each?.id ?? '');
    const { body } = await move(ids);
    expect(await countOf(scene.secondBlog)).toBe(2);
    const back = await undo(body.response.undoToken);
    expect(back.body.response).toMatchObject({ matched: 3, changed: 3, skipped: [] });
    expect(
      await Promise.all([
        factsOf(scene.anna.blogName),
        factsOf(scene.secondBlog),
        factsOf(scene.bela.blogName, scene.bela),
      ]),
    ).toEqual(before);
    expect(await findCounterDrift(scene.app.db)).toEqual([]);
    expect(codeOf(await undo(body.response.undoToken))).toEqual([409, 4032]);
    // The temporary address redirects to the original blog.
    expect((await read(one.id, scene.secondBlog)).blogName).toBe(scene.anna.blogName);
  });

  it('restorePosts after a move skips posts that were changed, deleted or moved since with 4009', async () => {
    const third = `cellar${scene.serial}`;
    await write(scene.anna, '/v2/user/blogs', { tumblelog: third });
    const posts = [await post('a'), await post('b'), await post('c'), await post('d')];
    const [a = '', b = '', c = '', d = ''] = posts.map(({ id }) => id);
    const { body } = await move([a, b, c, d]);
    await scene.app.injectAs(scene.anna, {
      method: 'PUT',
      url: `/v2/blog/${scene.secondBlog}/posts/${a}`,
      payload: { tags: 'mine' },
    });
    await scene.app.injectAs(scene.anna, {
      method: 'DELETE',
      url: `/v2/blog/${scene.secondBlog}/posts/${b}`,
    });
    await move([c], { to_blog: third }, scene.anna, scene.secondBlog);
    const back = await undo(body.response.undoToken);
    expect(back.body.response).toMatchObject({ matched: 4, changed: 1 });
    expect(back.body.response.skipped).toEqual([a, b, c].map((id) => ({ id, code: 4009 })));
    expect((await read(a, scene.secondBlog)).blogName).toBe(scene.secondBlog);
    // After several moves, every former address leads to the current one.
    for (const blog of [scene.anna.blogName, scene.secondBlog, third])
      expect((await read(c, blog)).blogName).toBe(third);
    expect((await read(d)).blogName).toBe(scene.anna.blogName);
    expect(await findCounterDrift(scene.app.db)).toEqual([]);
  });

  it('restorePosts after a move requires the roles in both blogs and the same member', async () => {
    await addWriter(scene.app.db, scene.anna.blogName, scene.bela, 'admin');
    const one = await post('one');
    const { body } = await move([one.id]);
    const token = body.response.undoToken;
    expect(codeOf(await undo(token, scene.bela))).toEqual([409, 4032]);
    const atticId = await idOf(scene.secondBlog);
    const role = (name: string) =>
      scene.app.db.query('update blog_members set role = $3 where blog_id = $1 and user_id = $2', [
        atticId,
        scene.anna.userId,
        name,
      ]);
    await role('member');
    expect(codeOf(await undo(token))).toEqual([403, 4003]);
    await role('admin');
    scene.now = STARTED_AT + 3_600_001;
    expect(codeOf(await undo(token))).toEqual([409, 4032]);
    expect((await read(one.id)).blogName).toBe(scene.secondBlog);
  });

  it('restorePosts after a move answers 8022 when the queue is full, and moves nothing', async () => {
    const queued = await post('queued', { state: 'queue' });
    const one = await post('one');
    const { body } = await move([queued.id, one.id]);
    await fillQueue(scene.anna.blogName, limits.queuedPosts);
    expect(codeOf(await undo(body.response.undoToken))).toEqual([403, 8022]);
    expect((await read(one.id)).blogName).toBe(scene.secondBlog);
  });
});
