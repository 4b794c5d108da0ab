import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { Authenticator, type AuthenticatorFault } from '#tests/support/authenticator.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { answerChallenge, listedPasskey, ORIGIN, passkeyOf } from '#tests/support/passkeys.ts';

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
});
afterAll(async () => {
  await bystander.expectUnchanged();
  await t.close();
});

const PASSWORD = 'nine lives of yarn';
const proof = { password_current: PASSWORD };

async function somebody(): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  await updatePasswordHash(t.db, member.userId, hash);
  return member;
}
function post(url: string, payload: object = {}) {
  return { method: 'POST' as const, url: `/v2${url}`, payload };
}
function outcome({ status, body }: Reply<AnyBody>) {
  return [status, body?.errors?.[0]?.code];
}
const OVER = [400, 16010];
const INVALID = [401, 16012];

async function start(member: Member, given: object = proof) {
  const reply = await t.injectAs(member, post('/account/passkeys/start', given));
  return { ...reply, options: reply.body.response?.options };
}
function add(member: Member, passkey: object, name = 'Phone') {
  return t.injectAs(member, post('/account/passkeys', { name, passkey }));
}
async function list(member: Member) {
  return (await t.injectAs(member, '/v2/account/passkeys')).body.response.passkeys;
}
const logIn = (passkey: object) => t.inject(post('/passkeys/session', { passkey }));

test('addPasskey adds a passkey after a proof, mails the member, and the passkey is listed and renamed', async () => {
  const member = await somebody();
  const { status, options } = await start(member);
  expect(status).toBe(201);
  expect(options).toMatchObject({
    rp: { name: 'Skein', id: 'localhost' },
    user: { name: member.email },
    excludeCredentials: [],
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    attestation: 'none',
  });
  expect(Buffer.from(options.user.id, 'base64url').toString()).not.toContain(member.userId);
  const phone = new Authenticator(ORIGIN);
  const added = await add(member, phone.create(options), '  Phone ');
  expect(added.status).toBe(201);
  const { passkey } = added.body.response;
  expect(passkey).toMatchObject({ name: 'Phone', isSynced: true });
  expect(passkey.lastUsedTs).toBeUndefined();
  const renamed = await t.injectAs(member, {
    method: 'PATCH',
    url: `/v2/account/passkeys/${passkey.id}`,
    payload: { name: 'Blue phone' },
  });
  expect(renamed.body.response.passkey).toEqual({ ...passkey, name: 'Blue phone' });
  expect(await list(member)).toEqual([{ ...passkey, name: 'Blue phone' }]);
  expect((await start(member)).options.excludeCredentials).toEqual([
    { id: phone.id, type: 'public-key', transports: ['internal'] },
  ]);
  await t.app.services.post.settled();
  const told = mailer.mails.filter(({ to }) => to === member.email);
  expect(told.map(({ subject }) => subject)).toEqual(['A passkey was added to your account: Phone']);
  expect(told[0]?.text).toContain('Phone');
});

test('startPasskey issues a challenge that its member uses once within ten minutes, else 16010', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const [phone, key] = [new Authenticator(ORIGIN), new Authenticator(ORIGIN)];
  const { options } = await start(member);
  expect(outcome(await add(other, phone.create(options)))).toEqual(OVER);
  const made = phone.create(options);
  expect((await add(member, made)).status).toBe(201);
  expect(outcome(await add(member, made))).toEqual(OVER);
  const later = (await start(member)).options;
  clock += 600_000;
  expect(outcome(await add(member, key.create(later)))).toEqual(OVER);
  const last = (await start(member)).options;
  clock += 599_000;
  expect((await add(member, key.create(last))).status).toBe(201);
  expect(await list(other)).toEqual([]);
});

test('addPasskey rejects a passkey that another member has with 4033', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const phone = await passkeyOf(t, member, proof);
  const again = phone.create((await start(other)).options);
  expect(outcome(await add(other, again))).toEqual([409, 4033]);
  expect(await list(other)).toEqual([]);
});

const ODD: [string, AuthenticatorFault][] = [
  ['of another site’s page', { origin: 'https://skein.example' }],
  ['for another site', { rpId: 'skein.example' }],
  ['without user verification', { verifies: false }],
];
test.each(ODD)('addPasskey rejects a passkey %s with 16012 and uses its challenge up', async (_, odd) => {
  const member = await somebody();
  const { options } = await start(member);
  const phone = new Authenticator(ORIGIN);
  expect(outcome(await add(member, phone.create(options, odd)))).toEqual(INVALID);
  expect(outcome(await add(member, phone.create(options)))).toEqual(OVER);
  expect(await list(member)).toEqual([]);
});

