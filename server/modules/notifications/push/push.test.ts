import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { limits } from '#generated/limits.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, replyAs, text } from '#tests/support/posts.ts';
import { ANY_PUSH_SERVICE, PushService } from '#tests/support/push-service.ts';
import { type PushRound, pushDue } from './push-due.ts';
import { isPushDue } from './waiting-repository.ts';

const DEVICES = '/v2/user/push_devices';
/** Noon, which is outside of everybody's quiet hours. */
const NOON = new Date().setUTCHours(12, 0, 0, 0);

let t: TestApp;
let service: PushService;
let bystander: Bystander;
let now = NOON;
let serial = 0;
/** Anna is notified; the others act. */
let anna: Member;
let bela: Member;
let faults: unknown[];

beforeAll(async () => {
  service = await new PushService().start();
  t = await buildTestApp({ push: ANY_PUSH_SERVICE, now: () => now });
  bystander = await makeBystander(t);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
  await service.stop();
});
beforeEach(async () => {
  serial += 1;
  now = NOON;
  faults = [];
  service.arrived.length = 0;
  await t.db.query('delete from push_devices');
  anna = await t.member(`anna-${serial}`);
  bela = await t.member(`bela-${serial}`);
});

const phone = (member = anna, name = `phone-${serial}`) => service.add(t, member, name);
function round(): PushRound {
  const { signal } = new AbortController();
  return { db: t.db, services: t.app.services, signal, onFault: (error) => void faults.push(error) };
}
/** Sends what is due; returns the messages received since. */
async function pushed() {
  const before = service.arrived.length;
  await pushDue(round());
  expect(faults).toEqual([]);
  return service.arrived.slice(before).map(({ message }) => message);
}
const waiting = () => t.db.query('select kind from push_waiting');
async function set(member: Member, payload: object) {
  const answer = await t.injectAs(member, { method: 'POST', url: '/v2/user/settings', payload });
  expect(answer.status).toBe(200);
  return answer;
}
async function devicesOf(member: Member): Promise<{ id: string; current: boolean }[]> {
  return (await t.injectAs(member, DEVICES)).body.response.devices;
}
function write(from: Member, to: Member, message: string) {
  return t.injectAs(from, {
    method: 'POST',
    url: '/v2/conversations/messages',
    payload: {
      type: 'text',
      participant: from.blogUuid,
      participants: [from.blogUuid, to.blogName],
      message,
    },
  });
}
/** Lets the two write to each other first. */
async function acquainted() {
  await write(anna, bela, 'Hello');
  await write(bela, anna, 'Hello yourself');
  await t.db.query('update conversation_sides set unread_count = 0, read_id = newest_message_id');
  await t.db.query('delete from push_waiting');
}

it('pushDue pushes later events to a device, grouped, with the address of the post', async () => {
  const post = await postAs(t, anna, 'Likeable');
  await likeAs(t, bela, await postAs(t, anna, 'Before'));
  await phone();
  await set(anna, { notifications: { push_likes: true } });
  const cleo = await t.member(`cleo-${serial}`);
  await likeAs(t, bela, post);
  await likeAs(t, cleo, post);
  expect(await isPushDue(t.db, now)).toBe(true);
  const [message, ...more] = await pushed();
  expect(more).toEqual([]);
  expect(message).toMatchObject({
    title: `${cleo.blogName} and 1 other liked your post`,
    url: `/${anna.blogName}/${post.id}/likeable`,
    tag: `like-${anna.blogId}-${post.id}`,
  });
  expect(message).not.toHaveProperty('body');
  expect([await isPushDue(t.db, now), await pushed()]).toEqual([false, []]);
});

it('Likes are queued for push only while the member has push_likes on', async () => {
  const posts = [await postAs(t, anna, 'One'), await postAs(t, anna, 'Two'), await postAs(t, anna, 'Three')];
  const likeNext = () => likeAs(t, bela, posts.shift() as (typeof posts)[number]);
  await phone();
  await likeNext();
  expect(await waiting()).toEqual([]);
  await set(anna, { notifications: { push_likes: true } });
  await likeNext();
  expect(await waiting()).toEqual([{ kind: 'notification' }]);
  await pushed();
  await set(anna, { notifications: { push_likes: false } });
  await likeNext();
  expect(await waiting()).toEqual([]);
});

