import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs, text } from '#tests/support/posts.ts';
import { miscounted } from '#tests/support/recounted.ts';

let app: TestApp;
let anna: Member;
let bela: Member;
/** Another blog of Anna's. */
let attic: string;
let now: number;
let made = 0;

const noon = Date.parse('2026-05-01T12:00:00Z');

beforeAll(async () => {
  app = await buildTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = noon;
  made += 1;
  anna = await app.member(`anna${made}`);
  bela = await app.member(`bela${made}`);
  attic = `attic${made}`;
  await write(anna, '/v2/user/blogs', { tumblelog: attic });
});

const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body?.errors?.[0]?.code];
function move(ids: readonly string[], more: object = {}, member = anna, blog = anna.blogName) {
  const payload = { dry_run: false, action: 'move_to_blog', to_blog: attic, ids, ...more };
  return app.injectAs(member, { method: 'POST', url: `/v2/blog/${blog}/posts/bulk`, payload });
}
function undo(token: string, member = anna, blog = anna.blogName): Promise<Reply<AnyBody>> {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${blog}/posts/bulk/undo`,
    payload: { undo_token: token },
  });
}
function post(words: string, more: object = {}, member = anna, blog = member.blogName) {
  return postAs(app, member, { content: text(words), ...more }, blog);
}
async function read(id: string, blog = anna.blogName, member = anna): Promise<AnyBody> {
  const { body, status } = await app.injectAs(member, `/v2/blog/${blog}/posts/${id}`);
  return status === 200 ? body.response.post : status;
}
async function postsOf(blog: string, list = '', member = anna): Promise<string[]> {
  const { body } = await app.injectAs(member, `/v2/blog/${blog}/posts${list}`);
  return body.response.posts.map(({ id }: AnyBody) => id);
}
async function countOf(blog: string): Promise<number> {
  return (await app.injectAs(anna, `/v2/blog/${blog}/info`)).body.response.blog.posts;
}
async function idOf(blog: string): Promise<string> {
  const [row] = await app.db.query<{ id: string }>('select id from blogs where name = $1', [blog]);
  return row?.id ?? '';
}
/** A call that must go well. */
async function write(member: Member, url: string, payload?: object): Promise<Reply<AnyBody>> {
  const answer = await app.injectAs(member, { method: 'POST', url, ...(payload ? { payload } : {}) });
  if (answer.status >= 300) throw new Error(`${url} answered ${JSON.stringify(answer.body)}`);
  return answer;
}

/** Everything of a blog that others see or its people work with. */
async function factsOf(blog: string, member = anna): Promise<unknown> {
  const all = await app.injectAs(member, `/v2/blog/${blog}/posts?limit=50`);
  return {
    posts: all.body.response.posts.map((one: AnyBody) => ({ ...one, version: 0, blog: one.blogName })),
    drafts: await postsOf(blog, '/draft', member),
    queue: await postsOf(blog, '/queue', member),
    count: await countOf(blog),
    told: await app.db.query(
      `select type, user_id, actor_blog_id, post_id, other_blog_id, other_post_id from notifications
        where blog_id = $1 order by id`,
      [await idOf(blog)],
    ),
  };
}

describe('posts that move to another blog', () => {
  it('take along everything that hangs on them, and nothing of any other post', async () => {
    const poll = {
      type: 'poll',
      clientId: `poll-${attic}`,
      question: 'Which?',
      answers: [
        { clientId: 'a', answerText: 'One' },
        { clientId: 'b', answerText: 'Two' },
      ],
      settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: 604_800 },
    };
    const one = await postAs(app, anna, {
      content: [...(text('Half a thought') ?? []), poll] as never,
      tags: `moss${made}, fog`,
      slug: 'half-a-thought',
    });
    const stays = await post('stays', { tags: `moss${made}` });
    const theirs = await post('theirs', { tags: `moss${made}` }, bela);
    for (const each of [one, stays, theirs]) {
      await likeAs(app, bela, each);
      await replyAs(app, bela, each, 'Well said');
      await write(bela, `/v2/blog/${each.blogName}/posts/${each.id}/report`, { reason: 'spam' });
      await write(bela, '/v2/user/saved_posts', { post_id: each.id });
      await write(bela, `/v2/blog/${each.blogName}/posts/${each.id}/subscription`);
      await write(bela, `/v2/blog/${each.blogName}/posts/${each.id}/mute`, { mute_length_seconds: 60 });
    }
    await write(bela, `/v2/polls/${poll.clientId}`, { selected: ['b'] });
    const reblog = await reblogAs(app, bela, one, 'Quite');
    await write(anna, `/v2/blog/${anna.blogName}/posts/${one.id}/pin`);
    const before = await read(one.id, anna.blogName, bela);
    const bystander = await read(stays.id, anna.blogName, bela);
    const foreign = await countOf(bela.blogName);
    expect(await miscounted(app.db)).toEqual([]);

    const { body } = await move([one.id]);
    expect(body.response).toMatchObject({
      dryRun: false,
      matched: 1,
      changed: 1,
      skipped: [],
      sample: [{ id: one.id, blogName: attic }],
      undoUntilTs: noon / 1000 + 3600,
    });
    expect(await miscounted(app.db)).toEqual([]);
    const after = await read(one.id, attic, bela);
    expect(after).toMatchObject({
      ...before,
      blog: { name: attic },
      blogName: attic,
      postUrl: before.postUrl.replace(anna.blogName, attic),
      version: before.version + 1,
      isPinned: false,
      canEdit: false,
    });
    expect(await postsOf(attic)).toEqual([one.id]);
    expect(await postsOf(anna.blogName)).toEqual([stays.id]);
    expect([await countOf(anna.blogName), await countOf(attic)]).toEqual([1, 1]);
    const archive = await app.injectAs(bela, `/v2/blog/${attic}/posts?tag=moss${made}`);
    expect(archive.body.response.posts.map(({ id }: AnyBody) => id)).toEqual([one.id]);
    const votes = await app.injectAs(bela, `/v2/polls/${poll.clientId}`);
    expect(votes.body.response.results).toMatchObject({ hasVoted: true, selected: ['b'], totalVotes: 1 });
    // Who passed it on now names the blog it is on.
    const shown = await read(reblog.id, bela.blogName, bela);
    expect(shown).toMatchObject({
      parentBlogName: attic,
      rootBlogName: attic,
      rebloggedFromFollowing: false,
    });
    expect(shown.trail[0]).toMatchObject({ blog: { name: attic }, post: { id: one.id } });
    expect(shown.parentPostUrl).toContain(`/${attic}/`);
    const notes = await app.injectAs(bela, `/v2/blog/${attic}/notes?id=${one.id}`);
    const kinds = notes.body.response.notes.map(({ type }: AnyBody) => type);
    expect(kinds.toSorted()).toEqual(['like', 'reblog', 'reply']);
    expect(
      notes.body.response.notes.find(({ type }: AnyBody) => type === 'reblog')?.reblogParentBlogName,
    ).toBe(attic);
    expect(await read(stays.id, anna.blogName, bela)).toEqual(bystander);
    expect(await read(theirs.id, bela.blogName, bela)).toMatchObject({
      blogName: bela.blogName,
      likeCount: 1,
    });
    expect(await countOf(bela.blogName)).toBe(foreign);
  });

  it('are drafts, queued, private and published ones, and reblogs', async () => {
    const source = await post('source', {}, bela);
    const reblog = await reblogAs(app, anna, source, 'And more');
    const moved = [
      await post('draft', { state: 'draft' }),
      await post('queued', { state: 'queue' }),
      await post('later', { state: 'queue', publishOn: '2026-06-01T00:00:00Z' }),
      await post('private', { state: 'private' }),
      reblog,
    ];
    const first = await post('first in the other queue', { state: 'queue' }, anna, attic);
    const ids = moved.map(({ id }) => id);
    const sourceBefore = await read(source.id, bela.blogName);
    expect((await move(ids)).body.response).toMatchObject({ matched: 5, changed: 5, skipped: [] });
    expect(await Promise.all(ids.map(async (id) => (await read(id, attic)).state))).toEqual([
      'draft',
      'queued',
      'queued',
      'private',
      'published',
    ]);
    expect(await postsOf(attic, '/draft')).toEqual([ids[0]]);
    expect(await postsOf(anna.blogName, '/queue')).toEqual([]);
    const queue = (await postsOf(attic, '/queue')).filter((id) => id !== ids[2]);
    expect(queue).toEqual([first.id, ids[1]]);
    expect((await read(ids[2] ?? '', attic)).publishOn).toBe('2026-06-01T00:00:00.000Z');
    expect((await read(reblog.id, attic)).parentBlogName).toBe(bela.blogName);
    expect(await read(source.id, bela.blogName)).toEqual(sourceBefore);
    expect(await miscounted(app.db)).toEqual([]);
    // A queue that stood still goes on.
    const waits = await app.db.query<{ next: boolean }>(
      'select next_at is not null as next from blog_queues where blog_id = $1',
      [await idOf(attic)],
    );
    expect(waits).toEqual([{ next: true }]);
  });

  it('lead from where they were to where they are, as far as who asks may go there', async () => {
    const one = await post('one', { slug: 'one-word' });
    const reblogged = await post('two');
    await move([one.id, reblogged.id]);
    for (const path of [`posts/${one.id}`, 'slugs/one-word']) {
      const { status, body } = await app.inject(`/v2/blog/${anna.blogName}/${path}`);
      expect(status).toBe(200);
      expect(body.response).toMatchObject({ post: { id: one.id, blogName: attic }, blog: { name: attic } });
    }
    expect((await app.inject(`/v2/blog/${bela.blogName}/posts/${one.id}`)).status).toBe(404);
    // What was begun before it moved.
    expect((await replyAs(app, bela, one, 'Late')).status).toBe(201);
    const { trail } = await reblogAs(app, bela, reblogged, 'Late');
    expect(trail[0]).toMatchObject({ blog: { name: attic } });
    const edit = await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/${anna.blogName}/posts/${one.id}`,
      payload: { tags: 'late' },
    });
    expect(codeOf(edit)).toEqual([404, 4004]);
    expect(edit.body.errors[0].detail).toBe(`This post is on ${attic} now.`);
    expect(await miscounted(app.db)).toEqual([]);

    const makePrivate = (is: boolean) =>
      app.db.query('update blogs set is_private = $2 where name = $1', [attic, is]);
    await makePrivate(true);
    expect(codeOf(await app.inject(`/v2/blog/${anna.blogName}/posts/${one.id}`))).toEqual([404, 4004]);
    expect(codeOf(await app.inject(`/v2/blog/${anna.blogName}/slugs/one-word`))).toEqual([404, 4004]);
    expect((await read(one.id)).blogName).toBe(attic);
    await makePrivate(false);
  });

  it('keep what was told of them, in the blog they are on', async () => {
    const one = await post('one');
    const two = await post('two');
    await followAs(app, bela, anna.blogName);
    await write(bela, `/v2/blog/${anna.blogName}/subscription`);
    for (const each of [one, two]) {
      await likeAs(app, bela, each);
      await replyAs(app, bela, each, 'Well said');
      await reblogAs(app, bela, each, 'Quite');
    }
    const telling = await reblogAs(app, anna, await post('theirs', {}, bela), 'Listen');
    const typesOf = async (blog: string) =>
      (await notificationsOf(app, { ...anna, blogName: blog })).notifications
        .map(({ type }) => type)
        .toSorted();
    await move([one.id, telling.id]);
    const about = async (blog: string, id: string) =>
      (
        await app.db.query<{ type: string }>(
          'select type from notifications where blog_id = $1 and post_id = $2 order by type',
          [await idOf(blog), id],
        )
      ).map(({ type }) => type);
    expect(await about(attic, one.id)).toEqual(['like', 'reblog_with_content', 'reply']);
    expect(await about(anna.blogName, one.id)).toEqual([]);
    expect(await about(anna.blogName, two.id)).toEqual(['like', 'reblog_with_content', 'reply']);
    expect(await typesOf(attic)).toEqual(['like', 'reblog_with_content', 'reply']);
    const told = (await notificationsOf(app, bela)).notifications;
    expect(told.find(({ type }) => type === 'reblog_with_content')).toMatchObject({
      fromTumblelogName: attic,
    });
    expect(
      await app.db.query("select 1 from notifications where type = 'new_post' and post_id = $1", [one.id]),
    ).toEqual([]);
  });

  it('count their notes in the graphs of the blog they are on', async () => {
    const one = await post('one');
    await likeAs(app, bela, one);
    await reblogAs(app, bela, one);
    await replyAs(app, bela, one, 'Well said');
    now = Date.now();
    const countsOf = async (blog: string) => {
      const { body } = await app.injectAs(anna, `/v2/blog/${blog}/activity/notes`);
      const { likes, reblogs, replies } = body.response;
      return { likes, reblogs, replies };
    };
    const before = await countsOf(anna.blogName);
    await move([one.id]);
    expect(before).toMatchObject({ likes: 1, reblogs: 1, replies: 1 });
    expect(await countsOf(attic)).toEqual(before);
    expect(await countsOf(anna.blogName)).toEqual({ likes: 0, reblogs: 0, replies: 0 });
  });
});