test('startPasskeySession logs in by the passkey alone, without a second factor, by cookie or by token', async () => {
  const member = await somebody();
  const phone = await passkeyOf(t, member, proof);
  await t.db.query(
    `insert into second_factors (user_id, sealed_secret, setup_ends_at, enabled_at) values ($1, 'x', now(), now())`,
    [member.userId],
  );
  const { status, headers, body } = await logIn(await answerChallenge(t, phone));
  expect([status, body.response.session]).toEqual([200, 'cookie']);
  const sid = /sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
  const { body: info } = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } });
  expect(info.response.user.email).toBe(member.email);
  expect((await list(member))[0].lastUsedTs).toBe(Math.floor(clock / 1000));
  const elsewhere = await t.inject({
    ...post('/passkeys/session', { passkey: await answerChallenge(t, phone) }),
    headers: { authorization: 'Bearer skein-api' },
  });
  expect([elsewhere.status, elsewhere.body.response.session]).toEqual([200, 'token']);
});

test('startPasskeyProof issues a challenge that names no account and works once within five minutes', async () => {
  const member = await somebody();
  const phone = await passkeyOf(t, member, proof);
  const { body } = await t.inject(post('/passkeys/start'));
  expect(Object.keys(body.response.options).sort()).toEqual([
    'challenge',
    'rpId',
    'timeout',
    'userVerification',
  ]);
  const first = phone.answer(body.response.options);
  expect((await logIn(first)).status).toBe(200);
  expect(outcome(await logIn(first))).toEqual(OVER);
  const late = await answerChallenge(t, phone);
  clock += 300_000;
  expect(outcome(await logIn(late))).toEqual(OVER);
  const justInTime = await answerChallenge(t, phone);
  clock += 299_000;
  expect((await logIn(justInTime)).status).toBe(200);
  // A challenge for adding a passkey is invalid for logging in.
  const { options } = await start(member);
  const crossed = phone.answer({
    challenge: options.challenge,
    rpId: 'localhost',
    userVerification: 'required',
  });
  expect(outcome(await logIn(crossed))).toEqual(OVER);
});

test('startPasskeyProof stores only the hash of a challenge', async () => {
  const { body } = await t.inject(post('/passkeys/start'));
  const { challenge } = body.response.options;
  const rows = await t.db.query<{ row: string }>(
    "select encode(challenge_hash, 'hex') as row from passkey_challenges",
  );
  const asHex = Buffer.from(challenge, 'base64url').toString('hex');
  expect(rows.map(({ row }) => row)).not.toContain(asHex);
  expect(rows.map(({ row }) => row)).not.toContain(Buffer.from(challenge).toString('hex'));
});

test.each([
  ...ODD,
  ['to a challenge that was not issued', { challenge: 'bm9ib2R5LWFza2Vk' }] as [string, AuthenticatorFault],
])('startPasskeySession rejects an answer %s', async (_, odd) => {
  const phone = await passkeyOf(t, await somebody(), proof);
  const reply = await logIn(await answerChallenge(t, phone, odd));
  expect(outcome(reply)).toEqual(odd.challenge ? OVER : INVALID);
  expect(reply.headers['set-cookie']).toBeUndefined();
  expect((await logIn(await answerChallenge(t, phone))).status).toBe(200);
});

test('startPasskeySession rejects a signature counter that stays or goes back with 16012', async () => {
  const phone = await passkeyOf(t, await somebody(), proof);
  expect((await logIn(await answerChallenge(t, phone, { count: 7 }))).status).toBe(200);
  expect(outcome(await logIn(await answerChallenge(t, phone, { count: 6 })))).toEqual(INVALID);
  expect(outcome(await logIn(await answerChallenge(t, phone, { count: 7 })))).toEqual(INVALID);
  expect((await logIn(await answerChallenge(t, phone, { count: 8 }))).status).toBe(200);
});

test('startPasskeySession accepts an authenticator whose signature counter is always 0', async () => {
  const member = await somebody();
  const { options } = await start(member);
  const phone = new Authenticator(ORIGIN);
  expect((await add(member, phone.create(options, { count: 0 }))).status).toBe(201);
  for (let time = 0; time < 2; time += 1)
    expect((await logIn(await answerChallenge(t, phone, { count: 0 }))).status).toBe(200);
});

