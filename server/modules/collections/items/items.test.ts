import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let t: TestApp;
let anna: Member;
let bela: Member;
/** Posts of Anna, the oldest first. */
let posts: Post[];
/** Address of a new collection of Anna. */
let url: string;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
  posts = [];
  for (const word of ['one', 'two', 'three', 'four']) posts.push(await postAs(t, anna, word));
});
afterAll(() => t.close());
beforeEach(async () => {
  url = `/v2/collections/${(await newCollection(t, anna)).id}`;
});

const idOf = (at: number) => posts[at]?.id ?? '';
function keep(payload: object, by = anna) {
  return t.injectAs(by, { method: 'POST', url: `${url}/posts`, payload });
}
function bulk(payload: object, by = anna) {
  return t.injectAs(by, { method: 'POST', url: `${url}/posts/bulk`, payload });
}
function undo(token: string, by = anna) {
  return t.injectAs(by, { method: 'POST', url: `${url}/posts/bulk/undo`, payload: { undo_token: token } });
}
const reorder = (payload: object) => t.injectAs(anna, { method: 'PUT', url: `${url}/posts`, payload });

async function timeline(query = '', by: Member | null = anna): Promise<Post[]> {
  const { body } = await (by
    ? t.injectAs(by, `${url}/timeline${query}`)
    : t.inject(`${url}/timeline${query}`));
  return body.response.timeline.elements;
}
/** Returns the numbers of the posts that a reader sees, in order. */
async function order(query = '', by: Member | null = anna) {
  return (await timeline(query, by)).map(({ id }) => posts.findIndex((post) => post.id === id));
}

/** Makes Bela a contributor. */
async function addBela(): Promise<void> {
  const [row] = await t.db.query<{ id: string }>('select id from collections where uuid = $1', [
    url.split('/').at(-1) ?? '',
  ]);
  const seat = { userId: bela.userId, blogId: bela.blogId };
  await insertMember(t.db, { kind: 'collection', id: row?.id ?? '' }, seat, 'contributor');
}

test('addCollectionPost puts a post at the top or at a place, with a note', async () => {
  await keep({ post_id: idOf(0) });
  await keep({ post_id: idOf(1) });
  const { body } = await keep({ post_id: idOf(2), place: 2, note: ' The best ' });
  expect(body.response).toMatchObject({ added: true, place: 2, collection: { postCount: 3 } });
  await keep({ post_id: idOf(3), place: 9000 });
  expect(await order()).toEqual([1, 2, 0, 3]);
  const [, second] = await timeline();
  expect(second?.collectionItem).toMatchObject({ place: 2, note: 'The best', isFromRule: false });
  expect(second?.collectionItem?.keptBy?.name).toBe('anna');
});

test('addCollectionPost leaves a post where it is when it is in already, and says so', async () => {
  for (const at of [0, 1]) await keep({ post_id: idOf(at) });
  const { status, body } = await keep({ post_id: idOf(0), place: 1 });
  expect(status).toBe(201);
  expect(body.response).toMatchObject({ added: false, place: 2 });
  expect(await order()).toEqual([1, 0]);
});

test('getCollectionTimeline lists posts by hand, by when they were kept, and by their date', async () => {
  for (const at of [2, 0, 1]) await keep({ post_id: idOf(at), place: 10 });
  expect(await order()).toEqual([2, 0, 1]);
  expect(await order('?sort=added')).toEqual([1, 0, 2]);
  expect(await order('?sort=newest')).toEqual([2, 1, 0]);
});

