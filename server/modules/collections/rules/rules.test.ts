import { afterAll, beforeAll, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { closeBlog } from '#server/modules/blogs/settings/settings-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs, text } from '#tests/support/posts.ts';

type FeedRule = components['schemas']['FeedRule'];
type Reply = { response: { timeline: components['schemas']['TimelineResponse']['timeline'] } };
type Post = components['schemas']['Post'];

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
const posts: Record<string, Post> = {};
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
  const make = async (name: string, by: Member, tags: string, words = name) => {
    posts[name] = await postAs(t, by, { content: text(words), tags });
  };
  await make('fog', anna, 'fog,sea');
  await make('fog only', anna, 'fog');
  await make('bread', anna, 'bread');
  await make('belas fog', bela, 'fog,sea', 'Nothing but a fog machine here');
  await make('belas bread', bela, 'Bread');
  posts.reblog = await reblogAs(t, bela, posts.fog as Post, 'Again');
});
afterAll(() => t.close());

/** Returns the names of the posts that a rule finds, the newest first. */
async function found(rule: FeedRule, by: Member | null = cleo): Promise<string[]> {
  const { id } = await newCollection(t, cleo, { rule });
  const url = `/v2/collections/${id}/timeline?sort=newest`;
  const { body } = await (by ? t.injectAs(by, url) : t.inject(url));
  return body.response.timeline.elements.map(
    (post: Post) => Object.entries(posts).find(([, one]) => one.id === post.id)?.[0],
  );
}

const CASES: [string, () => FeedRule, string[]][] = [
  ['blogs', () => ({ clauses: [{ blogs: [anna.blogUuid] }] }), ['bread', 'fog only', 'fog']],
  [
    'any of some tags',
    () => ({ clauses: [{ tags: ['sea', '#BREAD'] }] }),
    ['belas bread', 'belas fog', 'bread', 'fog'],
  ],
  ['all of some tags', () => ({ clauses: [{ tags: ['fog', 'sea'], tagMode: 'all' }] }), ['belas fog', 'fog']],
  ['a tag of a blog', () => ({ clauses: [{ blogs: [bela.blogUuid], tags: ['fog'] }] }), ['belas fog']],
  [
    'all tags of a blog',
    () => ({ clauses: [{ blogs: [anna.blogUuid, bela.blogUuid], tags: ['sea', 'fog'], tagMode: 'all' }] }),
    ['belas fog', 'fog'],
  ],
  ['a tag that nobody used', () => ({ clauses: [{ tags: ['fog', 'unheard'], tagMode: 'all' }] }), []],
  [
    'several clauses, each post once',
    () => ({ clauses: [{ blogs: [anna.blogUuid] }, { tags: ['fog'] }] }),
    ['belas fog', 'bread', 'fog only', 'fog'],
  ],
  [
    'originals alone',
    () => ({ clauses: [{ blogs: [bela.blogUuid] }], originalsOnly: true }),
    ['belas bread', 'belas fog'],
  ],
  ['one type alone', () => ({ clauses: [{ blogs: [bela.blogUuid] }], types: ['photo'] }), []],
  ['no excluded tag', () => ({ clauses: [{ tags: ['fog'] }], excluded: { tags: ['Sea'] } }), ['fog only']],
  [
    'no excluded words',
    () => ({ clauses: [{ tags: ['fog'] }], excluded: { words: ['Fog Machine'] } }),
    ['fog only', 'fog'],
  ],
  [
    'no excluded blog',
    () => ({ clauses: [{ tags: ['fog'] }], excluded: { blogs: [anna.blogUuid] } }),
    ['belas fog'],
  ],
];
test.each(CASES)('a rule finds posts by %s', async (_, rule, names) => {
  expect(await found(rule())).toEqual(names);
});

