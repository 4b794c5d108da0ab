import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;
let bela: Member;
let now: number;
let made = 0;

const noon = Date.parse('2026-05-01T12:00:00Z');
const HOUR_MS = 3_600_000;

beforeAll(async () => {
  app = await buildTestApp({ now: () => now });
  bela = await app.member('bela');
});
afterAll(() => app.close());
beforeEach(async () => {
  now = noon;
  made += 1;
  anna = await app.member(`anna${made}`);
});

const at = (path: string, blog = anna.blogName) => `/v2/blog/${blog}/posts/${path}`;
const read = (path: string, member = anna) => app.injectAs(member, at(path));
function queue(words: string, publishOn?: string) {
  return postAs(app, anna, { content: text(words), state: 'queue', ...(publishOn ? { publishOn } : {}) });
}
const draft = (words: string) => postAs(app, anna, { content: text(words), state: 'draft' });
function move(id: string, after: string, member = anna) {
  return app.injectAs(member, {
    method: 'POST',
    url: at('queue/reorder'),
    payload: { post_id: id, insert_after: after },
  });
}
const edit = (id: string, payload: object) => app.injectAs(anna, { method: 'PUT', url: at(id), payload });
function publish(id: string) {
  return app.injectAs(anna, {
    method: 'POST',
    url: `/v2/blog/${anna.blogName}/post/edit`,
    payload: { id, state: 'published' },
  });
}
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body?.errors?.[0]?.code];
function words({ body }: Reply<AnyBody>): string[] {
  return body.response.posts.map((post: { summary: string }) => post.summary);
}
const order = async () => words(await read('queue?limit=50'));

describe('listDrafts and publishPost', () => {
  it("listDrafts lists the blog's drafts, the last changed first [audience-08]", async () => {
    const first = await draft('first');
    await draft('second');
    expect(words(await read('draft'))).toEqual(['second', 'first']);
    await edit(first.id, { content: text('first, changed') });
    const list = await read('draft');
    expect(words(list)).toEqual(['first, changed', 'second']);
    expect(list.body.response.total).toBe(2);
  });

  it('listDrafts pages by cursor and from a named post', async () => {
    for (const name of ['a', 'b', 'c', 'd', 'e']) await draft(name);
    const seen: string[] = [];
    let query = 'limit=2';
    for (;;) {
      const page = await read(`draft?${query}`);
      seen.push(...words(page));
      const next = page.body.response.links.next;
      if (!next) break;
      query = new URLSearchParams(next.queryParams).toString();
    }
    expect(seen).toEqual(['e', 'd', 'c', 'b', 'a']);
    const third = (await read('draft')).body.response.posts[2];
    expect(words(await read(`draft?before_id=${third.id}`))).toEqual(['b', 'a']);
  });

  it('listDrafts, listQueue, reorderQueue and shuffleQueue reject others with 4003 or 1034 [permission-05] [route-access-15] [route-access-16]', async () => {
    const post = await queue('mine');
    for (const path of ['draft', 'queue']) {
      expect(codeOf(await read(path, bela))).toEqual([403, 4003]);
      expect(codeOf(await app.inject(at(path)))).toEqual([401, 1034]);
    }
    expect(codeOf(await move(post.id, '0', bela))).toEqual([403, 4003]);
    const shuffle = { method: 'POST', url: at('queue/shuffle') } as const;
    expect(codeOf(await app.injectAs(bela, shuffle))).toEqual([403, 4003]);
    expect(codeOf(await app.injectAs(bela, at(post.id)))).toEqual([404, 4004]);
  });

  it('publishPost publishes a draft once, as a new post', async () => {
    const { id } = await draft('at last');
    await edit(id, { tags: 'ready' });
    const { status, body } = await publish(id);
    expect([status, body.response.state, body.response.post.editedTs]).toEqual([200, 'published', undefined]);
    expect((await publish(id)).status).toBe(200);
    const blog = await app.inject(`/v2/blog/${anna.blogName}/posts`);
    expect([words(blog), blog.body.response.totalPosts]).toEqual([['at last'], 1]);
    expect(words(await read('draft'))).toEqual([]);
  });

  it('publishPost and editPost answer 8023 at the daily limit of posts, and a draft can still be saved', async () => {
    await app.db.query(
      `insert into posts (id, blog_id, author_id, state, position, type, reblog_key, root_post_id, root_blog_id)
       select n.id, $1, $2, 'published', n.id, 'text', 'abcdefgh', n.id, $1
         from (select next_id() as id from generate_series(1, 250)) n`,
      [anna.blogId, anna.userId],
    );
    const { id } = await draft('for tomorrow');
    expect(codeOf(await publish(id))).toEqual([403, 8023]);
    expect(codeOf(await edit(id, { state: 'published' }))).toEqual([403, 8023]);
    expect((await queue('later')).state).toBe('queued');
  });
});

