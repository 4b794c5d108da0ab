import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];
type Scope = components['schemas']['FilterScope'];

const EVERYWHERE: Scope[] = ['dashboard', 'discovery', 'blogs', 'communities', 'activity'];

let t: TestApp;
let reader: Member;
let bystander: Member;
let anna: Member;
let bela: Member;
/** Posts of Anna in the order of publication. */
let plain: Post;
let spiders: Post;
let passed: Post;
/** A post by Bela. */
let other: Post;

beforeAll(async () => {
  t = await buildTestApp();
  [reader, bystander] = [await t.member('reader'), await t.member('bystander')];
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  for (const member of [reader, bystander])
    for (const blog of ['anna', 'bela']) await followAs(t, member, blog);
  other = await postAs(t, bela, { content: text('What Bela saw, in Octopus Bay'), tags: 'Sea Life' });
  plain = await postAs(t, anna, 'Nothing to fear');
  spiders = await postAs(t, anna, { content: text('A long-legged one'), tags: 'Spiders' });
  passed = await reblogAs(t, anna, other, 'Look at that');
});
afterAll(() => t.close());
beforeEach(async () => {
  for (const table of ['user_mutes', 'filtered_tags', 'filtered_content', 'hidden_posts']) {
    await t.db.query(`delete from ${table}`);
  }
});

const URLS = {
  dashboard: '/v2/timeline/dashboard',
  discovery: '/v2/hubs/spiders/timeline',
  blogs: '/v2/blog/anna/posts',
} as const;

async function posts(member: Member, url: string): Promise<Post[]> {
  const { response } = (await t.injectAs(member, url)).body;
  return (
    response.posts ?? response.timeline.elements.filter((element: Post) => element.objectType === 'post')
  );
}
const idsOf = async (member: Member, url: string) => (await posts(member, url)).map(({ id }) => id);

function mute(blog: Member, kind: string, more: { tag?: string; scopes?: Scope[]; expires?: string } = {}) {
  return t.db.query(
    `insert into user_mutes (user_id, blog_id, kind, tag, scopes, expires_at) values ($1, $2, $3, $4, $5, $6)`,
    [reader.userId, blog.blogId, kind, more.tag ?? null, more.scopes ?? EVERYWHERE, more.expires ?? null],
  );
}
function filter(
  table: 'filtered_tags' | 'filtered_content',
  name: string,
  action: 'warn' | 'hide',
  more: { scopes?: Scope[]; expires?: string } = {},
) {
  return t.db.query(
    `insert into ${table} (user_id, ${table === 'filtered_tags' ? 'tag' : 'content'}, name, action, scopes, expires_at)
     values ($1, lower($2), $2, $3, $4, $5)`,
    [reader.userId, name, action, more.scopes ?? EVERYWHERE, more.expires ?? null],
  );
}

describe('dashboard filters', () => {
  test('the dashboard leaves out muted blogs, for the member who muted them only', async () => {
    const all = await idsOf(bystander, URLS.dashboard);
    expect(await idsOf(reader, URLS.dashboard)).toEqual(all);
    const cases = [
      ['all', {}, [other.id]],
      ['reblogs', {}, [spiders.id, plain.id, other.id]],
      ['tag', { tag: 'spiders' }, [passed.id, plain.id, other.id]],
    ] as const;
    for (const [kind, more, left] of cases) {
      await t.db.query('delete from user_mutes');
      await mute(anna, kind, more);
      expect([kind, await idsOf(reader, URLS.dashboard)]).toEqual([kind, left]);
      expect(await idsOf(bystander, URLS.dashboard)).toEqual(all);
    }
  });

  test('the dashboard leaves out or marks posts with a filtered tag, in trails too', async () => {
    await filter('filtered_tags', 'SPIDERS', 'hide');
    expect(await idsOf(reader, URLS.dashboard)).toEqual([passed.id, plain.id, other.id]);
    await filter('filtered_tags', 'sea life', 'warn');
    const marked = (await posts(reader, URLS.dashboard)).map(({ id, filteredBy }) => [id, filteredBy]);
    const match = [{ kind: 'tag', value: 'sea life', action: 'warn' }];
    expect(marked).toEqual([
      [passed.id, match],
      [plain.id, undefined],
      [other.id, match],
    ]);
    expect((await posts(bystander, URLS.dashboard)).every((post) => post.filteredBy === undefined)).toBe(
      true,
    );
  });

  test('the dashboard leaves out or marks posts with a filtered text in words, tags, names and trails', async () => {
    await filter('filtered_content', 'octopus', 'hide');
    expect(await idsOf(reader, URLS.dashboard)).toEqual([spiders.id, plain.id]);
    await filter('filtered_content', 'Anna', 'warn');
    const [first] = await posts(reader, URLS.dashboard);
    expect(first?.filteredBy).toEqual([{ kind: 'content', value: 'Anna', action: 'warn' }]);
    await t.db.query('delete from filtered_content');
    await filter('filtered_content', 'pider', 'hide');
    expect(await idsOf(reader, URLS.dashboard)).toEqual([passed.id, plain.id, other.id]);
  });

  test('the dashboard leaves out a hidden post and its reblogs', async () => {
    await t.db.query('insert into hidden_posts (user_id, root_post_id, root_blog_id) values ($1, $2, $3)', [
      reader.userId,
      other.id,
      bela.blogId,
    ]);
    expect(await idsOf(reader, URLS.dashboard)).toEqual([spiders.id, plain.id]);
    expect(await idsOf(bystander, URLS.dashboard)).toContain(other.id);
    const asked = (await t.injectAs(reader, `/v2/blog/bela/posts/${other.id}`)).body.response.post;
    expect(asked.isHidden).toBe(true);
  });
});