test('a rule finds only what each reader may see', async () => {
  const rule = { clauses: [{ tags: ['fog'] }] };
  await t.db.query('update blogs set is_private = true where id = $1', [bela.blogId]);
  expect(await found(rule)).toEqual(['fog only', 'fog']);
  expect(await found(rule, bela)).toEqual(['belas fog', 'fog only', 'fog']);
  await t.db.query('update blogs set is_private = false where id = $1', [bela.blogId]);
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [anna.userId, cleo.blogId, cleo.userId],
  );
  expect(await found(rule)).toEqual(['belas fog']);
  await t.db.query('delete from user_blocks');
  await t.db.query(
    `insert into filtered_content (user_id, content, name, scopes) values ($1, 'machine', 'machine', '{}')`,
    [cleo.userId],
  );
  expect(await found(rule, null)).toEqual(['belas fog', 'fog only', 'fog']);
});

test('a rule goes on without a blog that was deleted, and finds a renamed one as before', async () => {
  const [moving, leaving] = [await t.member('moving'), await t.member('leaving')];
  posts.moved = await postAs(t, moving, { content: text('Moved'), tags: 'boxes' });
  posts.left = await postAs(t, leaving, { content: text('Left'), tags: 'boxes' });
  const rule = { clauses: [{ blogs: [moving.blogUuid, leaving.blogUuid] }] };
  const { id } = await newCollection(t, cleo, { rule });
  const address = `/v2/collections/${id}`;
  const names = async () =>
    (await t.inject(`${address}/timeline`)).body.response.timeline.elements.map(
      (post: Post) => post.blogName,
    );
  expect(await names()).toEqual(['leaving', 'moving']);
  await t.db.query("update blogs set name = 'moved-away' where id = $1", [moving.blogId]);
  await closeBlog(t.db, leaving.blogId);
  expect(await names()).toEqual(['moved-away']);
  const { gathers } = (await t.injectAs(cleo, address)).body.response;
  expect(gathers.blogs.map(({ name }: { name: string }) => name)).toEqual(['moved-away']);
  const payload = { title: 'Still here' };
  expect((await t.injectAs(cleo, { method: 'PATCH', url: address, payload })).status).toBe(200);
});

test('a source that blocks the keeper is gone for them and stays for other readers of the collection', async () => {
  const source = await t.member('source');
  posts.quay = await postAs(t, source, { content: text('Quay'), tags: 'quay' });
  const rule = { clauses: [{ blogs: [source.blogUuid] }] };
  const { id } = await newCollection(t, cleo, { rule });
  const address = `/v2/collections/${id}`;
  const countFor = async (by: Member) =>
    (await t.injectAs(by, `${address}/timeline`)).body.response.timeline.elements.length;
  expect([await countFor(cleo), await countFor(bela)]).toEqual([1, 1]);
  const block = { method: 'PUT', url: '/v2/user/blocks/cleo' } as const;
  expect((await t.injectAs(source, block)).status).toBeLessThan(300);
  expect([await countFor(cleo), await countFor(bela)]).toEqual([0, 1]);
  const shown = await t.injectAs(cleo, address);
  expect(shown.body.response.gathers?.blogs ?? []).toEqual([]);
  const check = await t.injectAs(cleo, { method: 'POST', url: '/v2/feed_rules/check', payload: { rule } });
  expect(check.body.response.faults).toMatchObject([{ field: 'clauses.0.blogs.0', reason: 'blog_gone' }]);
  // The rule stays as it was until its keeper changes it.
  const payload = { title: 'Still here' };
  expect((await t.injectAs(cleo, { method: 'PATCH', url: address, payload })).status).toBe(200);
});

test('a rule cannot name collections, so that no collection contains itself', async () => {
  const own = await newCollection(t, cleo, { rule: { clauses: [{ tags: ['fog'] }] } });
  for (const clause of [{ collections: [own.id] }, { tags: ['fog'], timeline: `collection:${own.id}` }]) {
    const payload = { rule: { clauses: [clause] } };
    const url = `/v2/collections/${own.id}`;
    const { status, body } = await t.injectAs(cleo, { method: 'PATCH', url, payload });
    expect([status, body.errors[0].code]).toEqual([400, 5016]);
  }
});

