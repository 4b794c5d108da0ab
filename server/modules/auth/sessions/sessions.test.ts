import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { browserName, deviceOf } from './device.ts';

let t: TestApp;
let serial = 0;
let bystander: Member;
beforeAll(async () => {
  t = await buildTestApp();
  bystander = await t.member('bystander');
});
afterAll(() => t.close());

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1';

/** Creates a member with one session, and further ones of a phone, last used that many hours ago. */
async function somebody(...hours: number[]): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  for (const ago of hours) {
    const { sid } = await t.app.services.sessions.start(member.userId, PHONE);
    await t.db.query(
      `update sessions set last_seen_at = now() - $2::int * interval '1 hour' where id_hash = $1`,
      [t.app.services.sessions.sidHash(sid), ago],
    );
  }
  return member;
}

type Session = { id: string; current: boolean; kind: string; clientName: string; device: string };
async function list(
  member: Member,
  query = '',
): Promise<{ sessions: Session[]; next: Record<string, string> | undefined }> {
  const { status, body } = await t.injectAs(member, `/v2/account/sessions${query}`);
  expect(status).toBe(200);
  return { sessions: body.response.sessions, next: body.response.links.next?.queryParams };
}
function end(member: Member, id = '') {
  return t.injectAs(member, { method: 'DELETE', url: `/v2/account/sessions${id && `/${id}`}` });
}
async function isLoggedIn({ sid }: { sid: string }) {
  return (await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } })).body.response
    .isLoggedIn;
}

test("listSessions lists the member's sessions only, the current one first, then by last use", async () => {
  const member = await somebody(3, 1);
  await t.app.services.sessions.createAccessToken(member.userId, 'skein-api');
  const { sessions } = await list(member);
  expect(
    sessions.map(({ current, kind, clientName, device }) => [current, kind, clientName, device]),
  ).toEqual([
    [true, 'cookie', 'Browser', 'unknown'],
    [false, 'token', 'skein-api', 'unknown'],
    [false, 'cookie', 'Safari on iPhone', 'phone'],
    [false, 'cookie', 'Safari on iPhone', 'phone'],
  ]);
});

test("listSessions pages sessions of the same time once each, and rejects another member's cursor with 400", async () => {
  const member = await somebody(2, 2, 2, 5);
  await t.db.query(
    `update sessions set last_seen_at = '2026-01-01' where user_id = $1 and last_seen_at < now() - interval '1 hour'`,
    [member.userId],
  );
  const seen: string[] = [];
  let query: string | undefined = '?limit=1';
  while (query) {
    const { sessions, next } = await list(member, query);
    seen.push(...sessions.map(({ id }) => id));
    query = next && `?${new URLSearchParams(next)}`;
  }
  expect(seen).toEqual((await list(member)).sessions.map(({ id }) => id));
  expect(new Set(seen).size).toBe(5);
  const { next } = await list(member, '?limit=1');
  const { status } = await t.injectAs(bystander, `/v2/account/sessions?${new URLSearchParams(next)}`);
  expect(status).toBe(400);
});

test('revokeSession ends one session at once and answers 404 the second time', async () => {
  const member = await somebody(1, 2);
  const [, first] = (await list(member)).sessions;
  expect((await end(member, first?.id)).status).toBe(204);
  expect((await list(member)).sessions.map(({ id }) => id)).not.toContain(first?.id);
  expect((await list(member)).sessions).toHaveLength(2);
  expect((await end(member, first?.id)).status).toBe(404);
  expect((await list(bystander)).sessions).toHaveLength(1);
});

test('revokeSession of the current session logs out and clears the cookie', async () => {
  const member = await somebody(1);
  const [own] = (await list(member)).sessions;
  const reply = await end(member, own?.id);
  expect(String(reply.headers['set-cookie'])).toContain('sid=;');
  expect(await isLoggedIn(member)).toBe(false);
});

test("revokeSession answers 404 to another member's, an unknown and a malformed id", async () => {
  const member = await somebody();
  const [foreign] = (await list(bystander)).sessions;
  for (const id of [
    foreign?.id ?? '',
    'cookie-1',
    'token-1',
    'cookie-999999999999999999',
    'nonsense',
    'cookie-1x',
  ])
    expect((await end(member, id)).status).toBe(404);
  expect(await isLoggedIn(bystander)).toBe(true);
});

test("revokeOtherSessions ends the member's other sessions and access tokens, and none of another member", async () => {
  const member = await somebody(1, 2, 3);
  await t.app.services.sessions.createAccessToken(member.userId, 'skein-api');
  expect([(await end(member)).status, (await end(member)).status]).toEqual([204, 204]);
  expect((await list(member)).sessions.map(({ kind, current }) => [kind, current])).toEqual([
    ['cookie', true],
  ]);
  expect(await isLoggedIn(bystander)).toBe(true);
});

test('listSessions by access token marks that token as current', async () => {
  const member = await somebody();
  const { body } = await t.injectWithToken(member, '/v2/account/sessions');
  expect(body.response.sessions.map(({ kind, current }: Session) => [kind, current])).toEqual([
    ['token', true],
    ['cookie', false],
  ]);
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0',
    'Edge on Windows',
    'desktop',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux', 'desktop'],
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 9) Chrome/140.0 Mobile Safari/537.36',
    'Chrome on Android',
    'phone',
  ],
  ['Mozilla/5.0 (Linux; Android 16; SM-X900) Chrome/140.0 Safari/537.36', 'Chrome on Android', 'tablet'],
  ['Mozilla/5.0 (iPad; CPU OS 18_0 like Mac OS X) Version/18.0 Safari/604.1', 'Safari on iPad', 'tablet'],
  ['curl/8', 'Browser', 'unknown'],
])('browserName and deviceOf of %s return %s', (userAgent, name, device) => {
  expect([browserName(userAgent), deviceOf(userAgent)]).toEqual([name, device]);
});
