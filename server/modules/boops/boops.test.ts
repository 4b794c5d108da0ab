import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { enableBoops } from '#tests/support/boops.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { testEngine } from '#tests/support/database.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { insertBoop, isBoopPending } from './boops-repository.ts';

let t: TestApp;
let ivy: Member;
let otto: Member;
let mara: Member;
let bystander: Bystander;
let serial = 0;

beforeAll(async () => {
  t = await buildTestApp();
  bystander = await makeBystander(t);
});
beforeEach(async () => {
  serial += 1;
  [ivy, otto, mara] = [
    await t.member(`ivy-${serial}`),
    await t.member(`otto-${serial}`),
    await t.member(`mara-${serial}`),
  ];
  await enableBoops(t.db, ivy, otto, mara);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const URL = '/v2/boops';
function boop(from: Member, to: string, more: object = {}) {
  return t.injectAs(from, { method: 'POST', url: URL, payload: { tumblelog: to, ...more } });
}
async function boopsOf(member: Member, query = '') {
  return (await t.injectAs(member, `${URL}${query}`)).body.response;
}
type Told = { kind: string; from: { name: string }; to: { name: string } };
function words({ boops }: { boops: Told[] }): string[] {
  return boops.map(({ kind, from, to }) => `${from.name} ${kind} ${to.name}`);
}
async function canBoop(member: Member, blog: string) {
  return (await t.injectAs(member, `/v2/blog/${blog}/info`)).body.response.blog.canBeBooped;
}
async function refused(from: Member, to: string, more: object = {}) {
  const { status, body } = await boop(from, to, more);
  return [status, body.errors?.[0]?.code];
}

it('sendBoop adds a boop to the lists of both blogs, the newest first', async () => {
  const first = await boop(ivy, otto.blogName);
  expect([first.status, first.body.response.boop.kind, first.body.response.counts]).toEqual([
    201,
    'normal',
    { sent: 1, received: 0, canBoop: true },
  ]);
  expect((await boop(mara, otto.blogUuid, { kind: 'super' })).status).toBe(201);
  const received = await boopsOf(otto);
  expect(words(received)).toEqual([
    `${mara.blogName} super ${otto.blogName}`,
    `${ivy.blogName} normal ${otto.blogName}`,
  ]);
  expect(received.counts).toEqual({ sent: 0, received: 2, canBoop: true });
  expect(words(await boopsOf(ivy, '?direction=sent'))).toEqual([`${ivy.blogName} normal ${otto.blogName}`]);
  expect(words(await boopsOf(ivy))).toEqual([]);
  expect(words(await boopsOf(mara, '?direction=sent'))).toHaveLength(1);
});

it('sendBoop answers 4033 until the blog boops back or a day has passed', async () => {
  await boop(ivy, otto.blogName);
  expect(await refused(ivy, otto.blogName)).toEqual([409, 4033]);
  expect(await refused(ivy, mara.blogName)).toEqual([201, undefined]);
  await boop(otto, ivy.blogName);
  expect(await refused(ivy, otto.blogName)).toEqual([201, undefined]);
  expect(await refused(ivy, otto.blogName)).toEqual([409, 4033]);
  const aged = (hours: string) =>
    t.db.query(`update boops set created_at = now() - $2::interval where user_id = $1`, [ivy.userId, hours]);
  await aged('23 hours');
  expect(await refused(ivy, otto.blogName)).toEqual([409, 4033]);
  await aged('25 hours');
  expect(await refused(ivy, otto.blogName)).toEqual([201, undefined]);
});

it('sendBoop of two concurrent requests counts one and answers 409 to the other', async () => {
  const both = await Promise.all([boop(ivy, otto.blogName), boop(ivy, otto.blogName)]);
  expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect((await boopsOf(otto)).counts.received).toBe(1);
});

it("sendBoop as a blog that the member writes for adds the boop to that blog's list", async () => {
  await addWriter(t.db, mara.blogName, ivy);
  expect((await boop(ivy, otto.blogName, { as: mara.blogName })).body.response.boop.from.name).toBe(
    mara.blogName,
  );
  expect(await refused(ivy, otto.blogName)).toEqual([201, undefined]);
  expect(await refused(mara, ivy.blogName, { as: otto.blogName })).toEqual([403, 4003]);
  expect(words(await boopsOf(mara, '?direction=sent'))).toEqual([`${mara.blogName} normal ${otto.blogName}`]);
});

describe('sendBoop refusals', () => {
  const set = (member: Member, url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    t.injectAs(member, { method, url, payload });
  const cases: [string, () => Promise<unknown>, number, number][] = [
    [
      'a member without the feature',
      () => set(otto, '/v2/labs/flags/boops', { enabled: false }, 'PUT'),
      403,
      4003,
    ],
    [
      'a member with allow_boops off',
      () => set(otto, '/v2/user/settings', { privacy: { allow_boops: false } }),
      403,
      4003,
    ],
    [
      'a blog with can_be_booped off',
      () => set(otto, `/v2/blog/${otto.blogName}/settings`, { can_be_booped: false }),
      403,
      4003,
    ],
    [
      'a member who blocks the sender',
      () => set(otto, `/v2/user/blocks/${ivy.blogName}`, {}, 'PUT'),
      404,
      4004,
    ],
    [
      'a member whom the sender blocks',
      () => set(ivy, `/v2/user/blocks/${otto.blogName}`, {}, 'PUT'),
      403,
      4003,
    ],
  ];
  it.each(cases)('sendBoop rejects %s', async (_, make, status, code) => {
    expect(await canBoop(ivy, otto.blogName)).toBe(true);
    const before = await boopsOf(otto);
    expect([200, 201, 204]).toContain(((await make()) as { status: number }).status);
    expect(await refused(ivy, otto.blogName)).toEqual([status, code]);
    if (status === 403) expect(await canBoop(ivy, otto.blogName)).toBe(false);
    expect(words(await boopsOf(otto))).toEqual(words(before));
    expect(await refused(ivy, mara.blogName)).toEqual([201, undefined]);
  });

  it('sendBoop rejects members without the feature, the own blog, unknown blogs and visitors', async () => {
    await t.injectAs(ivy, { method: 'PUT', url: '/v2/labs/flags/boops', payload: { enabled: false } });
    expect(await canBoop(ivy, otto.blogName)).toBe(false);
    expect(await refused(ivy, otto.blogName)).toEqual([403, 4003]);
    expect((await boopsOf(ivy)).counts.canBoop).toBe(false);
    expect(await refused(otto, otto.blogName)).toEqual([403, 4003]);
    expect(await canBoop(otto, otto.blogName)).toBe(false);
    expect(await refused(otto, 'nobody-at-all')).toEqual([404, 4004]);
    expect(await refused(otto, mara.blogName, { kind: 'wild' })).toEqual([400, 5016]);
    expect((await t.inject({ method: 'POST', url: URL, payload: { tumblelog: otto.blogName } })).status).toBe(
      401,
    );
    expect((await t.inject(`/v2/blog/${otto.blogName}/info`)).body.response.blog).not.toHaveProperty(
      'canBeBooped',
    );
  });
});

it.each(['the recipient', 'the sender'])('listBoops omits a boop after a block by %s', async (who) => {
  await boop(ivy, otto.blogName);
  await boop(mara, otto.blogName);
  const [blocking, blocked] = who === 'the recipient' ? [otto, ivy] : [ivy, otto];
  await t.injectAs(blocking, { method: 'PUT', url: `/v2/user/blocks/${blocked.blogName}` });
  const received = await boopsOf(otto);
  expect(words(received)).toEqual([`${mara.blogName} normal ${otto.blogName}`]);
  expect(received.counts.received).toBe(1);
  const sent = await boopsOf(ivy, '?direction=sent');
  expect([words(sent), sent.counts.sent]).toEqual([[], 0]);
});

it('listBoops pages through every boop once, and rejects a foreign cursor with 5039', async () => {
  await t.db.query(
    `insert into boops (from_blog_id, to_blog_id, user_id, kind)
     select $1, $2, $3, 'normal' from generate_series(1, 7)`,
    [ivy.blogId, otto.blogId, ivy.userId],
  );
  const seen: string[] = [];
  let query: Record<string, string> | undefined = { limit: '3' };
  const sizes: number[] = [];
  while (query) {
    const page = await boopsOf(otto, `?${new URLSearchParams(query)}`);
    sizes.push(page.boops.length);
    seen.push(...page.boops.map(({ id }: { id: string }) => id));
    query = page.links.next?.queryParams;
  }
  expect([sizes, new Set(seen).size]).toEqual([[3, 3, 1], 7]);
  const other = await boopsOf(otto, '?limit=3');
  const stolen = await t.injectAs(ivy, `${URL}?${new URLSearchParams(other.links.next.queryParams)}`);
  expect([stolen.status, stolen.body.errors[0].code]).toEqual([400, 5039]);
});

// The embedded database runs transactions one after the other.
it.runIf(testEngine === 'postgres')(
  'isBoopPending of a concurrent boop waits for the first transaction and sees its boop',
  async () => {
    const [looked, goOn] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const pair = { fromId: ivy.blogId, toId: otto.blogId };
    const first = t.db.transaction(async (tx) => {
      const waits = await isBoopPending(tx, pair.fromId, pair.toId);
      looked.resolve();
      await goOn.promise;
      await insertBoop(tx, { ...pair, userId: ivy.userId, kind: 'normal' });
      return waits;
    });
    await looked.promise;
    const second = t.db.transaction((tx) => isBoopPending(tx, pair.fromId, pair.toId));
    // There is no pending boop for another blog.
    expect(await t.db.transaction((tx) => isBoopPending(tx, mara.blogId, otto.blogId))).toBe(false);
    await vi.waitFor(async () => {
      const waiting = await t.db.query(
        "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      expect(waiting).toHaveLength(1);
    }, 30_000);
    goOn.resolve();
    expect(await Promise.all([first, second])).toEqual([false, true]);
  },
);