test.each(['manual', 'added', 'newest'])(
  'getCollectionTimeline pages by cursor in the order %s',
  async (sort) => {
    for (const at of [2, 0, 1, 3]) await keep({ post_id: idOf(at) });
    const whole = await order(`?sort=${sort}`);
    const seen: string[] = [];
    const places: (number | undefined)[] = [];
    for (let next: string | undefined = `${url}/timeline?sort=${sort}&limit=1`; next; ) {
      const { body } = await t.injectAs(anna, next);
      const page = body.response.timeline;
      seen.push(...page.elements.map((post: Post) => post.id));
      places.push(...page.elements.map((post: Post) => post.collectionItem?.place));
      next = page.links.next?.href;
    }
    expect(seen.map((id) => posts.findIndex((post) => post.id === id))).toEqual(whole);
    expect(places.toSorted()).toEqual([1, 2, 3, 4]);
  },
);

test('reorderCollection moves posts behind another or to the top, also when no room is left between two', async () => {
  for (const at of [3, 2, 1, 0]) await keep({ post_id: idOf(at) });
  await reorder({ post_ids: [idOf(0)], insert_after: idOf(2) });
  expect(await order()).toEqual([1, 2, 0, 3]);
  await reorder({ post_ids: [idOf(3), idOf(0)] });
  expect(await order()).toEqual([3, 0, 1, 2]);
  await t.db.query('update collection_items set rank = 7 where post_id = $1 or post_id = $2', [
    idOf(0),
    idOf(3),
  ]);
  await t.db.query('update collection_items set rank = 8 where post_id = $1', [idOf(1)]);
  await t.db.query('update collection_items set rank = 9 where post_id = $1', [idOf(2)]);
  const [first, ...others] = await order();
  await reorder({ post_ids: [idOf(2)], insert_after: idOf(first ?? 0) });
  expect(await order()).toEqual([first, 2, ...others.filter((at) => at !== 2)]);
});

test('reorderCollection with an old version answers 4009 after somebody else added a post', async () => {
  await keep({ post_id: idOf(0) });
  const { body } = await keep({ post_id: idOf(1) });
  const { version } = body.response.collection;
  await addBela();
  await keep({ post_id: idOf(2) }, bela);
  const refused = await reorder({ post_ids: [idOf(0)], based_on: version });
  expect([refused.status, refused.body.errors[0].code]).toEqual([409, 4009]);
  expect(await order()).toEqual([2, 1, 0]);
});

test('reorderCollection of two at once with the same version moves for one, tells the other and loses no post', async () => {
  for (const at of [3, 2, 1, 0]) await keep({ post_id: idOf(at) });
  const { version } = (await t.injectAs(anna, url)).body.response.collection;
  const both = await Promise.all([
    reorder({ post_ids: [idOf(3)], based_on: version }),
    reorder({ post_ids: [idOf(2)], based_on: version }),
  ]);
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const refused = both.find(({ status }) => status === 409);
  expect(refused?.body.errors[0]).toMatchObject({ code: 4009, reason: 'collection' });
  const moved = both[0]?.status === 200 ? 3 : 2;
  const others = [0, 1, 2, 3].filter((at) => at !== moved);
  expect(await order()).toEqual([moved, ...others]);
  const again = (await t.injectAs(anna, url)).body.response.collection.version;
  await reorder({ post_ids: [idOf(moved === 3 ? 2 : 3)], based_on: again });
  expect((await order()).toSorted()).toEqual([0, 1, 2, 3]);
});

test('reorderCollection of two at once without a version keeps both moves', async () => {
  for (const at of [3, 2, 1, 0]) await keep({ post_id: idOf(at) });
  const both = await Promise.all([
    reorder({ post_ids: [idOf(3)] }),
    reorder({ post_ids: [idOf(0)], insert_after: idOf(2) }),
  ]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await order()).toEqual([3, 1, 2, 0]);
});

test('reorderCollection behind a post that was removed while it was dragged names the field and moves nothing', async () => {
  for (const at of [2, 1, 0]) await keep({ post_id: idOf(at) });
  await t.injectAs(anna, { method: 'DELETE', url: `${url}/posts/${idOf(1)}` });
  const refused = await reorder({ post_ids: [idOf(0)], insert_after: idOf(1) });
  expect(refused.body.errors[0]).toMatchObject({ code: 4004, field: 'insert_after' });
  expect(await order()).toEqual([0, 2]);
});

