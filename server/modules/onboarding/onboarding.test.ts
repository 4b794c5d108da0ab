import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { json } from '#server/db/database.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs } from '#tests/support/posts.ts';

const TOPICS = '/v2/onboarding/topics';
const BLOGS = '/v2/onboarding/blogs';

let t: TestApp;
let serial = 0;
let potter: Member;
let baker: Member;
let walker: Member;
let unmoved: Bystander;

/** Inserts a photo post with these tags, like one with an upload. */
async function paint(member: Member, name: string, tags: string) {
  const post = await postAs(t, member, { content: [{ type: 'text', text: name }], tags });
  const media = [{ url: `/media/${name}_1280.webp`, width: 1280, height: 960 }];
  await t.db.query(`update posts set type = 'photo', content = $2::jsonb where id = $1`, [
    post.id,
    json([{ type: 'image', media }]),
  ]);
  await t.db.query(`update post_tags set type = 'photo' where post_id = $1`, [post.id]);
  return post;
}
function fresh(): Promise<Member> {
  serial += 1;
  return t.member(`fresh-${serial}`);
}
async function topics(member: Member) {
  const { status, body } = await t.injectAs(member, TOPICS);
  expect(status).toBe(200);
  return body.response as {
    topics: {
      tag: string;
      title: string;
      isFollowed: boolean;
      related: string[];
      image?: { url: string }[];
    }[];
    minimum: number;
  };
}
function choose(member: Member, tags: string[]) {
  return t.injectAs(member, { method: 'POST', url: TOPICS, payload: { tags } });
}
async function blogs(member: Member, query = '') {
  const { status, body } = await t.injectAs(member, `${BLOGS}${query}`);
  expect(status).toBe(200);
  return body.response as {
    blogs: { name: string; recommendation: { kind: string; tag?: string } }[];
    links: { next?: { queryParams: Record<string, string> } };
  };
}
function complete(member: Member, chosen: string[]) {
  return t.injectAs(member, { method: 'POST', url: BLOGS, payload: { blogs: chosen } });
}
async function welcomes(member: Member): Promise<boolean> {
  return (await t.injectAs(member, '/v2/user/info')).body.response.useNewWelcome;
}
async function followed(member: Member): Promise<string[]> {
  const rows = await t.db.query<{ tag: string }>(
    'select tag from tag_follows where user_id = $1 order by tag',
    [member.userId],
  );
  return rows.map(({ tag }) => tag);
}
async function followers(tag: string): Promise<number | undefined> {
  const [row] = await t.db.query<{ follower_count: number }>(
    'select follower_count from tags where tag = $1',
    [tag],
  );
  return row?.follower_count;
}

beforeAll(async () => {
  t = await buildTestApp();
  [potter, baker, walker] = [await t.member('potter'), await t.member('baker'), await t.member('walker')];
  await paint(potter, 'bowl', 'Clay, glaze');
  await paint(baker, 'loaf', 'bread, flour');
  await postAs(t, walker, { content: [{ type: 'text', text: 'Up' }], tags: 'hills, boots' });
  unmoved = await makeBystander(t);
});
afterAll(() => t.close());

