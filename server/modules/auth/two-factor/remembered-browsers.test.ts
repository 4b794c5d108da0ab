import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { linkEmail } from '#server/modules/auth/mailed-links/links.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import type { Member } from '#tests/support/members.ts';
import { enableSecondFactor } from '#tests/support/second-factor.ts';
import { factorOf } from './factor-repository.ts';

const PASSWORD = 'nine lives of yarn';
const SECRET = 'JBSWY3DPEHPK3PXPKQ2WCY3LMFTGSZLE';
const THIRTY_DAYS = 30 * 86_400_000;
const NEEDS_CODE = [401, 16007];

let clock = Date.parse('2026-05-06T12:00:15Z');
let t: TestApp;
let unmoved: Bystander;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ now: () => clock });
  unmoved = await makeBystander(t);
});
afterAll(async () => {
  await unmoved.expectUnchanged();
  await t.close();
});

/** Returns the authenticator's next code; each is valid once. */
function nextCode(): string {
  clock += 30_000;
  return new TOTP({ secret: Secret.fromBase32(SECRET) }).generate({ timestamp: clock });
}

/** The cookies of a browser; its session is only sent where requested. */
type Browser = Map<string, string>;

async function call(browser: Browser, url: string, payload: object, more: Record<string, string> = {}) {
  const kept = [...browser].filter(([name]) => name !== 'sid' || 'x-csrf' in more);
  const cookie = kept.map(([name, value]) => `${name}=${value}`).join('; ');
  const headers = { cookie, ...more };
  const reply = await t.inject({ method: 'POST', url, payload, headers });
  for (const line of [reply.headers['set-cookie'] ?? []].flat().map(String)) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
    if (value === '') browser.delete(name);
    else browser.set(name, value);
  }
  return reply;
}

function logIn(browser: Browser, { email }: Member, more: object = {}, headers: Record<string, string> = {}) {
  const payload = { grant_type: 'password', username: email, password: PASSWORD, ...more };
  return call(browser, '/v2/oauth2/token', payload, headers);
}
function told({ status, body }: { status: number; body: { errors?: { code: number }[] } | undefined }) {
  return [status, body?.errors?.[0]?.code];
}

/** Creates a member with a second factor. */
async function careful(): Promise<Member> {
  serial += 1;
  const member = await t.member(`careful-${serial}`);
  await updatePasswordHash(t.db, member.userId, await hashPassword(PASSWORD));
  await t.db.query('update users set email_verified_at = now() where id = $1', [member.userId]);
  await enableSecondFactor(t, member.userId, SECRET);
  expect((await factorOf(t.db, member.userId))?.is_on).toBe(true);
  return member;
}

/** Logs in with a browser that is remembered. */
async function remembered(member: Member): Promise<Browser> {
  const browser: Browser = new Map();
  const reply = await logIn(browser, member, { tfa_token: nextCode(), remember_device: true });
  expect(reply.status).toBe(200);
  expect(browser.has('remembered')).toBe(true);
  return browser;
}
async function countOf(member: Member): Promise<number> {
  return (await t.injectAs(member, '/v2/account/two_factor')).body.response.rememberedBrowsers;
}

test('createToken asks a remembered browser for no code, but other browsers and members (16007)', async () => {
  const [member, other] = [await careful(), await careful()];
  const browser = await remembered(member);
  expect((await logIn(browser, member)).status).toBe(200);
  expect(told(await logIn(new Map(), member))).toEqual(NEEDS_CODE);
  expect(told(await logIn(browser, other))).toEqual(NEEDS_CODE);
  expect([await countOf(member), await countOf(other)]).toEqual([1, 0]);
});

test('createToken of a remembered browser still requires the password (16006)', async () => {
  const member = await careful();
  const browser = await remembered(member);
  expect(told(await logIn(browser, member, { password: 'not this one' }))).toEqual([401, 16006]);
});

test('A remembered browser is asked for the code again thirty days after the code was given', async () => {
  const member = await careful();
  const browser = await remembered(member);
  const given = clock;
  clock = given + THIRTY_DAYS - 1;
  expect((await logIn(browser, member)).status).toBe(200);
  clock = given + THIRTY_DAYS;
  expect(told(await logIn(browser, member))).toEqual(NEEDS_CODE);
  expect(await countOf(member)).toBe(0);
});

test('createToken remembers no browser without remember_device, code and second factor, nor an API client', async () => {
  const member = await careful();
  const plain: Browser = new Map();
  expect((await logIn(plain, member, { tfa_token: nextCode() })).status).toBe(200);
  expect(plain.has('remembered')).toBe(false);
  expect(told(await logIn(new Map(), member, { remember_device: true }))).toEqual(NEEDS_CODE);
  const program: Browser = new Map();
  const more = { tfa_token: nextCode(), remember_device: true };
  expect((await logIn(program, member, more, { authorization: 'Bearer skein-api' })).status).toBe(200);
  expect(program.size).toBe(0);
  const open = await t.member(`open-${serial}`);
  await updatePasswordHash(t.db, open.userId, await hashPassword(PASSWORD));
  const theirs: Browser = new Map();
  expect((await logIn(theirs, open, { remember_device: true })).status).toBe(200);
  expect(theirs.has('remembered')).toBe(false);
  expect(await countOf(member)).toBe(0);
});

