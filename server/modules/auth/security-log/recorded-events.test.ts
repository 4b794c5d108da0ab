import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { authorizeClient, registerClient } from '#tests/support/apps.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { requestTokenOf } from '#tests/support/oauth1.ts';
import { answerChallenge, passkeyOf } from '#tests/support/passkeys.ts';
import { ANY_PUSH_SERVICE, PushService } from '#tests/support/push-service.ts';
import { loggedKinds, securityLogOf } from '#tests/support/security-log.ts';

/** Each operation that concerns the security of an account records an event. */

const PASSWORD = 'nine lives of yarn';
const NEW = 'seven seas of wool';
const proof = { password_current: PASSWORD };
const mailer = recordingMailer();
let clock = Date.now();
let t: TestApp;
const service = new PushService();
let bystander: Bystander;
let author: Member;
let staff: Member;
let hash = '';
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer, push: ANY_PUSH_SERVICE, now: () => clock });
  bystander = await makeBystander(t);
  [author, staff] = [await t.member('author'), await t.member('staff', { role: 'admin' })];
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
type Method = 'POST' | 'PUT' | 'PATCH' | 'DELETE';
function act(member: Member, url: string, payload?: object, method: Method = 'POST') {
  return t.injectAs(member, { method, url: `/v2${url}`, ...(payload ? { payload } : {}) });
}
function send(url: string, payload: object) {
  return t.inject({ method: 'POST', url: `/v2${url}`, payload });
}
function logIn({ email }: Member, more: object = {}) {
  return send('/oauth2/token', { grant_type: 'password', username: email, password: PASSWORD, ...more });
}
const mailed = async (email: string) => (await newestMailedToken(t, mailer, email)) ?? '';
const lastEvent = async (member: Member) => (await securityLogOf(t, member))[0];
const since = async (member: Member, count: number) => (await loggedKinds(t, member)).slice(count);

/** Switches the second factor on and returns codes of the authenticator, each of another time step. */
async function withSecondFactor(member: Member): Promise<() => string> {
  const { body } = await act(member, '/account/two_factor', proof);
  const totp = new TOTP({ secret: Secret.fromBase32(body.response.secret) });
  const code = () => {
    clock += 30_000;
    return totp.generate({ timestamp: clock });
  };
  expect((await act(member, '/account/two_factor/confirm', { tfa_token: code() })).status).toBe(200);
  return code;
}

test('registerAccount records account_created', async () => {
  const email = 'newcomer@example.test';
  const payload = { email, password: PASSWORD, birth_date: '1991-05-06', tumblelog: 'newcomer' };
  expect((await send('/register', payload)).status).toBe(201);
  const [row] = await t.db.query<{ kind: string; method: string }>(
    'select kind, method from security_events where user_id = (select id from users where email = $1)',
    [email],
  );
  expect(row).toEqual({ kind: 'account_created', method: 'password' });
});

test('Log-ins by mailed link and password reset are recorded with their method, and so is the request of a link', async () => {
  const member = await somebody();
  await send('/login_link_send', { email: member.email });
  await send('/login/link', { token: await mailed(member.email) });
  expect((await lastEvent(member))?.method).toBe('mailed_link');
  await send('/user/reset', { email: member.email });
  await send('/user/reset/complete', { token: await mailed(member.email), password: NEW });
  expect((await lastEvent(member))?.method).toBe('password_reset');
  expect(await loggedKinds(t, member)).toEqual([
    'login_link_requested',
    'logged_in',
    'password_reset_requested',
    'password_reset',
    'logged_in',
  ]);
});

test('revokeSession, revokeOtherSessions and endSession are recorded', async () => {
  const member = await somebody();
  await t.app.services.sessions.start(member.userId, 'Mozilla/5.0 (iPhone) Version/18 Safari/604.1');
  const { body } = await t.injectAs(member, '/v2/account/sessions');
  await act(member, `/account/sessions/${body.response.sessions[1].id}`, undefined, 'DELETE');
  await act(member, '/account/sessions', undefined, 'DELETE');
  await act(member, '/logout');
  expect(await loggedKinds(t, member)).toEqual([
    'session_revoked: Safari on iPhone',
    'sessions_revoked',
    'logged_out',
  ]);
});

test('revokeSession of a session that does not exist is not recorded', async () => {
  const member = await somebody();
  expect((await act(member, '/account/sessions/cookie-1', undefined, 'DELETE')).status).toBe(404);
  expect(await loggedKinds(t, member)).toEqual([]);
});

test('editAccount records changes of password and address and a wrong password', async () => {
  const member = await somebody();
  const email = `moved-${serial}@example.test`;
  await act(member, '/account', { email, password_current: 'not this one' }, 'PATCH');
  await t.app.services.work.settled();
  await act(member, '/account', { email, ...proof }, 'PATCH');
  await act(member, '/account', { email: member.email, ...proof }, 'PATCH');
  await act(member, '/account', { email, ...proof }, 'PATCH');
  await send('/account/verify_email', { token: await mailed(email) });
  await act(member, '/account', { password: NEW, ...proof }, 'PATCH');
  expect(await loggedKinds(t, member)).toEqual([
    'reauthentication_failed',
    `email_change_requested: ${email}`,
    'email_change_cancelled',
    `email_change_requested: ${email}`,
    `email_changed: ${email}`,
    'password_changed',
  ]);
});

