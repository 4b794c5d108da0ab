import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { linkEmail } from '#server/modules/auth/mailed-links/links.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { factorOf, insertSetup, switchOn } from './factor-repository.ts';

const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:15Z');
let t: TestApp;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock });
});
afterAll(() => t.close());

const PASSWORD = 'nine lives of yarn';
const proof = { password_current: PASSWORD };

async function somebody(): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  await updatePasswordHash(t.db, member.userId, await hashPassword(PASSWORD));
  await t.db.query('update users set email_verified_at = now() where id = $1', [member.userId]);
  return member;
}

function postAs(member: Member, url: string, payload: object) {
  return t.injectAs(member, { method: 'POST', url: `/v2/account${url}`, payload });
}
function logIn({ email }: Member, tfa_token?: string) {
  return t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    payload: {
      grant_type: 'password',
      username: email,
      password: PASSWORD,
      ...(tfa_token ? { tfa_token } : {}),
    },
  });
}
const stateOf = async (member: Member) => (await t.injectAs(member, '/v2/account/two_factor')).body.response;
function outcome({
  status,
  body,
}: {
  status: number;
  body: { errors?: { code: number; field?: string }[] };
}) {
  return [status, body?.errors?.[0]?.code];
}
const WRONG = [401, 16007];

/** Returns the authenticator's code, that many seconds from now. */
function codeOf(secret: string, seconds = 0): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: clock + seconds * 1000 });
}
/** Returns a code that is invalid at all nearby times. */
function wrongCode(secret: string): string {
  const near = [-60, -30, 0, 30, 60].map((seconds) => codeOf(secret, seconds));
  return (
    ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code)) ?? ''
  );
}

/** Creates a member with an enabled second factor. */
async function protectedMember() {
  const member = await somebody();
  const started = await postAs(member, '/two_factor', proof);
  expect(started.status).toBe(201);
  const secret: string = started.body.response.secret;
  const confirmed = await postAs(member, '/two_factor/confirm', { tfa_token: codeOf(secret) });
  expect(confirmed.status).toBe(200);
  // The next time step, because the confirming code is consumed.
  clock += 30_000;
  return { member, secret, codes: confirmed.body.response.backupCodes as string[] };
}

test('startTwoFactor returns a secret once and changes nothing until confirmTwoFactor gets a right code', async () => {
  const [member, bystander] = [await somebody(), await somebody()];
  const { body } = await postAs(member, '/two_factor', proof);
  const { secret, otpauthUrl, qrCode, expiresTs } = body.response;
  expect(otpauthUrl).toBe(
    `otpauth://totp/Skein:${encodeURIComponent(member.email)}?issuer=Skein&secret=${secret}&algorithm=SHA1&digits=6&period=30`,
  );
  expect(Buffer.from(qrCode.split(',')[1], 'base64').toString()).toContain('<svg');
  expect(expiresTs).toBe(Math.floor(clock / 1000) + 600);
  expect(await stateOf(member)).toEqual({ enabled: false, backupCodesLeft: 0, rememberedBrowsers: 0 });
  expect((await logIn(member)).status).toBe(200);
  expect(outcome(await postAs(member, '/two_factor/confirm', { tfa_token: wrongCode(secret) }))).toEqual(
    WRONG,
  );
  const on = await postAs(member, '/two_factor/confirm', { tfa_token: codeOf(secret) });
  expect(new Set(on.body.response.backupCodes).size).toBe(10);
  expect(await stateOf(member)).toEqual({
    enabled: true,
    method: 'totp',
    enabledTs: Math.floor(clock / 1000),
    backupCodesLeft: 10,
    rememberedBrowsers: 0,
  });
  expect(await stateOf(bystander)).toEqual({ enabled: false, backupCodesLeft: 0, rememberedBrowsers: 0 });
  expect((await logIn(bystander)).status).toBe(200);
  await t.app.services.post.settled();
  expect(mailer.mails.filter(({ to }) => to === member.email).map(({ subject }) => subject)).toContain(
    'Two-factor authentication was turned on',
  );
  const kept = await t.db.query<{ kept: string }>(
    "select encode(sealed_secret, 'hex') as kept from second_factors where user_id = $1",
    [member.userId],
  );
  expect(kept[0]?.kept).not.toContain(Buffer.from(Secret.fromBase32(secret).bytes).toString('hex'));
});

