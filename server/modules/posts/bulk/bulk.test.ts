import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let anna: Member;
let bela: Member;
let now: number;
let made = 0;

const noon = Date.parse('2026-05-01T12:00:00Z');
const HOUR = 3_600_000;

beforeAll(async () => {
  app = await buildTestApp({ now: () => now });
});
afterAll(() => app.close());
beforeEach(async () => {
  now = noon;
  made += 1;
  anna = await app.member(`anna${made}`);
  bela = await app.member(`bela${made}`);
});

const url = (blog: string, more = '') => `/v2/blog/${blog}/posts/bulk${more}`;
function bulk(payload: object, member = anna, blog = anna.blogName): Promise<Reply<AnyBody>> {
  return app.injectAs(member, { method: 'POST', url: url(blog), payload: { dry_run: false, ...payload } });
}
function undo(token: string, member = anna, blog = anna.blogName): Promise<Reply<AnyBody>> {
  return app.injectAs(member, { method: 'POST', url: url(blog, '/undo'), payload: { undo_token: token } });
}
const codeOf = ({ status, body }: Reply<AnyBody>) => [status, body?.errors?.[0]?.code];
function post(words: string, more: object = {}, member = anna) {
  return postAs(app, member, { content: text(words), ...more });
}
async function read(id: string, member = anna, blog = anna.blogName): Promise<AnyBody> {
  const { body, status } = await app.injectAs(member, `/v2/blog/${blog}/posts/${id}`);
  return status === 200 ? body.response.post : status;
}
const tagsOf = async (ids: string[]) => Promise.all(ids.map(async (id) => (await read(id)).tags));
async function postCount(member = anna): Promise<number> {
  const { body } = await app.injectAs(member, `/v2/blog/${member.blogName}/info`);
  return body.response.blog.posts;
}
async function idsOf(path: string): Promise<string[]> {
  const { response } = (await app.injectAs(bela, path)).body;
  const posts = response.likedPosts ?? response.timeline.elements;
  return posts.map(({ id }: { id: string }) => id);
}
const tagged = (tag: string) => idsOf(`/v2/hubs/${tag}/timeline`);

describe('tags', () => {
  it('are added, removed and replaced on the posts that are named, and on no other', async () => {
    const tag = `moss${made}`;
    const posts = [await post('one', { tags: 'fog' }), await post('two', { tags: `${tag}, fog` })];
    const other = await post('three', { tags: 'fog' });
    const theirs = await post('theirs', { tags: 'fog' }, bela);
    const ids = posts.map(({ id }) => id);

    const added = await bulk({ action: 'add_tags', tags: [`#${tag.toUpperCase()}`], ids });
    expect(added.body.response).toMatchObject({ dryRun: false, matched: 2, changed: 1, skipped: [] });
    expect(added.body.response.sample.map(({ id }: { id: string }) => id)).toEqual([ids[0]]);
    expect(await tagsOf(ids)).toEqual([
      ['fog', tag.toUpperCase()],
      [tag, 'fog'],
    ]);
    expect(await tagged(tag)).toEqual([ids[1], ids[0]]);

    await bulk({ action: 'replace_tag', tag: 'FOG', replacement: 'mist', ids });
    await bulk({ action: 'remove_tags', tags: [tag], ids });
    expect(await tagsOf(ids)).toEqual([['mist'], ['mist']]);
    expect(await tagged(tag)).toEqual([]);
    expect(await tagsOf([other.id])).toEqual([['fog']]);
    expect((await read(theirs.id, bela, bela.blogName)).tags).toEqual(['fog']);
  });

  it('that a replacement would double stay once', async () => {
    const { id } = await post('one', { tags: 'fog, moss' });
    await bulk({ action: 'replace_tag', tag: 'fog', replacement: 'Moss', ids: [id] });
    expect(await tagsOf([id])).toEqual([['Moss']]);
  });

  it('have room for 30 on a post; one that is full is skipped and says so', async () => {
    const names = (count: number) => Array.from({ length: count }, (_, index) => `t${index}`).join(', ');
    const roomy = await post('29', { tags: names(limits.tagsPerPost - 1) });
    const full = await post('30', { tags: names(limits.tagsPerPost) });
    const { body } = await bulk({ action: 'add_tags', tags: ['more'], ids: [roomy.id, full.id] });
    expect(body.response).toMatchObject({ changed: 1, skipped: [{ id: full.id, code: 4030 }] });
    const [one, other] = await tagsOf([roomy.id, full.id]);
    expect([one?.length, other?.length]).toEqual([30, 30]);
    expect(one).toContain('more');
    expect(other).not.toContain('more');
  });

  it('of two changes at the same moment are all there', async () => {
    const { id } = await post('one');
    const tags = ['a', 'b', 'c', 'd'];
    await Promise.all(tags.map((tag) => bulk({ action: 'add_tags', tags: [tag], ids: [id] })));
    expect((await read(id)).tags.toSorted()).toEqual(tags);
  });
});

