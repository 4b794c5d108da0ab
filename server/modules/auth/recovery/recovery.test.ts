import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { listedPasskey } from '#tests/support/passkeys.ts';
import { notifyDueRecoveries } from './recovery.ts';

const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:15Z');
let t: TestApp;
let bystander: Bystander;
let serial = 0;
let hash = '';
beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock, rateLimiter: memoryRateLimiter(() => clock / 1000) });
  hash = await hashPassword(PASSWORD);
  bystander = await makeBystander(t);
  await listedPasskey(t, bystander.member);
});
afterAll(async () => {
  expect(await factorsOf(bystander.member)).toEqual([0, 1]);
  await t.close();
});

const PASSWORD = 'nine lives of yarn';
const HOUR_MS = 3_600_000;
const WAIT_MS = 48 * HOUR_MS;
const OVER = [400, 16010];

/** Creates a member with a lost second factor and a lost passkey. */
async function lostMember(): Promise<Member> {
  serial += 1;
  const member = await t.member(`lost-${serial}`);
  await updatePasswordHash(t.db, member.userId, hash);
  const post = (url: string, payload: object) =>
    t.injectAs(member, { method: 'POST', url: `/v2/account/two_factor${url}`, payload });
  const { body } = await post('', { password_current: PASSWORD });
  const totp = new TOTP({ secret: Secret.fromBase32(body.response.secret) });
  await post('/confirm', { tfa_token: totp.generate({ timestamp: clock }) });
  await listedPasskey(t, member);
  return member;
}
function send(url: string, payload: object) {
  return t.inject({ method: 'POST', url: `/v2/recovery${url}`, payload });
}
function outcome({ status, body }: Reply<AnyBody>) {
  return [status, body?.errors?.[0]?.code];
}
function logIn({ email }: Member) {
  const payload = { grant_type: 'password', username: email, password: PASSWORD };
  return t.inject({ method: 'POST', url: '/v2/oauth2/token', payload });
}
async function factorsOf({ userId }: Member): Promise<number[]> {
  const [row] = await t.db.query<{ factors: number; passkeys: number }>(
    `select (select count(*)::int from second_factors where user_id = $1) as factors,
            (select count(*)::int from passkeys where user_id = $1) as passkeys`,
    [userId],
  );
  return [row?.factors ?? -1, row?.passkeys ?? -1];
}
async function lettersTo(email: string) {
  await t.app.services.post.settled();
  return mailer.mails.filter(({ to }) => to === email);
}
/** Returns the token of the newest e-mail to an address that links to that page. */
async function tokenFor(email: string, page: string): Promise<string> {
  const mail = (await lettersTo(email)).findLast(({ text }) => text.includes(`/login/recover/${page}#`));
  return new RegExp(`/login/recover/${page}#(\\S+)`).exec(mail?.text ?? '')?.[1] ?? '';
}
/** Requests a recovery. Returns the token of the page in the e-mail. */
async function askFor({ email }: Member, page = 'open'): Promise<string> {
  expect((await send('/send', { email })).status).toBe(200);
  return tokenFor(email, page);
}
async function waiting(): Promise<Member> {
  const member = await lostMember();
  expect((await send('', { token: await askFor(member) })).status).toBe(201);
  return member;
}
async function endsOf(member: Member): Promise<number | undefined> {
  return (await t.injectAs(member, '/v2/user/info')).body.response.user.recoveryEndsTs;
}

test('finishRecovery removes factors, passkeys, sessions and the password after 48 hours, and mails a reset link', async () => {
  const member = await lostMember();
  const begun = await send('', { token: await askFor(member) });
  const ends = Math.floor((clock + WAIT_MS) / 1000);
  expect([begun.status, begun.body.response.endsTs]).toEqual([201, ends]);
  expect(await endsOf(member)).toBe(ends);
  expect(outcome(await logIn(member))).toEqual([401, 16007]);
  clock += WAIT_MS - 1000;
  await notifyDueRecoveries(t.db, t.app.services);
  expect(await tokenFor(member.email, 'finish')).toBe('');
  clock += 1000;
  await notifyDueRecoveries(t.db, t.app.services);
  const token = await tokenFor(member.email, 'finish');
  expect((await send('/finish', { token })).status).toBe(204);
  expect(await factorsOf(member)).toEqual([0, 0]);
  // An intruder who knows the password could set up a second factor again.
  expect(outcome(await logIn(member))).toEqual([401, 16006]);
  expect((await t.injectAs(member, '/v2/user/info')).body.response.isLoggedIn).toBe(false);
  expect(outcome(await send('/finish', { token }))).toEqual(OVER);
  const subjects = (await lettersTo(member.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => !subject.startsWith('Two-factor authentication was'))).toEqual([
    'Recover your account on Skein',
    'A recovery of your account on Skein began',
    'Finish the recovery of your account',
    'Your second factor on Skein was removed',
  ]);
  const done = (await lettersTo(member.email)).at(-1);
  const reset = /\/passwordreset\/new#(\S+)/.exec(done?.text ?? '')?.[1];
  const chosen = { token: reset, password: 'seven seas of wool' };
  const complete = await t.inject({ method: 'POST', url: '/v2/user/reset/complete', payload: chosen });
  expect([complete.status, complete.body.response.credentials]).toEqual([200, []]);
});

