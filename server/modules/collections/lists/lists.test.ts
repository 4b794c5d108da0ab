import { afterAll, beforeAll, expect, test } from 'vitest';
import { collectionSpace } from '#server/entities/collection/policy.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
let postId: string;
const ids: Record<string, string> = {};
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  postId = (await postAs(t, anna, 'A post')).id;
  const make = async (title: string, fields: object = {}) => {
    ids[title] = (await newCollection(t, anna, { title, ...fields })).id;
  };
  await make('Fog lanterns', { description: 'Lights on water', post_ids: [postId] });
  await make('Bread', { visibility: 'unlisted' });
  await make('Diary', { visibility: 'private', post_ids: [postId] });
  await make('Mountain huts');
});
afterAll(() => t.close());

type Titled = { collections: { title: string }[] };
const titles = ({ collections }: Titled) => collections.map(({ title }) => title);
async function get(url: string, by?: Member) {
  return (await (by ? t.injectAs(by, url) : t.inject(url))).body.response;
}

test('listCollections shows public collections to everybody, and with mine=1 all of the member', async () => {
  expect(titles(await get('/v2/collections'))).toEqual(['Mountain huts', 'Fog lanterns']);
  expect(titles(await get('/v2/collections', bela))).toEqual(['Mountain huts', 'Fog lanterns']);
  const own = await get('/v2/collections?mine=1', anna);
  expect(titles(own)).toEqual(['Mountain huts', 'Diary', 'Bread', 'Fog lanterns']);
  expect(own.counts).toEqual({ collections: 4, posts: 2 });
  expect((await t.inject('/v2/collections?mine=1')).body.errors[0].code).toBe(1034);
});

test('listCollections puts the collection first that was used last', async () => {
  const url = `/v2/collections/${ids.Bread}/posts`;
  const more = await postAs(t, anna, 'Another');
  await t.injectAs(anna, { method: 'POST', url, payload: { post_id: more.id } });
  expect(titles(await get('/v2/collections?mine=1', anna))[0]).toBe('Bread');
});

test('listCollections finds own collections by any part of a name and public ones by beginnings of words', async () => {
  expect(titles(await get('/v2/collections?mine=1&query=ANTER', anna))).toEqual(['Fog lanterns']);
  expect(titles(await get('/v2/collections?mine=1&query=water', anna))).toEqual(['Fog lanterns']);
  expect(titles(await get('/v2/collections?mine=1&query=nna', anna)).length).toBe(4);
  expect(titles(await get('/v2/collections?query=lant'))).toEqual(['Fog lanterns']);
  expect(titles(await get('/v2/collections?query=diary'))).toEqual([]);
  expect(titles(await get('/v2/collections?query=%26'))).toEqual([]);
});

test('listCollections says which collections hold a post, and limits itself to them', async () => {
  const { collections } = await get(`/v2/collections?mine=1&for_post_id=${postId}`, anna);
  const held = collections.filter((one: { heldItem?: object }) => one.heldItem);
  expect(titles({ collections: held }).toSorted()).toEqual(['Diary', 'Fog lanterns']);
  expect(held[0].heldItem.keptBy.name).toBe('anna');
  expect(titles(await get(`/v2/collections?post_id=${postId}`))).toEqual(['Fog lanterns']);
});

test('listCollections pages by cursor without gaps or repeats', async () => {
  const seen: string[] = [];
  for (let next: string | undefined = '/v2/collections?mine=1&limit=1'; next; ) {
    const page = await get(next, anna);
    seen.push(...titles(page));
    next = page.links.next?.href;
  }
  expect(seen.toSorted()).toEqual(['Bread', 'Diary', 'Fog lanterns', 'Mountain huts']);
});

test('listBlogCollections hides private and unlisted collections from all but their collaborators', async () => {
  const url = '/v2/blog/anna/collections';
  expect(titles(await get(url)).length).toBe(2);
  expect(titles(await get(url, anna)).length).toBe(4);
  const [diary] = await t.db.query<{ id: string }>("select id from collections where title = 'Diary'");
  const seat = { userId: bela.userId, blogId: bela.blogId };
  await insertMember(t.db, collectionSpace(diary?.id ?? ''), seat, 'contributor');
  expect(titles(await get(url, bela)).toSorted()).toEqual(['Diary', 'Fog lanterns', 'Mountain huts']);
  await t.db.query('delete from space_members where blog_id = $1 and space_kind = $2', [
    bela.blogId,
    'collection',
  ]);
});

test('getCollection shows an unlisted collection to whoever has its address and a private one to nobody else', async () => {
  expect((await t.inject(`/v2/collections/${ids.Bread}`)).status).toBe(200);
  for (const path of ['', '/timeline', '/collaborators']) {
    const { status, body } = await t.injectAs(bela, `/v2/collections/${ids.Diary}${path}`);
    expect([status, body.errors[0].reason]).toEqual([404, 'collection']);
  }
});

test('a collection of a blog that blocks or is closed to a reader is not found by them', async () => {
  const url = `/v2/collections/${ids['Fog lanterns']}`;
  await t.db.query('update blogs set is_private = true where id = $1', [anna.blogId]);
  expect((await t.inject(url)).status).toBe(404);
  expect(titles(await get('/v2/collections'))).toEqual([]);
  await t.db.query('update blogs set is_private = false where id = $1', [anna.blogId]);
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [anna.userId, bela.blogId, bela.userId],
  );
  expect((await t.injectAs(bela, url)).status).toBe(404);
  expect(titles(await get('/v2/collections', bela))).toEqual([]);
  await t.db.query('delete from user_blocks');
});

test('the cover of a collection is made of its first posts, without those that its reader may not see', async () => {
  const words = ['one', 'two', 'three', 'four', 'five'];
  const posts: string[] = [];
  for (const word of words) posts.push((await postAs(t, anna, word)).id);
  const { id } = await newCollection(t, anna, { title: 'Words', post_ids: posts });
  const pieces = async (by?: Member) =>
    (await get(`/v2/collections/${id}`, by)).collection.previews.map(
      ({ postId: piece }: { postId: string }) => words[posts.indexOf(piece)],
    );
  expect(await pieces()).toEqual(['one', 'two', 'three', 'four']);
  await t.db.query("update posts set state = 'private' where id = $1", [posts[1] ?? '']);
  expect(await pieces(bela)).toEqual(['one', 'three', 'four', 'five']);
  expect(await pieces()).toEqual(['one', 'three', 'four', 'five']);
});

test('a collection says what was kept last and by whom, and nothing of a post that its reader may not see', async () => {
  const post = await postAs(t, anna, 'The last one');
  const { id } = await newCollection(t, anna, { title: 'Last', post_ids: [postId] });
  const url = `/v2/collections/${id}/posts`;
  await t.injectAs(anna, { method: 'POST', url, payload: { post_id: post.id } });
  const lastKept = async () => (await get(`/v2/collections/${id}`, bela)).collection.lastKept;
  expect(await lastKept()).toMatchObject({ postId: post.id, blog: { name: 'anna' } });
  await t.db.query("update posts set state = 'private' where id = $1", [post.id]);
  expect(await lastKept()).toMatchObject({ postId });
});