describe('a dry run', () => {
  it('tells what would change and changes nothing', async () => {
    const { id } = await post('one', { tags: 'fog' });
    const counts = await postCount();
    for (const change of [
      { action: 'delete' },
      { action: 'add_tags', tags: ['moss'] },
      { action: 'set_state', state: 'queue' },
      { action: 'set_state', state: 'draft' },
      { action: 'set_content_labels', categories: ['violence'] },
    ]) {
      const { body } = await bulk({ ...change, ids: [id], dry_run: true });
      expect(body.response).toMatchObject({ dryRun: true, matched: 1, changed: 1, sample: [{ id }] });
      expect(body.response.undoToken).toBeUndefined();
    }
    expect(await read(id)).toMatchObject({ tags: ['fog'], state: 'published' });
    expect(await postCount()).toBe(counts);
    expect(await app.db.query('select 1 from blog_queues where blog_id = $1', [anna.blogId])).toEqual([]);
  });

  it('finds posts by state, tag, type and time', async () => {
    const tag = `found${made}`;
    const first = await post('one', { tags: tag.toUpperCase() });
    await post('draft', { tags: tag, state: 'draft' });
    await post('two', { tags: 'another' });
    await post('theirs', { tags: tag }, bela);
    const found = async (filter: object) => {
      const { body } = await bulk({ action: 'delete', filter, dry_run: true });
      return body.response.matched;
    };
    expect(await found({ state: 'published' })).toBe(2);
    expect(await found({ state: 'published', tag })).toBe(1);
    expect(await found({ state: 'draft', tag })).toBe(1);
    expect(await found({ state: 'published', type: 'photo' })).toBe(0);
    expect(await found({ state: 'published', after: first.timestamp - 100 })).toBe(2);
    expect(await found({ state: 'published', before: first.timestamp - 100 })).toBe(0);
    expect(await found({ state: 'queued' })).toBe(0);
  });
});