test('notifyDueRecoveries mails once that the wait is over', async () => {
  const member = await waiting();
  clock += WAIT_MS;
  await notifyDueRecoveries(t.db, t.app.services);
  await notifyDueRecoveries(t.db, t.app.services);
  const told = (await lettersTo(member.email)).filter(({ subject }) =>
    subject.startsWith('Finish the recovery'),
  );
  expect(told).toHaveLength(1);
});

test('startRecovery mails every address of the member, and each mailed link can revoke the recovery', async () => {
  const member = await lostMember();
  await t.db.query("update users set pending_email = 'next@example.test' where id = $1", [member.userId]);
  await t.db.query(
    `insert into third_party_links (provider_id, subject, user_id, email)
     values ('harbour', $2, $1, 'harbour@example.test')`,
    [member.userId, `subject of ${member.userId}`],
  );
  await send('', { token: await askFor(member) });
  for (const address of [member.email, 'next@example.test', 'harbour@example.test']) {
    const token = await tokenFor(address, 'keep');
    expect(token.length, address).toBeGreaterThan(20);
    expect((await send('/revoke', { token })).status).toBe(204);
    expect(outcome(await send('/revoke', { token }))).toEqual(OVER);
  }
  expect(await endsOf(member)).toBeUndefined();
  expect(await factorsOf(member)).toEqual([1, 1]);
});

test("cancelRecovery ends the member's own recovery only, after which finishRecovery answers 4032", async () => {
  const [member, other] = [await waiting(), await waiting()];
  clock += WAIT_MS;
  await notifyDueRecoveries(t.db, t.app.services);
  const token = await tokenFor(member.email, 'finish');
  const end = () => t.injectAs(member, { method: 'DELETE', url: '/v2/account/recovery' });
  expect([(await end()).status, (await end()).status]).toEqual([204, 204]);
  expect(outcome(await send('/finish', { token }))).toEqual([409, 4032]);
  expect(await factorsOf(member)).toEqual([1, 1]);
  expect((await send('/finish', { token: await tokenFor(other.email, 'finish') })).status).toBe(204);
  expect(await factorsOf(other)).toEqual([0, 0]);
});

test('startRecovery during a wait keeps its end and mails the state of the recovery', async () => {
  const member = await lostMember();
  const [first, second] = [await askFor(member), await askFor(member)];
  const begun = await send('', { token: first });
  clock += HOUR_MS / 2;
  const again = await send('', { token: second });
  expect(again.body.response).toEqual(begun.body.response);
  clock += HOUR_MS;
  await askFor(member, 'keep');
  const told = (await lettersTo(member.email)).filter(({ subject }) =>
    subject.startsWith('A recovery of your account'),
  );
  expect(told).toHaveLength(2);
  clock += WAIT_MS;
  const token = await askFor(member, 'finish');
  expect((await send('/finish', { token })).status).toBe(204);
});

test('finishRecovery works until a week after the end of the wait', async () => {
  const [late, justInTime] = [await waiting(), await waiting()];
  clock += WAIT_MS;
  await notifyDueRecoveries(t.db, t.app.services);
  const token = await tokenFor(justInTime.email, 'finish');
  const tooLate = await tokenFor(late.email, 'finish');
  clock += 7 * 24 * HOUR_MS - 1000;
  await notifyDueRecoveries(t.db, t.app.services);
  expect((await send('/finish', { token })).status).toBe(204);
  clock += 1001;
  await notifyDueRecoveries(t.db, t.app.services);
  expect(outcome(await send('/finish', { token: tooLate }))).toEqual(OVER);
  expect(await factorsOf(late)).toEqual([1, 1]);
  expect(await endsOf(late)).toBeUndefined();
});

test('sendRecovery answers alike for any address and mails members only, by the state of their account', async () => {
  serial += 1;
  const plain = await t.member(`plain-${serial}`);
  const suspended = await lostMember();
  const before = (await lettersTo(suspended.email)).length;
  await t.db.query("update users set state = 'suspended' where id = $1", [suspended.userId]);
  const answers = [];
  for (const email of [plain.email, suspended.email, 'nobody@example.test'])
    answers.push((await send('/send', { email })).body.response);
  expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  const [letter, ...more] = await lettersTo(plain.email);
  expect([letter?.subject, more]).toEqual(['You can log in to Skein with a link', []]);
  expect(letter?.text).toContain('/login/link');
  expect((await lettersTo(suspended.email)).length).toBe(before);
  expect(await lettersTo('nobody@example.test')).toEqual([]);
});

test('Each recovery link works for its own operation only, the first for one hour', async () => {
  const member = await lostMember();
  const token = await askFor(member);
  for (const door of ['/revoke', '/finish']) expect(outcome(await send(door, { token }))).toEqual(OVER);
  clock += HOUR_MS;
  expect(outcome(await send('', { token }))).toEqual(OVER);
  const fresh = await askFor(member);
  clock += HOUR_MS - 1000;
  expect((await send('', { token: fresh })).status).toBe(201);
  expect(outcome(await send('', { token: fresh }))).toEqual(OVER);
  const keep = await tokenFor(member.email, 'keep');
  for (const door of ['', '/finish']) expect(outcome(await send(door, { token: keep }))).toEqual(OVER);
});

test('sendRecovery answers 200 to a fourth request within the hour, for known and unknown addresses', async () => {
  const email = 'often@example.test';
  for (let mail = 1; mail <= 4; mail += 1) expect((await send('/send', { email })).status).toBe(200);
});