test('reorderCollection moves the other posts when one was removed while it was dragged', async () => {
  for (const at of [2, 1, 0]) await keep({ post_id: idOf(at) });
  await t.injectAs(anna, { method: 'DELETE', url: `${url}/posts/${idOf(1)}` });
  await reorder({ post_ids: [idOf(1), idOf(2)] });
  expect(await order()).toEqual([2, 0]);
  const refused = await reorder({ post_ids: [idOf(1)] });
  expect(refused.body.errors[0].code).toBe(4004);
});

test('editCollectionPosts adds, moves and removes several posts, each undone by its token', async () => {
  const added = await bulk({ action: 'add', post_ids: [idOf(0), idOf(1), idOf(2), '1'] });
  expect(added.body.response).toMatchObject({ changed: 3, collection: { postCount: 3 } });
  expect(await order()).toEqual([0, 1, 2]);
  const moved = await bulk({ action: 'move', post_ids: [idOf(0), idOf(2)], place: 2 });
  expect(moved.body.response.moves).toEqual([
    { postId: idOf(0), place: 2 },
    { postId: idOf(2), place: 3 },
  ]);
  expect(await order()).toEqual([1, 0, 2]);
  const removed = await bulk({ action: 'remove', post_ids: [idOf(0), idOf(1)] });
  expect(removed.body.response).toMatchObject({ changed: 2, collection: { postCount: 1 } });
  expect((await undo(removed.body.response.undoToken)).body.response.changed).toBe(2);
  expect(await order()).toEqual([1, 0, 2]);
  expect((await undo(moved.body.response.undoToken)).body.response.changed).toBe(2);
  expect(await order()).toEqual([0, 1, 2]);
  expect((await undo(added.body.response.undoToken)).body.response.collection.postCount).toBe(0);
});

test('a bulk add that would pass 10,000 posts adds none, names the limit, and one that fits is taken', async () => {
  await keep({ post_id: idOf(0) });
  await t.db.query('update collections set item_count = 9998 where uuid = $1', [url.split('/').at(-1) ?? '']);
  const add = (...at: number[]) => bulk({ action: 'add', post_ids: at.map(idOf) });
  const refused = await add(1, 2, 3);
  expect([refused.status, refused.body.errors[0]]).toMatchObject([
    403,
    { code: 4030, reason: 'collection_posts', detail: expect.stringMatching(/10,?000/) },
  ]);
  expect(await order()).toEqual([0]);
  // A post that is in already takes no room.
  expect((await add(0, 1, 2)).body.response).toMatchObject({ changed: 2 });
  expect((await keep({ post_id: idOf(3) })).body.errors[0].reason).toBe('collection_posts');
  expect((await keep({ post_id: idOf(0) })).body.response.added).toBe(false);
});

test('restoreCollectionPosts leaves posts alone that were moved again since', async () => {
  for (const at of [2, 1, 0]) await keep({ post_id: idOf(at) });
  const { body } = await bulk({ action: 'move', post_ids: [idOf(2), idOf(1)] });
  await reorder({ post_ids: [idOf(2)], insert_after: idOf(0) });
  expect((await undo(body.response.undoToken)).body.response.changed).toBe(1);
  expect(await order()).toEqual([0, 2, 1]);
});

test('restoreCollectionPosts refuses a token of somebody else, a second time and after ten minutes', async () => {
  await addBela();
  const codeOf = async (token: string, by = anna) => (await undo(token, by)).body.errors?.[0].code;
  const { body } = await bulk({ action: 'add', post_ids: [idOf(0)] });
  expect(await codeOf(body.response.undoToken, bela)).toBe(4032);
  expect(await codeOf(body.response.undoToken)).toBeUndefined();
  expect(await codeOf(body.response.undoToken)).toBe(4032);
  const late = await bulk({ action: 'add', post_ids: [idOf(0)] });
  await t.db.query("update collection_changes set until = now() - interval '1 day'");
  expect(await codeOf(late.body.response.undoToken)).toBe(4032);
});

