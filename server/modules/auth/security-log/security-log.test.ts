import { afterAll, beforeAll, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { loggedKinds, securityLogOf } from '#tests/support/security-log.ts';
import { recordSecurityEvent } from './record-event.ts';
import { sweepSecurityLog } from './security-log-repository.ts';

const PASSWORD = 'nine lives of yarn';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const LOG = '/v2/account/security_log';
let t: TestApp;
let bystander: Bystander;
let hash = '';
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ trustProxy: 1 });
  bystander = await makeBystander(t);
  hash = await hashPassword(PASSWORD);
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

async function somebody(): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  await updatePasswordHash(t.db, member.userId, hash);
  return member;
}
function logIn(email: string, { password = PASSWORD, from = '192.0.2.17', agent = FIREFOX } = {}) {
  return t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers: { 'user-agent': agent, 'x-forwarded-for': from },
    payload: { grant_type: 'password', username: email, password },
  });
}
/** Writes events as operations do, for tests of the list. */
async function record(member: Member, kind: 'logged_out' | 'passkey_added', details: readonly string[]) {
  for (const detail of details)
    await recordSecurityEvent(t.db, { userId: member.userId, kind, request: null, detail });
}
async function countRows(member: Member): Promise<number> {
  return (await t.db.query('select 1 from security_events where user_id = $1', [member.userId])).length;
}

test('listSecurityEvents lists a log-in with browser, shortened address and time, marked for its own session only', async () => {
  const member = await somebody();
  const reply = await logIn(member.email);
  const [sid] = /sid=[^;]+/.exec(String(reply.headers['set-cookie'])) ?? [];
  const read = async (cookie: string) => (await t.inject({ url: LOG, headers: { cookie } })).body.response;
  const { events } = await read(sid ?? '');
  expect(events).toEqual([
    {
      id: expect.any(String),
      kind: 'logged_in',
      createdTs: expect.closeTo(Date.now() / 1000, -2),
      lastTs: events[0].createdTs,
      count: 1,
      isCurrentSession: true,
      clientName: 'Firefox on Linux',
      device: 'desktop',
      place: '192.0.2.0/24',
      method: 'password',
    },
  ]);
  expect((await read(`sid=${member.sid}`)).events[0].isCurrentSession).toBe(false);
});

test('listSecurityEvents names an API client by its name and stores no token', async () => {
  const member = await somebody();
  const payload = { grant_type: 'password', username: member.email, password: PASSWORD };
  const headers = { authorization: 'Bearer skein-api', 'user-agent': FIREFOX };
  const first = await t.inject({ method: 'POST', url: '/v2/oauth2/token', headers, payload });
  const token: string = first.body.response.accessToken;
  await t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers: { authorization: `Bearer ${token}` },
    payload,
  });
  const events = await securityLogOf(t, member);
  expect(events.map(({ clientName, device }) => [clientName, device])).toEqual([
    ['skein-api', 'unknown'],
    ['skein-api', 'unknown'],
  ]);
});

test.each([
  ['198.51.100.64', '198.51.100.0/24'],
  ['::ffff:198.51.100.64', '198.51.100.0/24'],
  ['2001:db8:54:9:1::7', '2001:db8:54::/48'],
  ['2001:db8:54:9:1::7%eth0', '2001:db8:54::/48'],
  ['not an address', '127.0.0.0/24'],
])('The address %s is stored as %s in the security log', async (from, place) => {
  const member = await somebody();
  expect((await logIn(member.email, { from })).status).toBe(200);
  expect((await securityLogOf(t, member))[0]?.place).toBe(place);
});

test('listSecurityEvents pages newest first without gaps or duplicates', async () => {
  const member = await somebody();
  const names = ['one', 'two', 'three', 'four', 'five'];
  await record(member, 'passkey_added', names);
  const seen: string[] = [];
  let query: string | undefined = '?limit=2';
  while (query) {
    const { body } = await t.injectAs(member, `${LOG}${query}`);
    seen.push(...body.response.events.map(({ detail }: { detail: string }) => detail));
    if (seen.length === 2) await record(member, 'passkey_added', ['meanwhile']);
    const next = body.response.links.next?.queryParams;
    query = next && `?${new URLSearchParams(next)}`;
  }
  expect(seen).toEqual(names.toReversed());
});

