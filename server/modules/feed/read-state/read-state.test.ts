import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Skeleton } from '#server/feed/skeletons.ts';
import { type AnyBody, buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs } from '#tests/support/posts.ts';
import { withoutSeen } from './seen-repository.ts';

type Post = Awaited<ReturnType<typeof postAs>>;

let t: TestApp;
let reader: Member;
let writer: Member;
let bystander: Bystander;
let posts: Post[];
beforeAll(async () => {
  t = await buildTestApp();
  reader = await t.member('reader');
  writer = await t.member('writer');
  bystander = await makeBystander(t);
  await followAs(t, reader, 'writer');
  posts = [];
  for (const words of ['one', 'two', 'three', 'four']) posts.push(await postAs(t, writer, words));
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const idOf = (at: number): string => posts[at]?.id ?? '';
function mark(which: string, postId: string) {
  return t.injectAs(reader, {
    method: 'PUT',
    url: `/v2/user/timeline_markers/${which}`,
    payload: { post_id: postId },
  });
}
async function seenOf(who: Member, url: string) {
  return (await t.injectAs(who, url)).body.response.timeline.elements
    .filter(({ seen }: AnyBody) => seen)
    .map(({ id }: AnyBody) => id);
}

test('markPostsSeen marks posts as seen in every feed of the member until clearSeenPosts', async () => {
  const payload = { ids: [idOf(0), idOf(2), '999999999999'], which: 'following' };
  const kept = await t.injectAs(reader, { method: 'POST', url: '/v2/user/seen_posts', payload });
  expect(kept.status).toBe(204);
  await t.injectAs(reader, { method: 'POST', url: '/v2/user/seen_posts', payload });
  for (const url of ['/v2/timeline/dashboard', '/v2/timeline?which=following']) {
    expect(await seenOf(reader, url)).toEqual([idOf(2), idOf(0)]);
    expect(await seenOf(writer, url)).toEqual([]);
  }
  expect(await t.db.query('select 1 from seen_posts')).toHaveLength(2);
  await t.injectAs(reader, { method: 'DELETE', url: '/v2/user/seen_posts' });
  expect(await seenOf(reader, '/v2/timeline/dashboard')).toEqual([]);
});

test('A feed of one post marks it as seen', async () => {
  await t.injectAs(reader, { method: 'POST', url: '/v2/user/seen_posts', payload: { ids: [idOf(3)] } });
  expect(await seenOf(reader, '/v2/timeline/dashboard?limit=1')).toEqual([idOf(3)]);
  await t.injectAs(reader, { method: 'DELETE', url: '/v2/user/seen_posts' });
});

test('withoutSeen reads on behind seen posts until it has enough, and repeats none', async () => {
  const all = Array.from({ length: 250 }, (_, at) => ({ id: String(1_000_000 + at), key: [String(at)] }));
  const read: Skeleton = async (after, count) => {
    const start = after === undefined ? 0 : Number(after[0]) + 1;
    return all.slice(start, start + count);
  };
  // All but the last ten of the first two hundred, and each second one of the others.
  const seen = all.filter((_, at) => at < 190 || (at >= 200 && at % 2 === 0)).map(({ id }) => id);
  await t.db.query(
    `insert into seen_posts (user_id, post_id, seen_at)
     select $1, id, now() - interval '2 hours' from unnest($2::bigint[]) as id`,
    [reader.userId, seen],
  );
  const unseen = all.filter(({ id }) => !seen.includes(id));
  for (const count of [9, 10, 11, 34, 35, 36])
    expect(await withoutSeen(t.db, reader.userId, read)(undefined, count)).toEqual(unseen.slice(0, count));
  await t.injectAs(reader, { method: 'DELETE', url: '/v2/user/seen_posts' });
});

test('The clean-up of seen posts deletes them after 30 days', async () => {
  const see = (id: string) =>
    t.injectAs(reader, { method: 'POST', url: '/v2/user/seen_posts', payload: { ids: [id] } });
  await see(idOf(0));
  await see(idOf(1));
  const age = (id: string, time: string) =>
    t.db.query('update seen_posts set seen_at = now() - $2::interval where post_id = $1', [id, time]);
  await age(idOf(0), '30 days 1 minute');
  await age(idOf(1), '29 days 23 hours');
  expect(await seenOf(reader, '/v2/timeline/dashboard')).toEqual([idOf(1)]);
  await see(idOf(3));
  expect(await t.db.query('select post_id from seen_posts order by post_id')).toHaveLength(2);
});

test('skip_seen omits posts that were seen over an hour ago from every page', async () => {
  const setting = (skip_seen: boolean) =>
    t.injectAs(reader, { method: 'POST', url: '/v2/user/settings', payload: { dashboard: { skip_seen } } });
  const walked = async (url: string): Promise<string[]> => {
    const found: string[] = [];
    let cursor: string | undefined;
    do {
      const page = `${url}limit=1${cursor ? `&cursor=${cursor}` : ''}`;
      const { elements, links } = (await t.injectAs(reader, page)).body.response.timeline;
      found.push(...elements.map(({ id }: AnyBody) => id));
      cursor = links.next?.queryParams.cursor;
    } while (cursor);
    return found;
  };
  await t.injectAs(reader, { method: 'DELETE', url: '/v2/user/seen_posts' });
  const ids = [idOf(1), idOf(2), idOf(3)];
  await t.injectAs(reader, { method: 'POST', url: '/v2/user/seen_posts', payload: { ids } });
  const age = (id: string, time: string) =>
    t.db.query('update seen_posts set seen_at = now() - $2::interval where post_id = $1', [id, time]);
  await age(idOf(1), '59 minutes');
  await age(idOf(2), '61 minutes');
  await age(idOf(3), '29 days');
  for (const url of ['/v2/timeline/dashboard?', '/v2/timeline?which=following&']) {
    await setting(false);
    expect(await walked(url)).toEqual([idOf(3), idOf(2), idOf(1), idOf(0)]);
    await setting(true);
    expect(await walked(url)).toEqual([idOf(1), idOf(0)]);
  }
  await setting(false);
  await t.injectAs(reader, { method: 'DELETE', url: '/v2/user/seen_posts' });
});

test('setTimelineMarker moves towards newer posts only and returns the number of unread posts', async () => {
  const first = await mark('following', idOf(1));
  expect([first.status, first.body.response.marker.unread]).toEqual([200, 2]);
  expect(first.body.response.marker.postTs).toBe(posts[1]?.timestamp);
  const back = await mark('following', idOf(0));
  expect(back.body.response.marker).toMatchObject({ postId: idOf(1), unread: 2 });
  const on = await mark('following', idOf(3));
  expect(on.body.response.marker).toMatchObject({ which: 'following', postId: idOf(3), unread: 0 });
  const { body } = await t.injectAs(reader, '/v2/user/timeline_markers');
  expect(body.response.markers.map(({ which, postId }: AnyBody) => [which, postId])).toEqual([
    ['following', idOf(3)],
  ]);
  const news = await postAs(t, writer, 'five');
  const tabs = (await t.injectAs(reader, '/v2/tabs')).body.response.tabs;
  expect(tabs[0]).toMatchObject({ id: 'following', unread: 1 });
  posts.push(news);
});

test('setTimelineMarker answers 4004 to an unknown timeline and to a post the member may not see', async () => {
  const hermit = await t.member('hermit');
  const secret = await postAs(t, hermit, 'Mine alone');
  await t.db.query("update blogs set password_hash = 'x' where id = $1", [hermit.blogId]);
  for (const [which, id] of [
    ['nothing', idOf(0)],
    ['tab:gone', idOf(0)],
    ['following', '999999999999'],
    ['following', secret.id],
  ] as const) {
    expect((await mark(which, id)).body.errors[0].code).toBe(4004);
  }
});

test('listTimelines returns the timelines that a visitor and a member may read', async () => {
  const names = (body: AnyBody) => body.response.timelines.map(({ name }: AnyBody) => name);
  expect(names((await t.inject('/v2/timelines')).body)).toEqual(['popular']);
  await t.injectAs(reader, { method: 'POST', url: '/v2/tabs', payload: { title: 'Fog', tags: ['fog'] } });
  const known = names((await t.injectAs(reader, '/v2/timelines')).body);
  expect(known).toEqual([
    'following',
    'for-you',
    'followed-tags',
    'subscriptions',
    'mutuals',
    'originals',
    'popular',
    'communities',
    'tab:fog',
  ]);
  for (const which of known) {
    expect((await t.injectAs(reader, `/v2/timeline?which=${which}`)).status).toBe(200);
    const visitor = await t.inject(`/v2/timeline?which=${which}`);
    expect(visitor.body.errors?.[0].code).toBe(which === 'popular' ? undefined : 1034);
  }
  expect((await t.injectAs(reader, '/v2/timeline?which=nothing')).body.errors[0].code).toBe(4004);
});

test('getTimeline of subscriptions returns posts of subscribed blogs only', async () => {
  const told = await t.member('told');
  const post = await postAs(t, told, 'Tell me');
  const elements = async (who: Member): Promise<Post[]> =>
    (await t.injectAs(who, '/v2/timeline?which=subscriptions')).body.response.timeline.elements;
  expect(await elements(reader)).toEqual([]);
  await followAs(t, reader, 'told');
  await followAs(t, writer, 'told');
  expect(await elements(reader)).toEqual([]);
  const url = '/v2/blog/told/subscription';
  expect((await t.injectAs(reader, { method: 'POST', url })).status).toBeLessThan(300);
  expect((await elements(reader)).map(({ id }) => id)).toEqual([post.id]);
  expect(await elements(writer)).toEqual([]);
  await t.injectAs(reader, { method: 'DELETE', url });
  expect(await elements(reader)).toEqual([]);
});

test('getTimeline of mutuals returns blogs that follow back, and of originals no reblogs', async () => {
  const back = await t.member('back');
  await followAs(t, reader, 'back');
  const mutual = await postAs(t, back, 'From a friend');
  const elements = async (which: string): Promise<Post[]> =>
    (await t.injectAs(reader, `/v2/timeline?which=${which}`)).body.response.timeline.elements;
  expect(await elements('mutuals')).toEqual([]);
  await followAs(t, back, 'reader');
  expect((await elements('mutuals')).map(({ id }) => id)).toEqual([mutual.id]);
  await t.injectAs(back, {
    method: 'POST',
    url: '/v2/blog/back/posts',
    payload: {
      content: [],
      parentPostId: idOf(0),
      parentTumblelogUuid: writer.blogUuid,
      reblogKey: posts[0]?.reblogKey,
    },
  });
  expect((await elements('originals')).every((post) => post.parentPostId === undefined)).toBe(true);
  expect((await elements('originals'))[0]?.id).toBe(mutual.id);
});
