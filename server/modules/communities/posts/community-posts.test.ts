import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
  await followAs(t, cleo, 'bela');
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await joinAs(t, bela, handle);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const edit = (payload: object) => t.injectAs(anna, { method: 'PUT', url: url(), payload });
function send(by: Member, payload: object, slot = `@@${handle}`) {
  return t.injectAs(by, {
    method: 'POST',
    url: `/v2/blog/${slot}/posts`,
    payload: { content: text('A word'), ...payload },
  });
}
async function addBoard(title: string, more: object = {}) {
  const payload = { title, ...more };
  const { body } = await t.injectAs(anna, { method: 'POST', url: url('/boards'), payload });
  return body.response.board.path as string;
}
async function listed(query = '', by: Member = bela): Promise<string[]> {
  const { body } = await t.injectAs(by, url(`/timeline${query}`));
  return body.response.timeline.elements.map((post: { id: string }) => post.id);
}
async function muteBela() {
  await t.db.query(
    'insert into community_mutes (community_id, user_id) select id, $1 from communities where handle = $2',
    [bela.userId, handle],
  );
}
async function banBela() {
  await t.db.query(
    `insert into space_bans (space_id, space_kind, user_id, banned_by, reason)
     select id, 'community', $1, $2, 'rude' from communities where handle = $3`,
    [bela.userId, anna.userId, handle],
  );
}

test('createPost puts a post into the community of the blog slot, or of the field with the writing blog in the slot', async () => {
  const path = await addBoard('Words');
  const { status, body } = await send(bela, { board: path });
  expect(status).toBe(201);
  expect(body.response.displayText).toBe(`Posted to Club ${serial}`);
  expect(body.response.post).toMatchObject({
    blogName: 'bela',
    canReblog: false,
    community: {
      name: handle,
      state: 'published',
      boardPath: 'words',
      authorRole: 'member',
      isPinned: false,
    },
  });
  const other = await send(bela, { community: handle }, 'bela');
  expect(await listed()).toEqual([other.body.response.id, body.response.id]);
  const { response } = (await t.injectAs(bela, url())).body;
  expect([response.community.postCount, response.community.boards[0].postCount]).toEqual([2, 1]);
});

test('createPost stores the label of a post of a community with its categories [posting-06]', async () => {
  const label = { hasCommunityLabel: true, communityLabelCategories: ['violence'] };
  const { body } = await send(bela, { ...label, community: handle }, 'bela');
  expect(body.response.post).toMatchObject({
    community: { name: handle },
    communityLabels: { hasCommunityLabel: true, categories: { violence: true } },
  });
});

test('createPost refuses a community to everybody who may not write there', async () => {
  expect(codesOf(await send(cleo, {}))).toEqual([23002]);
  expect(codesOf(await send(bela, {}, '@@nowhere'))).toEqual([4004]);
  expect(codesOf(await send(bela, { tumblelog: 'anna' }))).toEqual([4003]);
  expect(codesOf(await send(bela, { state: 'private' }))).toEqual([5016]);
  expect(codesOf(await send(bela, { board: 'gone' }))).toEqual([23203]);
  const path = await addBoard('News', { mods_only: true });
  expect(codesOf(await send(bela, { board: path }))).toEqual([4003]);
  expect(codesOf(await send(anna, { board: path }))).toEqual([]);
  await muteBela();
  expect(codesOf(await send(bela, {}))).toEqual([23201]);
  await banBela();
  expect(codesOf(await send(bela, {}))).toEqual([23020]);
  await t.db.query(`update communities set attended_at = now() - interval '61 days' where handle = $1`, [
    handle,
  ]);
  expect(codesOf(await send(anna, {}))).toEqual([23202]);
  await edit({ privacy: true });
  expect(codesOf(await send(cleo, {}))).toEqual([23001]);
});

test('createPost names the blogs that may write when another blog of the member is chosen', async () => {
  const name = `bela-${serial}`;
  await t.injectAs(bela, { method: 'POST', url: '/v2/user/blogs', payload: { tumblelog: name } });
  const { body } = await send(bela, { tumblelog: name });
  expect(body.errors[0]).toMatchObject({ code: 23002, community: { memberBlogs: ['bela'] } });
});