test("listSecurityEvents returns a member's own events only, and rejects another member's cursor with 5039", async () => {
  const [member, other] = [await somebody(), await somebody()];
  await record(member, 'passkey_added', ['one', 'two']);
  expect((await t.injectAs(other, LOG)).body.response.events).toEqual([]);
  const { body } = await t.injectAs(member, `${LOG}?limit=1`);
  const next = new URLSearchParams(body.response.links.next.queryParams);
  expect((await t.injectAs(other, `${LOG}?${next}`)).body.errors[0].code).toBe(5039);
  expect((await t.inject(LOG)).status).toBe(401);
});

test('listSecurityEvents counts failed log-ins of an hour in one event, visible to their member only', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const wrong = { password: 'not this one' };
  for (const from of ['203.0.113.1', '203.0.113.2', '198.51.100.9'])
    expect((await logIn(member.email, { ...wrong, from })).status).toBe(401);
  await logIn('nobody-at-all@example.test', wrong);
  expect(await securityLogOf(t, member)).toMatchObject([
    { kind: 'login_failed', count: 3, place: '198.51.100.0/24', isCurrentSession: false },
  ]);
  expect(await securityLogOf(t, other)).toEqual([]);
  await t.db.query(
    `update security_events set counted_hour = counted_hour - interval '1 hour' where user_id = $1`,
    [member.userId],
  );
  await logIn(member.email, wrong);
  const counts = (await securityLogOf(t, member)).map(({ count }) => count);
  expect(counts).toEqual([1, 3]);
});

test('Concurrent failed log-ins are counted in one event and displace no other event', async () => {
  const member = await somebody();
  await record(member, 'passkey_added', ['kept']);
  const tries = limits.guessesPerAccount;
  await Promise.all(
    Array.from({ length: tries }, (_, place) =>
      logIn(member.email, { password: 'no', from: `203.0.113.${place}` }),
    ),
  );
  const events = await securityLogOf(t, member);
  expect(events.reduce((sum, { count }) => sum + count, 0)).toBe(tries + 1);
  expect(events.length).toBeLessThanOrEqual(3);
  expect(events.at(-1)).toMatchObject({ kind: 'passkey_added', detail: 'kept' });
});

test('recordSecurityEvent deletes the oldest events of a kind beyond the limit and keeps other kinds', async () => {
  const member = await somebody();
  await record(member, 'passkey_added', ['kept']);
  await t.db.query(
    `insert into security_events (user_id, kind, detail)
     select $1, 'logged_out', n::text from generate_series(1, $2::int) n`,
    [member.userId, limits.securityEventsPerKind],
  );
  await record(member, 'logged_out', ['newest']);
  const rows = await t.db.query<{ kind: string; detail: string }>(
    'select kind, detail from security_events where user_id = $1 order by id',
    [member.userId],
  );
  expect(rows.length).toBe(limits.securityEventsPerKind + 1);
  expect([rows[0], rows[1]?.detail, rows.at(-1)?.detail]).toEqual([
    { kind: 'passkey_added', detail: 'kept' },
    '2',
    'newest',
  ]);
});

test('The sweep of the security log deletes events after 180 days and none before', async () => {
  const member = await somebody();
  await record(member, 'passkey_added', ['old', 'new']);
  const age = (detail: string, hours: number) =>
    t.db.query(
      `update security_events set created_at = now() - make_interval(days => $3, hours => $4),
              last_at = now() - make_interval(days => $3, hours => $4) where user_id = $1 and detail = $2`,
      [member.userId, detail, limits.securityLogDays, hours],
    );
  await age('old', 1);
  await age('new', -1);
  await sweepSecurityLog(t.db, t.app.services.now());
  expect(await loggedKinds(t, member)).toEqual(['passkey_added: new']);
});

test('recordSecurityEvent cuts details at 1000 characters', async () => {
  const member = await somebody();
  await record(member, 'passkey_added', ['🧶'.repeat(1001)]);
  expect((await securityLogOf(t, member))[0]?.detail).toBe('🧶'.repeat(1000));
  expect(await countRows(member)).toBe(1);
});

test('recordSecurityEvent in a transaction that fails leaves no event', async () => {
  const member = await somebody();
  const event = { userId: member.userId, kind: 'password_changed', request: null } as const;
  await expect(
    t.db.transaction(async (tx) => {
      await recordSecurityEvent(tx, event);
      throw new Error('the change failed');
    }),
  ).rejects.toThrow('the change failed');
  expect(await countRows(member)).toBe(0);
});
