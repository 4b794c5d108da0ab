import { describe, expect, it } from 'vitest';
import type { AnyBody } from '#tests/support/app.ts';
import { bulkScene, codeOf, STARTED_AT } from '#tests/support/bulk-scene.ts';
import { findCounterDrift } from '#tests/support/counter-drift.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, reblogAs, replyAs } from '#tests/support/posts.ts';

const { scene, move, post, read, countOf, idOf, write, postPoll, postsOf } = bulkScene();

describe('editPosts with move', () => {
  it('editPosts with move takes along everything that refers to the posts, and nothing of other posts', async () => {
    const { poll, post: one } = await postPoll({ tags: `moss${scene.serial}, fog`, slug: 'half-a-thought' });
    const stays = await post('stays', { tags: `moss${scene.serial}` });
    const theirs = await post('theirs', { tags: `moss${scene.serial}` }, scene.bela);
    for (const each of [one, stays, theirs]) {
      await likeAs(scene.app, scene.bela, each);
      await replyAs(scene.app, scene.bela, each, 'Well said');
      await write(scene.bela, `/v2/blog/${each.blogName}/posts/${each.id}/report`, { reason: 'spam' });
      await write(scene.bela, '/v2/user/saved_posts', { post_id: each.id });
      await write(scene.bela, `/v2/blog/${each.blogName}/posts/${each.id}/subscription`);
      await write(scene.bela, `/v2/blog/${each.blogName}/posts/${each.id}/mute`, { mute_length_seconds: 60 });
    }
    await write(scene.bela, `/v2/polls/${poll}`, { selected: ['b'] });
    const reblog = await reblogAs(scene.app, scene.bela, one, 'Quite');
    await write(scene.anna, `/v2/blog/${scene.anna.blogName}/posts/${one.id}/pin`);
    const before = await read(one.id, scene.anna.blogName, scene.bela);
    const bystander = await read(stays.id, scene.anna.blogName, scene.bela);
    const foreign = await countOf(scene.bela.blogName);
    expect(await findCounterDrift(scene.app.db)).toEqual([]);

    const { body } = await move([one.id]);
    expect(body.response).toMatchObject({
      dryRun: false,
      matched: 1,
      changed: 1,
      skipped: [],
      sample: [{ id: one.id, blogName: scene.secondBlog }],
      undoUntilTs: STARTED_AT / 1000 + 3600,
    });
    expect(await findCounterDrift(scene.app.db)).toEqual([]);
    const after = await read(one.id, scene.secondBlog, scene.bela);
    expect(after).toMatchObject({
      ...before,
      blog: { name: scene.secondBlog },
      blogName: scene.secondBlog,
      postUrl: before.postUrl.replace(scene.anna.blogName, scene.secondBlog),
      shortUrl: before.shortUrl.replace(scene.anna.blogName, scene.secondBlog),
      version: before.version + 1,
      isPinned: false,
      canEdit: false,
    });
    expect(await postsOf(scene.secondBlog)).toEqual([one.id]);
    expect(await postsOf(scene.anna.blogName)).toEqual([stays.id]);
    expect([await countOf(scene.anna.blogName), await countOf(scene.secondBlog)]).toEqual([1, 1]);
    const archive = await scene.app.injectAs(
      scene.bela,
      `/v2/blog/${scene.secondBlog}/posts?tag=moss${scene.serial}`,
    );
    expect(archive.body.response.posts.map(({ id }: AnyBody) => id)).toEqual([one.id]);
    const votes = await scene.app.injectAs(scene.bela, `/v2/polls/${poll}`);
    expect(votes.body.response.results).toMatchObject({ hasVoted: true, selected: ['b'], totalVotes: 1 });
    // Existing reblogs name the current blog.
    const shown = await read(reblog.id, scene.bela.blogName, scene.bela);
    expect(shown).toMatchObject({
      parentBlogName: scene.secondBlog,
      rootBlogName: scene.secondBlog,
      rebloggedFromFollowing: false,
    });
    expect(shown.trail[0]).toMatchObject({ blog: { name: scene.secondBlog }, post: { id: one.id } });
    expect(shown.parentPostUrl).toContain(`/${scene.secondBlog}/`);
    const notes = await scene.app.injectAs(scene.bela, `/v2/blog/${scene.secondBlog}/notes?id=${one.id}`);
    const kinds = notes.body.response.notes.map(({ type }: AnyBody) => type);
    expect(kinds.toSorted()).toEqual(['like', 'reblog', 'reply']);
    expect(
      notes.body.response.notes.find(({ type }: AnyBody) => type === 'reblog')?.reblogParentBlogName,
    ).toBe(scene.secondBlog);
    expect(await read(stays.id, scene.anna.blogName, scene.bela)).toEqual(bystander);
    expect(await read(theirs.id, scene.bela.blogName, scene.bela)).toMatchObject({
      blogName: scene.bela.blogName,
      likeCount: 1,
    });
    expect(await countOf(scene.bela.blogName)).toBe(foreign);
  });

  it('editPosts with move moves drafts, queued, private and published posts and reblogs', async () => {
    const source = await post('source', {}, scene.bela);
    const reblog = await reblogAs(scene.app, scene.anna, source, 'And more');
    const moved = [
      await post('draft', { state: 'draft' }),
      await post('queued', { state: 'queue' }),
      await post('later', { state: 'queue', publishOn: '2026-06-01T00:00:00Z' }),
      await post('private', { state: 'private' }),
      reblog,
    ];
    const first = await post('first in the other queue', { state: 'queue' }, scene.anna, scene.secondBlog);
    const ids = moved.map(({ id }) => id);
    const sourceBefore = await read(source.id, scene.bela.blogName);
    expect((await move(ids)).body.response).toMatchObject({ matched: 5, changed: 5, skipped: [] });
    expect(await Promise.all(ids.map(async (id) => (await read(id, scene.secondBlog)).state))).toEqual([
      'draft',
      'queued',
      'queued',
      'private',
      'published',
    ]);
    expect(await postsOf(scene.secondBlog, '/draft')).toEqual([ids[0]]);
    expect(await postsOf(scene.anna.blogName, '/queue')).toEqual([]);
    const queue = (await postsOf(scene.secondBlog, '/queue')).filter((id) => id !== ids[2]);
    expect(queue).toEqual([first.id, ids[1]]);
    expect((await read(ids[2] ?? '', scene.secondBlog)).publishOn).toBe('2026-06-01T00:00:00.000Z');
    expect((await read(reblog.id, scene.secondBlog)).parentBlogName).toBe(scene.bela.blogName);
    expect(await read(source.id, scene.bela.blogName)).toEqual(sourceBefore);
    expect(await findCounterDrift(scene.app.db)).toEqual([]);
    // A queue that was idle is scheduled again.
    const waits = await scene.app.db.query<{ next: boolean }>(
      'select next_at is not null as next from blog_queues where blog_id = $1',
      [await idOf(scene.secondBlog)],
    );
    expect(waits).toEqual([{ next: true }]);
  });

  it('getPost and getPostBySlug at the former blog return a moved post to readers of its new blog', async () => {
    const one = await post('one', { slug: 'one-word' });
    const reblogged = await post('two');
    await move([one.id, reblogged.id]);
    for (const path of [`posts/${one.id}`, 'slugs/one-word']) {
      const { status, body } = await scene.app.inject(`/v2/blog/${scene.anna.blogName}/${path}`);
      expect(status).toBe(200);
      expect(body.response).toMatchObject({
        post: { id: one.id, blogName: scene.secondBlog },
        blog: { name: scene.secondBlog },
      });
    }
    expect((await scene.app.inject(`/v2/blog/${scene.bela.blogName}/posts/${one.id}`)).status).toBe(404);
    // A reply with a target that was loaded before the move.
    expect((await replyAs(scene.app, scene.bela, one, 'Late')).status).toBe(201);
    const { trail } = await reblogAs(scene.app, scene.bela, reblogged, 'Late');
    expect(trail[0]).toMatchObject({ blog: { name: scene.secondBlog } });
    const edit = await scene.app.injectAs(scene.anna, {
      method: 'PUT',
      url: `/v2/blog/${scene.anna.blogName}/posts/${one.id}`,
      payload: { tags: 'late' },
    });
    expect(codeOf(edit)).toEqual([404, 4004]);
    expect(edit.body.errors[0].detail).toBe(`This post is on ${scene.secondBlog} now.`);
    expect(await findCounterDrift(scene.app.db)).toEqual([]);

    const makePrivate = (is: boolean) =>
      scene.app.db.query('update blogs set is_private = $2 where name = $1', [scene.secondBlog, is]);
    await makePrivate(true);
    expect(codeOf(await scene.app.inject(`/v2/blog/${scene.anna.blogName}/posts/${one.id}`))).toEqual([
      404, 4004,
    ]);
    expect(codeOf(await scene.app.inject(`/v2/blog/${scene.anna.blogName}/slugs/one-word`))).toEqual([
      404, 4004,
    ]);
    expect((await read(one.id)).blogName).toBe(scene.secondBlog);
    await makePrivate(false);
  });

  it("editPosts with move keeps the posts' notifications, now of the new blog", async () => {
    const one = await post('one');
    const two = await post('two');
    await followAs(scene.app, scene.bela, scene.anna.blogName);
    await write(scene.bela, `/v2/blog/${scene.anna.blogName}/subscription`);
    for (const each of [one, two]) {
      await likeAs(scene.app, scene.bela, each);
      await replyAs(scene.app, scene.bela, each, 'Well said');
      await reblogAs(scene.app, scene.bela, each, 'Quite');
    }
    const telling = await reblogAs(scene.app, scene.anna, await post('theirs', {}, scene.bela), 'Listen');
    const typesOf = async (blog: string) =>
      (await notificationsOf(scene.app, { ...scene.anna, blogName: blog })).notifications
        .map(({ type }) => type)
        .toSorted();
    await move([one.id, telling.id]);
    const about = async (blog: string, id: string) =>
      (
        await scene.app.db.query<{ type: string }>(
          'select type from notifications where blog_id = $1 and post_id = $2 order by type',
          [await idOf(blog), id],
        )
      ).map(({ type }) => type);
    expect(await about(scene.secondBlog, one.id)).toEqual(['like', 'reblog_with_content', 'reply']);
    expect(await about(scene.anna.blogName, one.id)).toEqual([]);
    expect(await about(scene.anna.blogName, two.id)).toEqual(['like', 'reblog_with_content', 'reply']);
    expect(await typesOf(scene.secondBlog)).toEqual(['like', 'reblog_with_content', 'reply']);
    const told = (await notificationsOf(scene.app, scene.bela)).notifications;
    expect(told.find(({ type }) => type === 'reblog_with_content')).toMatchObject({
      fromTumblelogName: scene.secondBlog,
    });
    expect(
      await scene.app.db.query("select 1 from notifications where type = 'new_post' and post_id = $1", [
        one.id,
      ]),
    ).toEqual([]);
  });

  it('getActivityNotes counts the notes of moved posts for their new blog', async () => {
    const one = await post('one');
    await likeAs(scene.app, scene.bela, one);
    await reblogAs(scene.app, scene.bela, one);
    await replyAs(scene.app, scene.bela, one, 'Well said');
    scene.now = Date.now();
    const countsOf = async (blog: string) => {
      const { body } = await scene.app.injectAs(scene.anna, `/v2/blog/${blog}/activity/notes`);
      const { likes, reblogs, replies } = body.response;
      return { likes, reblogs, replies };
    };
    const before = await countsOf(scene.anna.blogName);
    await move([one.id]);
    expect(before).toMatchObject({ likes: 1, reblogs: 1, replies: 1 });
    expect(await countsOf(scene.secondBlog)).toEqual(before);
    expect(await countsOf(scene.anna.blogName)).toEqual({ likes: 0, reblogs: 0, replies: 0 });
  });
});

it('Every column that refers to a post and its blog follows a move', async () => {
  const still = await scene.app.db.query(
    `select conrelid::regclass::text as named from pg_constraint
      where contype = 'f' and confrelid = 'posts'::regclass and confupdtype <> 'c'`,
  );
  expect(still).toEqual([]);
  const free = await scene.app.db.query<{ table: string }>(
    `select c.table_name as "table" from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'post_id'
        and exists (select 1 from information_schema.columns b where b.table_schema = 'public'
          and b.table_name = c.table_name and b.column_name = 'blog_id')
        and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = 'posts'::regclass
          and f.conrelid::regclass::text = c.table_name)
      order by 1`,
  );
  // Trail parts keep the blog at the time of the reblog; the other tables are updated with the move.
  expect(free.map(({ table }) => table)).toEqual([
    'campaigns',
    'house_ads',
    'likes',
    'notifications',
    'promotions',
    'reports',
    'trail_parts',
  ]);
});
