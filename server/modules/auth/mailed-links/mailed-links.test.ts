import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { newestMailedToken, recordingMailer } from '#tests/support/mailer.ts';
import type { Member } from '#tests/support/members.ts';
import { LINK_TTL_SECONDS } from './links.ts';

const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let bystander: Member;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ mailer, now: () => clock });
  bystander = await t.member('bystander');
  await updatePasswordHash(t.db, bystander.userId, await hashPassword('a quiet harbour town'));
});
afterAll(() => t.close());
beforeEach(async () => {
  // E-mails of the previous test may still be in delivery.
  await t.app.services.post.settled();
  mailer.mails.length = 0;
});

const OLD = 'nine lives of yarn';
const NEW = 'seven seas of wool';

async function somebody(): Promise<Member> {
  serial += 1;
  const member = await t.member(`somebody-${serial}`);
  await updatePasswordHash(t.db, member.userId, await hashPassword(OLD));
  return member;
}

function post(url: string, payload?: object) {
  return t.inject({ method: 'POST', url: `/v2${url}`, ...(payload ? { payload } : {}) });
}
function logIn(email: string, password: string) {
  return post('/oauth2/token', { grant_type: 'password', username: email, password });
}
const askLink = (email: string) => post('/login_link_send', { email });
const askReset = (email: string) => post('/user/reset', { email });
async function isLoggedIn({ sid }: { sid: string }) {
  return (await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } })).body.response
    .isLoggedIn;
}
const tokenFor = async (email: string) => (await newestMailedToken(t, mailer, email)) ?? '';
const codesOf = ({ body }: { body: { errors?: { code: number }[] } }) => body.errors?.map(({ code }) => code);

test('checkLoginMode leads a new address to the registration and a known one to the password [login-flow-01]', async () => {
  const { email } = await somebody();
  const modeOf = async (address: string) =>
    (await post('/login/mode', { email: address })).body.response.mode;
  expect([await modeOf('nobody@example.test'), await modeOf(email)]).toEqual(['registration', 'login']);
});

test('redeemLoginLink logs its member in once and confirms the address [login-flow-01]', async () => {
  const member = await somebody();
  expect(await askLink(` ${member.email.toUpperCase()} `)).toMatchObject({
    status: 200,
    body: { response: { mode: 'magic_link_sent', expiresIn: 1800 } },
  });
  const token = await tokenFor(member.email);
  const reply = await post('/login/link', { token });
  expect(reply.status).toBe(200);
  const sid = /sid=([^;]+)/.exec(String(reply.headers['set-cookie']))?.[1] ?? '';
  const info = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } });
  expect(info.body.response.user).toMatchObject({ email: member.email, emailVerified: true });
  const again = await post('/login/link', { token });
  expect([again.status, codesOf(again)]).toEqual([400, [16010]]);
});

test('redeemLoginLink of one link in concurrent requests logs in once', async () => {
  const member = await somebody();
  await askLink(member.email);
  const token = await tokenFor(member.email);
  const replies = await Promise.all([1, 2, 3].map(() => post('/login/link', { token })));
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
});

test.each([
  ['login_link_send', '/login/link/open'],
  ['user/reset', '/passwordreset/new'],
])(
  '%s keeps follow_blog and redirect_to in the mailed link, and rejects addresses of other sites',
  async (url, page) => {
    const member = await somebody();
    const linkFor = async (errand: object): Promise<URL> => {
      await post(`/${url}`, { email: member.email, ...errand });
      await t.app.services.post.settled();
      return new URL(/https?:\S+/.exec(mailer.mails.at(-1)?.text ?? '')?.[0] ?? '');
    };
    const link = await linkFor({ follow_blog: 'odile', redirect_to: '/odile?a=1&b=2' });
    expect([link.pathname, link.hash.length > 16, Object.fromEntries(link.searchParams)]).toEqual([
      page,
      true,
      { follow: 'odile', redirect_to: '/odile?a=1&b=2' },
    ]);
    for (const redirect_to of ['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example'])
      expect((await linkFor({ redirect_to })).search).toBe('');
    const refused = await post(`/${url}`, { email: member.email, follow_blog: 'odile"><b>' });
    expect([refused.status, codesOf(refused)]).toEqual([400, [5016]]);
  },
);