describe('listOnboardingTopics and followOnboardingTopics', () => {
  test('listOnboardingTopics lists topics with pictures first, with related tags', async () => {
    const { topics: shown, minimum } = await topics(await fresh());
    const names = shown.map(({ tag }) => tag);
    expect(minimum).toBe(3);
    expect(Math.max(names.indexOf('Clay'), names.indexOf('bread'))).toBeLessThan(names.indexOf('hills'));
    const clay = shown.find(({ tag }) => tag === 'Clay');
    expect([clay?.related, clay?.isFollowed, clay?.image?.[0]?.url]).toEqual([
      ['glaze'],
      false,
      '/media/bowl_1280.webp',
    ]);
  });

  test('followOnboardingTopics follows the chosen tags, which listOnboardingTopics lists first afterwards', async () => {
    const member = await fresh();
    const { status, body } = await choose(member, ['hills', ' #CLAY', 'clay']);
    expect([status, body.response.nextPath]).toEqual([200, '/getting-to-know-skein/blogs']);
    expect(body.response.tags.map(({ name }: { name: string }) => name)).toEqual(['hills', 'Clay']);
    const { topics: shown } = await topics(member);
    expect(shown.slice(0, 2).map(({ tag, isFollowed }) => [tag, isFollowed])).toEqual([
      ['Clay', true],
      ['hills', true],
    ]);
    expect(await welcomes(member)).toBe(true);
  });

  test('followOnboardingTopics again replaces the earlier choice only and keeps follower counts right', async () => {
    const [member, second, third] = [await fresh(), await fresh(), await fresh()];
    for (const other of [second, third]) await choose(other, ['flour', 'boots']);
    await t.injectAs(member, { method: 'POST', url: '/v2/user/tags/add', payload: { tag: 'bread' } });
    await choose(member, ['flour', 'bread']);
    expect(await followers('flour')).toBe(3);
    await choose(member, ['boots']);
    expect(await followed(member)).toEqual(['boots', 'bread']);
    expect([await followers('flour'), await followers('boots')]).toEqual([2, 3]);
    await choose(member, []);
    expect(await followed(member)).toEqual(['bread']);
    expect([await followed(second), await followers('boots')]).toEqual([['boots', 'flour'], 2]);
  });

  test('followOnboardingTopics of two concurrent requests keeps one choice', async () => {
    const member = await fresh();
    const replies = await Promise.all([
      choose(member, ['glaze', 'boots', 'bread']),
      choose(member, ['flour', 'hills']),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect([
      ['boots', 'bread', 'glaze'],
      ['flour', 'hills'],
    ]).toContainEqual(await followed(member));
  });

  test.each([
    ['an empty tag', { tags: ['#'] }],
    ['the same tag twice', { tags: ['clay', 'clay'] }],
    ['a tag over 140 characters', { tags: ['x'.repeat(141)] }],
    ['101 tags', { tags: Array.from({ length: 101 }, (_, index) => `tag ${index}`) }],
    ['a body without tags', {}],
  ])('followOnboardingTopics rejects %s with 5016 and changes nothing', async (_what, payload) => {
    const member = await fresh();
    const { status, body } = await t.injectAs(member, { method: 'POST', url: TOPICS, payload });
    expect([status, body.errors[0].code]).toEqual([400, 5016]);
    expect(await followed(member)).toEqual([]);
  });

  test('listOnboardingTopics offers hand-chosen topics by their titles, and no other tags once there are six', async () => {
    const member = await fresh();
    const titleOf = async (tag: string) =>
      (await topics(member)).topics.find((topic) => topic.tag === tag)?.title;
    expect([await titleOf('bread'), await titleOf('hills')]).toEqual(['Bread and its failures', 'hills']);
    const tags = 'astronomy, cats, maps, comics, weaving';
    await postAs(t, walker, { content: [{ type: 'text', text: 'Six topics' }], tags });
    await choose(member, ['boots']);
    const { topics: shown } = await topics(member);
    expect(shown.map(({ tag }) => tag).sort()).toEqual(
      ['astronomy', 'boots', 'bread', 'cats', 'comics', 'maps', 'weaving'].sort(),
    );
  });
});

describe('listOnboardingBlogs and completeOnboarding', () => {
  test('listOnboardingBlogs alternates blogs of the topics with their reason, then popular ones, each once', async () => {
    const member = await fresh();
    const glazier = await t.member('glazier');
    await postAs(t, glazier, { content: [{ type: 'text', text: 'Blue' }], tags: 'glaze' });
    await choose(member, ['glaze', 'bread']);
    const seen: { name: string; recommendation: object }[] = [];
    let query: string | undefined = '?limit=1';
    while (query) {
      const page: Awaited<ReturnType<typeof blogs>> = await blogs(member, query);
      seen.push(...page.blogs);
      query = page.links.next && `?${new URLSearchParams(page.links.next.queryParams)}`;
    }
    const names = seen.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(new Set(names.slice(0, 3))).toEqual(new Set(['potter', 'glazier', 'baker']));
    expect(names.slice(0, 2)).toContain('baker');
    expect(names).toContain('walker');
    expect(seen.find(({ name }) => name === 'baker')?.recommendation).toEqual({ kind: 'tag', tag: 'bread' });
    expect(seen.find(({ name }) => name === 'walker')?.recommendation).toEqual({ kind: 'popular' });
  });

  test('listOnboardingBlogs omits blogs with reblogs only and adult, dismissed, followed, private and blocked ones', async () => {
    const member = await fresh();
    const names = ['passer', 'adult', 'dismissed', 'followed', 'private', 'blocked'];
    const made = new Map<string, Member>();
    for (const name of names) made.set(name, await t.member(name));
    const first = await postAs(t, potter, { content: [{ type: 'text', text: 'Kiln' }], tags: 'kilns' });
    const { passer, ...writers } = Object.fromEntries(made);
    if (passer) await reblogAs(t, passer, first);
    for (const writer of Object.values(writers))
      await postAs(t, writer, { content: [{ type: 'text', text: 'K' }], tags: 'kilns' });
    await t.db.query("update blogs set is_adult = true where name = 'adult'");
    await t.db.query("update blogs set is_private = true where name = 'private'");
    await t.injectAs(member, {
      method: 'POST',
      url: '/v2/user/dismiss/recommended_blog',
      payload: { tumblelog: 'dismissed' },
    });
    await t.injectAs(member, { method: 'POST', url: '/v2/user/follow', payload: { url: 'followed' } });
    await t.injectAs(member, { method: 'PUT', url: '/v2/user/blocks/blocked', payload: {} });
    await choose(member, ['kilns']);
    const { blogs: shown } = await blogs(member, '?limit=20');
    const tagged = shown
      .filter(({ recommendation }) => recommendation.kind === 'tag')
      .map(({ name }) => name);
    expect(tagged).toEqual(['potter']);
    for (const name of ['adult', 'dismissed', 'followed', 'private', 'blocked'])
      expect(shown.map((blog) => blog.name)).not.toContain(name);
  });

  test('completeOnboarding follows the named blogs once, ignores impossible ones and ends the welcome', async () => {
    const member = await fresh();
    const before = await t.db.query<{ follower_count: number }>(
      "select follower_count from blogs where name in ('potter', 'baker') order by name",
    );
    const chosen = ['potter', 'nobody-has-this-name', 'baker', 'POTTER', member.blogName];
    const { status, body } = await complete(member, chosen);
    expect([status, body.response.nextPath]).toEqual([200, '/dashboard']);
    expect(
      body.response.followed.map(({ name, followed: on }: { name: string; followed: boolean }) => [name, on]),
    ).toEqual([
      ['potter', true],
      ['baker', true],
    ]);
    expect((await complete(member, ['potter'])).status).toBe(200);
    const after = await t.db.query<{ follower_count: number }>(
      "select follower_count from blogs where name in ('potter', 'baker') order by name",
    );
    expect(after.map((row, place) => row.follower_count - (before[place]?.follower_count ?? 0))).toEqual([
      1, 1,
    ]);
    expect(await welcomes(member)).toBe(false);
    const { body: feed } = await t.injectAs(member, '/v2/timeline/dashboard');
    expect(feed.response.timeline.elements.length).toBeGreaterThan(0);
  });

  test('completeOnboarding with an empty list follows nothing and ends the welcome', async () => {
    const member = await fresh();
    expect((await complete(member, [])).body.response.followed).toEqual([]);
    expect(await welcomes(member)).toBe(false);
  });

  test('completeOnboarding counts towards the daily limit of follows (4029) and follows all blogs or none', async () => {
    const member = await fresh();
    await t.db.query(
      `with made as (insert into blogs (owner_id, name) select $1, 'crowd-' || n from generate_series(1, $2::int) n returning id)
       insert into follows (user_id, blog_id) select $3, id from made`,
      [potter.userId, limits.followsPerDay - 1, member.userId],
    );
    const refused = await complete(member, ['potter', 'baker']);
    expect([refused.status, refused.body.errors[0].code]).toEqual([429, 4029]);
    expect(await welcomes(member)).toBe(true);
    expect((await complete(member, ['baker'])).status).toBe(200);
  });
});

test('The onboarding operations reject visitors with 401 and change nothing of other members', async () => {
  for (const url of [TOPICS, BLOGS]) {
    expect((await t.inject(url)).status).toBe(401);
    expect((await t.inject({ method: 'POST', url, payload: { tags: [], blogs: [] } })).status).toBe(401);
  }
  await unmoved.expectUnchanged();
});
