import { readFileSync } from 'node:fs';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { countPasswordAttempt } from '#server/modules/auth/session/password-attempts.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { limitCases } from '#tests/fixtures/all-fixtures.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import {
  authorizeClient,
  codeExchange,
  registerClient,
  type TestClient,
  tokensFor,
} from '#tests/support/apps.ts';
import type { AuthenticatorFault } from '#tests/support/authenticator.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { requestSigned, requestTokenOf } from '#tests/support/oauth1.ts';
import { answerChallenge, passkeyOf } from '#tests/support/passkeys.ts';
import { enableSecondFactor } from '#tests/support/second-factor.ts';
import { filesMatching, isTest } from '../architecture/source-files.ts';

/**
 * Tests every row of "Limits by kind" in docs/security.md: a stranger uses up their budget, and the affected member
 * still succeeds.
 */

const PASSWORD = 'nine lives of yarn';
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
/** More than any budget of attempts. */
const ATTEMPT_COUNT = 30;
const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let serial = 0;
let hosts = 0;

beforeAll(async () => {
  t = await buildTestApp({
    captcha: 'proof-of-work',
    mailer,
    now: () => clock,
    rateLimits: true,
    rateLimiter: memoryRateLimiter(() => clock / 1000),
    trustProxy: 1,
    publicUrl: 'http://localhost:3000',
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  await t.app.services.post.settled();
  mailer.mails.length = 0;
});

type Sent = { headers?: Record<string, string>; from?: string };
type Told = Reply<AnyBody>;

/** Returns an unused network address. */
function newAddress(): string {
  hosts += 1;
  return `198.${18 + Math.floor(hosts / 60_000)}.${Math.floor(hosts / 250) % 250}.${hosts % 250}`;
}
const OWNER_ADDRESS = '192.0.2.1';

function post(url: string, payload: object, { headers = {}, from = newAddress() }: Sent = {}): Promise<Told> {
  return t.inject({
    method: 'POST',
    url: `/v2${url}`,
    payload,
    headers: { ...headers, 'x-forwarded-for': from },
  });
}
function postAs(member: Member, url: string, payload?: object, method: 'POST' | 'PATCH' = 'POST') {
  return t.injectAs(member, { method, url: `/v2${url}`, ...(payload ? { payload } : {}) });
}
function outcome({ status, body }: Told) {
  return [status, body?.errors?.[0]?.code];
}
async function solved(action: string): Promise<string> {
  const { body } = await post('/captcha/challenge', { action });
  return solveCaptcha(body.response);
}

interface Owner extends Member {
  /** Cookie of a browser that the account was used in. */
  device: string;
}

function deviceOf({ headers }: Told): string {
  return /device=[^;]+/.exec([headers['set-cookie']].flat().join('\n'))?.[0] ?? '';
}
async function newOwner({ isProtected = false } = {}): Promise<Owner> {
  serial += 1;
  const member = await t.member(`owner-${serial}`);
  await updatePasswordHash(t.db, member.userId, await hashPassword(PASSWORD));
  await t.db.query('update users set email_verified_at = now() where id = $1', [member.userId]);
  const entered = await post('/oauth2/token', logInWith(member));
  expect(entered.status).toBe(200);
  if (isProtected) await enableSecondFactor(t, member.userId, SECRET);
  return { ...member, device: deviceOf(entered) };
}
function logInWith({ email }: { email: string }, password = PASSWORD, more: object = {}) {
  return { grant_type: 'password', username: email, password, ...more };
}
/** Logs in from a browser that the account knows. */
function logInAtHome(owner: Owner, more: object = {}, from = OWNER_ADDRESS) {
  return post('/oauth2/token', logInWith(owner, PASSWORD, more), { headers: { cookie: owner.device }, from });
}
/** Logs in from a browser that the account was never used in. */
async function logInElsewhere(owner: Owner, more: object = {}, from = newAddress()) {
  const captcha = { captcha_token: await solved('login') };
  return post('/oauth2/token', logInWith(owner, PASSWORD, { ...captcha, ...more }), { from });
}
/** Repeats an attempt until it is refused by a limit. */
async function exhaust(guess: () => Promise<Told>, most = ATTEMPT_COUNT): Promise<void> {
  for (let count = 0; count <= most; count += 1) if ((await guess()).status === 429) return;
  throw new Error(`${most} guesses were never refused`);
}
async function guessPassword(owner: Owner, from?: string) {
  const captcha_token = await solved('login');
  return post('/oauth2/token', logInWith(owner, 'not this one', { captcha_token }), from ? { from } : {});
}
const code = () => new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: clock });