test('sendLoginLink and requestPasswordReset answer alike for unknown addresses and mail only known ones', async () => {
  const member = await somebody();
  for (const ask of [askLink, askReset]) {
    const [known, unknown] = [await ask(member.email), await ask(`nobody-${serial}@example.test`)];
    expect([unknown.status, unknown.body?.response]).toEqual([known.status, known.body?.response]);
  }
  await t.app.services.post.settled();
  expect(mailer.mails.map(({ to }) => to)).toEqual([member.email, member.email]);
});

test.each([
  ['login', askLink, 1800],
  ['reset', askReset, 3600],
] as const)('The mailed link for %s expires after its lifetime (16010)', async (_purpose, ask, seconds) => {
  const [early, late] = [await somebody(), await somebody()];
  for (const { email } of [early, late]) await ask(email);
  const url = ask === askLink ? '/login/link' : '/user/reset/complete';
  const more = ask === askLink ? {} : { password: NEW };
  const tokens = [await tokenFor(early.email), await tokenFor(late.email)];
  clock += seconds * 1000 - 1;
  expect((await post(url, { token: tokens[0], ...more })).status).toBe(200);
  clock += 1;
  expect(codesOf(await post(url, { token: tokens[1], ...more }))).toEqual([16010]);
});

test.each(['suspended', 'deleted'])(
  'sendLoginLink and requestPasswordReset mail nothing to an account that is %s',
  async (state) => {
    const [member, other] = [await somebody(), await somebody()];
    await t.db.query('update users set state = $2 where id = $1', [member.userId, state]);
    for (const ask of [askLink, askReset]) for (const { email } of [member, other]) await ask(email);
    await t.app.services.post.settled();
    expect(mailer.mails.map(({ to }) => to)).toEqual([other.email, other.email]);
  },
);

test('sendLoginLink limits mails per address and hour, whatever the case of the address', async () => {
  const [member, other] = [await somebody(), await somebody()];
  for (let count = 1; count <= 6; count += 1) expect((await askLink(member.email)).status).toBe(200);
  expect((await askLink(member.email.toUpperCase())).status).toBe(200);
  expect((await askLink(other.email)).status).toBe(200);
  await t.app.services.post.settled();
  const countTo = (email: string) => mailer.mails.filter(({ to }) => to === email).length;
  expect([countTo(member.email), countTo(other.email)]).toEqual([5, 1]);
});

test('completePasswordReset sets the password, ends all sessions and other links, and mails the member [login-flow-01]', async () => {
  const member = await somebody();
  await askLink(member.email);
  const loginToken = await tokenFor(member.email);
  await askReset(member.email);
  const token = await tokenFor(member.email);
  const seen = await post('/user/reset/check', { token });
  const hidden = `s…${member.blogName.at(-1)}@example.test`;
  expect(seen.body.response).toEqual({ email: hidden, requiresTwoFactor: false });
  expect((await post('/user/reset/complete', { token, password: NEW })).status).toBe(200);
  expect([(await logIn(member.email, OLD)).status, (await logIn(member.email, NEW)).status]).toEqual([
    401, 200,
  ]);
  expect(await isLoggedIn(member)).toBe(false);
  for (const [url, used] of [
    ['/user/reset/check', token],
    ['/login/link', loginToken],
  ] as const)
    expect(codesOf(await post(url, { token: used }))).toEqual([16010]);
  await t.app.services.post.settled();
  expect(mailer.mails.find(({ subject }) => subject.startsWith('Your password'))).toMatchObject({
    to: member.email,
    subject: 'Your password on Skein was changed',
  });
  expect(await isLoggedIn(bystander)).toBe(true);
  expect((await logIn(bystander.email, 'a quiet harbour town')).status).toBe(200);
});

test('completePasswordReset leaves the link valid when it rejects the password with 1030', async () => {
  const member = await somebody();
  await askReset(member.email);
  const token = await tokenFor(member.email);
  expect(codesOf(await post('/user/reset/complete', { token, password: 'short' }))).toEqual([1030]);
  expect((await post('/user/reset/complete', { token, password: NEW })).status).toBe(200);
});