describe('a dry run', () => {
  it('counts what would move, says what cannot, and moves nothing', async () => {
    const helper = await app.member(`helper${made}`);
    await addWriter(app.db, anna.blogName, helper);
    const own = await post('own');
    const hers = await post('hers', {}, helper, anna.blogName);
    const answer = await post('an answer');
    await app.db.query("update posts set type = 'answer' where id = $1", [answer.id]);
    const submitted = await post('submitted');
    await app.db.query('update posts set submitted_blog_id = $2 where id = $1', [submitted.id, bela.blogId]);
    const theirs = await post('theirs', {}, bela);
    const ids = [own, hers, answer, submitted, theirs].map(({ id }) => id);
    const before = await factsOf(anna.blogName);
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
    expect(await factsOf(anna.blogName)).toEqual(before);
    expect((await move(ids)).body.response).toMatchObject({ matched: 4, changed: 1, skipped });
    expect(await postsOf(attic)).toEqual([own.id]);
    expect((await read(theirs.id, bela.blogName)).blogName).toBe(bela.blogName);
  });
});

describe('a queue', () => {
  it.each([
    ['that has room for one more takes one', limits.queuedPosts - 1, [200, undefined]],
    ['that is full takes none, and nothing moves', limits.queuedPosts, [403, 8022]],
  ])('%s', async (_, full, expected) => {
    const queued = await post('queued', { state: 'queue' });
    const draft = await post('draft', { state: 'draft' });
    await app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, queue_rank)
       select $1, $2, 'queued', 'text', 'abcdefgh', n, $1, n, n from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [await idOf(attic), anna.userId, made * 10_000, full],
    );
    const ids = [queued.id, draft.id];
    expect(codeOf(await move(ids, { dry_run: true }))).toEqual(expected);
    expect(codeOf(await move(ids))).toEqual(expected);
    expect((await read(draft.id)).blogName).toBe(expected[0] === 200 ? attic : anna.blogName);
    expect(codeOf(await move([draft.id]))[0]).toBe(200);
  });
});

