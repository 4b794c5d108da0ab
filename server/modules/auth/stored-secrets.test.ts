import { createHash, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { authorizeClient, registerClient, tokensFor } from '#tests/support/apps.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';

/** A complete copy of the database contains no credential that opens an account. */

const PASSWORD = 'nine lives of yarn';
const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:15Z');
let t: TestApp;
let ivy: Member;
/** Credentials by kind. */
const secrets = new Map<string, string>();

function postAs(url: string, payload: object) {
  return t.injectAs(ivy, { method: 'POST', url: `/v2${url}`, payload });
}
function logIn(more: object = {}, headers: Record<string, string> = {}) {
  const payload = { grant_type: 'password', username: ivy.email, password: PASSWORD, ...more };
  return t.inject({ method: 'POST', url: '/v2/oauth2/token', payload, headers });
}
function cookieOf(headers: Record<string, unknown>, name: string): string {
  return new RegExp(`(?:^|,)${name}=([^;]+)`).exec([headers['set-cookie']].flat().join(','))?.[1] ?? '';
}
async function mailed(what: string, url: string, email = ivy.email): Promise<void> {
  const { status } = await t.inject({ method: 'POST', url: `/v2${url}`, payload: { email } });
  expect(status).toBeLessThan(300);
  secrets.set(what, (await newestMailedToken(t, mailer, email)) ?? '');
}

beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock });
  ivy = await t.member('ivy');
  await updatePasswordHash(t.db, ivy.userId, await hashPassword(PASSWORD));
  secrets.set('password', PASSWORD);
  secrets.set('session', ivy.sid);
  await mailed('log-in link', '/login_link_send');
  await mailed('reset link', '/user/reset');
  const program = await logIn({}, { authorization: 'Bearer skein-api' });
  secrets.set('token of a program', program.body.response.accessToken);

  const bell = await registerClient(t, ivy);
  const given = await tokensFor(t, ivy, bell, 'basic offline_access');
  secrets.set('secret of an app', bell.clientSecret);
  secrets.set('code of an app', await authorizeClient(t, ivy, bell));
  secrets.set('access token of an app', given.accessToken);
  secrets.set('refresh token of an app', given.refreshToken);

  const { secret } = (await postAs('/account/two_factor', { password_current: PASSWORD })).body.response;
  const totp = new TOTP({ secret: Secret.fromBase32(secret) });
  const tfa_token = totp.generate({ timestamp: clock });
  const on = await postAs('/account/two_factor/confirm', { tfa_token });
  clock += 30_000;
  const code = totp.generate({ timestamp: clock });
  const remembered = await logIn({ tfa_token: code, remember_device: true });
  secrets.set('second factor', secret);
  secrets.set('backup code', on.body.response.backupCodes[0]);
  secrets.set('remembered browser', cookieOf(remembered.headers, 'remembered'));
});
afterAll(() => t.close());

/** Returns every row of every table as text; bytes as hexadecimal. */
async function wholeDatabase(): Promise<string> {
  const tables = await t.db.query<{ name: string }>(
    `select quote_ident(table_name) as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`,
  );
  const parts: string[] = [];
  for (const { name } of tables) {
    const [row] = await t.db.query<{ all: string | null }>(
      `select string_agg(to_jsonb(r)::text, ' ') as all from ${name} r`,
    );
    parts.push(row?.all ?? '');
  }
  return parts.join('\n');
}
/** Returns the forms a secret could be stored in: itself, its bytes, its decoded form, and hashes without a key. */
function formsOf(secret: string): string[] {
  const bytes = [
    Buffer.from(secret),
    Buffer.from(secret, 'base64url'),
    Buffer.from(secret.replaceAll('-', '')),
    ...(/^[A-Z2-7]{16,}$/.test(secret) ? [Buffer.from(Secret.fromBase32(secret).bytes)] : []),
  ];
  const digests = bytes.map((some) => createHash('sha256').update(some).digest());
  return [
    secret,
    ...[...bytes, ...digests].flatMap((some) => [some.toString('hex'), some.toString('base64url')]),
  ];
}

test('The database contains no secret that opens an account', async () => {
  expect([...secrets].filter(([, secret]) => secret.length < 8)).toEqual([]);
  const all = await wholeDatabase();
  const found = [...secrets].filter(([, secret]) => formsOf(secret).some((form) => all.includes(form)));
  expect(found.map(([what]) => what)).toEqual([]);
});

test('The search for secrets in the database finds a stored hash', async () => {
  const kept = randomBytes(24).toString('base64url');
  const digest = createHash('sha256').update(kept).digest();
  const own = t.app.services.sessions.sidHash(ivy.sid);
  await t.db.query('update sessions set id_hash = $2 where id_hash = $1', [own, digest]);
  const all = await wholeDatabase();
  expect(formsOf(kept).some((form) => all.includes(form))).toBe(true);
  expect(all).toContain(ivy.email);
});