test('redeemLoginLink rejects a link for another purpose, a changed address or a suspended account with 16010', async () => {
  const [member, moved, suspended] = [await somebody(), await somebody(), await somebody()];
  const tokens: string[] = [];
  for (const { email } of [member, moved, suspended]) {
    await askLink(email);
    tokens.push(await tokenFor(email));
  }
  await t.db.query("update users set email = 'moved@example.test' where id = $1", [moved.userId]);
  await t.db.query("update users set state = 'suspended' where id = $1", [suspended.userId]);
  expect(codesOf(await post('/user/reset/complete', { token: tokens[0], password: NEW }))).toEqual([16010]);
  expect(codesOf(await post('/account/verify_email', { token: tokens[0] }))).toEqual([16010]);
  expect(codesOf(await post('/login/link', { token: tokens[1] }))).toEqual([16010]);
  expect(codesOf(await post('/login/link', { token: tokens[2] }))).toEqual([16010]);
  expect((await post('/login/link', { token: tokens[0] })).status).toBe(200);
});

test('redeemLoginLink rejects the stored hash of a token with 16010', async () => {
  const member = await somebody();
  await askLink(member.email);
  const token = await tokenFor(member.email);
  const rows = await t.db.query<{ kept: string }>(
    "select translate(encode(token_hash, 'base64'), '+/=', '-_') as kept from mailed_links where user_id = $1",
    [member.userId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.kept).not.toBe(token);
  expect(codesOf(await post('/login/link', { token: rows[0]?.kept }))).toEqual([16010]);
  expect((await post('/login/link', { token })).status).toBe(200);
});

test('registerAccount and sendVerificationEmail mail a confirmation link, three an hour', async () => {
  const email = 'newcomer@example.test';
  const payload = { email, password: OLD, birth_date: '1991-05-06', tumblelog: 'newcomer' };
  const joined = await post('/register', payload);
  expect(joined.status).toBe(201);
  const token = await tokenFor(email);
  const sid = /sid=([^;]+)/.exec(String(joined.headers['set-cookie']))?.[1] ?? '';
  const headers = { cookie: `sid=${sid}`, 'x-csrf': String(joined.headers['x-csrf']) };
  const again = () => t.inject({ method: 'POST', url: '/v2/account/verify_email/send', headers });
  const statuses = [await again(), await again(), await again(), await again()].map(({ status }) => status);
  expect(statuses).toEqual([204, 204, 204, 429]);
  const done = await post('/account/verify_email', { token });
  expect(done.body.response).toEqual({ email, emailVerified: true });
  expect(codesOf(await post('/account/verify_email', { token }))).toEqual([16010]);
  await t.app.services.post.settled();
  mailer.mails.length = 0;
  expect((await again()).status).toBe(204);
  await t.app.services.post.settled();
  expect(mailer.mails).toEqual([]);
});

test('createToken answers 4029 after twenty wrong passwords, and a right one resets the count', async () => {
  const member = await somebody();
  for (let count = 1; count <= 19; count += 1) expect((await logIn(member.email, 'wrong')).status).toBe(401);
  expect((await logIn(member.email, OLD)).status).toBe(200);
  for (let count = 1; count <= 20; count += 1) expect((await logIn(member.email, 'wrong')).status).toBe(401);
  const over = await logIn(member.email.toUpperCase(), OLD);
  expect([over.status, codesOf(over)]).toEqual([429, [4029]]);
  expect((await logIn(bystander.email, 'a quiet harbour town')).status).toBe(200);
});

test.each([
  ['login', limits.loginMailsPerHour],
  ['reset', limits.resetMailsPerHour],
  ['recover', limits.recoveryMailsPerHour],
  ['prove', limits.proofMailsPerHour],
] as const)(
  'The lifetime of a %s link exceeds the interval at which its hourly limit allows the next one',
  (purpose, anHour) => {
    expect(LINK_TTL_SECONDS[purpose]).toBeGreaterThan(3600 / anHour);
  },
);
