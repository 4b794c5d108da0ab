import { describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { bulkScene, codeOf } from '#tests/support/bulk-scene.ts';
import { addWriter } from '#tests/support/members.ts';

const { scene, move, post, read, write, fillQueue, postsOf, factsOf } = bulkScene();

describe('editPosts with move and dry_run', () => {
  it('editPosts with move and dry_run returns what can and cannot be moved, and moves nothing', async () => {
    const helper = await scene.app.member(`helper${scene.serial}`);
    await addWriter(scene.app.db, scene.anna.blogName, helper);
    const own = await post('own');
    const hers = await post('hers', {}, helper, scene.anna.blogName);
    const answer = await post('an answer');
    await scene.app.db.query("update posts set type = 'answer' where id = $1", [answer.id]);
    const submitted = await post('submitted');
    await scene.app.db.query('update posts set submitted_blog_id = $2 where id = $1', [
      submitted.id,
      scene.bela.blogId,
    ]);
    const theirs = await post('theirs', {}, scene.bela);
    const ids = [own, hers, answer, submitted, theirs].map(({ id }) => id);
    const before = await factsOf(scene.anna.blogName);
    const skipped = [
      { id: theirs.id, code: 4004 },
      { id: hers.id, code: 4003 },
      { id: answer.id, code: 4032 },
      { id: submitted.id, code: 4032 },
    ];
    const { body } = await move(ids, { dry_run: true });
    expect(body.response).toMatchObject({ dryRun: true, matched: 4, changed: 1, sample: [{ id: own.id }] });
    expect(body.response.skipped).toEqual(skipped);
    expect(body.response.undoToken).toBeUndefined();
    expect(await factsOf(scene.anna.blogName)).toEqual(before);
    expect((await move(ids)).body.response).toMatchObject({ matched: 4, changed: 1, skipped });
    expect(await postsOf(scene.secondBlog)).toEqual([own.id]);
    expect((await read(theirs.id, scene.bela.blogName)).blogName).toBe(scene.bela.blogName);
  });
});

describe('editPosts with move into a queue', () => {
  it.each([
    ['a queue with room for one succeeds', limits.queuedPosts - 1, [200, undefined]],
    ['a full queue is rejected with 8022 and moves nothing', limits.queuedPosts, [403, 8022]],
  ])('editPosts with move of queued posts to %s', async (_, full, expected) => {
    const queued = await post('queued', { state: 'queue' });
    const draft = await post('draft', { state: 'draft' });
    await fillQueue(scene.secondBlog, full);
    const ids = [queued.id, draft.id];
    expect(codeOf(await move(ids, { dry_run: true }))).toEqual(expected);
    expect(codeOf(await move(ids))).toEqual(expected);
    expect((await read(draft.id)).blogName).toBe(
      expected[0] === 200 ? scene.secondBlog : scene.anna.blogName,
    );
    expect(codeOf(await move([draft.id]))[0]).toBe(200);
  });
});

describe('Access to editPosts with move', () => {
  it('editPosts with move requires an admin of both blogs who wrote the posts', async () => {
    const shared = `shared${scene.serial}`;
    await write(scene.bela, '/v2/user/blogs', { tumblelog: shared });
    const one = await post('one');
    const to = { to_blog: shared };
    expect(codeOf(await move([one.id], to))).toEqual([404, 4004]);
    await addWriter(scene.app.db, shared, scene.anna);
    expect(codeOf(await move([one.id], to))).toEqual([403, 4003]);
    await scene.app.db.query("update blog_members set role = 'admin' where user_id = $1", [
      scene.anna.userId,
    ]);
    expect((await move([one.id], to)).body.response.changed).toBe(1);
    // An admin of both blogs cannot move another member's posts; strangers and visitors cannot move any.
    await addWriter(scene.app.db, scene.anna.blogName, scene.bela, 'admin');
    const taken = await move([one.id], { to_blog: scene.anna.blogName }, scene.bela, shared);
    expect(taken.body.response).toMatchObject({ changed: 0, skipped: [{ id: one.id, code: 4003 }] });
    const stranger = await scene.app.member(`stranger${scene.serial}`);
    expect(codeOf(await move([one.id], {}, stranger, shared))).toEqual([403, 4003]);
    const asVisitor = await scene.app.inject({
      method: 'POST',
      url: `/v2/blog/${shared}/posts/bulk`,
      payload: {},
    });
    expect(asVisitor.status).toBe(401);
    expect((await read(one.id, shared)).blogName).toBe(shared);
  });

  it('editPosts with move rejects a writer who moves posts out of a group blog with 4003', async () => {
    const writer = await scene.app.member(`writer${scene.serial}`);
    await addWriter(scene.app.db, scene.anna.blogName, writer);
    const own = await post('own', {}, writer, scene.anna.blogName);
    const to = { to_blog: writer.blogName };
    expect(codeOf(await move([own.id], to, writer))).toEqual([403, 4003]);
    expect((await read(own.id)).blogName).toBe(scene.anna.blogName);
  });

  it.each([
    ['no blog', { to_blog: undefined }, [400, 5016]],
    ['the blog of the posts', () => ({ to_blog: scene.anna.blogName }), [400, 5016]],
    ['an unknown blog', { to_blog: 'nobody-at-all' }, [404, 4004]],
  ])('editPosts with move to %s is rejected', async (_, more, expected) => {
    const one = await post('one');
    const answer = await move([one.id], typeof more === 'function' ? more() : more);
    expect(codeOf(answer)).toEqual(expected);
    expect(answer.body.errors[0].field).toBe('to_blog');
    expect((await read(one.id)).version).toBe(one.version);
  });
});