describe('listQueue, reorderQueue and shuffleQueue', () => {
  it('listQueue returns the time of each post, scheduled ones at their own', async () => {
    await queue('one');
    await queue('two');
    await queue('on time', new Date(noon + 3 * HOUR_MS).toISOString());
    const { body } = await read('queue');
    // Three a day from 8 to 22: 8:00, 12:40, 17:20.
    expect(
      body.response.posts.map((post: AnyBody) => [
        post.summary,
        post.queuedState,
        new Date(post.scheduledPublishTime * 1000).toISOString().slice(0, 16),
      ]),
    ).toEqual([
      ['one', 'queued', '2026-05-01T12:40'],
      ['on time', 'scheduled', '2026-05-01T15:00'],
      ['two', 'queued', '2026-05-01T17:20'],
    ]);
    expect(body.response).toMatchObject({
      total: 3,
      settings: { paused: false, perDay: 3, startHour: 8, endHour: 22 },
    });
  });

  it('listQueue pages to the end', async () => {
    for (const name of ['a', 'b', 'c']) await queue(name);
    const first = await read('queue?limit=2');
    expect(words(first)).toEqual(['a', 'b']);
    const next = new URLSearchParams(first.body.response.links.next.queryParams).toString();
    const last = await read(`queue?${next}`);
    expect([words(last), last.body.response.links.next]).toEqual([['c'], undefined]);
  });

  it('listQueue returns no times while the queue is paused', async () => {
    await queue('waits');
    await app.db.query('update blog_queues set paused = true where blog_id = $1', [anna.blogId]);
    const { body } = await read('queue');
    expect(body.response.posts[0].scheduledPublishTime).toBeUndefined();
    expect(body.response.settings.paused).toBe(true);
  });

  it('reorderQueue moves posts after another one and to the top', async () => {
    const [a, b, c] = [await queue('a'), await queue('b'), await queue('c')];
    expect((await move(c.id, '0')).status).toBe(204);
    expect(await order()).toEqual(['c', 'a', 'b']);
    await move(c.id, b.id);
    expect(await order()).toEqual(['a', 'b', 'c']);
    await move(a.id, b.id);
    expect(await order()).toEqual(['b', 'a', 'c']);
    await move(a.id, a.id);
    expect(await order()).toEqual(['b', 'a', 'c']);
    await queue('new');
    expect(await order()).toEqual(['b', 'a', 'c', 'new']);
  });

  it('reorderQueue moves posts after a scheduled one, which itself cannot be moved (4009)', async () => {
    const [a, b] = [await queue('a'), await queue('b')];
    const timed = await queue('timed', new Date(noon + 3 * HOUR_MS).toISOString());
    expect(await order()).toEqual(['a', 'timed', 'b']);
    await move(a.id, timed.id);
    expect(await order()).toEqual(['a', 'timed', 'b']);
    await move(b.id, '0');
    expect(await order()).toEqual(['b', 'timed', 'a']);
    expect(codeOf(await move(timed.id, '0'))).toEqual([409, 4009]);
  });

  it('reorderQueue answers 4009 when a post is no longer in the queue', async () => {
    const [a, b] = [await queue('a'), await queue('b')];
    await publish(a.id);
    expect(codeOf(await move(a.id, '0'))).toEqual([409, 4009]);
    expect(codeOf(await move(b.id, a.id))).toEqual([409, 4009]);
    expect(await order()).toEqual(['b']);
  });

  it('reorderQueue and shuffleQueue in concurrent requests lose and duplicate no post', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd', 'e', 'f']) ids.push((await queue(name)).id);
    const shuffle = { method: 'POST', url: at('queue/shuffle') } as const;
    const answers = await Promise.all([
      ...ids.map((id, index) => move(id, ids[(index + 3) % 6] ?? '0')),
      app.injectAs(anna, shuffle),
      queue('g').then(() => ({ status: 204 })),
      app.injectAs(anna, shuffle),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 204));
    expect((await order()).toSorted()).toEqual(['a', 'b', 'c', 'd', 'e', 'f', 'g']);
    const ranks = await app.db.query(
      "select count(distinct queue_rank)::int as n from posts where blog_id = $1 and state = 'queued'",
      [anna.blogId],
    );
    expect(ranks).toEqual([{ n: 7 }]);
  });

  it('shuffleQueue shuffles queued posts and leaves scheduled ones', async () => {
    const names = [...'abcdefghijkl'];
    for (const name of names) await queue(name);
    await queue('timed', new Date(noon + HOUR_MS / 2).toISOString());
    await app.injectAs(anna, { method: 'POST', url: at('queue/shuffle') });
    const after = await order();
    expect(after[0]).toBe('timed');
    expect(after.slice(1)).not.toEqual(names);
    expect(after.slice(1).toSorted()).toEqual(names);
  });

  it('createPost answers 8022 beyond a thousand queued posts', async () => {
    await app.db.query(
      `insert into posts (id, blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, queue_rank)
       select n.id, $1, $2, 'queued', 'text', 'abcdefgh', n.id, $1, n.id
         from (select next_id() as id from generate_series(1, 999)) n`,
      [anna.blogId, anna.userId],
    );
    const last = await queue('the last');
    const payload = { content: text('too many'), state: 'queue' };
    const more = await app.injectAs(anna, {
      method: 'POST',
      url: `/v2/blog/${anna.blogName}/posts`,
      payload,
    });
    expect(codeOf(more)).toEqual([403, 8022]);
    const { id } = await draft('aside');
    expect(codeOf(await edit(id, { state: 'queue' }))).toEqual([403, 8022]);
    expect((await edit(last.id, { tags: 'still in it', state: 'queue' })).status).toBe(200);
    expect((await read('queue?offset=990&limit=20')).body.response.posts).toHaveLength(10);
  });
});

