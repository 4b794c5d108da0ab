import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { revokeCredentials } from '../credentials/revoke-credentials.ts';
import { CredentialsRevoked, type Sessions } from './session-store.ts';

let t: TestApp;
let sessions: Sessions;
let round = 0;
let owner: Member;
let other: Member;
beforeAll(async () => {
  t = await buildTestApp();
  sessions = t.app.services.sessions;
});
afterAll(() => t.close());
beforeEach(async () => {
  round += 1;
  [owner, other] = [await t.member(`owner-${round}`), await t.member(`other-${round}`)];
});

const tokenOf = async ({ userId }: Member) => (await sessions.createAccessToken(userId, 'a client')).token;

/** Sets the end of all expiring credentials of a member to that moment. */
async function expire({ userId }: Member, when: string) {
  for (const table of ['sessions', 'access_tokens'])
    await t.db.query(`update ${table} set expires_at = now() + $2::interval where user_id = $1`, [
      userId,
      when,
    ]);
}

/** Every kind of invalid credential. Each entry takes a valid one and returns the one to present. */
const refused: [string, (good: string) => string | Promise<string>][] = [
  ['unknown', (good) => `${good.slice(0, -1)}${good.endsWith('A') ? 'B' : 'A'}`],
  ['longer by one letter', (good) => `${good}A`],
  ['empty', () => ''],
  ['any text', () => 'let me in'],
  [
    'of an account that is suspended',
    async (good) => {
      await t.db.query("update users set state = 'suspended' where id = $1", [owner.userId]);
      return good;
    },
  ],
  [
    'of an account that is deleted',
    async (good) => {
      await t.db.query("update users set state = 'deleted' where id = $1", [owner.userId]);
      return good;
    },
  ],
  [
    'over by a second',
    async (good) => {
      await expire(owner, '-1 second');
      return good;
    },
  ],
];

describe.each(refused)('a credential that is %s', (_how, present) => {
  test('an invalid cookie finds no session and ends no other', async () => {
    expect(await sessions.find(await present(owner.sid))).toBeUndefined();
    expect((await sessions.find(other.sid))?.viewer.userId).toBe(other.userId);
  });

  test('an invalid token finds no access token and ends no other', async () => {
    const [own, foreign] = [await tokenOf(owner), await tokenOf(other)];
    expect(await sessions.findAccessToken(await present(own))).toBeUndefined();
    expect((await sessions.findAccessToken(foreign))?.userId).toBe(other.userId);
  });
});

test('a session id is no access token, and an access token no session', async () => {
  expect(await sessions.findAccessToken(owner.sid)).toBeUndefined();
  expect(await sessions.find(await tokenOf(owner))).toBeUndefined();
});

test('every credential identifies its own member and how it was sent', async () => {
  const [own, foreign] = [await tokenOf(owner), await tokenOf(other)];
  expect(await sessions.find(owner.sid)).toEqual({
    viewer: { userId: owner.userId, primaryBlogId: owner.blogId, role: 'member', via: 'cookie' },
    csrfToken: owner.csrfToken,
  });
  expect(await sessions.findAccessToken(own)).toMatchObject({ userId: owner.userId, via: 'token' });
  expect(await sessions.findAccessToken(foreign)).toMatchObject({ userId: other.userId });
});

test('ending a session or a token leaves all others', async () => {
  const second = await sessions.start(owner.userId, 'another browser');
  const [first, kept, foreign] = [await tokenOf(owner), await tokenOf(owner), await tokenOf(other)];
  await sessions.end(owner.sid);
  await sessions.endAccessToken(first);
  expect(await sessions.find(owner.sid)).toBeUndefined();
  expect(await sessions.findAccessToken(first)).toBeUndefined();
  expect(await sessions.find(second.sid)).toBeDefined();
  expect(await sessions.findAccessToken(kept)).toBeDefined();
  expect(await sessions.find(other.sid)).toBeDefined();
  expect(await sessions.findAccessToken(foreign)).toBeDefined();
});

test('no session or token is created for a credential that was checked before its revocation', async () => {
  const epochOf = async () =>
    (
      await t.db.query<{ epoch: number }>('select access_epoch as epoch from users where id = $1', [
        owner.userId,
      ])
    )[0]?.epoch;
  const checked = await epochOf();
  expect((await sessions.start(owner.userId, 'in time', checked)).sid).toBeTruthy();
  await t.db.transaction((tx) => revokeCredentials(tx, owner.userId, 'passwordReset'));
  await expect(sessions.start(owner.userId, 'too late', checked)).rejects.toThrow(CredentialsRevoked);
  await expect(sessions.createAccessToken(owner.userId, 'too late', checked)).rejects.toThrow(
    CredentialsRevoked,
  );
  expect((await sessions.start(owner.userId, 'anew', await epochOf())).sid).toBeTruthy();
});

test('Sessions.sweep deletes expired sessions and tokens only', async () => {
  const [own, foreign] = [await tokenOf(owner), await tokenOf(other)];
  await expire(owner, '-1 second');
  await sessions.sweep();
  const left = (table: string, { userId }: Member) =>
    t.db.query(`select 1 from ${table} where user_id = $1`, [userId]);
  expect([await left('sessions', owner), await left('access_tokens', owner)]).toEqual([[], []]);
  expect(await sessions.findAccessToken(own)).toBeUndefined();
  expect(await sessions.find(other.sid)).toBeDefined();
  expect(await sessions.findAccessToken(foreign)).toBeDefined();
});

test('last seen is updated after ten minutes, on the session that was used', async () => {
  const seen = async (table: string, { userId }: Member) =>
    (
      await t.db.query<{ ago: number }>(
        `select extract(epoch from now() - last_seen_at)::float8 as ago from ${table} where user_id = $1`,
        [userId],
      )
    )[0]?.ago;
  const age = async (minutes: number) => {
    for (const table of ['sessions', 'access_tokens'])
      await t.db.query(`update ${table} set last_seen_at = now() - make_interval(mins => $1)`, [minutes]);
  };
  const token = await tokenOf(owner);
  await tokenOf(other);
  await age(9);
  await sessions.find(owner.sid);
  await sessions.findAccessToken(token);
  expect(await seen('sessions', owner)).toBeGreaterThan(500);
  expect(await seen('access_tokens', owner)).toBeGreaterThan(500);
  await age(11);
  await sessions.find(owner.sid);
  await sessions.findAccessToken(token);
  expect(await seen('sessions', owner)).toBeLessThan(60);
  expect(await seen('access_tokens', owner)).toBeLessThan(60);
  expect(await seen('sessions', other)).toBeGreaterThan(600);
  expect(await seen('access_tokens', other)).toBeGreaterThan(600);
});

test('the database stores no session id and no token in plain text', async () => {
  const token = await tokenOf(owner);
  const rows = JSON.stringify([
    await t.db.query('select to_jsonb(s) from sessions s'),
    await t.db.query('select to_jsonb(a) from access_tokens a'),
  ]);
  expect(rows).not.toContain(owner.sid);
  expect(rows).not.toContain(token);
});

test('a client name is truncated to 100 characters', async () => {
  await sessions.createAccessToken(owner.userId, 'x'.repeat(101));
  const rows = await t.db.query('select client from access_tokens where user_id = $1', [owner.userId]);
  expect(rows).toEqual([{ client: 'x'.repeat(100) }]);
});