test('startPasskeySession answers unknown, foreign and malformed passkeys alike', async () => {
  const member = await somebody();
  const [phone, foreign] = [await passkeyOf(t, member, proof), await passkeyOf(t, await somebody(), proof)];
  const unknown = new Authenticator(ORIGIN);
  unknown.create((await start(member)).options);
  const swapped = { ...(await answerChallenge(t, foreign)), id: phone.id };
  const handle = await answerChallenge(t, phone);
  const otherHandle = { ...handle, response: { ...handle.response, userHandle: 'c29tZWJvZHkgZWxzZQ' } };
  const broken = await answerChallenge(t, phone);
  const garbage = {
    ...broken,
    response: { ...broken.response, authenticatorData: 'AAAA', signature: 'AAAA' },
  };
  const refused = [await answerChallenge(t, unknown), swapped, otherHandle, garbage];
  const told = [];
  for (const passkey of refused) {
    const { status, body } = await logIn(passkey);
    told.push([status, body.errors]);
  }
  expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
  expect(told[0]?.[0]).toBe(401);
  for (const clientDataJSON of [
    'AAAA',
    Buffer.from('[]').toString('base64url'),
    Buffer.from('null').toString('base64url'),
  ]) {
    const odd = { ...broken, response: { ...broken.response, clientDataJSON } };
    expect(outcome(await logIn(odd))).toEqual(OVER);
  }
});

test('startPasskeySession rejects a suspended account with 16013', async () => {
  const member = await somebody();
  const phone = await passkeyOf(t, member, proof);
  await t.db.query("update users set state = 'suspended' where id = $1", [member.userId]);
  const { status, body } = await logIn(await answerChallenge(t, phone));
  expect([status, body.errors]).toMatchObject([403, [{ code: 16013 }]]);
});

test('startPasskeySession restores an account within the thirty days after deleteAccount', async () => {
  const member = await somebody();
  const phone = await passkeyOf(t, member, proof);
  const left = await t.injectAs(member, post('/account/delete', proof));
  expect(left.status).toBe(200);
  expect((await logIn(await answerChallenge(t, phone))).status).toBe(200);
  const [row] = await t.db.query<{ state: string }>('select state from users where id = $1', [member.userId]);
  expect(row?.state).toBe('active');
});

test('deletePasskey requires a proof, mails the member and removes only that passkey', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const [phone, key] = [await passkeyOf(t, member, proof), await passkeyOf(t, member, proof)];
  const [second, first] = await list(member);
  const remove = (as: Member, id: string, given: object) =>
    t.injectAs(as, post(`/account/passkeys/${id}/delete`, given));
  expect(outcome(await remove(member, first.id, { password_current: 'not it at all' }))).toEqual([
    401, 16006,
  ]);
  expect(outcome(await remove(other, first.id, proof))).toEqual([404, 4004]);
  expect(outcome(await remove(member, 'nothing', proof))).toEqual([404, 4004]);
  expect((await remove(member, first.id, { passkey: await answerChallenge(t, key) })).status).toBe(204);
  expect(outcome(await remove(member, first.id, proof))).toEqual([404, 4004]);
  expect((await list(member)).map(({ id }: { id: string }) => id)).toEqual([second.id]);
  expect(outcome(await logIn(await answerChallenge(t, phone)))).toEqual(INVALID);
  expect((await logIn(await answerChallenge(t, key))).status).toBe(200);
  await t.app.services.post.settled();
  const removals = mailer.mails.filter(
    ({ to, subject }) => to === member.email && subject.startsWith('A passkey was removed'),
  );
  expect(removals).toHaveLength(1);
});

test('editPasskey trims the name, rejects blank and long ones with 5016, and answers other members 4004', async () => {
  const [member, other] = [await somebody(), await somebody()];
  await listedPasskey(t, member);
  const [passkey] = await list(member);
  const rename = (as: Member, id: string, name: string) =>
    t.injectAs(as, { method: 'PATCH', url: `/v2/account/passkeys/${id}`, payload: { name } });
  expect(outcome(await rename(member, passkey.id, '   '))).toEqual([400, 5016]);
  expect(outcome(await rename(member, passkey.id, 'x'.repeat(61)))).toEqual([400, 5016]);
  expect((await rename(member, passkey.id, 'x'.repeat(60))).status).toBe(200);
  expect(outcome(await rename(other, passkey.id, 'Mine'))).toEqual([404, 4004]);
  expect(outcome(await rename(member, 'nothing', 'Mine'))).toEqual([404, 4004]);
  const blank = new Authenticator(ORIGIN).create((await start(member)).options);
  expect(outcome(await add(member, blank, '  '))).toEqual([400, 5016]);
  expect((await list(member))[0].name).toBe('x'.repeat(60));
});

test('startPasskeyProof and startPasskey answer 409 with 4032 on a site whose host is an IP address', async () => {
  const numbered = await buildTestApp({ publicUrl: 'http://192.0.2.7:3000' });
  expect(outcome(await numbered.inject(post('/passkeys/start')))).toEqual([409, 4032]);
  const member = await numbered.member('numbered');
  expect(outcome(await numbered.injectAs(member, post('/account/passkeys/start', proof)))).toEqual([
    409, 4032,
  ]);
  await numbered.close();
  const named = await buildTestApp({ publicUrl: 'https://skein.example' });
  const { body } = await named.inject(post('/passkeys/start'));
  expect(body.response.options.rpId).toBe('skein.example');
  await named.close();
});
