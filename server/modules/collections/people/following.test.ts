import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { tellOfNews } from './news.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
/** Address of a new collection of Anna with a rule. */
let url: string;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());
beforeEach(async () => {
  url = `/v2/collections/${(await newCollection(t, anna, { rule: { clauses: [{ tags: ['fog'] }] } })).id}`;
});

function follow(payload: object = {}, by = bela) {
  return t.injectAs(by, { method: 'PUT', url: `${url}/follow`, payload });
}
const unfollow = () => t.injectAs(bela, { method: 'DELETE', url: `${url}/follow` });
const shown = async (by = bela) => (await t.injectAs(by, url)).body.response.collection;
async function countOf(query: string): Promise<number> {
  return (await t.injectAs(bela, `/v2/collections?${query}`)).body.response.collections.length;
}
function keep(postId: string) {
  return t.injectAs(anna, { method: 'POST', url: `${url}/posts`, payload: { post_id: postId } });
}

test('followCollection counts followers once, replaces the choices, and lists the collection', async () => {
  expect((await follow({ show_as_tab: true })).body.response.collection).toMatchObject({
    followed: true,
    followerCount: 1,
    isTab: true,
    isNotifying: false,
    unseenPostCount: 0,
  });
  expect((await follow({ notify: true })).body.response.collection).toMatchObject({
    followerCount: 1,
    isTab: false,
    isNotifying: true,
  });
  expect(await countOf('followed=1')).toBe(1);
  expect((await unfollow()).status).toBe(204);
  expect((await unfollow()).status).toBe(204);
  expect(await shown()).toMatchObject({ followed: false, followerCount: 0 });
  expect(await countOf('followed=1')).toBe(0);
});

test('an owner who unfollows keeps their collection among their own', async () => {
  await follow({}, anna);
  await t.injectAs(anna, { method: 'DELETE', url: `${url}/follow` });
  const { body } = await t.injectAs(anna, '/v2/collections?mine=1');
  expect(body.response.collections.map(({ id }: { id: string }) => `/v2/collections/${id}`)).toContain(url);
});

test('unfollowCollection deletes what the caller saw, and keeps what others saw and chose', async () => {
  const [carla, dora] = [await t.member('carla'), await t.member('dina')];
  await follow();
  await follow({ notify: true }, carla);
  // A reader who neither follows nor collaborates.
  await t.db.query(
    'insert into collection_readers (collection_id, user_id) select id, $2 from collections where uuid = $1',
    [url.split('/').at(-1) ?? '', dora.userId],
  );
  await unfollow();
  const readers = await t.db.query<{ user_id: string; is_notifying: boolean }>(
    `select r.user_id, r.is_notifying from collection_readers r join collections c on c.id = r.collection_id
      where c.uuid = $1 and r.user_id <> $2 order by r.user_id`,
    [url.split('/').at(-1) ?? '', anna.userId],
  );
  expect(readers).toEqual([
    { user_id: carla.userId, is_notifying: true },
    { user_id: dora.userId, is_notifying: false },
  ]);
});

test('new posts are counted for a follower until they look, kept by hand or found by the rule', async () => {
  await follow();
  await keep((await postAs(t, anna, 'By hand')).id);
  await postAs(t, anna, { content: [{ type: 'text', text: 'By the rule' }], tags: 'fog' });
  expect((await shown()).unseenPostCount).toBe(2);
  await t.db.query("update collection_readers set read_at = now() - interval '1 hour'");
  const { readMarker } = await shown();
  await t.injectAs(bela, `${url}/timeline`);
  const after = await shown();
  expect(after.unseenPostCount).toBe(0);
  expect(after.readMarker.readTs).toBeGreaterThan(readMarker.readTs);
});