test('Changes of the second factor, its backup codes and a wrong code are recorded; a missing code is not', async () => {
  const member = await somebody();
  const code = await withSecondFactor(member);
  await act(member, '/account/backup_codes', { ...proof, tfa_token: code() });
  expect((await logIn(member)).status).toBe(401);
  expect((await logIn(member, { tfa_token: 'nothing' })).status).toBe(401);
  await t.app.services.work.settled();
  expect((await logIn(member, { tfa_token: code() })).status).toBe(200);
  await act(member, '/account/two_factor/disable', { ...proof, tfa_token: code() });
  expect(await loggedKinds(t, member)).toEqual([
    'two_factor_enabled',
    'backup_codes_created',
    'two_factor_failed',
    'logged_in',
    'two_factor_disabled',
  ]);
});

test('Passkeys are recorded by name, and a copied passkey is recorded as a failed log-in', async () => {
  const member = await somebody();
  const authenticator = await passkeyOf(t, member, proof);
  const { body } = await t.injectAs(member, '/v2/account/passkeys');
  const place = `/account/passkeys/${body.response.passkeys[0].id}`;
  await act(member, place, { name: 'Old phone' }, 'PATCH');
  expect((await send('/passkeys/session', { passkey: await answerChallenge(t, authenticator) })).status).toBe(
    200,
  );
  expect((await lastEvent(member))?.method).toBe('passkey');
  const copied = await answerChallenge(t, authenticator, { count: 0 });
  expect((await send('/passkeys/session', { passkey: copied })).status).toBe(401);
  await t.app.services.work.settled();
  expect((await act(member, `${place}/delete`, proof)).status).toBe(204);
  expect(await loggedKinds(t, member)).toEqual([
    'passkey_added: Phone',
    'passkey_renamed: Old phone',
    'logged_in',
    'passkey_failed',
    'passkey_removed: Old phone',
  ]);
});

test('The recovery of lost factors is recorded at each step', async () => {
  const member = await somebody();
  await withSecondFactor(member);
  const begin = async () => {
    await send('/recovery/send', { email: member.email });
    await send('/recovery', { token: await mailed(member.email) });
  };
  await begin();
  await act(member, '/account/recovery', undefined, 'DELETE');
  await begin();
  clock += 49 * 3_600_000;
  await send('/recovery/send', { email: member.email });
  expect((await send('/recovery/finish', { token: await mailed(member.email) })).status).toBe(204);
  expect(await since(member, 1)).toEqual([
    'recovery_requested',
    'recovery_started',
    'recovery_cancelled',
    'recovery_started',
    'recovery_finished',
  ]);
});

test('Apps are recorded by name when they are authorized and when their access is revoked', async () => {
  const member = await somebody();
  const client = await registerClient(t, author);
  await authorizeClient(t, member, client);
  await act(member, `/user/apps/${client.clientId}`, undefined, 'DELETE');
  const { key } = await requestTokenOf(t, client);
  await act(member, '/oauth/authorize', { oauth_token: key, allow: true });
  const refused = await requestTokenOf(t, client);
  await act(member, '/oauth/authorize', { oauth_token: refused.key, allow: false });
  expect(await loggedKinds(t, member)).toEqual([
    'app_authorized: Fog Bell',
    'app_revoked: Fog Bell',
    'app_authorized: Fog Bell',
  ]);
});

test('A data download, log-in alerts and a new push device are recorded; a known device is not', async () => {
  const member = await somebody();
  await act(member, '/privacy/download');
  expect((await act(member, '/privacy/download')).status).toBe(409);
  for (const login_alerts of [false, false, true])
    await act(member, '/user/settings', { account: { login_alerts } });
  const browser = service.browser('phone');
  for (const _time of [1, 2]) expect((await act(member, '/user/push_devices', browser)).status).toBe(201);
  expect(await loggedKinds(t, member)).toEqual([
    'data_download_requested',
    'login_alerts_disabled',
    'login_alerts_enabled',
    'push_device_added: Browser',
  ]);
});

test('deleteAccount and the restoring log-in are recorded', async () => {
  const member = await somebody();
  await act(member, '/account/delete', proof);
  expect((await logIn(member)).status).toBe(200);
  expect(await loggedKinds(t, member)).toEqual([
    'account_deletion_requested',
    'account_restored',
    'logged_in',
  ]);
});

test('setSuspension and revokeSuspension are recorded without the device and address of staff', async () => {
  const member = await somebody();
  const place = `/admin/accounts/${member.userId}/suspension`;
  for (const reason of ['Advertising accordions.', 'Advertising accordions.'])
    await act(staff, place, { reason }, 'PUT');
  await act(staff, place, undefined, 'DELETE');
  expect(await loggedKinds(t, member)).toEqual(['suspended: Advertising accordions.', 'suspension_revoked']);
  for (const event of await securityLogOf(t, member)) {
    expect([event.clientName, event.device, event.place]).toEqual([undefined, undefined, undefined]);
  }
  expect(await loggedKinds(t, staff)).toEqual([]);
});

test("verifyEmail in another member's browser is recorded without that member's session", async () => {
  const [member, other] = [await somebody(), await somebody()];
  const email = `linked-${serial}@example.test`;
  await act(member, '/account', { email, ...proof }, 'PATCH');
  await act(other, '/account/verify_email', { token: await mailed(email) });
  const rows = await t.db.query<{ kind: string; has_session: boolean }>(
    'select kind, session_hash is not null as has_session from security_events where user_id = $1 order by id',
    [member.userId],
  );
  expect(rows).toEqual([
    { kind: 'email_change_requested', has_session: true },
    { kind: 'email_changed', has_session: false },
  ]);
  expect(await loggedKinds(t, other)).toEqual([]);
});
