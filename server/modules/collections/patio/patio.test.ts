import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import { newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

type Column = components['schemas']['PatioColumn'];
type Post = components['schemas']['Post'];

let t: TestApp;
let anna: Member;
let bela: Member;
let first: Post;
let second: Post;
let reblog: Post;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  first = await postAs(t, anna, { content: text('A lantern'), tags: 'fog' });
  second = await postAs(t, anna, { content: text('Another'), tags: 'fog' });
  const cleo = await t.member('cleo');
  reblog = await reblogAs(t, anna, await postAs(t, cleo, 'Elsewhere'), 'Again');
  await followAs(t, bela, 'anna');
  await likeAs(t, bela, first);
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('delete from patios');
});

function set(columns: unknown[], version?: number, by = bela) {
  const payload = { columns, ...(version === undefined ? {} : { version }) };
  return t.injectAs(by, { method: 'PUT', url: '/v2/patio', payload });
}
const width = 'regular' as const;

/** Returns the ids of the posts that a column shows. */
async function shown(column: Omit<Column, 'id' | 'width'>): Promise<string[]> {
  await set([{ id: 'one', width, ...column }]);
  const { body } = await t.injectAs(bela, '/v2/patio/columns/one/timeline');
  return body.response.timeline.elements.map(({ id }: Post) => id);
}

test('setPatio replaces the columns and refuses a version that another browser changed', async () => {
  const columns = [{ id: 'one', timeline: 'following', width }];
  expect((await t.injectAs(bela, '/v2/patio')).body.response.patio).toEqual({ version: 1, columns: [] });
  expect((await set(columns, 1)).body.response.patio).toEqual({ version: 2, columns });
  expect((await set([], 1)).body.errors[0]).toMatchObject({ code: 4009, reason: 'patio' });
  expect((await set([], 2)).body.response.patio).toEqual({ version: 3, columns: [] });
  expect((await set(columns)).body.response.patio.version).toBe(4);
  await t.db.query('delete from patios');
  expect((await set([], 4)).status).toBe(409);
});

test('setPatio refuses columns with the same id, without or with two sources, and more than twelve', async () => {
  const one = { id: 'one', timeline: 'following', width };
  const bad = [
    [one, one],
    [{ id: 'one', width }],
    [{ ...one, query: 'fog' }],
    [{ id: 'one', width, rule: { clauses: [{ tagMode: 'all' }] } }],
    Array.from({ length: 13 }, (_, at) => ({ ...one, id: `c${at}` })),
  ];
  for (const columns of bad) expect((await set(columns)).status).toBe(400);
});

test('getColumnTimeline shows a timeline, likes, a rule, a search and a collection', async () => {
  const made = await newCollection(t, anna, { post_ids: [first.id] });
  expect(await shown({ timeline: 'following' })).toEqual([reblog.id, second.id, first.id]);
  expect(await shown({ timeline: 'originals' })).toEqual([second.id, first.id]);
  expect(await shown({ timeline: 'likes' })).toEqual([first.id]);
  expect(await shown({ rule: { clauses: [{ tags: ['fog'] }] } })).toEqual([second.id, first.id]);
  expect(await shown({ query: 'lantern' })).toEqual([first.id]);
  expect(await shown({ query: '&' })).toEqual([]);
  expect(await shown({ timeline: `collection:${made.id}` })).toEqual([first.id]);
});

test('getColumnTimeline shows a community to those who may look in', async () => {
  const handle = await newCommunity(t, anna, { title: 'Fog watchers' });
  const post = await postInto(t, anna, handle);
  const { uuid } = (await t.injectAs(bela, `/v2/communities/${handle}`)).body.response.community;
  for (const sort of ['newest', 'popular'] as const)
    expect(await shown({ timeline: `community:${uuid}`, sort })).toEqual([post.id]);
  await t.db.query("update communities set is_private = true, join_type = 'invite'");
  expect((await t.injectAs(bela, '/v2/patio/columns/one/timeline')).body.errors[0].reason).toBe('community');
});

test('getColumnTimeline narrows and sorts a column as it says', async () => {
  const timeline = 'following';
  expect(await shown({ timeline, filter: 'originals' })).toEqual([second.id, first.id]);
  expect(await shown({ timeline, types: ['photo'] })).toEqual([]);
  expect(await shown({ timeline, filter: 'originals', sort: 'popular' })).toEqual([first.id, second.id]);
  const seen = `insert into seen_posts (user_id, post_id, seen_at) values ($1, $2, now() - interval '1 day')`;
  await t.db.query(seen, [bela.userId, second.id]);
  expect(await shown({ timeline, filter: 'unseen' })).toEqual([reblog.id, first.id]);
});

test('getColumnTimeline does not find columns of others, nor a collection that was made private', async () => {
  const { id } = await newCollection(t, anna);
  await set([{ id: 'one', timeline: `collection:${id}`, width }]);
  expect((await t.injectAs(anna, '/v2/patio/columns/one/timeline')).status).toBe(404);
  const payload = { visibility: 'private' };
  await t.injectAs(anna, { method: 'PATCH', url: `/v2/collections/${id}`, payload });
  expect((await t.injectAs(bela, '/v2/patio/columns/one/timeline')).body.errors[0].reason).toBe('collection');
});