describe('a state', () => {
  it('changes for drafts, queued and published posts, and counts follow', async () => {
    const draft = await post('draft', { state: 'draft' });
    const queued = await post('queued', { state: 'queue' });
    const out = await post('out', { tags: `state${made}` });
    const ids = [draft.id, queued.id, out.id];
    const states = async () => Promise.all(ids.map(async (id) => (await read(id)).state));
    const before = await postCount();
    await bulk({ action: 'set_state', state: 'published', ids });
    expect(await states()).toEqual(['published', 'published', 'published']);
    expect(await postCount()).toBe(before + 2);
    await bulk({ action: 'set_state', state: 'queue', ids });
    expect(await states()).toEqual(['queued', 'queued', 'queued']);
    expect(await postCount()).toBe(before - 1);
    expect(await tagged(`state${made}`)).toEqual([]);
    const list = await app.injectAs(anna, `/v2/blog/${anna.blogName}/posts/queue`);
    expect(list.body.response.posts.every((one: AnyBody) => one.scheduledPublishTime > 0)).toBe(true);
    await bulk({ action: 'set_state', state: 'private', ids });
    expect(await states()).toEqual(['private', 'private', 'private']);
    await bulk({ action: 'set_state', state: 'draft', ids });
    expect(await states()).toEqual(['draft', 'draft', 'draft']);
  });

  it('that does not fit into the queue is refused as a whole', async () => {
    const drafts = [await post('a', { state: 'draft' }), await post('b', { state: 'draft' })];
    const ids = drafts.map(({ id }) => id);
    await app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, queue_rank)
       select $1, $2, 'queued', 'text', 'abcdefgh', n, $1, n, n from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [anna.blogId, anna.userId, made * 10_000, limits.queuedPosts - 1],
    );
    const change = { action: 'set_state', state: 'queue' };
    expect(codeOf(await bulk({ ...change, ids, dry_run: true }))).toEqual([403, 8022]);
    expect(codeOf(await bulk({ ...change, ids }))).toEqual([403, 8022]);
    expect((await read(ids[0] ?? '')).state).toBe('draft');
    expect((await bulk({ ...change, ids: ids.slice(0, 1) })).status).toBe(200);
    expect(codeOf(await bulk({ ...change, ids: ids.slice(1) }))).toEqual([403, 8022]);
  });

  it('that does not fit into the day is refused as a whole', async () => {
    const drafts = [await post('a', { state: 'draft' }), await post('b', { state: 'draft' })];
    const ids = drafts.map(({ id }) => id);
    await app.db.query(
      `insert into posts (blog_id, author_id, state, type, reblog_key, root_post_id, root_blog_id, id, position, published_at)
       select $1, $2, 'published', 'text', 'abcdefgh', n, $1, n, next_id(), now()
         from generate_series($3::bigint, $3::bigint + $4 - 1) n`,
      [anna.blogId, anna.userId, 1_000_000_000 + made * 10_000, limits.postsPerDay - 1],
    );
    const change = { action: 'set_state', state: 'published' };
    expect(codeOf(await bulk({ ...change, ids, dry_run: true }))).toEqual([403, 8023]);
    expect(codeOf(await bulk({ ...change, ids }))).toEqual([403, 8023]);
    expect((await read(ids[1] ?? '')).state).toBe('draft');
    expect((await bulk({ ...change, ids: ids.slice(0, 1) })).status).toBe(200);
  });
});

describe('labels', () => {
  it('are set and taken away, but for those that are locked', async () => {
    const free = await post('free');
    const locked = await post('locked');
    const labels = {
      hasCommunityLabel: true,
      categories: { violence: 'locked' },
      lastReporter: 'staff',
    };
    await app.db.query('update posts set labels = $2 where id = $1', [locked.id, JSON.stringify(labels)]);
    const ids = [free.id, locked.id];
    await bulk({ action: 'set_content_labels', categories: ['drugUse'], ids });
    expect((await read(free.id)).communityLabels.categories).toEqual({ drugUse: true });
    expect((await read(free.id)).contentRating).toBe('sensitive');
    expect((await read(locked.id)).communityLabels.categories).toEqual({ drugUse: true, violence: 'locked' });
    const { body } = await bulk({ action: 'set_content_labels', categories: [], ids });
    expect(body.response.changed).toBe(2);
    expect((await read(free.id)).communityLabels).toMatchObject({ hasCommunityLabel: false, categories: {} });
    expect((await read(locked.id)).communityLabels.categories).toEqual({ violence: 'locked' });
    expect((await bulk({ action: 'set_content_labels', categories: [], ids })).body.response.changed).toBe(0);
  });
});

