import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs } from '#tests/support/posts.ts';

let t: TestApp;
let serial = 0;
let now = Date.UTC(2026, 10, 22, 12);
/** Anna is notified, Bela acts, and Cleo is unrelated. */
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  t = await buildTestApp({ now: () => now });
});
afterAll(() => t.close());
beforeEach(async () => {
  serial += 1;
  now = Date.now();
  anna = await t.member(`anna-${serial}`);
  bela = await t.member(`bela-${serial}`);
  cleo = await t.member(`cleo-${serial}`);
});

const addressOf = ({ blogName }: Member) => `/v2/blog/${blogName}/notification_settings`;
function edit(member: Member, payload: object, of = member) {
  return t.injectAs(member, { method: 'PATCH', url: addressOf(of), payload });
}
async function set(member: Member, payload: object) {
  const { status, body } = await edit(member, payload);
  expect(status).toBe(200);
  return body.response.settings;
}
async function read(member: Member) {
  return (await t.injectAs(member, addressOf(member))).body.response.settings;
}
async function typesOf(member: Member) {
  return (await notificationsOf(t, member)).notifications.map(({ type }) => type).sort();
}
async function countOf(member: Member) {
  const { body } = await t.injectAs(
    member,
    '/v2/user/counts?blog_notification_counts=true&unread_messages=true',
  );
  const { blog_notification_counts: blogs, unread_messages: letters } = body.response;
  const [own] = blogs as { count: number }[];
  return [own?.count, Object.values(letters as object).flatMap((byId) => Object.values(byId as object))];
}
async function writeTo(from: Member, to: Member) {
  const participants = [from.blogUuid, to.blogUuid];
  const payload = { type: 'text', participant: from.blogUuid, participants, message: 'Hello' };
  const { status } = await t.injectAs(from, { method: 'POST', url: '/v2/conversations/messages', payload });
  expect(status).toBe(201);
}

const EVERYTHING = {
  ...Object.fromEntries(
    ['likes', 'reblogs', 'replies', 'mentions', 'asks', 'followers', 'messages'].map((kind) => [
      kind,
      'everyone',
    ]),
  ),
  gifts: true,
  milestones: true,
  communities: true,
  muted: false,
};

describe('getNotificationSettings and editNotificationSettings', () => {
  it('editNotificationSettings changes the named settings of one blog, which all begin as everyone', async () => {
    expect(await read(anna)).toEqual(EVERYTHING);
    const after = { ...EVERYTHING, likes: 'mutuals', gifts: false };
    expect(await set(anna, { likes: 'mutuals', gifts: false })).toEqual(after);
    expect(await set(anna, { asks: 'noone' })).toEqual({ ...after, asks: 'noone' });
    expect(await read(anna)).toEqual({ ...after, asks: 'noone' });
    expect(await read(bela)).toEqual(EVERYTHING);
  });

  it('editNotificationSettings keeps the changes of concurrent edits', async () => {
    await Promise.all([
      set(anna, { likes: 'noone' }),
      set(anna, { asks: 'noone' }),
      set(anna, { gifts: false }),
    ]);
    expect(await read(anna)).toEqual({ ...EVERYTHING, likes: 'noone', asks: 'noone', gifts: false });
  });

  it('getNotificationSettings and editNotificationSettings reject non-admins with 4003 and visitors with 1034', async () => {
    await addWriter(t.db, anna.blogName, bela);
    await addWriter(t.db, anna.blogName, cleo, 'admin');
    const stranger = await t.member(`dora-${serial}`);
    for (const [who, status, code] of [
      [bela, 403, 4003],
      [stranger, 403, 4003],
    ] as const) {
      for (const answer of [
        await edit(who, { likes: 'noone' }, anna),
        await t.injectAs(who, addressOf(anna)),
      ]) {
        expect([answer.status, answer.body.errors[0].code]).toEqual([status, code]);
      }
    }
    const visitor = await t.inject(addressOf(anna));
    expect([visitor.status, visitor.body.errors[0].code]).toEqual([401, 1034]);
    expect((await edit(cleo, { likes: 'noone' }, anna)).status).toBe(200);
    expect(await read(anna)).toEqual({ ...EVERYTHING, likes: 'noone' });
  });

  it.each([
    {},
    { likes: 'friends' },
    { gifts: 'yes' },
    { dislikes: 'noone' },
    { muted: true, mute_length_seconds: -1 },
    { muted: true, mute_length_seconds: 31_536_001 },
  ])('editNotificationSettings rejects %j with 5016 and changes nothing', async (payload) => {
    const { status, body } = await edit(anna, payload);
    expect([status, body.errors[0].code]).toEqual([400, 5016]);
    expect(await read(anna)).toEqual(EVERYTHING);
  });
});