describe('createPost and editPost with publishOn', () => {
  it('createPost rejects a publishOn in the past with 5016', async () => {
    const publishOn = new Date(noon - HOUR_MS).toISOString();
    const payload = { content: text('late'), state: 'queue', publishOn };
    const { status, body } = await app.injectAs(anna, {
      method: 'POST',
      url: `/v2/blog/${anna.blogName}/posts`,
      payload,
    });
    expect([status, body.errors[0]]).toMatchObject([400, { code: 5016, field: 'publishOn' }]);
  });

  it('editPost reschedules a scheduled post, puts it into the queue or makes it a draft', async () => {
    const { id } = await queue('when', new Date(noon + HOUR_MS).toISOString());
    const later = new Date(noon + 5 * HOUR_MS).toISOString();
    expect((await edit(id, { publishOn: later })).body.response.post).toMatchObject({
      queuedState: 'scheduled',
      publishOn: later,
    });
    expect((await edit(id, { tags: 'same time' })).body.response.post.publishOn).toBe(later);
    const queued = await edit(id, { state: 'queue' });
    expect(queued.body.response.post.queuedState).toBe('queued');
    expect(queued.body.response.post.publishOn).toBeUndefined();
    expect((await read('queue')).body.response.posts[0].scheduledPublishTime).toBe(noon / 1000 + 2400);
    expect((await edit(id, { state: 'draft' })).body.response.post.state).toBe('draft');
    expect(words(await read('queue'))).toEqual([]);
  });

  it('getUserInfo counts queued, scheduled and draft posts of a blog', async () => {
    await queue('q');
    await queue('s', new Date(noon + HOUR_MS).toISOString());
    await draft('d');
    const { body } = await app.injectAs(anna, '/v2/user/info');
    expect(body.response.blogs[0]).toMatchObject({ queue: 2, drafts: 1 });
  });
});

describe('pinPost and unpinPost', () => {
  const pin = (id: string, method: 'POST' | 'DELETE' = 'POST', member = anna) =>
    app.injectAs(member, { method, url: at(`${id}/pin`) });
  const blog = async () => {
    const { body } = await app.inject(`/v2/blog/${anna.blogName}/posts`);
    return body.response.posts.map((post: AnyBody) => `${post.summary}${post.isPinned ? '*' : ''}`);
  };

  it('pinPost puts a post first on its blog until another one is pinned or unpinPost is called', async () => {
    const [a, b] = [await postAs(app, anna, 'a'), await postAs(app, anna, 'b')];
    await postAs(app, anna, 'c');
    expect((await pin(a.id)).status).toBe(204);
    expect((await pin(a.id)).status).toBe(204);
    expect(await blog()).toEqual(['a*', 'c', 'b']);
    await pin(b.id);
    expect(await blog()).toEqual(['b*', 'c', 'a']);
    await pin(b.id, 'DELETE');
    expect((await pin(b.id, 'DELETE')).status).toBe(204);
    expect(await blog()).toEqual(['c', 'b', 'a']);
  });

  it('pinPost of concurrent requests leaves one pinned post', async () => {
    const ids: string[] = [];
    for (const name of ['a', 'b', 'c', 'd']) ids.push((await postAs(app, anna, name)).id);
    const answers = await Promise.all(ids.map((id) => pin(id)));
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204]);
    expect((await blog()).filter((name: string) => name.endsWith('*'))).toHaveLength(1);
  });

  it("pinPost rejects drafts with 4032, other members' blogs with 4003 and unknown posts with 4004", async () => {
    const post = await postAs(app, anna, 'there');
    await pin(post.id);
    const { id } = await draft('hidden');
    expect(codeOf(await pin(id))).toEqual([409, 4032]);
    expect(await blog()).toEqual(['there*']);
    expect(codeOf(await pin(post.id, 'POST', bela))).toEqual([403, 4003]);
    expect(codeOf(await pin(post.id, 'DELETE', bela))).toEqual([403, 4003]);
    expect(codeOf(await pin('12345'))).toEqual([404, 4004]);
  });
});
