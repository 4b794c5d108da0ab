import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { insertDevice } from './device-repository.ts';

const PASSWORD = 'nine lives of yarn';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const mailer = recordingMailer();
let t: TestApp;
let unmoved: Bystander;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => Date.parse('2026-05-06T12:34:56Z') });
  unmoved = await makeBystander(t);
});
afterAll(() => t.close());
beforeEach(async () => {
  // E-mails of the previous test may still be in delivery.
  await t.app.services.post.settled();
  mailer.mails.length = 0;
});

async function somebody(): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  await updatePasswordHash(t.db, member.userId, await hashPassword(PASSWORD));
  return member;
}
/** Logs in with a browser, and returns the device name it has from then on. */
async function logIn(
  { email }: Member,
  { device, agent = FIREFOX }: { device?: string; agent?: string } = {},
) {
  const reply = await t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers: { 'user-agent': agent, ...(device ? { cookie: `device=${device}` } : {}) },
    payload: { grant_type: 'password', username: email, password: PASSWORD },
  });
  expect(reply.status).toBe(200);
  const cookies = [reply.headers['set-cookie']].flat().map(String);
  const line = cookies.find((cookie) => cookie.startsWith('device=')) ?? '';
  return { device: /^device=([^;]+)/.exec(line)?.[1] ?? '', line };
}
async function letters(): Promise<{ to: string; subject: string; text: string }[]> {
  await t.app.services.post.settled();
  return mailer.mails;
}

test("createToken mails no log-in alert for an account's first browser, and one for the second", async () => {
  const member = await somebody();
  await logIn(member);
  expect(await letters()).toEqual([]);
  await logIn(member);
  const [told, ...more] = await letters();
  expect([told?.to, told?.subject, more.length]).toEqual([
    member.email,
    'New log-in: Firefox on Linux, 127.0.0.x',
    0,
  ]);
  expect(told?.text).toContain('Wednesday, May 6 at 12:34 PM (UTC)');
  expect(told?.text).toContain('/passwordreset');
});

test('createToken mails no log-in alert for a known browser and keeps its device cookie', async () => {
  const member = await somebody();
  await logIn(member);
  const { device, line } = await logIn(member);
  expect(line).toMatch(/HttpOnly/i);
  expect(line).toMatch(/SameSite=Lax/i);
  await letters();
  mailer.mails.length = 0;
  expect((await logIn(member, { device })).device).toBe(device);
  expect(await letters()).toEqual([]);
});

test('createToken mails a log-in alert when a browser known to one member logs another member in', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const { device } = await logIn(member);
  await logIn(other);
  await logIn(other, { device });
  expect((await letters()).map(({ to }) => to)).toEqual([other.email]);
});

test('createToken mails no log-in alert to a member who switched them off, but remembers the browser', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const { status } = await t.injectAs(member, {
    method: 'POST',
    url: '/v2/user/settings',
    payload: { account: { login_alerts: false } },
  });
  expect(status).toBe(200);
  for (const who of [member, other]) await logIn(who);
  const { device } = await logIn(member);
  await logIn(other);
  expect((await letters()).map(({ to }) => to)).toEqual([other.email]);
  await t.injectAs(member, {
    method: 'POST',
    url: '/v2/user/settings',
    payload: { account: { login_alerts: true } },
  });
  await logIn(member, { device });
  expect(await letters()).toHaveLength(1);
});

test('createToken ignores a device cookie that the site did not issue', async () => {
  const member = await somebody();
  await logIn(member);
  for (const device of ['x', 'x'.repeat(81), '../../etc'])
    expect((await logIn(member, { device })).device).not.toBe(device);
  expect(await letters()).toHaveLength(3);
});

test('createToken mails one log-in alert per API client and sets no device cookie for it', async () => {
  const member = await somebody();
  await logIn(member);
  for (const _time of [1, 2]) {
    const reply = await t.inject({
      method: 'POST',
      url: '/v2/oauth2/token',
      headers: { authorization: 'Bearer skein-api', 'user-agent': 'reader/1.0' },
      payload: { grant_type: 'password', username: member.email, password: PASSWORD },
    });
    expect([reply.status, reply.headers['set-cookie']]).toEqual([200, undefined]);
  }
  const told = await letters();
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toContain('skein-api');
});

test('createToken with a wrong password remembers no browser', async () => {
  const member = await somebody();
  const reply = await t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    payload: { grant_type: 'password', username: member.email, password: 'not this one' },
  });
  expect([reply.status, reply.headers['set-cookie']]).toEqual([401, undefined]);
  expect(await t.db.query('select 1 from known_devices where user_id = $1', [member.userId])).toEqual([]);
});

test('insertDevice keeps 100 browsers per member and drops the least recently used', async () => {
  const { userId } = await somebody();
  const hash = (place: number) => Buffer.from(`place ${place}`);
  await t.db.query(
    `insert into known_devices (user_id, device_hash, last_used_at)
     select $1, convert_to('place ' || n, 'UTF8'), now() - interval '1 day' * (1000 - n) from generate_series(1, 99) n`,
    [userId],
  );
  expect(await insertDevice(t.db, userId, hash(100))).toMatchObject({ met: 'new' });
  expect(await insertDevice(t.db, userId, hash(1))).toMatchObject({ met: 'known' });
  expect(await insertDevice(t.db, userId, hash(101))).toMatchObject({ met: 'new' });
  const rows = await t.db.query<{ name: string }>(
    "select convert_from(device_hash, 'UTF8') as name from known_devices where user_id = $1",
    [userId],
  );
  const names = rows.map(({ name }) => name);
  expect([
    names.length,
    names.includes('place 1'),
    names.includes('place 2'),
    names.includes('place 3'),
  ]).toEqual([100, true, false, true]);
});

test('Log-ins of one member change nothing of another member', () => unmoved.expectUnchanged());