test('confirmTwoFactor rejects a replaced secret with 16007 and an expired one with 16010', async () => {
  const member = await somebody();
  const former = (await postAs(member, '/two_factor', proof)).body.response.secret;
  const { secret } = (await postAs(member, '/two_factor', proof)).body.response;
  expect(secret).not.toBe(former);
  expect(outcome(await postAs(member, '/two_factor/confirm', { tfa_token: codeOf(former) }))).toEqual(WRONG);
  clock += 600_000;
  expect(outcome(await postAs(member, '/two_factor/confirm', { tfa_token: codeOf(secret) }))).toEqual([
    400, 16010,
  ]);
  const last = (await postAs(member, '/two_factor', proof)).body.response.secret;
  clock += 599_999;
  expect((await postAs(member, '/two_factor/confirm', { tfa_token: codeOf(last) })).status).toBe(200);
  expect(outcome(await postAs(member, '/two_factor', proof))).toEqual([409, 4033]);
});

test('createToken requires the code, accepts clocks 30 s apart, and each code once', async () => {
  const { member, secret } = await protectedMember();
  expect(outcome(await logIn(member))).toEqual(WRONG);
  for (const seconds of [-60, 60])
    expect(outcome(await logIn(member, codeOf(secret, seconds)))).toEqual(WRONG);
  const now = codeOf(secret);
  expect((await logIn(member, now)).status).toBe(200);
  expect(outcome(await logIn(member, now))).toEqual(WRONG);
  expect(outcome(await logIn(member, codeOf(secret, -30)))).toEqual(WRONG);
  expect((await logIn(member, codeOf(secret, 30))).status).toBe(200);
});

test('createToken of one code in concurrent requests logs in once', async () => {
  const { member, secret, codes } = await protectedMember();
  for (const code of [codeOf(secret), codes[0] ?? '']) {
    const replies = await Promise.all([1, 2, 3].map(() => logIn(member, code)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 401, 401]);
  }
});

test('createToken accepts a backup code once, in any case and spacing, of its member only', async () => {
  const [{ member, codes }, other] = [await protectedMember(), await protectedMember()];
  const [first = '', second = ''] = codes;
  expect(outcome(await logIn(other.member, first))).toEqual(WRONG);
  expect((await logIn(member, first.toUpperCase().replace('-', ' '))).status).toBe(200);
  expect(outcome(await logIn(member, first))).toEqual(WRONG);
  expect((await stateOf(member)).backupCodesLeft).toBe(9);
  expect((await stateOf(other.member)).backupCodesLeft).toBe(10);
  expect((await logIn(member, second)).status).toBe(200);
});

test('startTwoFactor and endTwoFactor reject a wrong password with 16006', async () => {
  const { member, secret } = await protectedMember();
  const other = await somebody();
  const wrong = { password_current: 'nine lives of yarn?' };
  expect(outcome(await postAs(other, '/two_factor', wrong))).toEqual([401, 16006]);
  const ending = { ...wrong, tfa_token: codeOf(secret) };
  expect(outcome(await postAs(member, '/two_factor/disable', ending))).toEqual([401, 16006]);
  expect([(await stateOf(other)).enabled, (await stateOf(member)).enabled]).toEqual([false, true]);
  // The failed request did not consume the code.
  const { status } = await postAs(member, '/two_factor/disable', { ...ending, ...proof });
  expect(status).toBe(204);
});

test('createBackupCodes requires password and code, and ends the old backup codes', async () => {
  const { member, secret, codes } = await protectedMember();
  const refusals: [object, unknown[]][] = [
    [{ password_current: 'wrong', tfa_token: codeOf(secret) }, [401, 16006]],
    [{ ...proof, tfa_token: wrongCode(secret) }, WRONG],
  ];
  for (const [payload, refused] of refusals)
    expect(outcome(await postAs(member, '/backup_codes', payload))).toEqual(refused);
  const renewed = await postAs(member, '/backup_codes', { ...proof, tfa_token: codeOf(secret) });
  expect(renewed.status).toBe(201);
  expect(outcome(await logIn(member, codes[0]))).toEqual(WRONG);
  expect((await logIn(member, renewed.body.response.backupCodes[0])).status).toBe(200);
});