test('a post of a community is in no list of posts of its blog, for nobody', async () => {
  const post = await postInto(t, bela, handle, { content: text('Zinnober'), tags: 'zinnober' });
  const lists = [
    '/v2/blog/bela/posts',
    '/v2/blog/bela/archive',
    '/v2/user/dashboard',
    '/v2/timeline?which=following',
    '/v2/timeline?which=popular',
    '/v2/tagged/zinnober',
    '/v2/search/zinnober',
    '/v2/explore/trending',
  ];
  for (const list of lists) {
    for (const reader of [anna, bela, cleo]) {
      const { raw, body } = (await t.injectAs(reader, list)) as { raw?: string; body: object };
      expect([list, (raw ?? JSON.stringify(body)).includes(`"${post.id}"`)]).toEqual([list, false]);
    }
  }
  expect((await t.injectAs(cleo, `/v2/blog/bela/posts/${post.id}`)).status).toBe(404);
  expect((await t.injectAs(anna, `/v2/blog/bela/posts/${post.id}`)).status).toBe(200);
});

test('createPost refuses a board that was deleted while the post was written, and takes the post without it', async () => {
  const path = await addBoard('Kettles');
  const draft = await send(bela, { state: 'draft', board: path });
  expect(draft.status).toBe(201);
  expect((await t.injectAs(anna, { method: 'DELETE', url: url(`/boards/${path}`) })).status).toBe(204);
  const refused = await send(bela, { board: path });
  expect([codesOf(refused), refused.body.errors[0].field]).toEqual([[23203], 'board']);
  expect((await send(bela, {})).status).toBe(201);
  // A draft that was saved for the board keeps its words and is published without it.
  const { status, body } = await t.injectAs(bela, {
    ...{ method: 'PUT', url: `/v2/blog/bela/posts/${draft.body.response.post.id}` },
    payload: { state: 'published' },
  });
  expect([status, body.response.post.community.boardPath]).toEqual([200, undefined]);
});

test('editPost moves a post to another board of its community, and nowhere else', async () => {
  const path = await addBoard('Words');
  const post = await postInto(t, bela, handle);
  const change = (payload: object) =>
    t.injectAs(bela, { method: 'PUT', url: `/v2/blog/bela/posts/${post.id}`, payload });
  expect((await change({ board: path })).body.response.post.community.boardPath).toBe('words');
  expect(await listed('?board=words')).toEqual([post.id]);
  expect(codesOf(await change({ board: 'gone' }))).toEqual([23203]);
  expect(codesOf(await change({ community: 'elsewhere' }))).toEqual([5016]);
  expect(codesOf(await change({ state: 'private' }))).toEqual([5016]);
  const own = await postAs(t, bela, 'Of my blog');
  const moved = await t.injectAs(bela, {
    ...{ method: 'PUT', url: `/v2/blog/bela/posts/${own.id}`, payload: { community: handle } },
  });
  expect(codesOf(moved)).toEqual([5016]);
  await muteBela();
  expect(codesOf(await change({ content: text('Another') }))).toEqual([23201]);
});

test('a draft of a community is published only while its writer may write there', async () => {
  const draft = await send(bela, { state: 'draft' });
  const { id } = draft.body.response;
  expect(await listed()).toEqual([]);
  const publish = () =>
    t.injectAs(bela, { method: 'POST', url: '/v2/blog/bela/post/edit', payload: { id, state: 'published' } });
  await muteBela();
  expect(codesOf(await publish())).toEqual([23201]);
  await t.db.query('delete from community_mutes');
  expect(codesOf(await publish())).toEqual([]);
  expect(await listed()).toEqual([id]);
});

test('getCommunityTimeline pages through the posts, pinned ones first, and narrows them', async () => {
  const path = await addBoard('Words');
  const first = await postInto(t, bela, handle, { content: text('One about Clouds'), tags: 'Sky, hills' });
  const second = await postInto(t, anna, handle, { content: text('Two'), board: path });
  const third = await postInto(t, bela, handle, 'Three');
  const pin = (by: Member, id: string, method: 'POST' | 'DELETE' = 'POST') =>
    t.injectAs(by, { method, url: url(`/posts/${id}/pin`) });
  expect(codesOf(await pin(bela, first.id))).toEqual([4003]);
  expect([(await pin(anna, first.id)).status, (await pin(anna, first.id)).status]).toEqual([204, 204]);
  expect(await listed()).toEqual([first.id, third.id, second.id]);
  const pages: string[] = [];
  for (let query = '?limit=1'; query !== ''; ) {
    const { body } = await t.injectAs(bela, url(`/timeline${query}`));
    const { elements, links } = body.response.timeline;
    pages.push(...elements.map((post: { id: string }) => post.id));
    query = links.next ? `?${new URLSearchParams(links.next.queryParams)}` : '';
  }
  expect(pages).toEqual([first.id, third.id, second.id]);
  expect(await listed('?board=words')).toEqual([second.id]);
  expect(await listed('?tag=SKY')).toEqual([first.id]);
  expect(await listed('?query=clouds')).toEqual([first.id]);
  expect(await listed('?type=polls')).toEqual([]);
  expect((await listed('?type=discover')).toSorted()).toEqual([first.id, second.id, third.id].toSorted());
  expect(codesOf(await t.injectAs(bela, url('/timeline?board=none')))).toEqual([4004]);
  await pin(anna, first.id, 'DELETE');
  expect(await listed()).toEqual([third.id, second.id, first.id]);
});

