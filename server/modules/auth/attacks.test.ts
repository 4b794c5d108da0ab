import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { limits } from '#generated/limits.ts';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type Bystander, makeBystander } from '#tests/support/bystander.ts';
import { countPasswordAttempt } from './session/password-attempts.ts';

/** Attacks on the authentication of an account. */

const PASSWORD = 'nine lives of yarn';
let clock = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let unmoved: Bystander;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({ now: () => clock, rateLimiter: memoryRateLimiter(() => clock / 1000) });
  unmoved = await makeBystander(t);
});
afterAll(() => t.close());

function post(url: string, payload: object, headers: Record<string, string> = {}) {
  return t.inject({ method: 'POST', url: `/v2${url}`, payload, headers });
}
function register(email: string, password = PASSWORD) {
  serial += 1;
  return post('/register', { email, password, birth_date: '1991-05-06', tumblelog: `guest-${serial}` });
}
function logIn(username: string, password = PASSWORD) {
  return post('/oauth2/token', { grant_type: 'password', username, password });
}
function codesOf({ status, body }: { status: number; body: { errors?: { code: number }[] } }) {
  return [status, ...(body.errors ?? []).map(({ code }) => code)];
}
async function asks(headers: Record<string, string>) {
  return (await t.inject({ url: '/v2/user/info', headers })).body.response?.isLoggedIn;
}
/** Returns an address of that many characters: 64 before the @, and labels of at most 63 behind it. */
function longEmail(length: number): string {
  const host = `${`${'h'.repeat(60)}.`.repeat(2)}${'e'.repeat(length - 192)}.test`;
  return `${'m'.repeat(64)}@${host}`;
}

describe('E-mail addresses', () => {
  test('registerAccount rejects a taken address in another case with code 2, and createToken ignores its case', async () => {
    expect((await register('Anna.Capital@Example.Test')).status).toBe(201);
    expect(codesOf(await register('anna.capital@example.test'))).toEqual([400, 2]);
    expect(codesOf(await register('ANNA.CAPITAL@EXAMPLE.TEST'))).toEqual([400, 2]);
    for (const spelled of ['anna.capital@example.test', ' ANNA.capital@EXAMPLE.test '])
      expect((await logIn(spelled)).status).toBe(200);
  });

  test('registerAccount treats an address with a plus suffix as another address', async () => {
    expect((await register('ben@example.test')).status).toBe(201);
    expect((await register('ben+cats@example.test', 'seven seas of wool')).status).toBe(201);
    expect((await logIn('ben+cats@example.test', 'seven seas of wool')).status).toBe(200);
    expect(codesOf(await logIn('ben+cats@example.test'))).toEqual([401, 16006]);
    expect(codesOf(await logIn('ben+dogs@example.test'))).toEqual([401, 16006]);
  });

  test('registerAccount and createToken accept addresses in any script', async () => {
    for (const email of ['büche@exämple.test', '编织@例子.测试', 'κλωστή@example.test']) {
      expect((await register(email)).status).toBe(201);
      expect(codesOf(await register(email))).toEqual([400, 2]);
      expect((await logIn(email)).status).toBe(200);
    }
  });

  test('registerAccount accepts an address of 254 characters and rejects 255 with 5016', async () => {
    expect((await register(longEmail(254))).status).toBe(201);
    expect((await logIn(longEmail(254))).status).toBe(200);
    expect(codesOf(await register(longEmail(255)))).toEqual([400, 5016]);
  });

  test.each([
    'nobody',
    'no body@example.test',
    'a@b',
    'a@example.test\r\nBcc: all@example.test',
    'a@@example.test',
    '@example.test',
  ])('registerAccount rejects %j as an address with 5016', async (email) => {
    expect(codesOf(await register(email))).toEqual([400, 5016]);
  });
});

describe('Passwords', () => {
  const faces = Array.from({ length: 50 }, (_, place) => String.fromCodePoint(0x1f400 + ((place * 7) % 50)));
  const emoji = (count: number): string => Array.from({ length: count }, (_, at) => faces[at % 50]).join('');

  test('registerAccount accepts a password of 200 emoji, compares all of them, and rejects 201 with 5016', async () => {
    expect((await register('emoji@example.test', emoji(200))).status).toBe(201);
    expect((await logIn('emoji@example.test', emoji(200))).status).toBe(200);
    expect(codesOf(await logIn('emoji@example.test', emoji(199)))).toEqual([401, 16006]);
    expect(codesOf(await logIn('emoji@example.test', `${emoji(199)}🐳`))).toEqual([401, 16006]);
    expect(codesOf(await register('emoji-too@example.test', emoji(201)))).toEqual([400, 5016]);
  });

  test('createToken accepts a password in another Unicode normalization', async () => {
    const [whole, parts] = ['fünf Zöpfe aus Wolle'.normalize('NFC'), 'fünf Zöpfe aus Wolle'.normalize('NFD')];
    expect(whole).not.toBe(parts);
    expect((await register('zopf@example.test', whole)).status).toBe(201);
    expect((await logIn('zopf@example.test', parts)).status).toBe(200);
    expect((await register('zöpfe@example.test', parts)).status).toBe(201);
    expect((await logIn('zöpfe@example.test', whole)).status).toBe(200);
  });

  test('registerAccount rejects a password with a lone surrogate or a NUL with 400', async () => {
    for (const broken of ['\ud83d nine lives', 'nine\u0000lives of yarn'])
      expect((await register('broken@example.test', broken)).status).toBe(400);
  });
});

