import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { joinAs, newCommunity } from '#tests/support/communities.ts';
import { codesOf, postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { withPlans } from '#tests/support/plans.ts';
import { unreadByCommunity } from './unread-repository.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let cleo: Member;
let handle: string;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela, cleo] = [await t.member('anna'), await t.member('bela'), await t.member('cleo')];
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  handle = await newCommunity(t, anna, { title: `Club ${serial}` });
  await t.injectAs(anna, {
    ...{ method: 'POST', url: `/v2/communities/${handle}/boards`, payload: { title: 'Words' } },
  });
  await joinAs(t, bela, handle);
});

const url = (rest = '') => `/v2/communities/${handle}${rest}`;
const mark = (payload: object, by = bela) => t.injectAs(by, { method: 'POST', url: url('/read'), payload });
const shown = async (by = bela) => (await t.injectAs(by, url())).body.response.community;
async function counts(by = bela): Promise<Record<string, number>> {
  const { body } = await t.injectAs(by, '/v2/user/counts?unread_community_counts=true');
  return body.response.unread_community_post_counts;
}

test('posts of others after the mark are unread, in the community, the lists and the counts', async () => {
  await postInto(t, anna, handle, 'One');
  const second = await postInto(t, anna, handle, 'Two');
  await postInto(t, bela, handle, 'My own');
  const community = await shown();
  expect(community.unreadPostCount).toBe(2);
  expect((await counts())[community.uuid]).toBe(2);
  const mine = await t.injectAs(bela, '/v2/communities?mine=1');
  expect(mine.body.response.communities).toContainEqual(
    expect.objectContaining({ name: handle, unreadPostCount: 2 }),
  );
  const { body } = await mark({ post_id: second.id });
  expect(body.response.unreadPostCount).toBe(0);
  expect((await shown()).readMarker).toEqual({ postId: second.id, readTs: expect.any(Number) });
  expect(await counts()).not.toHaveProperty(community.uuid);
});

test('markCommunityRead moves a mark towards newer posts only', async () => {
  const first = await postInto(t, anna, handle, 'One');
  await postInto(t, anna, handle, 'Two');
  await postInto(t, anna, handle, 'Three');
  expect((await mark({ post_id: first.id })).body.response.unreadPostCount).toBe(2);
  expect((await mark({})).body.response.unreadPostCount).toBe(0);
  expect((await mark({ post_id: first.id })).body.response.unreadPostCount).toBe(0);
  const { body } = await t.injectAs(bela, url('/timeline'));
  const isRead = body.response.timeline.elements.map(
    (post: { community: { isRead: boolean } }) => post.community.isRead,
  );
  expect(isRead).toEqual([true, true, true]);
});

test('markCommunityRead marks one board without the others', async () => {
  const board = 'words';
  const onBoard = await postInto(t, anna, handle, { content: [{ type: 'text', text: 'Here' }], board });
  await postInto(t, anna, handle, 'Elsewhere');
  expect((await shown()).boards[0]).toMatchObject({ unread: 1, postCount: 1 });
  expect((await mark({ board })).body.response.unreadPostCount).toBe(1);
  expect((await shown()).boards[0]).toMatchObject({ unread: 0, readMarker: { postId: onBoard.id } });
  await mark({});
  expect((await shown()).unreadPostCount).toBe(0);
});

test('markCommunityRead refuses a post or board of another community, and everybody who is no member', async () => {
  const other = await newCommunity(t, cleo, { title: `Other ${serial}` });
  const post = await postInto(t, cleo, other);
  expect(codesOf(await mark({ post_id: post.id }))).toEqual([4004]);
  expect(codesOf(await mark({ board: 'none' }))).toEqual([4004]);
  expect(codesOf(await mark({}, cleo))).toEqual([4003]);
});

test('unread posts are counted up to 1,000, and not for a member who muted the community', async () => {
  await t.db.query(
    `insert into posts (id, blog_id, author_id, state, position, type, reblog_key, root_post_id, root_blog_id, community_id)
     select n.id, $1, $2, 'published', n.id, 'text', 'abcdefgh', n.id, $1, c.id
       from communities c, (select next_id() as id from generate_series(1, 1001)) n where c.handle = $3`,
    [anna.blogId, anna.userId, handle],
  );
  const { uuid } = await shown();
  expect((await counts())[uuid]).toBe(1000);
  await t.injectAs(bela, { method: 'PUT', url: url('/mute') });
  expect(await counts()).not.toHaveProperty(uuid);
});

test('a member who leaves and joins again begins with everything read', async () => {
  await postInto(t, anna, handle, 'One');
  await t.injectAs(bela, { method: 'DELETE', url: url('/membership') });
  expect((await shown()).unreadPostCount).toBeUndefined();
  await joinAs(t, bela, handle);
  expect((await shown()).unreadPostCount).toBe(0);
});

test('unreadByCommunity reads the posts of 200 communities from their index, in one statement', async () => {
  await t.db.query(
    `with made as (
       insert into communities (handle, title) select 'many-' || n, 'Many' from generate_series(1, 200) n returning id)
     insert into community_readers (community_id, user_id) select id, $1 from made`,
    [cleo.userId],
  );
  await t.db.query(
    `insert into posts (id, blog_id, author_id, state, position, type, reblog_key, root_post_id, root_blog_id, community_id)
     select n.id, $1, $2, 'published', n.id, 'text', 'abcdefgh', n.id, $1, c.id
       from communities c cross join lateral (select next_id() as id, c.id as community_id from generate_series(1, 10)) n
      where c.title = 'Many'`,
    [anna.blogId, anna.userId],
  );
  await t.db.query('analyze posts');
  const { db, plans } = withPlans(t.db);
  await unreadByCommunity(db, cleo.userId);
  expect(plans).toEqual([expect.stringContaining('posts_community')]);
  expect(plans[0]).not.toContain('Seq Scan on posts');
  expect(Object.values(await counts(cleo)).filter((count) => count === 10)).toHaveLength(200);
});