test('pinCommunityPost refuses a fourth post with 4030', async () => {
  const posts = [1, 2, 3, 4].map((n) => postInto(t, bela, handle, `Post ${n}`));
  const answers = [];
  for (const post of posts)
    answers.push(
      codesOf(await t.injectAs(anna, { method: 'POST', url: url(`/posts/${(await post).id}/pin`) })),
    );
  expect(answers).toEqual([[], [], [], [4030]]);
});

test('posts of a private community are read by its members, those of a public one by everybody who is not banned', async () => {
  const post = await postInto(t, bela, handle);
  const read = (by: Member) => t.injectAs(by, url(`/posts/${post.id}`));
  expect((await t.inject({ method: 'GET', url: url(`/posts/${post.id}`) })).status).toBe(200);
  const { response } = (await read(cleo)).body;
  expect([response.post.id, response.community.name]).toEqual([post.id, handle]);
  await edit({ privacy: true });
  expect(codesOf(await read(cleo))).toEqual([23001]);
  expect(codesOf(await t.injectAs(cleo, url('/timeline')))).toEqual([23001]);
  expect(codesOf(await read(anna))).toEqual([]);
  await banBela();
  expect(codesOf(await read(bela))).toEqual([23020]);
});

test('a post of a community is hidden where its blog and the reader block each other, and shown of a private blog', async () => {
  const post = await postInto(t, bela, handle);
  await t.db.query('update blogs set is_private = true where id = $1', [bela.blogId]);
  expect(await listed('', anna)).toEqual([post.id]);
  await t.db.query('update blogs set is_private = false where id = $1', [bela.blogId]);
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [...[anna.userId, bela.blogId, bela.userId]],
  );
  expect(await listed('', anna)).toEqual([]);
  expect(codesOf(await t.injectAs(anna, url(`/posts/${post.id}`)))).toEqual([4004]);
  await t.db.query('delete from user_blocks');
});

test('deleteCommunityPost is for the author, also for one who left', async () => {
  const post = await postInto(t, bela, handle);
  const remove = (by: Member) => t.injectAs(by, { method: 'DELETE', url: url(`/posts/${post.id}`) });
  expect(codesOf(await remove(anna))).toEqual([4003]);
  expect(codesOf(await remove(cleo))).toEqual([4003]);
  await t.injectAs(bela, { method: 'DELETE', url: url('/membership') });
  expect((await remove(bela)).status).toBe(204);
  expect(await listed('', anna)).toEqual([]);
  expect((await t.injectAs(anna, url())).body.response.community.postCount).toBe(0);
});

test('setCommunityContentLabel takes a label of the classifier away once', async () => {
  const set = (has: boolean, by = anna) =>
    t.injectAs(by, { method: 'PUT', url: url('/content_label'), payload: { has_content_label: has } });
  expect(codesOf(await set(true, bela))).toEqual([4003]);
  expect((await set(true)).body.response.community).toMatchObject({
    hasContentLabel: true,
    contentLabelLastReporter: 'community_admin',
  });
  const classify = () =>
    t.db.query(
      `update communities set has_content_label = true, label_reporter = 'classifier' where handle = $1`,
      [handle],
    );
  await classify();
  expect((await set(false)).body.response.community.hasContentLabel).toBe(false);
  await classify();
  expect(codesOf(await set(false))).toEqual([4032]);
});

test('posts of a community that is deleted for good become private posts of their blogs', async () => {
  const post = await postInto(t, bela, handle);
  await t.db.query(`update communities set deleted_at = now() - interval '31 days' where handle = $1`, [
    handle,
  ]);
  const { module } = await import('../module.ts');
  await module.cleanUps?.communities?.({ db: t.db } as never);
  const { body } = await t.injectAs(bela, `/v2/blog/bela/posts/${post.id}`);
  expect([body.response.post.state, body.response.post.community]).toEqual(['private', undefined]);
});

