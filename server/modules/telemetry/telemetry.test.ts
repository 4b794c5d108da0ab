import { Writable } from 'node:stream';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { scrub } from './report-policy.ts';

let t: TestApp;
let bystander: Bystander;
let log = '';
let token = '';
let now = Date.parse('2026-05-06T12:00:00Z');

beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  t = await buildTestApp({ log: { level: 'warn', stream }, now: () => now });
  bystander = await makeBystander(t);
  token = await tokenNow();
});
beforeEach(() => {
  log = '';
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

async function tokenNow(): Promise<string> {
  return (await t.inject('/v2/config')).body.response.reportToken;
}
const tick = {
  route: '/:blogname',
  name: 'TypeError',
  message: 'post is undefined',
  stack: 'TypeError: post is undefined\n    at Card (https://skein.example/assets/a.js?v=1:10:5)',
  timestamp: 1_780_000_000_000,
  release: '0.2.0',
};
type Line = { browser?: Record<string, string>; left?: number };
function lines(): Line[] {
  const written = log.split('\n').filter(Boolean);
  return written.map((line) => JSON.parse(line) as Line);
}

function report(ticks: object[], more: object = {}) {
  return t.inject({
    method: 'POST',
    url: '/svc/pop/exceptions',
    payload: { token, url: 'https://skein.example/anna', ticks, ...more },
  });
}

it('reportExceptions logs an error of a browser without anything about the member', async () => {
  const member = await t.member('anna');
  const { status } = await t.injectAs(member, {
    method: 'POST',
    url: '/svc/pop/exceptions',
    payload: { token, url: 'https://skein.example/search?q=secret-wish', ticks: [tick] },
  });
  expect(status).toBe(204);
  const [line, ...more] = lines();
  expect(more).toEqual([]);
  expect(line?.browser).toMatchObject({
    name: 'TypeError',
    message: 'post is undefined',
    route: '/:blogname',
    release: '0.2.0',
    at: '2026-05-28T20:26:40.000Z',
  });
  for (const word of ['secret-wish', member.userId, 'anna', member.sid, '?v=1'])
    expect(log).not.toContain(word);
});

it.each([
  ['at https://skein.example/a.js?token=abc#x:10:5', 'at https://skein.example/a.js'],
  ['could not find "my dear diary" there', 'could not find “…” there'],
  ['could not find "my dear diary', 'could not find “…”'],
  ["it's 'anna', isn't it", "it's “…”, isn't it"],
  ['for anna.b@example.com in line', 'for …@… in line'],
  [`key ${'a'.repeat(33)} end`, 'key … end'],
  [`key ${'a'.repeat(32)} end`, `key ${'a'.repeat(32)} end`],
  ['two\nlines', 'two\nlines'],
])('scrub removes personal text from %j', (text, left) => {
  expect(scrub(text, 100)).toBe(left);
  expect(scrub(text, 3)).toHaveLength(3);
});

it('reportExceptions logs twenty errors of a request and the number of further ones', async () => {
  for (const [count, shown, left] of [
    [19, 19, undefined],
    [20, 20, undefined],
    [21, 20, 1],
  ] as const) {
    log = '';
    expect((await report(Array.from({ length: count }, () => tick))).status).toBe(204);
    expect(lines().filter(({ browser }) => browser)).toHaveLength(shown);
    expect(lines().find((line) => line.left !== undefined)?.left).toBe(left);
  }
});

it.each([
  ['an invented token', [tick], { token: 'made-up-token' }, [400, 5016]],
  ['a report without errors', [], {}, [400, 5016]],
  ['a hundred and one errors', Array.from({ length: 101 }, () => tick), {}, [400, 5016]],
  ['an error without a name', [{ ...tick, name: undefined }], {}, [400, 5016]],
  [
    'more than 100,000 bytes',
    Array.from({ length: 6 }, () => ({ ...tick, stack: 'x'.repeat(20_000) })),
    {},
    [413, 5013],
  ],
])('reportExceptions rejects %s and logs nothing', async (_what, ticks, more, expected) => {
  const { status, body } = await report(ticks, more);
  expect([status, body.errors[0].code]).toEqual(expected);
  expect(lines().filter(({ browser }) => browser)).toEqual([]);
});

it('reportExceptions accepts the report token of the day before and no older one', async () => {
  const statuses = [];
  for (const _day of [0, 1, 2]) {
    statuses.push((await report([tick])).status);
    now += 86_400_000;
  }
  expect(statuses).toEqual([204, 204, 400]);
  token = await tokenNow();
  expect((await report([tick])).status).toBe(204);
});

it('reportPerformance, recordEvents and getTrackingPixel store nothing on a site that asks for no purpose', async () => {
  const tables = await t.db.query<{ name: string }>(
    "select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'",
  );
  const sizes = async (): Promise<unknown> => {
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const [row] = await t.db.query<{ n: number }>(`select count(*)::int as n from "${name}"`);
      counts[name] = row?.n ?? 0;
    }
    return counts;
  };
  const before = await sizes();
  const performance = { token, route: '/dashboard', data: { ttfb: 84, lcp: 612 } };
  const events = {
    flushTime: 1_780_000_000_000,
    clientDetails: { language: 'de' },
    events: [{ name: 'page_view', page: '/dashboard', timestamp: 1_780_000_000_000, sessionId: 'ev_1' }],
  };
  const posts = [
    ['/svc/pop/performance', performance, 204],
    ['/svc/pop/performance', { ...performance, token: 'made-up-token' }, 400],
    ['/services/bblog', events, 204],
    ['/services/bblog', { ...events, events: [{ name: '' }] }, 400],
  ] as const;
  for (const [url, payload, expected] of posts)
    expect((await t.inject({ method: 'POST', url, payload })).status).toBe(expected);
  const pixel = await t.inject(
    '/services/pixel?v=1&rand=7&tid=3&ref=https%3A%2F%2Felsewhere.example&user_id=u1',
  );
  expect([pixel.status, pixel.headers['set-cookie']]).toEqual([204, undefined]);
  expect((await t.inject('/services/pixel?tid=2')).status).toBe(400);
  expect(await sizes()).toEqual(before);
  expect(lines()).toEqual([]);
});