describe('Password guessing', () => {
  test('createToken answers 4029 after twenty wrong passwords from unknown browsers, for that account only', async () => {
    expect((await register('guessed@example.test')).status).toBe(201);
    expect((await register('left-alone@example.test')).status).toBe(201);
    for (let guess = 1; guess <= limits.guessesPerAccount; guess += 1)
      expect(codesOf(await logIn('guessed@example.test', `guess ${guess}`))).toEqual([401, 16006]);
    const refused = await logIn('Guessed@Example.test');
    expect(codesOf(refused)).toEqual([429, 4029]);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await logIn('left-alone@example.test')).status).toBe(200);
    clock += 1_200_000;
    expect((await logIn('guessed@example.test')).status).toBe(200);
  });

  test('Forms with a password share twenty guesses per session (4029), and block no log-in or other session', async () => {
    serial += 1;
    const member = await t.member(`open-${serial}`);
    await updatePasswordHash(t.db, member.userId, await hashPassword(PASSWORD));
    const forms: { method: 'PATCH' | 'POST'; url: string; more?: object }[] = [
      { method: 'PATCH', url: '/v2/account', more: { email: 'thief@example.test' } },
      { method: 'POST', url: '/v2/account/two_factor' },
      { method: 'POST', url: '/v2/account/delete' },
    ];
    const tell = ({ method, url, more }: (typeof forms)[number], password_current: string) =>
      t.injectAs(member, { method, url, payload: { ...more, password_current } });
    const form = (guess: number) => forms[guess % forms.length] ?? { method: 'PATCH', url: '' };
    for (let guess = 0; guess < limits.guessesPerAccount; guess += 1)
      expect(codesOf(await tell(form(guess), `guess ${guess}`))).toEqual([401, 16006]);
    for (const at of [0, 1, 2]) expect(codesOf(await tell(form(at), PASSWORD))).toEqual([429, 4029]);
    const other = await t.app.services.sessions.start(member.userId, 'another/1.0');
    const elsewhere = await t.injectAs(
      { ...member, sid: other.sid, csrfToken: other.csrfToken },
      { method: 'POST', url: '/v2/account/two_factor', payload: { password_current: PASSWORD } },
    );
    expect(elsewhere.status).toBe(201);
    expect((await logIn(member.email)).status).toBe(200);
    expect(await asks({ cookie: `sid=${member.sid}` })).toBe(true);
  });

  test('countPasswordAttempt admits about eighty of 10,000 guesses within an hour', async () => {
    const HOUR = 3_600_000;
    const started = clock;
    let looked = 0;
    for (let guess = 0; guess < 10_000; guess += 1) {
      clock = started + (guess / 10_000) * HOUR;
      looked += await countPasswordAttempt(t.app.services, 'wanted@example.test', 'unknown').then(
        () => 1,
        () => 0,
      );
    }
    clock = started + HOUR;
    // Twenty concurrent guesses, and twenty more after each third of the hour.
    expect(Math.abs(looked - 4 * limits.guessesPerAccount)).toBeLessThanOrEqual(1);
  });
});

describe('Stolen sessions', () => {
  test('revokeSession ends a stolen session and its CSRF token', async () => {
    serial += 1;
    const member = await t.member(`robbed-${serial}`);
    const stolen = await t.app.services.sessions.start(member.userId, 'thief/1.0');
    const thief = { cookie: `sid=${stolen.sid}`, 'x-csrf': stolen.csrfToken };
    expect(await asks(thief)).toBe(true);
    const { body } = await t.injectAs(member, '/v2/account/sessions');
    const theirs = body.response.sessions.find(({ current }: { current: boolean }) => !current);
    const ended = await t.injectAs(member, { method: 'DELETE', url: `/v2/account/sessions/${theirs.id}` });
    expect(ended.status).toBe(204);
    expect(await asks(thief)).toBe(false);
    expect(codesOf(await post('/user/tags/add', { tag: 'loot' }, thief))).toEqual([401, 1034]);
    expect(await asks({ cookie: `sid=${member.sid}` })).toBe(true);
  });

  test('editAccount with a new password ends stolen sessions and access tokens', async () => {
    const email = 'robbed-too@example.test';
    expect((await register(email)).status).toBe(201);
    const own = await logIn(email);
    const [sid] = /(?<=sid=)[^;]+/.exec(String(own.headers['set-cookie'])) ?? [];
    const program = await post(
      '/oauth2/token',
      { grant_type: 'password', username: email, password: PASSWORD },
      { authorization: 'Bearer skein-api' },
    );
    const token = { authorization: `Bearer ${program.body.response.accessToken}` };
    const stolen = await logIn(email);
    const [thief] = /(?<=sid=)[^;]+/.exec(String(stolen.headers['set-cookie'])) ?? [];
    expect([await asks({ cookie: `sid=${thief}` }), await asks(token)]).toEqual([true, true]);
    const changed = await t.inject({
      method: 'PATCH',
      url: '/v2/account',
      headers: { cookie: `sid=${sid}`, 'x-csrf': String(own.headers['x-csrf']) },
      payload: { password: 'seven seas of wool', password_current: PASSWORD },
    });
    expect(changed.status).toBe(200);
    expect(await asks({ cookie: `sid=${thief}` })).toBe(false);
    expect(codesOf(await t.inject({ url: '/v2/user/info', headers: token }))).toEqual([401, 1016]);
    expect(await asks({ cookie: `sid=${sid}` })).toBe(true);
  });
});

test('Attacks on one account change nothing of another account', () => unmoved.expectUnchanged());