test('createToken replaces a remembered cookie that belongs to another member', async () => {
  const [member, thief] = [await careful(), await careful()];
  const planted = await remembered(thief);
  const name = planted.get('remembered') ?? '';
  const victim: Browser = new Map([['remembered', name]]);
  await logIn(victim, member, { tfa_token: nextCode(), remember_device: true });
  expect(victim.get('remembered')).not.toBe(name);
  expect(told(await logIn(new Map([['remembered', name]]), member))).toEqual(NEEDS_CODE);
  const rows = await t.db.query<{ hash: string }>(
    "select encode(token_hash, 'hex') as hash from remembered_browsers where user_id = $1",
    [member.userId],
  );
  expect(rows).toHaveLength(1);
  expect(rows[0]?.hash).not.toContain(Buffer.from(victim.get('remembered') ?? '').toString('hex'));
});

test('redeemLoginLink asks a remembered browser for no code; completePasswordReset always does', async () => {
  const member = await careful();
  const browser = await remembered(member);
  const user = { id: member.userId, email: member.email, locale: 'en-us' };
  const tokenOf = async (purpose: 'login' | 'reset') =>
    /#(\S+)/.exec((await linkEmail(t.db, t.app.services, user, purpose)).mail.text)?.[1];
  const open = { token: await tokenOf('login') };
  expect(told(await call(new Map(), '/v2/login/link', open))).toEqual(NEEDS_CODE);
  expect((await call(browser, '/v2/login/link', open)).status).toBe(200);
  const elsewhere: Browser = new Map();
  const asked = { token: await tokenOf('login'), tfa_token: nextCode(), remember_device: true };
  expect((await call(elsewhere, '/v2/login/link', asked)).status).toBe(200);
  expect((await logIn(elsewhere, member)).status).toBe(200);
  const reset = { token: await tokenOf('reset'), password: 'seven seas of wool' };
  expect(told(await call(browser, '/v2/user/reset/complete', reset))).toEqual(NEEDS_CODE);
});

test.each<[string, (member: Member, browser: Browser) => Promise<{ status: number }>]>([
  [
    'revokeSession ends their session from another browser',
    async (member) => {
      const { body } = await t.injectAs(member, '/v2/account/sessions');
      const { id } = body.response.sessions.find(({ current }: { current: boolean }) => !current);
      return t.injectAs(member, { method: 'DELETE', url: `/v2/account/sessions/${id}` });
    },
  ],
  [
    'revokeOtherSessions ends the others',
    (member) => t.injectAs(member, { method: 'DELETE', url: '/v2/account/sessions' }),
  ],
  [
    'the password is changed',
    (member) =>
      t.injectAs(member, {
        method: 'PATCH',
        url: '/v2/account',
        payload: { password_current: PASSWORD, password: 'seven seas of wool', tfa_token: nextCode() },
      }),
  ],
  [
    'the password is reset by a mailed link',
    async (member) => {
      const user = { id: member.userId, email: member.email, locale: 'en-us' };
      const { mail } = await linkEmail(t.db, t.app.services, user, 'reset');
      const token = /#(\S+)/.exec(mail.text)?.[1];
      const payload = { token, password: 'seven seas of wool', tfa_token: nextCode() };
      return call(new Map(), '/v2/user/reset/complete', payload);
    },
  ],
  [
    'the second factor is switched off',
    (member) =>
      t.injectAs(member, {
        method: 'POST',
        url: '/v2/account/two_factor/disable',
        payload: { password_current: PASSWORD, tfa_token: nextCode() },
      }),
  ],
])('Remembered browsers of a member are forgotten when %s', async (_what, act) => {
  const [member, other] = [await careful(), await careful()];
  const [browser, theirs] = [await remembered(member), await remembered(other)];
  expect((await act(member, browser)).status).toBeLessThan(300);
  const left = 'select 1 from remembered_browsers where user_id = $1';
  expect(await t.db.query(left, [member.userId])).toHaveLength(0);
  expect((await logIn(theirs, other)).status).toBe(200);
});

test('revokeOtherSessions forgets the other remembered browsers, and endSession forgets none', async () => {
  const member = await careful();
  const [own, other] = [await remembered(member), await remembered(member)];
  const cookie = [...own].map(([name, value]) => `${name}=${value}`).join('; ');
  const { headers } = await t.inject({ url: '/v2/user/info', headers: { cookie } });
  const ended = await t.inject({
    method: 'DELETE',
    url: '/v2/account/sessions',
    headers: { cookie, 'x-csrf': String(headers['x-csrf']) },
  });
  expect(ended.status).toBe(204);
  expect(told(await logIn(other, member))).toEqual(NEEDS_CODE);
  await call(own, '/v2/logout', {}, { 'x-csrf': String(headers['x-csrf']) });
  expect((await logIn(own, member)).status).toBe(200);
});