test('a contributor changes and removes only what they put in, and moves nothing', async () => {
  await addBela();
  await keep({ post_id: idOf(0) });
  await keep({ post_id: idOf(1) }, bela);
  const note = (at: number) =>
    t.injectAs(bela, { method: 'PATCH', url: `${url}/posts/${idOf(at)}`, payload: { note: 'Mine' } });
  expect((await note(0)).body.errors[0].code).toBe(4003);
  expect((await note(1)).body.response.collectionItem).toMatchObject({ note: 'Mine', place: 1 });
  const removal = await t.injectAs(bela, { method: 'DELETE', url: `${url}/posts/${idOf(0)}` });
  expect(removal.body.errors[0].code).toBe(4003);
  const moved = await bulk({ action: 'move', post_ids: [idOf(1)] }, bela);
  expect(moved.body.errors[0].code).toBe(4003);
  const { body } = await bulk({ action: 'remove', post_ids: [idOf(0), idOf(1)] }, bela);
  expect(body.response.changed).toBe(1);
  // An undo brings back nothing that others removed since.
  await t.injectAs(anna, { method: 'DELETE', url: `${url}/posts/${idOf(0)}` });
  await undo(body.response.undoToken, bela);
  expect(await order()).toEqual([1]);
});

test('a post that was deleted or made private leaves a gap for keepers and nothing for others', async () => {
  const lost = await postAs(t, anna, 'Lost');
  const hidden = await postAs(t, anna, 'Hidden');
  for (const id of [idOf(0), lost.id, hidden.id, idOf(1)]) await keep({ post_id: id, place: 10 });
  await t.injectAs(anna, { method: 'DELETE', url: `/v2/blog/anna/posts/${lost.id}` });
  await t.db.query("update posts set state = 'private' where id = $1", [hidden.id]);
  const forKeeper = await timeline();
  expect(
    forKeeper.map(({ collectionItem }) => [collectionItem?.place, collectionItem?.missingBefore]),
  ).toEqual([
    [1, undefined],
    [4, [lost.id, hidden.id]],
  ]);
  const forVisitor = await timeline('', null);
  expect(
    forVisitor.map(({ collectionItem }) => [collectionItem?.place, collectionItem?.missingBefore]),
  ).toEqual([
    [1, undefined],
    [2, undefined],
  ]);
  // Posts that are gone are taken out like any other.
  expect((await t.injectAs(anna, { method: 'DELETE', url: `${url}/posts/${lost.id}` })).status).toBe(204);
  expect((await timeline()).at(-1)?.collectionItem?.missingBefore).toEqual([hidden.id]);
  const { body } = await t.inject(url);
  expect(body.response.collection.postCount).toBe(2);
  await t.db.query("update posts set state = 'published' where id = $1", [hidden.id]);
  expect((await timeline('', null)).length).toBe(3);
});

test('addCollectionPost refuses a private post, also of the keeper', async () => {
  const hidden = await postAs(t, anna, { state: 'private', content: [{ type: 'text', text: 'Mine' }] });
  expect((await keep({ post_id: hidden.id })).body.errors[0].code).toBe(4004);
});

test('a post of a blog that closed itself leaves a gap for its keeper, also for one who followed it', async () => {
  const cleo = await t.member('cleo');
  const kept = await postAs(t, cleo, 'Soon behind a door');
  for (const id of [kept.id, idOf(0)]) await keep({ post_id: id, place: 10 });
  await t.db.query('update blogs set is_private = true where id = $1', [cleo.blogId]);
  const [only, ...more] = await timeline();
  expect([only?.id, only?.collectionItem?.missingBefore, more]).toEqual([idOf(0), [kept.id], []]);
  expect((await timeline('', null)).map(({ id }) => id)).toEqual([idOf(0)]);
  expect((await timeline('', null))[0]?.collectionItem?.missingBefore).toBeUndefined();
});
