import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newCollection } from '#tests/support/collections.ts';
import { type EventStream, openEventStream } from '#tests/support/live.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';

/** Time limit for a slow machine. */
const SOON = { timeout: 20_000 };

let t: TestApp;
/** The owner, another keeper, a follower, and somebody who has nothing to do with the collection. */
let anna: Member;
let bela: Member;
let cleo: Member;
let dora: Member;
let id: string;
let posts: string[];
let serial = 0;
const open: EventStream[] = [];
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  [anna, bela] = [await t.member(`anna-${serial}`), await t.member(`bela-${serial}`)];
  [cleo, dora] = [await t.member(`cleo-${serial}`), await t.member(`dora-${serial}`)];
  ({ id } = await newCollection(t, anna));
  const { id: first } = await postAs(t, dora, 'A lantern');
  const { id: second } = await postAs(t, dora, 'A lighthouse');
  posts = [first, second];
  const role = 'editor';
  await t.injectAs(anna, { method: 'PUT', url: url(`/invitations/${bela.blogName}`), payload: { role } });
  const payload = { tumblelog: bela.blogName };
  expect((await t.injectAs(bela, { method: 'PUT', url: url('/membership'), payload })).status).toBeLessThan(
    300,
  );
  await t.injectAs(cleo, { method: 'PUT', url: url('/follow'), payload: {} });
  // Events are sent in their order: after this one, nothing of the set-up follows.
  const settled = await openEventStream(t.app, anna);
  await setColumns(anna, []);
  await expect.poll(() => settled.events, SOON).toContain('columns');
  settled.disconnect();
});
afterEach(async () => {
  for (const heard of open.splice(0)) heard.disconnect();
  await expect.poll(() => t.app.services.live.size, SOON).toBe(0);
});

async function listening(member: Member): Promise<EventStream> {
  const heard = await openEventStream(t.app, member);
  open.push(heard);
  return heard;
}
const url = (rest = '') => `/v2/collections/${id}${rest}`;
function keep(postId: string, by = anna) {
  return t.injectAs(by, { method: 'POST', url: url('/posts'), payload: { post_id: postId } });
}
function setColumns(by: Member, columns: unknown[]) {
  return t.injectAs(by, { method: 'PUT', url: '/v2/patio', payload: { columns } });
}
const news = () => `collections {"ids":["${id}"]}`;
const count = ({ events }: EventStream) => events.filter((event) => event === news()).length;
const isTold = ({ events }: EventStream) => events.some((event) => event.startsWith('collections'));

test('each change of a collection is told to its keepers and followers by its id, and to nobody else', async () => {
  const [keeper, follower, stranger] = [await listening(bela), await listening(cleo), await listening(dora)];
  const [first = '', second = ''] = posts;
  const title = { title: 'Still water' };
  const changes: [name: string, change: () => Promise<{ status: number }>][] = [
    ['a post is put in', () => keep(first)],
    ['another', () => keep(second, bela)],
    [
      'one is moved',
      () => t.injectAs(anna, { method: 'PUT', url: url('/posts'), payload: { post_ids: [second] } }),
    ],
    [
      'a note is written',
      () => t.injectAs(anna, { method: 'PATCH', url: url(`/posts/${first}`), payload: { note: 'Look' } }),
    ],
    ['the title is changed', () => t.injectAs(anna, { method: 'PATCH', url: url(), payload: title })],
    ['one is taken out', () => t.injectAs(anna, { method: 'DELETE', url: url(`/posts/${second}`) })],
    [
      'its author deletes one',
      () => t.injectAs(dora, { method: 'DELETE', url: `/v2/blog/${dora.blogName}/posts/${first}` }),
    ],
    [
      'a role is changed',
      () =>
        t.injectAs(anna, {
          method: 'PUT',
          url: url(`/collaborators/${bela.blogName}`),
          payload: { role: 'contributor' },
        }),
    ],
  ];
  for (const [at, [name, change]] of changes.entries()) {
    expect((await change()).status, name).toBeLessThan(300);
    await expect
      .poll(() => [count(keeper), count(follower)], { ...SOON, message: name })
      .toEqual([at + 1, at + 1]);
  }
  expect(isTold(stranger)).toBe(false);
});

test('a private collection is told to its keepers alone, also when others followed it before', async () => {
  await t.injectAs(anna, { method: 'PATCH', url: url(), payload: { visibility: 'private' } });
  const [keeper, follower, stranger] = [await listening(bela), await listening(cleo), await listening(dora)];
  await keep(posts[0] ?? '');
  await expect.poll(() => count(keeper), SOON).toBe(1);
  expect([isTold(follower), isTold(stranger)]).toEqual([false, false]);
});

test('a follower whom the owner blocks and a keeper who left hear nothing more', async () => {
  const blocking = { method: 'PUT', url: `/v2/user/blocks/${cleo.blogName}` } as const;
  expect((await t.injectAs(anna, blocking)).status).toBeLessThan(300);
  expect((await t.injectAs(bela, { method: 'DELETE', url: url('/membership') })).status).toBeLessThan(300);
  const [owner, left, blocked] = [await listening(anna), await listening(bela), await listening(cleo)];
  await keep(posts[0] ?? '');
  await expect.poll(() => count(owner), SOON).toBe(1);
  expect([isTold(left), isTold(blocked)]).toEqual([false, false]);
});

test('changed columns of a patio are told to every device of the member, and to nobody else', async () => {
  const [here, there, stranger] = [await listening(bela), await listening(bela), await listening(dora)];
  const told = ({ events }: EventStream) => events.filter((event) => event === 'columns').length;
  const columns = [{ id: 'one', timeline: 'following', width: 'regular' }];
  await setColumns(bela, columns);
  await expect.poll(() => [told(here), told(there)], SOON).toEqual([1, 1]);
  await setColumns(bela, []);
  await expect.poll(() => [told(here), told(there)], SOON).toEqual([2, 2]);
  expect(told(stranger)).toBe(0);
});