test('posts kept by hand come before those of the rule, and none is listed twice', async () => {
  const rule = { clauses: [{ tags: ['fog'] }] };
  const { id } = await newCollection(t, cleo, { rule, post_ids: [posts.fog?.id ?? ''] });
  const { body } = await t.inject(`/v2/collections/${id}/timeline`);
  const { elements } = body.response.timeline as { elements: Post[] };
  expect(elements.map((post) => post.id)).toEqual(
    [posts.fog, posts['belas fog'], posts['fog only']].map((post) => post?.id),
  );
  expect(elements.map(({ collectionItem }) => [collectionItem?.isFromRule, collectionItem?.place])).toEqual([
    [false, 1],
    [true, 2],
    [true, 2],
  ]);
  const paged: string[] = [];
  for (let next: string | undefined = `/v2/collections/${id}/timeline?limit=1`; next; ) {
    const { body: page }: { body: Reply } = await t.inject(next);
    paged.push(...page.response.timeline.elements.map((post) => post.id));
    next = page.response.timeline.links.next?.href;
  }
  expect(paged).toEqual(elements.map((post) => post.id));
});

test('a rule is changed and removed by owners alone and shown to editors alone', async () => {
  const rule: FeedRule = { clauses: [{ tags: ['fog'], tagMode: 'any' }], originalsOnly: false };
  const { id } = await newCollection(t, cleo, { rule });
  const url = `/v2/collections/${id}`;
  const shown = async (by: Member | null) => {
    const { body } = await (by ? t.injectAs(by, url) : t.inject(url));
    return [body.response.collection.isFilledByRule, body.response.collection.rule];
  };
  expect(await shown(cleo)).toEqual([true, rule]);
  expect(await shown(null)).toEqual([true, undefined]);
  const edit = (payload: object) => t.injectAs(cleo, { method: 'PATCH', url, payload });
  await edit({ rule: { clauses: [{ tags: ['bread'] }] }, based_on: 1 });
  expect((await edit({ title: 'Old form', based_on: 1 })).body.errors[0].code).toBe(4009);
  await edit({ no_rule: true });
  expect(await shown(cleo)).toEqual([false, undefined]);
});

test('a clause that names neither blogs nor tags is refused', async () => {
  const rule = { clauses: [{ tags: ['fog'] }, { tagMode: 'all' }] };
  const payload = { title: 'Empty', tumblelog: 'cleo', rule };
  const calls = [
    ['/v2/collections', payload],
    ['/v2/feed_rules/check', { rule }],
  ] as const;
  for (const [url, sent] of calls) {
    const { status, body } = await t.injectAs(cleo, { method: 'POST', url, payload: sent });
    expect([url, status, body.errors[0].field]).toEqual([url, 400, 'rule.clauses.1']);
  }
});

test('getCollection tells readers what fills a collection without the blogs that they may not see', async () => {
  const rule: FeedRule = {
    clauses: [
      { blogs: [anna.blogUuid, bela.blogUuid], tags: ['fog'], tagMode: 'any' },
      { blogs: [bela.blogUuid], tagMode: 'any' },
    ],
    excluded: { blogs: [bela.blogUuid], words: ['machine'] },
    originalsOnly: false,
  };
  const { id } = await newCollection(t, cleo, { rule, visibility: 'public' });
  const url = `/v2/collections/${id}`;
  const full = (await t.inject(url)).body.response;
  expect(full.gathers.rule).toEqual(rule);
  expect(full.gathers.blogs.map(({ name }: { name: string }) => name).sort()).toEqual(['anna', 'bela']);
  expect(full.collection).not.toHaveProperty('rule');
  const dana = await t.member('dana');
  await t.injectAs(bela, { method: 'PUT', url: '/v2/user/blocks/dana' });
  const part = (await t.injectAs(dana, url)).body.response.gathers;
  expect(part.rule).toEqual({
    clauses: [{ blogs: [anna.blogUuid], tags: ['fog'], tagMode: 'any' }],
    excluded: { words: ['machine'] },
    originalsOnly: false,
  });
  expect(part.blogs.map(({ name }: { name: string }) => name)).toEqual(['anna']);
});