test('a mute or filter applies within its scopes until it expires', async () => {
  const places = ['dashboard', 'discovery', 'blogs'] as const;
  for (const scope of places) {
    await t.db.query('delete from filtered_tags');
    await filter('filtered_tags', 'spiders', 'hide', { scopes: [scope] });
    for (const place of places) {
      const isThere = (await idsOf(reader, URLS[place])).includes(spiders.id);
      expect([scope, place, isThere]).toEqual([scope, place, scope !== place]);
    }
  }
  await t.db.query('delete from filtered_tags');
  const [past, future] = [-1000, 60_000].map((offset) => new Date(Date.now() + offset).toISOString());
  await filter('filtered_tags', 'spiders', 'hide', { expires: past ?? '' });
  await mute(bela, 'all', { expires: past ?? '' });
  expect(await idsOf(reader, URLS.dashboard)).toEqual([passed.id, spiders.id, plain.id, other.id]);
  await t.db.query('update filtered_tags set expires_at = $1', [future ?? '']);
  await t.db.query('update user_mutes set expires_at = $1', [future ?? '']);
  expect(await idsOf(reader, URLS.dashboard)).toEqual([passed.id, plain.id]);
});

test("filters do not apply to the member's own posts, their likes, and visitors", async () => {
  const own = await postAs(t, reader, { content: text('My own'), tags: 'spiders' });
  await t.injectAs(reader, {
    method: 'POST',
    url: '/v2/user/like',
    payload: { id: spiders.id, reblog_key: spiders.reblogKey },
  });
  await filter('filtered_tags', 'spiders', 'hide');
  expect(await idsOf(reader, URLS.dashboard)).toContain(own.id);
  const { likedPosts } = (await t.injectAs(reader, '/v2/user/likes')).body.response;
  expect(likedPosts.map(({ id }: Post) => id)).toContain(spiders.id);
  const { posts: visited } = (await t.inject(URLS.blogs)).body.response;
  expect(visited.map(({ id }: Post) => id)).toContain(spiders.id);
});

test('a dashboard page that is filtered empty still links to the next page', async () => {
  const lively = await t.member('lively');
  await followAs(t, lively, 'anna');
  await t.db.query(
    `insert into filtered_tags (user_id, tag, name, action, scopes) values ($1, 'spiders', 'spiders', 'hide', $2)`,
    [lively.userId, EVERYWHERE],
  );
  const url = '/v2/timeline/dashboard?limit=2';
  const { elements, links } = (await t.injectAs(lively, url)).body.response.timeline;
  const posts = elements.filter(({ objectType }: Post) => objectType === 'post');
  expect(posts.map(({ id }: Post) => id)).toEqual([passed.id, plain.id]);
  expect(links.next).toBeUndefined();
});

test('the dashboard finds a filtered text in polls, descriptions, link cards, quotes and trails', async () => {
  const [looker, carla, dora] = [await t.member('looker'), await t.member('carla'), await t.member('dora')];
  for (const blog of ['carla', 'dora']) await followAs(t, looker, blog);
  const poll = {
    type: 'poll' as const,
    clientId: 'kettle',
    question: 'Which kettle?',
    answers: [
      { clientId: 'copper', answerText: 'Copper' },
      { clientId: 'tin', answerText: 'Enamel' },
    ],
    settings: { multipleChoice: false, closeStatus: 'open' as const, expireAfter: 86_400 },
  };
  const post = await postAs(t, carla, { content: [poll] });
  const from = { type: 'blog', blog: { uuid: bela.blogUuid, name: 'bela' } };
  const size = { url: '/media/world/heron_640.webp', type: 'webp', width: 640, height: 400 };
  const more = [
    { type: 'image', altText: 'A heron', caption: 'At dusk', media: [size], attribution: from },
    { type: 'link', url: 'https://example.com/', title: 'Lighthouses', description: 'Their keepers' },
    { type: 'audio', url: 'https://example.com/', title: 'Rain', artist: 'The Gutters' },
    { type: 'video', url: 'https://example.com/', altText: 'A tide' },
    { type: 'blog', blog: { uuid: anna.blogUuid, name: 'anna' } },
    { type: 'nested-blocks', subtype: 'quote', blocks: text('An old saying') },
  ];
  // Writes to the database directly, because the validation of such content is tested elsewhere.
  await t.db.query('update posts set content = content || $2::jsonb where id = $1', [
    post.id,
    JSON.stringify(more),
  ]);
  const again = await reblogAs(t, dora, post, 'Look at all that');
  expect(await idsOf(looker, URLS.dashboard)).toEqual([again.id, post.id]);
  const anything =
    'kettle enamel heron dusk bela lighthouses keepers rain gutters tide anna saying carla'.split(' ');
  for (const word of anything) {
    await t.db.query(
      `insert into filtered_content (user_id, content, name, action, scopes) values ($1, $2, $2, 'hide', $3)`,
      [looker.userId, word, EVERYWHERE],
    );
    expect([word, await idsOf(looker, URLS.dashboard)]).toEqual([word, []]);
    await t.db.query('delete from filtered_content where user_id = $1', [looker.userId]);
  }
});