test('posts of a deleted community are read by nobody but those who write for their blog', async () => {
  const post = await postInto(t, bela, handle);
  const read = (by: Member) => t.injectAs(by, `/v2/blog/bela/posts/${post.id}`);
  expect((await read(anna)).status).toBe(200);
  await t.injectAs(anna, { method: 'DELETE', url: url() });
  for (const rest of [`/posts/${post.id}`, '/timeline', `/posts/${post.id}/comments`, '/boards', '/members'])
    expect([rest, codesOf(await t.injectAs(anna, url(rest)))]).toEqual([rest, [23206]]);
  expect([(await read(anna)).status, (await read(bela)).status]).toEqual([404, 200]);
});

test('editPosts neither moves a post of a community to another blog nor changes its state', async () => {
  const post = await postInto(t, bela, handle);
  const { body } = await t.injectAs(bela, {
    ...{ method: 'POST', url: '/v2/blog/bela/posts/bulk' },
    payload: { ids: [post.id], action: 'set_state', state: 'private', dry_run: false },
  });
  expect(body.response).toMatchObject({ changed: 0, skipped: [{ id: post.id, code: 4032 }] });
});

test('restorePosts leaves out a post of a community in which its writer may not write any more', async () => {
  const post = await postInto(t, bela, handle);
  const bulk = (path: string, payload: object) =>
    t.injectAs(bela, { method: 'POST', url: `/v2/blog/bela/posts/bulk${path}`, payload });
  const remove = async () =>
    (await bulk('', { ids: [post.id], action: 'delete', dry_run: false })).body.response;
  const first = await remove();
  expect(first.changed).toBe(1);
  await bulk('/undo', { undo_token: first.undoToken });
  expect(await listed('', anna)).toEqual([post.id]);
  const second = await remove();
  await muteBela();
  const { body } = await bulk('/undo', { undo_token: second.undoToken });
  expect([body.response.changed, await listed('', anna)]).toEqual([0, []]);
});

test('getPollResults opens a poll of a public community to everybody, and votePoll counts votes of members only', async () => {
  const clientId = `poll-${serial}`;
  const answers = ['yes', 'no'].map((answer) => ({ clientId: `${clientId}-${answer}`, answerText: answer }));
  const settings = { multipleChoice: false, closeStatus: 'open' };
  await send(bela, { content: [{ type: 'poll', clientId, question: 'Tea?', answers, settings }] });
  const vote = (by: Member) =>
    t.injectAs(by, {
      method: 'POST',
      url: `/v2/polls/${clientId}`,
      payload: { selected: [`${clientId}-yes`] },
    });
  const results = await t.injectAs(cleo, `/v2/polls/${clientId}`);
  expect([results.status, results.body.response.results.canVote]).toEqual([200, false]);
  expect((await t.inject(`/v2/polls/${clientId}`)).status).toBe(200);
  expect(codesOf(await vote(cleo))).toEqual([20003]);
  expect((await vote(anna)).status).toBe(200);
  await t.db.query('update communities set has_content_label = true where handle = $1', [handle]);
  const chooses = (general: string) =>
    t.db.query(
      `update users set settings = settings || jsonb_build_object('contentLabels', jsonb_build_object('general', $2::text))
        where id = $1`,
      [cleo.userId, general],
    );
  await chooses('hide');
  expect(codesOf(await t.injectAs(cleo, `/v2/polls/${clientId}`))).toEqual([20006]);
  await chooses('show');
  expect((await t.injectAs(cleo, `/v2/polls/${clientId}`)).status).toBe(200);
  await t.db.query('update communities set is_private = true where handle = $1', [handle]);
  expect(codesOf(await t.injectAs(cleo, `/v2/polls/${clientId}`))).toEqual([20006]);
  expect((await t.injectAs(bela, `/v2/polls/${clientId}`)).body.response.results.totalVotes).toBe(1);
});

test('the address of a post of a community leads into the community, wherever the post is shown', async () => {
  const post = await postInto(t, anna, handle, 'One');
  const { body } = await t.injectAs(anna, url(`/posts/${post.id}`));
  expect(body.response.post).toMatchObject({
    postUrl: expect.stringMatching(new RegExp(`^/communities/${handle}/post/${post.id}`)),
    shortUrl: `/communities/${handle}/post/${post.id}`,
  });
});
