import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { answerChallenge, passkeyOf } from '#tests/support/passkeys.ts';

const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:15Z');
let t: TestApp;
let serial = 0;
let hash = '';

beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock, rateLimiter: memoryRateLimiter(() => clock / 1000) });
  hash = await hashPassword(PASSWORD);
});
afterAll(() => t.close());

const PASSWORD = 'nine lives of yarn';
const proof = { password_current: PASSWORD };

async function somebody(withPassword = true): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  if (withPassword) await updatePasswordHash(t.db, member.userId, hash);
  return member;
}
function post(member: Member, url: string, payload: object = {}) {
  return t.injectAs(member, { method: 'POST', url: `/v2/account${url}`, payload });
}
/** Stands for any operation that requires a proof. */
const ask = (member: Member, given: object) => post(member, '/passkeys/start', given);
function outcome({ status, body }: Reply<AnyBody>) {
  return [status, body?.errors?.[0]?.code];
}
async function mailedCode(member: Member): Promise<string> {
  const { status } = await t.injectAs(member, { method: 'POST', url: '/v2/account/proofs/mail_code' });
  expect(status).toBe(204);
  await t.app.services.post.settled();
  const mail = mailer.mails.findLast(
    ({ to, subject }) => to === member.email && subject.startsWith('Your confirmation code'),
  );
  return /\b[a-z0-9]{4}-[a-z0-9]{4}\b/.exec(mail?.text ?? '')?.[0] ?? '';
}
async function proofsOf(member: Member) {
  return (await t.injectAs(member, '/v2/account/proofs')).body.response;
}
async function secondFactor(member: Member, given: object): Promise<() => string> {
  const { body } = await post(member, '/two_factor', given);
  const totp = new TOTP({ secret: Secret.fromBase32(body.response.secret) });
  const code = () => totp.generate({ timestamp: clock });
  expect((await post(member, '/two_factor/confirm', { tfa_token: code() })).status).toBe(200);
  return () => {
    clock += 30_000;
    return code();
  };
}

test('getProofs lists the proofs that a member can give', async () => {
  const [member, bare] = [await somebody(), await somebody(false)];
  const nothing = { passkey: false, secondFactor: false };
  expect(await proofsOf(member)).toEqual({ ...nothing, password: true, mailCode: false });
  expect(await proofsOf(bare)).toEqual({ ...nothing, password: false, mailCode: true });
  await passkeyOf(t, member, proof);
  await secondFactor(member, proof);
  expect(await proofsOf(member)).toEqual({
    password: true,
    passkey: true,
    mailCode: false,
    secondFactor: true,
  });
  expect(await proofsOf(bare)).toEqual({ ...nothing, password: false, mailCode: true });
});

test("startPasskey rejects a missing, a wrong and another member's proof", async () => {
  const [member, other] = [await somebody(), await somebody()];
  const foreign = await passkeyOf(t, other, proof);
  expect(outcome(await ask(member, {}))).toEqual([400, 5016]);
  expect(outcome(await ask(member, { tfa_token: '123456' }))).toEqual([400, 5016]);
  expect(outcome(await ask(member, { password_current: 'not it at all' }))).toEqual([401, 16006]);
  expect(outcome(await ask(member, { mail_code: 'abcd-efgh' }))).toEqual([400, 16010]);
  expect(outcome(await ask(member, { passkey: await answerChallenge(t, foreign) }))).toEqual([401, 16012]);
});

test('startPasskey requires the code beside the password of a member with a second factor, but accepts a passkey', async () => {
  const member = await somebody();
  const phone = await passkeyOf(t, member, proof);
  const code = await secondFactor(member, proof);
  expect(outcome(await ask(member, proof))).toEqual([401, 16007]);
  expect(outcome(await ask(member, { ...proof, tfa_token: '000000' }))).toEqual([401, 16007]);
  expect((await ask(member, { ...proof, tfa_token: code() })).status).toBe(201);
  expect((await ask(member, { passkey: await answerChallenge(t, phone) })).status).toBe(201);
});