it('pushDue sends VAPID headers, an encrypted body and the same topic for the same subject', async () => {
  await phone();
  await acquainted();
  await write(bela, anna, 'One');
  await pushed();
  await write(bela, anna, 'Two');
  expect((await pushed())[0]?.title).toBe(`2 new messages from ${bela.blogName}`);
  const [first, second] = service.arrived.slice(-2);
  expect(first?.headers.authorization).toMatch(/^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=/);
  expect(first?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  expect(String(first?.headers.topic)).toMatch(/^[\w-]{32}$/);
  expect(second?.headers.topic).toBe(first?.headers.topic);
  expect(second?.message.tag).toBe(first?.message.tag);
  const { applicationServerKey } = (await t.injectAs(anna, DEVICES)).body.response;
  expect(first?.headers.authorization).toContain(`k=${applicationServerKey}`);
});

it('pushDue includes text only with push_text, and never text of blogs the member does not know', async () => {
  await phone();
  const post = await postAs(t, anna, 'Discuss');
  await replyAs(t, bela, post, 'In private?');
  expect(await pushed()).toEqual([expect.not.objectContaining({ body: expect.anything() })]);
  await set(anna, { notifications: { push_text: true } });
  await replyAs(t, bela, post, `Aye\n${'x'.repeat(400)}`);
  const [told] = await pushed();
  expect([told?.body?.slice(0, 5), told?.body?.length]).toEqual(['Aye x', 160]);
  await write(bela, anna, 'Buy my wool');
  expect(await pushed()).toMatchObject([{ title: `${bela.blogName} would like to write to you` }]);
  expect(JSON.stringify(service.arrived.at(-1)?.message)).not.toContain('wool');
  await write(anna, bela, 'No');
  await write(bela, anna, 'Pity');
  expect(await pushed()).toMatchObject([
    { body: 'Pity', url: `/messaging/conversation/${anna.blogName}/${bela.blogName}` },
  ]);
});

it("pushDue writes in the member's language", async () => {
  await phone();
  await set(anna, { account: { locale: 'de' } });
  await followAs(t, bela, anna.blogName);
  expect(await pushed()).toMatchObject([
    { title: `Folgt dir jetzt: ${bela.blogName}`, url: `/${bela.blogName}` },
  ]);
});

it.each([
  ['a type that is switched off', () => set(anna, { notifications: { push_followers: false } })],
  ['anything while push is off', () => set(anna, { notifications: { push: false } })],
  [
    'a type that the blog switched off',
    () =>
      t.injectAs(anna, {
        method: 'PATCH',
        url: `/v2/blog/${anna.blogName}/notification_settings`,
        payload: { followers: 'noone' },
      }),
  ],
  [
    'a muted blog',
    () =>
      t.injectAs(anna, {
        method: 'PATCH',
        url: `/v2/blog/${anna.blogName}/notification_settings`,
        payload: { muted: true },
      }),
  ],
  ['a blocked member', () => t.injectAs(anna, { method: 'PUT', url: `/v2/user/blocks/${bela.blogName}` })],
  [
    'notifications that were read',
    () =>
      t.injectAs(anna, { method: 'POST', url: `/v2/blog/${anna.blogName}/notifications/read`, payload: {} }),
  ],
  ['a follow that was undone', () => followAs(t, bela, anna.blogName, 'unfollow')],
])('pushDue pushes nothing about %s and removes it from the queue', async (_what, silence) => {
  await phone();
  await followAs(t, bela, anna.blogName);
  expect(await waiting()).toHaveLength(1);
  const answer = (await silence()) as { status: number };
  expect(answer.status).toBeLessThan(300);
  expect(await pushed()).toEqual([]);
  expect(await waiting()).toEqual([]);
});

it('pushDue omits muted posts, read messages and messages of blocked blogs', async () => {
  await phone();
  const post = await postAs(t, anna, 'Loud');
  await replyAs(t, bela, post, 'Hm');
  await t.db.query('insert into post_mutes (user_id, post_id, blog_id) values ($1, $2, $3)', [
    anna.userId,
    post.id,
    anna.blogId,
  ]);
  expect(await pushed()).toEqual([]);
  await acquainted();
  await write(bela, anna, 'Read elsewhere');
  await t.db.query('update conversation_sides set unread_count = 0, read_id = newest_message_id');
  expect(await pushed()).toEqual([]);
  await write(bela, anna, 'Then blocked');
  await t.db.query(
    'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
    [anna.userId, bela.blogId, bela.userId],
  );
  expect([await pushed(), await waiting()]).toEqual([[], []]);
});

it('pushDue waits during quiet hours and then pushes what is still unseen', async () => {
  await phone();
  await set(anna, { account: { timezone: 'UTC' }, notifications: { quiet_start: 11, quiet_end: 13 } });
  await followAs(t, bela, anna.blogName);
  expect(await pushed()).toEqual([]);
  expect(await isPushDue(t.db, now)).toBe(false);
  now = NOON + 3_599_000;
  expect(await isPushDue(t.db, now)).toBe(false);
  now = NOON + 3_600_000;
  expect(await isPushDue(t.db, now)).toBe(true);
  expect(await pushed()).toHaveLength(1);
});

it('pushDue summarizes more than a few notifications in one with their number', async () => {
  await phone();
  const post = await postAs(t, anna, 'Talk');
  for (const word of ['a', 'b', 'c', 'd', 'e']) await replyAs(t, bela, post, word);
  expect(await pushed()).toHaveLength(5);
  for (const word of ['f', 'g', 'h', 'i', 'j', 'k']) await replyAs(t, bela, post, word);
  const messages = await pushed();
  expect(messages).toHaveLength(5);
  expect(messages.at(-1)).toMatchObject({ title: '2 more notifications', tag: 'more', url: '/activity' });
  expect(await waiting()).toEqual([]);
});

it.each([404, 410])(
  'pushDue deletes a device for which the push service answers %i, and no other',
  async (status) => {
    await phone();
    await phone(anna, `laptop-${serial}`);
    service.answers.push({ status });
    await followAs(t, bela, anna.blogName);
    await pushed();
    expect(await devicesOf(anna)).toHaveLength(1);
  },
);

it.each([[413], [429, 600], [500], [503, 90], [301]])(
  'pushDue retries later when the push service answers %i, and then pushes once',
  async (status, retryAfter = 30) => {
    await phone();
    service.answers.push({ status, ...(retryAfter === 30 ? {} : { retryAfter }) });
    await followAs(t, bela, anna.blogName);
    expect(await pushed()).toHaveLength(1);
    now += retryAfter * 1000 - 1;
    expect([await isPushDue(t.db, now), await pushed()]).toEqual([false, []]);
    now += 1;
    expect(await pushed()).toHaveLength(1);
    expect([await isPushDue(t.db, now), await waiting()]).toEqual([false, []]);
  },
);

it('pushDue doubles the pause after each failure and deletes a device that fails for two weeks', async () => {
  await phone();
  await followAs(t, bela, anna.blogName);
  const pauses: number[] = [];
  for (let turn = 0; turn < 4; turn += 1) {
    service.answers.push({ status: 500 });
    await pushed();
    const [row] = await t.db.query<{ due: number }>(
      'select (extract(epoch from due_at) * 1000)::float8 as due from push_devices',
    );
    pauses.push(Number(row?.due) - now);
    now = Number(row?.due);
  }
  expect(pauses).toEqual([30_000, 60_000, 120_000, 240_000]);
  service.answers.push({ status: 500 });
  await t.db.query("update push_devices set failing_since = failing_since - interval '15 days'");
  await pushed();
  expect(await devicesOf(anna)).toEqual([]);
});

it('addPushDevice rejects an endpoint at a private address with 5016', async () => {
  const closed = await buildTestApp({ now: () => now });
  const ines = await closed.member('ines');
  const otto = await closed.member('otto');
  for (const endpoint of [
    'https://127.0.0.1/x',
    'https://[::1]/x',
    'https://10.0.0.7:8443/x',
    'https://u:p@a.example/',
  ]) {
    const payload = { ...service.browser('x'), endpoint };
    const { status, body } = await closed.injectAs(ines, { method: 'POST', url: DEVICES, payload });
    expect([status, body.errors[0]]).toMatchObject([400, { code: 5016, field: 'endpoint' }]);
  }
  // An endpoint that got past the check, for example by a name that resolves to an internal address, is still not
  // contacted.
  await service.add(closed, ines, 'inside');
  await followAs(closed, otto, ines.blogName);
  await pushDue({ ...round(), db: closed.db, services: closed.app.services });
  expect(service.arrived).toEqual([]);
  const [row] = await closed.db.query<{ failures: number }>('select failures from push_devices');
  expect(row?.failures).toBe(1);
  await closed.close();
});

it('A push device is deleted when its session ends, however it ends', async () => {
  const id = await phone();
  expect(await devicesOf(anna)).toMatchObject([{ id, current: true }]);
  await t.injectAs(anna, { method: 'POST', url: '/v2/logout' });
  const kept = await phone(bela, `bela-${serial}`);
  const other = await t.app.services.sessions.start(bela.userId);
  await service.add(t, { ...bela, ...other }, `bela-too-${serial}`);
  expect((await devicesOf(bela)).map(({ current }) => current)).toEqual([false, true]);
  await t.injectAs(bela, { method: 'DELETE', url: '/v2/account/sessions' });
  expect(await t.db.query('select id from push_devices')).toEqual([{ id: kept }]);
});

it('addPushDevice of a browser that another member registered replaces that registration', async () => {
  await phone();
  await t.db.query('update push_devices set endpoint = $1', [`https://push.example/phone-${serial}`]);
  await phone(bela);
  expect([await devicesOf(anna), (await devicesOf(bela)).length]).toEqual([[], 1]);
  await followAs(t, bela, anna.blogName);
  expect(await pushed()).toEqual([]);
});

it('addPushDevice answers 4030 beyond the limit, and an existing device does not count twice [pushDevices]', async () => {
  const add = (name: string) =>
    t.injectAs(anna, { method: 'POST', url: DEVICES, payload: service.browser(name) });
  for (let made = 1; made <= limits.pushDevices; made += 1) {
    expect((await add(`many-${made}`)).status).toBe(201);
  }
  const { status, body } = await add('one-too-many');
  expect([status, body.errors[0].code]).toEqual([403, 4030]);
  // An existing device does not count twice.
  expect((await add('many-1')).status).toBe(201);
  expect(await devicesOf(anna)).toHaveLength(limits.pushDevices);
});

it("listPushDevices and removePushDevice concern the member's own devices only", async () => {
  const id = await phone();
  const remove = (member: Member) => t.injectAs(member, { method: 'DELETE', url: `${DEVICES}/${id}` });
  const { status, body } = await remove(bela);
  expect([status, body.errors[0].code, await devicesOf(bela)]).toEqual([404, 4004, []]);
  expect((await remove(anna)).status).toBe(204);
  expect([(await remove(anna)).status, await devicesOf(anna)]).toEqual([404, []]);
  expect((await t.injectAs(anna, { method: 'DELETE', url: `${DEVICES}/nobody` })).status).toBe(404);
  expect((await t.inject(DEVICES)).status).toBe(401);
});

it('likePost and followBlog succeed while a push device is deleted concurrently', async () => {
  await phone();
  const post = await postAs(t, anna, { content: text('Busy') });
  await Promise.all([
    t.db.query('delete from push_devices'),
    likeAs(t, bela, post),
    followAs(t, bela, anna.blogName),
  ]);
  expect(await waiting()).toEqual([]);
});
