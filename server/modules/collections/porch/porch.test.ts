import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, postAs, text } from '#tests/support/posts.ts';

let t: TestApp;
let anna: Member;
let bela: Member;
beforeAll(async () => {
  t = await buildTestApp();
  [anna, bela] = [await t.member('anna'), await t.member('bela')];
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.db.query('delete from porches');
});

function set(more: object = {}) {
  const payload = { visibility: 'everyone', lanterns: [], widgets: [], ...more };
  return t.injectAs(anna, { method: 'PUT', url: '/v2/patio/porch', payload });
}
const URL = '/v2/blog/anna/porch';
const visit = (by: Member | null) => (by ? t.injectAs(by, URL) : t.inject(URL));

test('setPorch replaces the porch and refuses a version that another browser changed', async () => {
  expect((await t.injectAs(anna, '/v2/patio/porch')).body.response.porch).toMatchObject({
    visibility: 'self',
    version: 1,
    widgets: [],
  });
  const note = { kind: 'note', size: 'wide', text: 'Back at six' };
  const lantern = { title: 'Mine', href: '/anna' };
  const { body } = await set({ based_on: 1, greeting: ' Come in ', widgets: [note], lanterns: [lantern] });
  const made = { greeting: 'Come in', widgets: [note], lanterns: [lantern], version: 2 };
  expect(body.response.porch).toMatchObject(made);
  expect((await set({ based_on: 1 })).body.errors[0]).toMatchObject({ code: 4009, reason: 'porch' });
  expect((await visit(null)).body.response.porch).toMatchObject({ ...made, blog: { name: 'anna' } });
});

test('getBlogPorch lets in whom the porch is for', async () => {
  async function guests(visibility: string): Promise<number[]> {
    await set({ visibility });
    return [(await visit(null)).status, (await visit(bela)).status, (await visit(anna)).status];
  }
  expect(await guests('self')).toEqual([404, 404, 200]);
  expect(await guests('members')).toEqual([404, 200, 200]);
  expect(await guests('everyone')).toEqual([200, 200, 200]);
  expect(await guests('mutuals')).toEqual([404, 404, 200]);
  await followAs(t, bela, 'anna');
  expect(await guests('mutuals')).toEqual([404, 404, 200]);
  await followAs(t, anna, 'bela');
  expect(await guests('mutuals')).toEqual([404, 200, 200]);
});

test('getBlogPorch leaves out what the guest may not see', async () => {
  const post = await postAs(t, anna, 'A record');
  const own = await newCollection(t, anna, { visibility: 'private' });
  const widgets = [
    { kind: 'record', size: 'small', postId: post.id },
    { kind: 'collection', size: 'small', collectionId: own.id },
    { kind: 'posts', size: 'small', blogUuid: anna.blogUuid },
    { kind: 'lights', size: 'small' },
  ];
  expect((await set({ widgets })).status).toBe(200);
  await t.db.query("update posts set state = 'private' where id = $1", [post.id]);
  const kinds = (await visit(bela)).body.response.porch.widgets.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['posts', 'lights']);
});

test('setPorch refuses things that the member may not see and addresses that load from elsewhere', async () => {
  const foreign = await newCollection(t, bela, { visibility: 'private' });
  const bad: [object, string][] = [
    [{ widgets: [{ kind: 'collection', size: 'small', collectionId: foreign.id }] }, 'widgets.0'],
    [{ widgets: [{ kind: 'poll', size: 'small', postId: '1' }] }, 'widgets.0'],
    [
      { widgets: [{ kind: 'picture', size: 'small', url: 'https://elsewhere.example/a/b.png' }] },
      'widgets.0',
    ],
    [{ widgets: [{ kind: 'community', size: 'small', uuid: `c:${'a'.repeat(32)}` }] }, 'widgets.0'],
    [{ lanterns: [{ title: 'x', href: 'javascript:alert(1)' }] }, 'lanterns.0.href'],
    [{ lanterns: [{ title: 'x', href: '//elsewhere.example' }] }, 'lanterns.0.href'],
  ];
  for (const [more, field] of bad) {
    const { status, body } = await set(more);
    expect([status, body.errors[0].field]).toEqual([400, field]);
  }
});

test('getBlogPorch sends what each widget shows and which lanterns are lit', async () => {
  const post = await postAs(t, anna, { content: text('A record'), tags: 'fog' });
  const { id: collectionId } = await newCollection(t, anna, { title: 'Fog' });
  const widgets = [
    { kind: 'note', size: 'small', text: 'Back at six' },
    { kind: 'record', size: 'small', postId: post.id },
    { kind: 'collection', size: 'small', collectionId },
    { kind: 'posts', size: 'large', blogUuid: anna.blogUuid, tag: 'Fog' },
    { kind: 'lights', size: 'large' },
  ];
  const lanterns = [
    { title: 'anna', href: '/anna' },
    { title: 'Elsewhere', href: 'https://example.com/anna' },
  ];
  expect((await set({ widgets, lanterns })).status).toBe(200);
  const { lights, things } = (await visit(bela)).body.response.porch;
  expect(lights[0]).toMatchObject({ blog: { name: 'anna' } });
  expect(lights[0].newPostCount).toBeGreaterThan(0);
  expect(lights[1]).toEqual({});
  expect(things[0]).toEqual({});
  expect(things[1].post.id).toBe(post.id);
  expect(things[2].collection.title).toBe('Fog');
  const idsOf = ({ posts }: { posts: { post: { postId: string } }[] }) => posts.map((one) => one.post.postId);
  expect(idsOf(things[3])).toEqual([post.id]);
  expect(idsOf(things[4])).toEqual([post.id]);
  const seen = await t.db.query<{ id: string }>('select id from posts where blog_id = $1', [anna.blogId]);
  for (const { id } of seen)
    await t.db.query('insert into seen_posts (user_id, post_id) values ($1, $2)', [bela.userId, id]);
  const after = (await visit(bela)).body.response.porch;
  expect([after.lights[0].newPostCount, after.things[4].posts]).toEqual([0, []]);
  // Writers of a blog know its posts.
  expect((await visit(anna)).body.response.porch.lights[0].newPostCount).toBe(0);
});