test('startPasskey accepts a mailed code once, within fifteen minutes, from its member, in any case and spacing', async () => {
  const [member, other] = [await somebody(false), await somebody(false)];
  const first = await mailedCode(member);
  expect(outcome(await ask(other, { mail_code: first }))).toEqual([400, 16010]);
  expect((await ask(member, { mail_code: ` ${first.toUpperCase()} ` })).status).toBe(201);
  expect(outcome(await ask(member, { mail_code: first }))).toEqual([400, 16010]);
  const late = await mailedCode(member);
  clock += 900_000;
  expect(outcome(await ask(member, { mail_code: late }))).toEqual([400, 16010]);
  const justInTime = await mailedCode(member);
  clock += 899_000;
  expect((await ask(member, { mail_code: justInTime })).status).toBe(201);
});

test('sendProofCode answers 409 to a member with a password, and its codes end when a password is set', async () => {
  const [member, bare] = [await somebody(), await somebody(false)];
  expect(outcome(await t.injectAs(member, { method: 'POST', url: '/v2/account/proofs/mail_code' }))).toEqual([
    409, 4032,
  ]);
  const code = await mailedCode(bare);
  await updatePasswordHash(t.db, bare.userId, hash);
  expect(outcome(await ask(bare, { mail_code: code }))).toEqual([400, 16010]);
});

test('sendProofCode answers 204 to a sixth request within the hour, mails nothing, and the fifth code still works', async () => {
  const bare = await somebody(false);
  let code = '';
  for (let mail = 1; mail <= 5; mail += 1) code = await mailedCode(bare);
  const sent = mailer.mails.length;
  const sixth = await t.injectAs(bare, { method: 'POST', url: '/v2/account/proofs/mail_code' });
  expect(sixth.status).toBe(204);
  await t.app.services.post.settled();
  expect(mailer.mails).toHaveLength(sent);
  expect((await ask(bare, { mail_code: code })).status).toBe(201);
});

test('startPasskey answers 4029 after ten wrong mailed codes', async () => {
  const bare = await somebody(false);
  const code = await mailedCode(bare);
  for (let guess = 0; guess < 10; guess += 1)
    expect(outcome(await ask(bare, { mail_code: `aaaa-aaa${guess}` }))).toEqual([400, 16010]);
  expect(outcome(await ask(bare, { mail_code: code }))).toEqual([429, 4029]);
});

test('startPasskey answers 4029 after ten wrong second-factor codes beside the right password, for that member only', async () => {
  const [member, other] = [await somebody(), await somebody()];
  const [code, theirs] = [await secondFactor(member, proof), await secondFactor(other, proof)];
  // Setting it up has used tries.
  clock += 1_200_000;
  const right = [code(), theirs()];
  for (let guess = 0; guess < 10; guess += 1)
    expect(outcome(await ask(member, { ...proof, tfa_token: `00000${guess}` }))).toEqual([401, 16007]);
  expect(outcome(await ask(member, { ...proof, tfa_token: right[0] }))).toEqual([429, 4029]);
  // The limit is of the account, not of all.
  expect((await ask(other, { ...proof, tfa_token: right[1] })).status).toBe(201);
});

test('deleteAccount of a member without a password requires a mailed code or a passkey', async () => {
  const [first, second, bystander] = [await somebody(false), await somebody(false), await somebody(false)];
  const leave = (member: Member, given: object) =>
    t.injectAs(member, { method: 'POST', url: '/v2/account/delete', payload: given });
  const isHere = async (member: Member) =>
    (await t.injectAs(member, '/v2/user/info')).body.response.isLoggedIn;
  const phone = await passkeyOf(t, second, { mail_code: await mailedCode(second) });
  expect(outcome(await leave(first, {}))).toEqual([400, 5016]);
  expect(outcome(await leave(first, { mail_code: 'aaaa-aaaa' }))).toEqual([400, 16010]);
  expect(outcome(await leave(first, { passkey: await answerChallenge(t, phone) }))).toEqual([401, 16012]);
  expect(await isHere(first)).toBe(true);
  expect((await leave(first, { mail_code: await mailedCode(first) })).status).toBe(200);
  expect((await leave(second, { passkey: await answerChallenge(t, phone) })).status).toBe(200);
  expect([await isHere(first), await isHere(second), await isHere(bystander)]).toEqual([false, false, true]);
});