test('createBackupCodes without a second factor answers 16007', async () => {
  const member = await somebody();
  const reply = await postAs(member, '/backup_codes', { ...proof, tfa_token: '123456' });
  expect(outcome(reply)).toEqual(WRONG);
});

test('endTwoFactor requires password and code, and removes the backup codes', async () => {
  const [{ member, secret, codes }, bystander] = [await protectedMember(), await protectedMember()];
  expect(
    outcome(await postAs(member, '/two_factor/disable', { ...proof, tfa_token: wrongCode(secret) })),
  ).toEqual(WRONG);
  expect((await postAs(member, '/two_factor/disable', { ...proof, tfa_token: codes[0] })).status).toBe(204);
  expect(await stateOf(member)).toEqual({ enabled: false, backupCodesLeft: 0, rememberedBrowsers: 0 });
  expect((await logIn(member)).status).toBe(200);
  expect((await stateOf(bystander.member)).backupCodesLeft).toBe(10);
  expect(outcome(await logIn(bystander.member))).toEqual(WRONG);
});

test.each([
  ['login', '/v2/login/link', {}],
  ['reset', '/v2/user/reset/complete', { password: 'seven seas of wool' }],
] as const)(
  'A mailed %s link requires the code of the second factor, and stays valid until it is right',
  async (purpose, url, more) => {
    const { member, codes } = await protectedMember();
    const user = { id: member.userId, email: member.email, locale: 'en-us' };
    const { mail } = await linkEmail(t.db, t.app.services, user, purpose);
    const token = /#(\S+)/.exec(mail.text)?.[1];
    const open = (tfa?: string) =>
      t.inject({ method: 'POST', url, payload: { token, ...more, ...(tfa ? { tfa_token: tfa } : {}) } });
    expect([outcome(await open()), outcome(await open('000 000'))]).toEqual([WRONG, WRONG]);
    expect((await open(codes[0])).status).toBe(200);
    expect(outcome(await open(codes[1]))).toEqual([400, 16010]);
    expect((await stateOf(await asNow(member))).backupCodesLeft).toBe(9);
  },
);

/** Returns the member with a new session, because a new password ends the former ones. */
async function asNow(member: Member): Promise<Member> {
  return { ...member, ...(await t.app.services.sessions.start(member.userId, 'test')) };
}

test('createToken answers 4029 after ten wrong codes of a member', async () => {
  const [{ member, secret }, other] = [await protectedMember(), await protectedMember()];
  for (let count = 1; count <= 10; count += 1)
    expect(outcome(await logIn(member, wrongCode(secret)))).toEqual(WRONG);
  expect(outcome(await logIn(member, codeOf(secret)))).toEqual([429, 4029]);
  expect((await logIn(other.member, codeOf(other.secret))).status).toBe(200);
});

test('switchOn succeeds once for concurrent calls, and for its member only', async () => {
  const [member, other] = [await somebody(), await somebody()];
  for (const { userId } of [member, other]) {
    expect(await insertSetup(t.db, userId, Buffer.from('sealed'), new Date(clock))).toBe(true);
  }
  const first = new Date(clock);
  expect(await switchOn(t.db, member.userId, first)).toBe(true);
  expect(await switchOn(t.db, member.userId, new Date(clock + 60_000))).toBe(false);
  expect(await factorOf(t.db, member.userId)).toMatchObject({
    is_on: true,
    enabled: Math.floor(clock / 1000),
  });
  expect(await factorOf(t.db, other.userId)).toMatchObject({ is_on: false, enabled: null });
  // An enabled factor cannot be set up again.
  expect(await insertSetup(t.db, member.userId, Buffer.from('another'), first)).toBe(false);
});