describe('taking it back', () => {
  it('brings deleted posts back as they were: place, tags, likes, votes, notes', async () => {
    const tag = `back${made}`;
    const poll = {
      type: 'poll',
      clientId: `poll-${tag}`,
      question: 'Which?',
      answers: [
        { clientId: 'a', answerText: 'One' },
        { clientId: 'b', answerText: 'Two' },
      ],
      settings: { multipleChoice: false, closeStatus: 'closed-after', expireAfter: 604_800 },
    };
    const one = await postAs(app, anna, {
      content: [...(text('Half a thought') ?? []), poll] as never,
      tags: tag,
    });
    const two = await post('two', { tags: tag });
    await app.injectAs(anna, { method: 'POST', url: `/v2/blog/${anna.blogName}/posts/${one.id}/pin` });
    await likeAs(app, bela, one);
    await likeAs(app, anna, one);
    await reblogAs(app, bela, one);
    await app.injectAs(bela, {
      method: 'POST',
      url: `/v2/polls/poll-${tag}`,
      payload: { selected: ['b'] },
    });
    const facts = async () => {
      const row = await read(one.id, bela);
      const user = await app.injectAs(bela, '/v2/user/info');
      const votes = await app.db.query(
        'select p.votes, b.answers from polls p join poll_ballots b on b.poll_id = p.id where p.id = $1',
        [poll.clientId],
      );
      return {
        row: { ...row, version: 0 },
        votes,
        likes: user.body.response.user.likes,
        tagged: await tagged(tag),
        count: await postCount(),
        liked: await idsOf('/v2/user/likes'),
      };
    };
    const before = await facts();
    expect(before.votes).toMatchObject([{ votes: [0, 1], answers: ['b'] }]);
    const done = await bulk({ action: 'delete', ids: [one.id, two.id] });
    expect(done.body.response).toMatchObject({ changed: 2, sample: [], undoUntilTs: (noon + HOUR) / 1000 });
    expect(await read(one.id)).toBe(404);
    expect((await facts()).count).toBe(before.count - 2);
    expect((await facts()).likes).toBe(before.likes - 1);
    now = noon + HOUR;
    const back = await undo(done.body.response.undoToken);
    expect(back.body.response).toMatchObject({ matched: 2, changed: 2, skipped: [] });
    expect(await facts()).toEqual(before);
  });

  it('is over after an hour, works once, and for nobody else', async () => {
    const { id } = await post('one', { tags: 'fog' });
    const helper = await app.member(`helper${made}`);
    await app.db.query("insert into blog_members (blog_id, user_id, role) values ($1, $2, 'admin')", [
      anna.blogId,
      helper.userId,
    ]);
    const token = async () =>
      (await bulk({ action: 'remove_tags', tags: ['fog'], ids: [id] })).body.response.undoToken;
    const first = await token();
    expect(codeOf(await undo(first, helper))).toEqual([409, 4032]);
    expect(codeOf(await undo(first, bela))).toEqual([403, 4003]);
    expect(codeOf(await undo(first, bela, bela.blogName))).toEqual([409, 4032]);
    expect((await undo(first)).status).toBe(200);
    expect(await tagsOf([id])).toEqual([['fog']]);
    expect(codeOf(await undo(first))).toEqual([409, 4032]);
    expect(codeOf(await undo('never-was'))).toEqual([409, 4032]);
    const second = await token();
    now = noon + HOUR + 1000;
    expect(codeOf(await undo(second))).toEqual([409, 4032]);
    expect(await tagsOf([id])).toEqual([[]]);
  });

  it('leaves alone what somebody changed since', async () => {
    const posts = [await post('one', { tags: 'fog' }), await post('two', { tags: 'fog' })];
    const ids = posts.map(({ id }) => id);
    const { body } = await bulk({ action: 'remove_tags', tags: ['fog'], ids });
    await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/${anna.blogName}/posts/${ids[0]}`,
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

  it('gives states, dates and places back', async () => {
    const scheduled = await post('later', { state: 'queue', publishOn: '2026-06-01T00:00:00Z' });
    const queued = await post('queued', { state: 'queue' });
    const ids = [scheduled.id, queued.id];
    const list = async () => {
      const { body } = await app.injectAs(anna, `/v2/blog/${anna.blogName}/posts/queue`);
      return body.response.posts.map((one: AnyBody) => [one.id, one.scheduledPublishTime]);
    };
    const before = await list();
    const { body } = await bulk({ action: 'set_state', state: 'draft', ids });
    expect(await list()).toEqual([]);
    await undo(body.response.undoToken);
    expect(await list()).toEqual(before);
  });

  it('forgets the words of deleted posts when the hour is over', async () => {
    const { id } = await post('a secret');
    await bulk({ action: 'delete', ids: [id] });
    const another = await post('another', { tags: 'fog' });
    now = noon + HOUR + 1000;
    await bulk({ action: 'remove_tags', tags: ['fog'], ids: [another.id] });
    expect(await app.db.query('select 1 from bulk_change_posts where post_id = $1', [id])).toEqual([]);
  });

  it('leaves out the likes of members who are gone', async () => {
    const one = await post('one');
    await likeAs(app, anna, one);
    await likeAs(app, bela, one);
    const { body } = await bulk({ action: 'delete', ids: [one.id] });
    await app.db.query(
      "update bulk_change_posts set likes = jsonb_set(likes, '{0,user_id}', '1') where post_id = $1",
      [one.id],
    );
    expect((await undo(body.response.undoToken)).body.response.changed).toBe(1);
    expect((await read(one.id)).likeCount).toBe(1);
  });
});

describe('who may', () => {
  it('a writer changes their own posts of a group blog, an admin everybody’s; others none', async () => {
    const writer = await app.member(`writer${made}`);
    await app.db.query("insert into blog_members (blog_id, user_id, role) values ($1, $2, 'member')", [
      anna.blogId,
      writer.userId,
    ]);
    const hers = await post('hers', { tags: 'fog' });
    const own = await postAs(app, writer, { content: text('own'), tags: 'fog' }, anna.blogName);
    const ids = [hers.id, own.id];
    const change = { action: 'remove_tags', tags: ['fog'], ids };
    const { body } = await bulk(change, writer);
    expect(body.response).toMatchObject({ matched: 2, changed: 1, skipped: [{ id: hers.id, code: 4003 }] });
    expect(await tagsOf(ids)).toEqual([['fog'], []]);
    const filtered = await bulk({ action: 'delete', filter: { state: 'published' }, dry_run: true }, writer);
    expect(filtered.body.response).toMatchObject({ matched: 1, changed: 1 });
    expect((await bulk(change)).body.response.changed).toBe(1);
    expect(codeOf(await bulk(change, bela))).toEqual([403, 4003]);
    expect((await app.inject({ method: 'POST', url: url(anna.blogName), payload: change })).status).toBe(401);
  });

  it('posts of another blog, posts that are gone and asks are skipped', async () => {
    const theirs = await post('theirs', { tags: 'fog' }, bela);
    const gone = await post('gone');
    await bulk({ action: 'delete', ids: [gone.id] });
    const ids = [theirs.id, gone.id, '9999999999999999999'];
    const { body } = await bulk({ action: 'delete', ids });
    expect(body.response).toMatchObject({ matched: 0, changed: 0 });
    expect(body.response.skipped).toEqual(ids.map((id) => ({ id, code: 4004 })));
    expect(body.response.undoToken).toBeUndefined();
    expect(await read(theirs.id, bela, bela.blogName)).toMatchObject({ tags: ['fog'] });
  });
});

it.each([
  ['neither ids nor a filter', { action: 'delete' }],
  ['both', { action: 'delete', ids: ['1'], filter: { state: 'draft' } }],
  ['no tags', { action: 'add_tags', ids: ['1'] }],
  ['empty tags', { action: 'add_tags', ids: ['1'], tags: [] }],
  ['two tags in one', { action: 'remove_tags', ids: ['1'], tags: ['a, b'] }],
  ['no words in a tag', { action: 'remove_tags', ids: ['1'], tags: ['#'] }],
  ['no tag', { action: 'replace_tag', ids: ['1'], replacement: 'b' }],
  ['no replacement', { action: 'replace_tag', ids: ['1'], tag: 'b' }],
  ['no state', { action: 'set_state', ids: ['1'] }],
  ['no labels', { action: 'set_content_labels', ids: ['1'] }],
  [
    'one too many',
    { action: 'delete', ids: Array.from({ length: limits.bulkPosts + 1 }, (_, i) => `${i + 1}`) },
  ],
])('%s is refused', async (_, change) => {
  expect(codeOf(await bulk(change))).toEqual([400, 5016]);
});

it('takes as many as it says', async () => {
  const ids = Array.from({ length: limits.bulkPosts }, (_, index) => `${index + 1}`);
  expect((await bulk({ action: 'delete', ids, dry_run: true })).body.response.skipped).toHaveLength(500);
});