test('a collection that was made private is no longer listed for who followed it, and can be unfollowed', async () => {
  const before = await countOf('followed=1');
  await follow();
  expect(await countOf('followed=1')).toBe(before + 1);
  await t.injectAs(anna, { method: 'PATCH', url, payload: { visibility: 'private' } });
  expect(await countOf('followed=1')).toBe(before);
  expect((await follow()).status).toBe(404);
  expect((await unfollow()).status).toBe(204);
  expect((await unfollow()).status).toBe(404);
});

test('createCollectionCopy makes a private collection with the posts that the copier may see, and names the original', async () => {
  const open = await postAs(t, anna, 'Open');
  const [first, second] = [await postAs(t, anna, 'First'), await postAs(t, anna, 'Second')];
  for (const { id } of [second, first, open]) await keep(id);
  await t.db.query("update posts set state = 'private' where id = $1", [first.id]);
  const payload = { tumblelog: 'bela' };
  const { status, body } = await t.injectAs(bela, { method: 'POST', url: `${url}/copies`, payload });
  expect(status).toBe(201);
  const copy = body.response.collection;
  expect(copy).toMatchObject({
    title: 'Quiet water',
    visibility: 'private',
    postCount: 2,
    isFilledByRule: true,
  });
  expect(`/v2/collections/${copy.copiedFrom.id}`).toBe(url);
  const list = await t.injectAs(bela, `/v2/collections/${copy.id}/timeline?limit=2`);
  const { elements } = list.body.response.timeline;
  expect(elements.map((post: { id: string }) => post.id)).toEqual([open.id, second.id]);
  expect(elements[0].collectionItem.keptBy.name).toBe('bela');
  await t.injectAs(anna, { method: 'PATCH', url, payload: { visibility: 'private' } });
  expect(
    (await t.injectAs(bela, `/v2/collections/${copy.id}`)).body.response.collection.copiedFrom,
  ).toBeUndefined();
});

test('checkFeedRule says how many posts a rule finds and which of its parts find nothing', async () => {
  const cleo = await t.member('cleo');
  await postAs(t, cleo, { content: [{ type: 'text', text: 'Found' }], tags: 'checked' });
  const dora = await t.member('dora');
  await t.db.query('update blogs set is_private = true where id = $1', [dora.blogId]);
  const rule = {
    clauses: [
      { tags: ['checked', 'unheard', 'left-out'] },
      { blogs: [cleo.blogUuid, dora.blogUuid, bela.blogUuid, `t:${'A'.repeat(22)}`] },
    ],
    excluded: { tags: ['Left-Out'], blogs: [bela.blogUuid] },
  };
  const request = { method: 'POST', url: '/v2/feed_rules/check', payload: { rule } } as const;
  const { body } = await t.injectAs(anna, request);
  expect(body.response.postsPerWeek).toBe(1);
  expect(body.response.posts.length).toBe(1);
  expect(body.response.faults).toEqual([
    { field: 'clauses.0.tags.1', reason: 'no_posts' },
    { field: 'clauses.0.tags.2', reason: 'excluded' },
    { field: 'clauses.1.blogs.1', reason: 'blog_private' },
    { field: 'clauses.1.blogs.2', reason: 'excluded' },
    { field: 'clauses.1.blogs.3', reason: 'blog_gone' },
  ]);
});

const TAB = { show_as_tab: true };
const tabsOf = async (by = bela) => (await t.injectAs(by, '/v2/tabs')).body.response.tabs;
const idOfTab = () => `collection-${url.split('/').at(-1)}`;
async function tabShown() {
  return (await tabsOf()).find(({ id }: { id: string }) => id === idOfTab());
}

