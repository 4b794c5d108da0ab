import { describe, expect, it } from 'vitest';
import { bulkScene } from '#tests/support/bulk-scene.ts';
import { findCounterDrift } from '#tests/support/counter-drift.ts';
import { likeAs, replyAs } from '#tests/support/posts.ts';

const { scene, move, post, read, write } = bulkScene();

describe('Concurrent moves of posts', () => {
  it('Likes, replies, saves and reblogs arrive while editPosts moves their posts', async () => {
    const readers = await Promise.all([1, 2, 3].map((n) => scene.app.member(`reader${n}x${scene.serial}`)));
    const posts = [await post('a'), await post('b'), await post('c')];
    const ids = posts.map(({ id }) => id);
    const replies = await Promise.all([
      move(ids),
      ...readers.flatMap((reader) =>
        posts.flatMap((each) => [
          likeAs(scene.app, reader, each),
          replyAs(scene.app, reader, each, 'Now'),
          write(reader, '/v2/user/saved_posts', { post_id: each.id }),
          write(reader, `/v2/blog/${each.blogName}/posts/${each.id}/subscription`),
        ]),
      ),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    for (const id of ids)
      expect(await read(id, scene.secondBlog)).toMatchObject({
        blogName: scene.secondBlog,
        likeCount: 3,
        replyCount: 3,
      });
    expect(await findCounterDrift(scene.app.db)).toEqual([]);
  });

  it('editPosts of concurrent moves in both directions succeeds, and one of two moves of a post finds it', async () => {
    const third = `third${scene.serial}`;
    await write(scene.anna, '/v2/user/blogs', { tumblelog: third });
    const here = [await post('a', { tags: 'x' }), await post('b', { tags: 'x' })].map(({ id }) => id);
    const there = [await post('c', { tags: 'x' }, scene.anna, scene.secondBlog)].map(({ id }) => id);
    const answers = await Promise.all([
      move(here),
      move(there, { to_blog: scene.anna.blogName }, scene.anna, scene.secondBlog),
      move(here, { to_blog: third }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const changed = answers.map(({ body }) => body.response.changed);
    expect([changed[0] + changed[2], changed[1]]).toEqual([2, 1]);
    expect((await read(there[0] ?? '')).blogName).toBe(scene.anna.blogName);
    expect(await findCounterDrift(scene.app.db)).toEqual([]);
  });
});
