import { describe, expect, it } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import { bulkScene, codeOf, STARTED_AT } from '#tests/support/bulk-scene.ts';
import { likeAs, reblogAs } from '#tests/support/posts.ts';

const { scene, bulk, undo, post, read, countOf, postPoll, tagsOf, tagged, listed } = bulkScene();
const HOUR_MS = 3_600_000;

describe('restorePosts', () => {
  it('restorePosts restores deleted posts with place, tags, likes, votes and notes', async () => {
    const tag = `back${scene.serial}`;
    const { poll, post: one } = await postPoll({ tags: tag });
    const two = await post('two', { tags: tag });
    await scene.app.injectAs(scene.anna, {
      method: 'POST',
      url: `/v2/blog/${scene.anna.blogName}/posts/${one.id}/pin`,
    });
    await likeAs(scene.app, scene.bela, one);
    await likeAs(scene.app, scene.anna, one);
    await reblogAs(scene.app, scene.bela, one);
    await scene.app.injectAs(scene.bela, {
      method: 'POST',
      url: `/v2/polls/${poll}`,
      payload: { selected: ['b'] },
    });
    const facts = async () => {
      const row = await read(one.id, scene.anna.blogName, scene.bela);
      const user = await scene.app.injectAs(scene.bela, '/v2/user/info');
      const votes = await scene.app.db.query(
        'select p.votes, b.answers from polls p join poll_ballots b on b.poll_id = p.id where p.id = $1',
        [poll],
      );
      return {
        row: { ...row, version: 0 },
        votes,
        likes: user.body.response.user.likes,
        tagged: await tagged(tag),
        count: await countOf(),
        liked: await listed('/v2/user/likes'),
      };
    };
    const before = await facts();
    expect(before.votes).toMatchObject([{ votes: [0, 1], answers: ['b'] }]);
    const done = await bulk({ action: 'delete', ids: [one.id, two.id] });
    expect(done.body.response).toMatchObject({
      changed: 2,
      sample: [],
      undoUntilTs: (STARTED_AT + HOUR_MS) / 1000,
    });
    expect(await read(one.id)).toBe(404);
    expect((await facts()).count).toBe(before.count - 2);
    expect((await facts()).likes).toBe(before.likes - 1);
    scene.now = STARTED_AT + HOUR_MS;
    const back = await undo(done.body.response.undoToken);
    expect(back.body.response).toMatchObject({ matched: 2, changed: 2, skipped: [] });
    expect(await facts()).toEqual(before);
  });

  it('restorePosts works once, within an hour and for the same member, else 4032', async () => {
    const { id } = await post('one', { tags: 'fog' });
    const helper = await scene.app.member(`helper${scene.serial}`);
    await scene.app.db.query("insert into blog_members (blog_id, user_id, role) values ($1, $2, 'admin')", [
      scene.anna.blogId,
      helper.userId,
    ]);
    const token = async () =>
      (await bulk({ action: 'remove_tags', tags: ['fog'], ids: [id] })).body.response.undoToken;
    const first = await token();
    expect(codeOf(await undo(first, helper))).toEqual([409, 4032]);
    expect(codeOf(await undo(first, scene.bela))).toEqual([403, 4003]);
    expect(codeOf(await undo(first, scene.bela, scene.bela.blogName))).toEqual([409, 4032]);
    expect((await undo(first)).status).toBe(200);
    expect(await tagsOf([id])).toEqual([['fog']]);
    expect(codeOf(await undo(first))).toEqual([409, 4032]);
    expect(codeOf(await undo('never-was'))).toEqual([409, 4032]);
    const second = await token();
    scene.now = STARTED_AT + HOUR_MS + 1000;
    expect(codeOf(await undo(second))).toEqual([409, 4032]);
    expect(await tagsOf([id])).toEqual([[]]);
  });

  it('restorePosts skips posts that were changed since with 4009', async () => {
    const posts = [await post('one', { tags: 'fog' }), await post('two', { tags: 'fog' })];
    const ids = posts.map(({ id }) => id);
    const { body } = await bulk({ action: 'remove_tags', tags: ['fog'], ids });
    await scene.app.injectAs(scene.anna, {
      method: 'PUT',
      url: `/v2/blog/${scene.anna.blogName}/posts/${ids[0]}`,
      payload: { tags: 'mine' },
    });
    const back = await undo(body.response.undoToken);
    expect(back.body.response).toMatchObject({
      matched: 2,
      changed: 1,
      skipped: [{ id: ids[0], code: 4009 }],
    });
    expect(await tagsOf(ids)).toEqual([['mine'], ['fog']]);
  });

  it('restorePosts restores states, dates and places in the queue', async () => {
    const scheduled = await post('later', { state: 'queue', publishOn: '2026-06-01T00:00:00Z' });
    const queued = await post('queued', { state: 'queue' });
    const ids = [scheduled.id, queued.id];
    const list = async () => {
      const { body } = await scene.app.injectAs(scene.anna, `/v2/blog/${scene.anna.blogName}/posts/queue`);
      return body.response.posts.map((one: AnyBody) => [one.id, one.scheduledPublishTime]);
    };
    const before = await list();
    const { body } = await bulk({ action: 'set_state', state: 'draft', ids });
    expect(await list()).toEqual([]);
    await undo(body.response.undoToken);
    expect(await list()).toEqual(before);
  });

  it('The stored text of deleted posts is erased when the hour to restore them is over', async () => {
    const { id } = await post('a secret');
    await bulk({ action: 'delete', ids: [id] });
    const another = await post('another', { tags: 'fog' });
    scene.now = STARTED_AT + HOUR_MS + 1000;
    await bulk({ action: 'remove_tags', tags: ['fog'], ids: [another.id] });
    expect(await scene.app.db.query('select 1 from bulk_change_posts where post_id = $1', [id])).toEqual([]);
  });

  it('restorePosts leaves out the likes of erased members', async () => {
    const one = await post('one');
    await likeAs(scene.app, scene.anna, one);
    await likeAs(scene.app, scene.bela, one);
    const { body } = await bulk({ action: 'delete', ids: [one.id] });
    await scene.app.db.query(
      "update bulk_change_posts set likes = jsonb_set(likes, '{0,user_id}', '1') where post_id = $1",
      [one.id],
    );
    expect((await undo(body.response.undoToken)).body.response.changed).toBe(1);
    expect((await read(one.id)).likeCount).toBe(1);
  });
});