describe('taking it back', () => {
  it('makes both blogs what they were', async () => {
    const queued = [await post('a', { state: 'queue' }), await post('b', { state: 'queue' })];
    const one = await post('one', { tags: `fog${made}` });
    const draft = await post('draft', { state: 'draft' });
    await likeAs(app, bela, one);
    await replyAs(app, bela, one, 'Well said');
    await reblogAs(app, bela, one, 'Quite');
    await write(anna, `/v2/blog/${anna.blogName}/posts/${one.id}/pin`);
    await post('there already', {}, anna, attic);
    const before = await Promise.all([factsOf(anna.blogName), factsOf(attic), factsOf(bela.blogName, bela)]);
    const ids = [queued[0], one, draft].map((each) => each?.id ?? '');
    const { body } = await move(ids);
    expect(await countOf(attic)).toBe(2);
    const back = await undo(body.response.undoToken);
    expect(back.body.response).toMatchObject({ matched: 3, changed: 3, skipped: [] });
    expect(await Promise.all([factsOf(anna.blogName), factsOf(attic), factsOf(bela.blogName, bela)])).toEqual(
      before,
    );
    expect(await miscounted(app.db)).toEqual([]);
    expect(codeOf(await undo(body.response.undoToken))).toEqual([409, 4032]);
    // The address it had meanwhile leads back.
    expect((await read(one.id, attic)).blogName).toBe(anna.blogName);
  });

  it('leaves alone what was changed, deleted or moved on since', async () => {
    const third = `cellar${made}`;
    await write(anna, '/v2/user/blogs', { tumblelog: third });
    const posts = [await post('a'), await post('b'), await post('c'), await post('d')];
    const [a = '', b = '', c = '', d = ''] = posts.map(({ id }) => id);
    const { body } = await move([a, b, c, d]);
    await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/${attic}/posts/${a}`,
      payload: { tags: 'mine' },
    });
    await app.injectAs(anna, { method: 'DELETE', url: `/v2/blog/${attic}/posts/${b}` });
    await move([c], { to_blog: third }, anna, attic);
    const back = await undo(body.response.undoToken);
    expect(back.body.response).toMatchObject({ matched: 4, changed: 1 });
    expect(back.body.response.skipped).toEqual([a, b, c].map((id) => ({ id, code: 4009 })));
    expect((await read(a, attic)).blogName).toBe(attic);
    // From blog to blog: every address it had leads to where it is.
    for (const blog of [anna.blogName, attic, third]) expect((await read(c, blog)).blogName).toBe(third);
    expect((await read(d)).blogName).toBe(anna.blogName);
    expect(await miscounted(app.db)).toEqual([]);
  });

  it('needs the same parts in both blogs, and is nobody else’s', async () => {
    await addWriter(app.db, anna.blogName, bela, 'admin');
    const one = await post('one');
    const { body } = await move([one.id]);
    const token = body.response.undoToken;
    expect(codeOf(await undo(token, bela))).toEqual([409, 4032]);
    const atticId = await idOf(attic);
    const role = (name: string) =>
      app.db.query('update blog_members set role = $3 where blog_id = $1 and user_id = $2', [
        atticId,
        anna.userId,
        name,
      ]);
    await role('member');
    expect(codeOf(await undo(token))).toEqual([403, 4003]);
    await role('admin');
    now = noon + 3_600_001;
    expect(codeOf(await undo(token))).toEqual([409, 4032]);
    expect((await read(one.id)).blogName).toBe(attic);
  });

  it('finds no room when the queue is full by now, and moves nothing', async () => {
    const queued = await post('queued', { state: 'queue' });
    const one = await post('one');
    const { body } = await move([queued.id, one.id]);
    await app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, queue_rank)
       select $1, $2, 'queued', 'text', 'abcdefgh', n, $1, n, n from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [anna.blogId, anna.userId, made * 10_000, limits.queuedPosts],
    );
    expect(codeOf(await undo(body.response.undoToken))).toEqual([403, 8022]);
    expect((await read(one.id)).blogName).toBe(attic);
  });
});

describe('who may', () => {
  it('is an admin of both blogs, of what they wrote themselves', async () => {
    const shared = `shared${made}`;
    await write(bela, '/v2/user/blogs', { tumblelog: shared });
    const one = await post('one');
    const to = { to_blog: shared };
    expect(codeOf(await move([one.id], to))).toEqual([404, 4004]);
    await addWriter(app.db, shared, anna);
    expect(codeOf(await move([one.id], to))).toEqual([403, 4003]);
    await app.db.query("update blog_members set role = 'admin' where user_id = $1", [anna.userId]);
    expect((await move([one.id], to)).body.response.changed).toBe(1);
    // An admin of both moves nothing of somebody else's; a stranger and a visitor nothing at all.
    await addWriter(app.db, anna.blogName, bela, 'admin');
    const taken = await move([one.id], { to_blog: anna.blogName }, bela, shared);
    expect(taken.body.response).toMatchObject({ changed: 0, skipped: [{ id: one.id, code: 4003 }] });
    const stranger = await app.member(`stranger${made}`);
    expect(codeOf(await move([one.id], {}, stranger, shared))).toEqual([403, 4003]);
    const asVisitor = await app.inject({ method: 'POST', url: `/v2/blog/${shared}/posts/bulk`, payload: {} });
    expect(asVisitor.status).toBe(401);
    expect((await read(one.id, shared)).blogName).toBe(shared);
  });

  it('a writer takes nothing of theirs out of a group blog', async () => {
    const writer = await app.member(`writer${made}`);
    await addWriter(app.db, anna.blogName, writer);
    const own = await post('own', {}, writer, anna.blogName);
    const to = { to_blog: writer.blogName };
    expect(codeOf(await move([own.id], to, writer))).toEqual([403, 4003]);
    expect((await read(own.id)).blogName).toBe(anna.blogName);
  });

  it.each([
    ['no blog', { to_blog: undefined }, [400, 5016]],
    ['the blog they are on', () => ({ to_blog: anna.blogName }), [400, 5016]],
    ['a blog that is not there', { to_blog: 'nobody-at-all' }, [404, 4004]],
  ])('%s is refused', async (_, more, expected) => {
    const one = await post('one');
    const answer = await move([one.id], typeof more === 'function' ? more() : more);
    expect(codeOf(answer)).toEqual(expected);
    expect(answer.body.errors[0].field).toBe('to_blog');
    expect((await read(one.id)).version).toBe(one.version);
  });
});

describe('at the same moment', () => {
  it('likes, replies, saves and reblogs of what moves all arrive, wherever it is by then', async () => {
    const readers = await Promise.all([1, 2, 3].map((n) => app.member(`reader${n}x${made}`)));
    const posts = [await post('a'), await post('b'), await post('c')];
    const ids = posts.map(({ id }) => id);
    const replies = await Promise.all([
      move(ids),
      ...readers.flatMap((reader) =>
        posts.flatMap((each) => [
          likeAs(app, reader, each),
          replyAs(app, reader, each, 'Now'),
          write(reader, '/v2/user/saved_posts', { post_id: each.id }),
          write(reader, `/v2/blog/${each.blogName}/posts/${each.id}/subscription`),
        ]),
      ),
    ]);
    expect(replies.filter(({ status }) => status >= 500)).toEqual([]);
    for (const id of ids)
      expect(await read(id, attic)).toMatchObject({ blogName: attic, likeCount: 3, replyCount: 3 });
    expect(await miscounted(app.db)).toEqual([]);
  });

  it('moves in both directions pass each other, and of two moves of one post one finds it', async () => {
    const third = `third${made}`;
    await write(anna, '/v2/user/blogs', { tumblelog: third });
    const here = [await post('a', { tags: 'x' }), await post('b', { tags: 'x' })].map(({ id }) => id);
    const there = [await post('c', { tags: 'x' }, anna, attic)].map(({ id }) => id);
    const answers = await Promise.all([
      move(here),
      move(there, { to_blog: anna.blogName }, anna, attic),
      move(here, { to_blog: third }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const changed = answers.map(({ body }) => body.response.changed);
    expect([changed[0] + changed[2], changed[1]]).toEqual([2, 1]);
    expect((await read(there[0] ?? '')).blogName).toBe(anna.blogName);
    expect(await miscounted(app.db)).toEqual([]);
  });
});

it('everything that names a post and its blog is known to move', async () => {
  const still = await app.db.query(
    `select conrelid::regclass::text as named from pg_constraint
      where contype = 'f' and confrelid = 'posts'::regclass and confupdtype <> 'c'`,
  );
  expect(still).toEqual([]);
  const free = await app.db.query<{ table: string }>(
    `select c.table_name as "table" from information_schema.columns c
      where c.table_schema = 'public' and c.column_name = 'post_id'
        and exists (select 1 from information_schema.columns b where b.table_schema = 'public'
          and b.table_name = c.table_name and b.column_name = 'blog_id')
        and not exists (select 1 from pg_constraint f where f.contype = 'f' and f.confrelid = 'posts'::regclass
          and f.conrelid::regclass::text = c.table_name)
      order by 1`,
  );
  // Trail parts keep the blog that something was said on; the others are carried along.
  expect(free.map(({ table }) => table)).toEqual(['likes', 'notifications', 'reports', 'trail_parts']);
});