test('a collection that is followed as a tab is listed, counted, read by its timeline and hidden', async () => {
  await follow(TAB);
  expect(await tabShown()).toMatchObject({
    title: 'Quiet water',
    isOwn: false,
    isHidden: false,
    unread: 0,
    timeline: `collection:${url.split('/').at(-1)}`,
    collectionId: url.split('/').at(-1),
  });
  await t.db.query("update collection_readers set read_at = now() - interval '1 hour'");
  const kept = await postAs(t, anna, 'Kept');
  await keep(kept.id);
  const tab = await tabShown();
  expect(tab.unread).toBe(1);
  const { body } = await t.injectAs(bela, `/v2/timeline?which=${tab.timeline}`);
  expect(body.response.timeline.elements.map(({ id }: { id: string }) => id)).toContain(kept.id);
  const hide = { method: 'PATCH', url: `/v2/tabs/${idOfTab()}`, payload: { is_hidden: true } } as const;
  expect((await t.injectAs(bela, hide)).body.response.tab).toMatchObject({
    isHidden: true,
    title: 'Quiet water',
  });
  const rename = { ...hide, payload: { title: 'Mine' } };
  expect((await t.injectAs(bela, rename)).status).toBe(403);
});

test('deleteTab of a collection ends the own tab alone and keeps following', async () => {
  const other = await t.member('other-reader');
  await follow(TAB);
  await follow(TAB, other);
  const call = { method: 'DELETE', url: `/v2/tabs/${idOfTab()}` } as const;
  expect((await t.injectAs(bela, call)).status).toBe(204);
  expect((await t.injectAs(bela, call)).status).toBe(404);
  expect(await tabShown()).toBeUndefined();
  expect(await shown()).toMatchObject({ followed: true, isTab: false });
  expect(await shown(other)).toMatchObject({ followed: true, isTab: true });
});

test('the tab of a collection goes with its place in the order when it turns private', async () => {
  await follow(TAB);
  const ids = (await tabsOf()).map(({ id }: { id: string }) => id);
  const first = [idOfTab(), ...ids.filter((id: string) => id !== idOfTab())];
  const order = { method: 'PUT', url: '/v2/user/reorder_tabs', payload: { tab_ids: first } } as const;
  expect((await t.injectAs(bela, order)).body.response.tabs[0].id).toBe(idOfTab());
  const close = { method: 'PATCH', url, payload: { visibility: 'private' } } as const;
  await t.injectAs(anna, close);
  expect(await tabShown()).toBeUndefined();
  const gone = await t.injectAs(bela, `/v2/timeline?which=collection:${url.split('/').at(-1)}`);
  expect(gone.status).toBe(404);
});

async function told(by = bela) {
  return (await t.injectAs(by, `/v2/blog/${by.blogName}/notifications`)).body.response.notifications;
}

test('followers who asked for it are told of new posts once until they look', async () => {
  await follow({ notify: true });
  await follow({}, anna);
  await t.db.query("update collection_readers set read_at = now() - interval '1 hour'");
  await tellOfNews(t.db);
  expect(await told()).toEqual([]);
  await keep((await postAs(t, anna, 'Kept')).id);
  await tellOfNews(t.db);
  await keep((await postAs(t, anna, 'Kept too')).id);
  await tellOfNews(t.db);
  const news = await told();
  expect(news).toMatchObject([{ type: 'collection_news', actors: [], collection: { title: 'Quiet water' } }]);
  expect((await told(anna)).filter(({ type }: { type: string }) => type === 'collection_news')).toEqual([]);
  // After a visit, the next post is told again.
  await t.injectAs(bela, `${url}/timeline`);
  await keep((await postAs(t, anna, 'Kept later')).id);
  await tellOfNews(t.db);
  expect(await told()).toHaveLength(2);
  await t.injectAs(anna, { method: 'PATCH', url, payload: { visibility: 'private' } });
  expect(await told()).toEqual([]);
});

test('an invited blog is told of the invitation until it is withdrawn', async () => {
  const invitation = `${url}/invitations/bela`;
  await t.injectAs(anna, { method: 'PUT', url: invitation, payload: { role: 'editor' } });
  expect((await told()).at(0)).toMatchObject({
    type: 'collection_invitation',
    fromTumblelogName: 'anna',
    collection: { title: 'Quiet water' },
  });
  await t.injectAs(anna, { method: 'DELETE', url: invitation });
  expect(await told()).toEqual([]);
});