/** Forms by which anybody can request a link for an account. */
const FORMS = {
  login: { url: '/login_link_send', action: 'magic_link', most: limits.loginMailsPerHour },
  reset: { url: '/user/reset', action: 'password_reset', most: limits.resetMailsPerHour },
  recovery: { url: '/recovery/send', action: 'password_reset', most: limits.recoveryMailsPerHour },
} as const;
async function authorizationRequest(
  form: keyof typeof FORMS,
  { email }: Owner,
  sent: Sent = {},
): Promise<Told> {
  const { url, action } = FORMS[form];
  return post(url, { email, captcha_token: await solved(action) }, sent);
}
async function mailsTo({ email }: Owner): Promise<number> {
  await t.app.services.post.settled();
  return mailer.mails.filter(({ to }) => to === email).length;
}

/**
 * Requests links as a stranger until nothing more is sent; the owner has a valid link, and gets new ones in their own
 * browser.
 */
async function strangersAskForLinks(form: keyof typeof FORMS, works: (token: string) => Promise<Told>) {
  const owner = await newOwner({ isProtected: form === 'recovery' });
  for (let count = 0; count < 12; count += 1)
    expect((await authorizationRequest(form, owner)).status).toBeLessThan(300);
  expect(await mailsTo(owner)).toBe(FORMS[form].most);
  expect((await authorizationRequest(form, owner)).status).toBeLessThan(300);
  expect(await mailsTo(owner)).toBe(FORMS[form].most);
  const earlier = (await newestMailedToken(t, mailer, owner.email)) ?? '';
  expect(
    (await authorizationRequest(form, owner, { headers: { cookie: owner.device } })).status,
  ).toBeLessThan(300);
  expect(await mailsTo(owner)).toBe(FORMS[form].most + 1);
  expect((await works(earlier)).status).toBeLessThan(300);
  // The e-mails were used: the next request sends one again.
  expect((await authorizationRequest(form, owner)).status).toBeLessThan(300);
  expect(await mailsTo(owner)).toBeGreaterThan(FORMS[form].most + 1);
}

/** Sends wrong tokens from the owner's own network address until they are refused; the right one is accepted. */
async function strangersGuessTokens(url: string, wrong: object, right: () => Promise<Told>) {
  await exhaust(() => post(url, wrong, { from: OWNER_ADDRESS }));
  expect((await right()).status).toBeLessThan(300);
}

function oauthForm(client: TestClient, form: Record<string, string>, secret = client.clientSecret) {
  return t.inject({
    method: 'POST',
    url: '/oauth2/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      'x-forwarded-for': OWNER_ADDRESS,
      authorization: `Basic ${Buffer.from(`${client.clientId}:${secret}`).toString('base64')}`,
    },
    payload: new URLSearchParams(form).toString(),
  });
}