describe('Notifications switched off for a blog', () => {
  it.each([
    ['likes', 'like'],
    ['reblogs', 'reblog_naked'],
    ['replies', 'reply'],
    ['followers', 'follow'],
  ])(
    'Notifications of %s that are switched off are neither listed nor counted, until switched on again',
    async (kind, type) => {
      const post = await postAs(t, anna, 'A post');
      await likeAs(t, bela, post);
      await reblogAs(t, bela, post);
      await replyAs(t, bela, post, 'A reply');
      await followAs(t, bela, anna.blogName);
      const all = ['follow', 'like', 'reblog_naked', 'reply'];
      expect(await typesOf(anna)).toEqual(all);
      await set(anna, { [kind]: 'noone' });
      expect(await typesOf(anna)).toEqual(all.filter((one) => one !== type));
      expect(await countOf(anna)).toEqual([3, []]);
      await set(anna, { [kind]: 'everyone' });
      expect(await countOf(anna)).toEqual([4, []]);
    },
  );

  it('The settings following and mutuals count notifications by who follows whom', async () => {
    const post = await postAs(t, anna, 'A post');
    const dora = await t.member(`dora-${serial}`);
    // Anna follows bela and cleo; bela follows back.
    for (const who of [bela, cleo]) await followAs(t, anna, who.blogName);
    await followAs(t, bela, anna.blogName);
    for (const who of [bela, cleo, dora]) await likeAs(t, who, post);
    const count = async () => (await countOf(anna))[0];
    expect(await count()).toBe(4);
    await set(anna, { likes: 'following' });
    expect(await count()).toBe(3);
    await set(anna, { likes: 'mutuals' });
    expect(await count()).toBe(2);
    await set(anna, { likes: 'noone' });
    expect(await count()).toBe(1);
  });

  it('The setting messages decides which unread messages are counted', async () => {
    for (const who of [bela, cleo]) await writeTo(who, anna);
    expect(await countOf(anna)).toEqual([0, [1, 1]]);
    await followAs(t, anna, bela.blogName);
    await set(anna, { messages: 'following' });
    expect(await countOf(anna)).toEqual([0, [1]]);
    await set(anna, { messages: 'mutuals' });
    expect(await countOf(anna)).toEqual([0, []]);
    await followAs(t, bela, anna.blogName);
    expect(await countOf(anna)).toEqual([1, [1]]);
    await set(anna, { messages: 'noone' });
    expect(await countOf(anna)).toEqual([1, []]);
  });
});

describe('Muted notifications of a blog', () => {
  it('editNotificationSettings with muted counts nothing as new but keeps the list, for this blog only', async () => {
    const post = await postAs(t, anna, 'A post');
    const others = await postAs(t, cleo, 'Another');
    for (const one of [post, others]) await likeAs(t, bela, one);
    await writeTo(bela, anna);
    expect(await set(anna, { muted: true })).toEqual({ ...EVERYTHING, muted: true });
    expect(await countOf(anna)).toEqual([0, []]);
    expect(await typesOf(anna)).toEqual(['like']);
    expect(await countOf(cleo)).toEqual([1, []]);
    expect(await set(anna, { muted: false })).toEqual(EVERYTHING);
    expect(await countOf(anna)).toEqual([1, [1]]);
  });

  it('editNotificationSettings with mute_length_seconds ends the mute at that time, whatever is edited meanwhile', async () => {
    const from = Math.floor(now / 1000);
    const muted = { ...EVERYTHING, muted: true, mutedUntilTs: from + 3600 };
    expect(await set(anna, { muted: true, mute_length_seconds: 3600 })).toEqual(muted);
    expect(await set(anna, { likes: 'noone' })).toEqual({ ...muted, likes: 'noone' });
    now += 3599_000;
    expect(await read(anna)).toEqual({ ...muted, likes: 'noone' });
    now += 1000;
    expect(await read(anna)).toEqual({ ...EVERYTHING, likes: 'noone' });
    // An expired mute does not restart when another setting is edited.
    expect(await set(anna, { likes: 'everyone' })).toEqual(EVERYTHING);
    expect(await set(anna, { muted: true, mute_length_seconds: 0 })).toEqual({ ...EVERYTHING, muted: true });
    await t.db.query(
      "update notification_settings set muted_until = now() - interval '1 second' where blog_id = $1",
      [anna.blogId],
    );
    await likeAs(t, bela, await postAs(t, anna, 'A post'));
    expect(await countOf(anna)).toEqual([1, []]);
  });
});