/** The stranger's and the owner's actions, by the first column of the table. */
const KINDS: Record<string, () => Promise<void>> = {
  'passwords without a captcha': async () => {
    const owner = await newOwner();
    for (let count = 0; count < ATTEMPT_COUNT; count += 1)
      await post('/oauth2/token', logInWith(owner, 'wrong'));
    expect((await logInElsewhere(owner)).status).toBe(200);
  },
  'passwords, known browser': async () => {
    const owner = await newOwner();
    await exhaust(() => guessPassword(owner));
    expect(outcome(await logInElsewhere(owner))).toEqual([429, 4029]);
    expect((await logInAtHome(owner)).status).toBe(200);
    // The account knows neither a made-up cookie nor one of another account's browser.
    const other = await newOwner();
    for (const device of [other.device, 'device=made-up-by-a-stranger-0123456789'])
      expect(
        outcome(
          await post('/oauth2/token', logInWith(owner, PASSWORD, { captcha_token: await solved('login') }), {
            headers: { cookie: device },
          }),
        ),
      ).toEqual([429, 4029]);
    // A known browser has twenty attempts as well, and locks no other out.
    await exhaust(async () =>
      post('/oauth2/token', logInWith(owner, 'not this one', { captcha_token: await solved('login') }), {
        headers: { cookie: owner.device },
      }),
    );
    expect(outcome(await logInAtHome(owner))).toEqual([429, 4029]);
  },
  'passwords, unknown browser': async () => {
    const owner = await newOwner();
    await exhaust(() => guessPassword(owner));
    const refused = await logInElsewhere(owner);
    expect(outcome(refused)).toEqual([429, 4029]);
    expect(refused.body.errors[0].detail).toContain('Log in by e-mail');
    await authorizationRequest('login', owner);
    const token = (await newestMailedToken(t, mailer, owner.email)) ?? '';
    const entered = await post('/login/link', { token });
    expect(entered.status).toBe(200);
    const device = deviceOf(entered);
    expect((await logInAtHome({ ...owner, device })).status).toBe(200);
  },
  'passwords in settings': async () => {
    const owner = await newOwner();
    await exhaust(() => guessPassword(owner));
    const thief = await t.app.services.sessions.start(owner.userId, 'thief/1.0');
    const stolen = { ...owner, sid: thief.sid, csrfToken: thief.csrfToken };
    const ask = (who: Member, password_current: string) =>
      postAs(who, '/account/two_factor', { password_current });
    await exhaust(() => ask(stolen, 'not this one'));
    clock += 60_000;
    expect((await ask(owner, PASSWORD)).status).toBe(201);
  },
  'passwords, identity at a sign-in provider': async () => {
    const { services } = t.app;
    const owner = await newOwner();
    await exhaust(() => guessPassword(owner));
    await expect(countPasswordAttempt(services, owner.email, 'unknown')).rejects.toThrow();
    await expect(countPasswordAttempt(services, owner.email, 'identity harbour 17')).resolves.toBeUndefined();
  },
  'codes of a second factor, backup codes': async () => {
    const owner = await newOwner({ isProtected: true });
    // A stranger who has the password but not the second factor.
    await exhaust(() => logInElsewhere(owner, { tfa_token: '000000' }));
    expect(outcome(await logInElsewhere(owner, { tfa_token: code() }))).toEqual([429, 4029]);
    expect((await logInAtHome(owner, { tfa_token: code() })).status).toBe(200);
    clock += 60_000;
    await exhaust(() => logInElsewhere(owner, { tfa_token: '000000' }));
    await authorizationRequest('reset', owner);
    const token = (await newestMailedToken(t, mailer, owner.email)) ?? '';
    const password = 'seven seas of wool';
    const done = await post('/user/reset/complete', { token, password, tfa_token: code() });
    expect(done.status).toBe(200);
    clock += 60_000;
    const after = { ...logInWith(owner, password), tfa_token: code() };
    expect((await post('/oauth2/token', { ...after, captcha_token: await solved('login') })).status).toBe(
      200,
    );
  },
  'log-in links': () => strangersAskForLinks('login', (token) => post('/login/link', { token })),
  'reset links': () =>
    strangersAskForLinks('reset', (token) =>
      post('/user/reset/complete', { token, password: 'seven seas of wool' }),
    ),
  'recovery links': () => strangersAskForLinks('recovery', (token) => post('/recovery', { token })),
  'confirmation e-mails': async () => {
    const email = 'newcomer@example.test';
    for (let count = 0; count < 5; count += 1) {
      const stranger = await newOwner();
      await postAs(stranger, '/account', { email, password_current: PASSWORD }, 'PATCH');
    }
    serial += 1;
    const newcomer = await t.member(`newcomer-${serial}`);
    await t.db.query('update users set email = $2 where id = $1', [newcomer.userId, email]);
    expect((await postAs(newcomer, '/account/verify_email/send')).status).toBe(204);
    await t.app.services.post.settled();
    expect(mailer.mails.at(-1)).toMatchObject({ to: email });
    // A member with a confirmed address has a budget of their own for any address.
    const mover = await newOwner();
    const wanted = { email: 'moved@example.test', password_current: PASSWORD };
    for (let count = 0; count < 4; count += 1) {
      const stranger = await newOwner();
      await t.db.query('update users set email_verified_at = null where id = $1', [stranger.userId]);
      const { status } = await postAs(stranger, '/account', wanted, 'PATCH');
      expect(status).toBe(count < limits.confirmationMailsPerHour ? 200 : 429);
    }
    expect((await postAs(mover, '/account', wanted, 'PATCH')).status).toBe(200);
  },
  'proof codes': async () => {
    const owner = await newOwner();
    await t.db.query('update users set password_hash = null where id = $1', [owner.userId]);
    for (let count = 0; count < 8; count += 1)
      expect((await postAs(owner, '/account/proofs/mail_code')).status).toBe(204);
    expect(await mailsTo(owner)).toBe(limits.proofMailsPerHour);
  },
  'mailed invitations to blogs': async () => {
    const email = 'friend@example.test';
    const invite = async (by: Owner, name: string) =>
      postAs(by, `/blog/${name}/invitations`, { email, role: 'member' });
    const group = async (by: Owner) => {
      const name = `group-${by.blogName}`;
      expect((await postAs(by, '/user/blogs', { tumblelog: name })).status).toBe(201);
      return name;
    };
    const [stranger, owner] = [await newOwner(), await newOwner()];
    const [theirs, own] = [await group(stranger), await group(owner)];
    await exhaust(() => invite(stranger, theirs));
    expect((await invite(owner, own)).status).toBe(201);
  },
  'tokens of mailed links': async () => {
    const owner = await newOwner();
    await authorizationRequest('login', owner);
    const token = (await newestMailedToken(t, mailer, owner.email)) ?? '';
    await strangersGuessTokens('/login/link', { token: 'made-up-by-a-stranger' }, () =>
      post('/login/link', { token }, { from: OWNER_ADDRESS }),
    );
    await authorizationRequest('reset', owner);
    const reset = (await newestMailedToken(t, mailer, owner.email)) ?? '';
    const password = 'seven seas of wool';
    await strangersGuessTokens('/user/reset/complete', { token: 'made-up-by-a-stranger', password }, () =>
      post('/user/reset/complete', { token: reset, password }, { from: OWNER_ADDRESS }),
    );
    for (const url of ['/recovery', '/recovery/finish', '/recovery/revoke'])
      await exhaust(() => post(url, { token: 'made-up-by-a-stranger' }, { from: OWNER_ADDRESS }));
    const guarded = await newOwner({ isProtected: true });
    await authorizationRequest('recovery', guarded);
    const recovery = (await newestMailedToken(t, mailer, guarded.email)) ?? '';
    expect((await post('/recovery', { token: recovery }, { from: OWNER_ADDRESS })).status).toBe(201);
  },
  passkeys: async () => {
    const owner = await newOwner();
    const phone = await passkeyOf(t, owner, { password_current: PASSWORD });
    const answerWith = async (odd: AuthenticatorFault = {}) => ({
      passkey: await answerChallenge(t, phone, odd),
    });
    const wrong = await answerWith({ challenge: 'bWFkZS11cA' });
    await strangersGuessTokens('/passkeys/session', wrong, async () =>
      post('/passkeys/session', await answerWith(), { from: OWNER_ADDRESS }),
    );
  },
  'client secrets and codes of apps': async () => {
    const owner = await newOwner();
    const client = await registerClient(t, owner);
    const {
      client_id: _id,
      client_secret: _secret,
      ...form
    } = codeExchange(client, await authorizeClient(t, owner, client));
    const guesses: number[] = [];
    for (let count = 0; count < 60; count += 1)
      guesses.push((await oauthForm(client, form, 'w'.repeat(43))).status);
    expect(guesses).toEqual([...Array(20).fill(401), ...Array(40).fill(429)]);
    expect((await oauthForm(client, form)).status).toBe(200);
    const fresh = codeExchange(client, await authorizeClient(t, owner, client));
    await strangersGuessTokens('/oauth2/exchange', { ...fresh, client_secret: 'w'.repeat(43) }, () =>
      post('/oauth2/exchange', fresh, { from: OWNER_ADDRESS }),
    );
  },
  'signatures of apps (OAuth 1.0a)': async () => {
    const owner = await newOwner();
    const client = await registerClient(t, owner);
    const wrong = { ...client, clientSecret: 'w'.repeat(43) };
    const statuses = [];
    for (let count = 0; count < ATTEMPT_COUNT; count += 1)
      statuses.push((await requestSigned(t, wrong, 'request_token')).status);
    expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
    expect((await requestTokenOf(t, client)).key).not.toBe('');
  },
  'passwords of blogs': async () => {
    const [stranger, owner] = [await newOwner(), await newOwner()];
    await t.db.query('update blogs set password_hash = $2 where id = $1', [
      owner.blogId,
      await hashPassword('open sesame'),
    ]);
    const reader = await newOwner();
    const open = (who: Owner, password: string) =>
      postAs(who, `/blog/${owner.blogName}/unlock`, { password });
    await exhaust(() => open(stranger, 'not this one'));
    expect((await open(reader, 'open sesame')).status).toBe(200);
  },
  'open uploads': async () => {
    const [stranger, owner] = [await newOwner(), await newOwner()];
    const start = (who: Owner) =>
      postAs(who, '/media/uploads', { kind: 'video', type: 'video/mp4', bytes: limits.videoBytes });
    for (let count = 0; count < 3; count += 1) expect((await start(stranger)).status).toBe(201);
    expect(outcome(await start(stranger))).toEqual([403, 4030]);
    expect((await start(owner)).status).toBe(201);
  },
  'asks, submissions, message requests, follows, likes, posts and uploads a day': async () => {
    const scene = { app: t, anna: await t.member('anna'), bela: await t.member('bela') };
    await t.db.query('update blogs set can_submit = true where id = $1', [scene.bela.blogId]);
    for (const name of ['asksPerDay', 'messageRequestsPerHour', 'followsPerDay'] as const) {
      const found = limitCases.find(({ limit }) => limit === name);
      await found?.fill(scene, limits[name]);
      expect((await found?.request(scene, scene.anna, 1))?.status).toBeGreaterThanOrEqual(400);
      expect((await found?.request(scene, scene.bela, 2))?.status).toBeLessThan(300);
    }
  },
  writes: async () => {
    const owner = await newOwner();
    const author = await newOwner();
    const client = await registerClient(t, author);
    const { accessToken } = await tokensFor(t, owner, client, 'basic write');
    await exhaust(
      () => post('/user/tags/add', { tag: 'art' }, { headers: { authorization: `Bearer ${accessToken}` } }),
      200,
    );
    const revoked = await t.injectAs(owner, { method: 'DELETE', url: `/v2/user/apps/${client.clientId}` });
    expect(revoked.status).toBe(204);
  },
  'requests of one network address': async () => {
    const owner = await newOwner();
    // Login attempts and other writes of visitors, from the owner's own address.
    const stranger = await newOwner();
    await exhaust(() => guessPassword(stranger, OWNER_ADDRESS));
    await exhaust(() => post('/captcha/challenge', { action: 'login' }, { from: OWNER_ADDRESS }), 200);
    expect(outcome(await logInElsewhere(owner, {}, OWNER_ADDRESS))).toEqual([429, 4029]);
    expect((await logInAtHome(owner)).status).toBe(200);
    const mails = { headers: { cookie: owner.device }, from: OWNER_ADDRESS };
    await exhaust(() => authorizationRequest('login', stranger, { from: OWNER_ADDRESS }));
    expect((await authorizationRequest('login', owner, mails)).status).toBe(200);
    // Visitors' attempts at members' calls are not counted at all.
    for (let count = 0; count < ATTEMPT_COUNT; count += 1)
      await t.inject({
        method: 'PATCH',
        url: '/v2/account',
        headers: { 'x-forwarded-for': '192.0.2.2' },
        payload: { password_current: 'x', email: 'x@example.test' },
      });
    const change = await t.injectAs(owner, {
      method: 'PATCH',
      url: '/v2/account',
      headers: { 'x-forwarded-for': '192.0.2.2' },
      payload: { password_current: PASSWORD, email: owner.email },
    });
    expect(change.status).toBe(200);
  },
  'support requests': async () => {
    const owner = await newOwner();
    const mail = { topic: 'bug', email: 'ivy@example.test', text: 'The fog is gone.' };
    const sent = async () =>
      post(
        '/support/requests',
        { ...mail, captcha_token: await solved('support') },
        { from: '2001:db8:5::1' },
      );
    for (let count = 0; count < 5; count += 1) expect((await sent()).status).toBe(201);
    expect(outcome(await sent())).toEqual([403, 4030]);
    const own = await t.injectAs(owner, {
      method: 'POST',
      url: '/v2/support/requests',
      headers: { 'x-forwarded-for': '2001:db8:5::2' },
      payload: mail,
    });
    expect(own.status).toBe(201);
  },
  'e-mail addresses': async () => {
    serial += 1;
    const email = `squatted-${serial}@example.test`;
    const registered = await post('/register', {
      email,
      password: PASSWORD,
      birth_date: '1991-05-06',
      tumblelog: `squatter-${serial}`,
      token: await solved('registration'),
    });
    expect(registered.status).toBe(201);
    await post('/user/reset', { email });
    const token = (await newestMailedToken(t, mailer, email)) ?? '';
    expect((await post('/user/reset/complete', { token, password: 'seven seas of wool' })).status).toBe(200);
    expect(outcome(await post('/oauth2/token', logInWith({ email })))).toEqual([401, 16006]);
  },
};

const [, section = ''] = readFileSync(new URL('../../docs/security.md', import.meta.url), 'utf8').split(
  '## Limits by kind\n',
);
const rows =
  section
    .split('\n## ')[0]
    ?.split('\n')
    .filter((line) => /^\| (?!Kind|---)/.test(line))
    .map((line) => line.split(' | ').map((cell) => cell.replace(/^\| | \|$/g, ''))) ?? [];

describe('limits by kind in docs/security.md', () => {
  test('the table has a scenario for every kind, and a kind for every scenario', () => {
    expect(rows.map(([kind]) => kind)).toEqual(Object.keys(KINDS));
    for (const row of rows) expect(row).toHaveLength(5);
  });

  test('the table names exactly the files that count attempts', () => {
    const counting = filesMatching(/^server\/.*\.ts$/)
      .filter((file) => !isTest(file) && file.path !== 'server/rate-limit/rate-limiter.ts')
      .filter(({ text }) => /\b(?:[lL]imiter|flood)\.take\(/.test(text))
      .map(({ path }) => path);
    const named = section.match(/`server\/[^`]+\.ts`/g)?.map((name) => name.slice(1, -1)) ?? [];
    expect(counting.filter((path) => !named.includes(path))).toEqual([]);
    expect(named.filter((path) => !filesMatching(/^server\//).some((file) => file.path === path))).toEqual(
      [],
    );
  });
});

describe('a stranger uses up their budget', () => {
  test.each(Object.entries(KINDS))(
    '%s: the member still succeeds after a stranger used up their budget',
    async (_kind, scenario) => {
      clock += 7_200_000;
      await scenario();
    },
  );
});
