import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ageOn } from '#server/entities/user/age.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { passwordStrength } from './password-strength.ts';
import { birthDateProblem } from './registration.ts';

let app: TestApp;
beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());

const newcomer = {
  email: ' New@Example.com ',
  password: 'nine lives of yarn',
  birth_date: '1991-05-06',
  tumblelog: ' newcomer ',
};
function register(change: object = {}, headers = {}) {
  return app.inject({ method: 'POST', url: '/v2/register', payload: { ...newcomer, ...change }, headers });
}
function codesOf(body: { errors: Array<{ code: number; field?: string }> }) {
  return body.errors.map(({ code, field }) => [code, field]);
}

describe('registerAccount', () => {
  it('registerAccount creates an account with a primary blog from trimmed values and sets the session cookie [validation-10] [audience-02]', async () => {
    const { status, body, headers } = await register();
    expect(status).toBe(201);
    expect(body.response.blog).toMatchObject({ name: 'newcomer', primary: true, admin: true });
    expect(body.response.session).toEqual({
      session: 'cookie',
      tokenType: 'bearer',
      expiresIn: expect.any(Number),
    });
    const cookies = [headers['set-cookie']].flat().join('\n');
    expect(cookies).toMatch(/sid=[^;]+;.*HttpOnly/i);
    expect(cookies).toMatch(/SameSite=Lax/i);
    expect(headers['x-csrf']).toBeTruthy();
  });

  it('registerAccount lists all errors at once, each with its field [registration-errors-01] [registration-errors-02] [registration-errors-04] [validation-11]', async () => {
    const { status, body } = await register({ password: 'short', email: 'new@example.com' });
    expect(status).toBe(400);
    expect(codesOf(body)).toEqual([
      [2, 'email'],
      [1030, 'password'],
      [3, 'tumblelog'],
    ]);
    expect(body.errors[1].rejectReason).toBe('too_short');
    expect(body.errors[2].suggestedNames.length).toBeGreaterThan(0);
    expect(body.errors[2].innerCode).toBe(3);
  });

  it.each([
    ['a space', 'not a name', 4],
    ['a hyphen in front', '-name', 4],
    ['an underscore', 'my_blog', 4],
    ['a reserved name', 'Settings', 3],
    ['an infrastructure name', 'www', 3],
  ])(
    'registerAccount rejects a blog name with %s [blog-07] [blog-08] [registration-errors-03] [validation-09]',
    async (_what, tumblelog, code) => {
      const { status, body } = await register({ email: 'x@example.com', tumblelog });
      expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, code, 'tumblelog']);
    },
  );

  it('registerAccount rejects children with code 7 and blocks their browser for a day [registration-errors-05] [cookies-06]', async () => {
    const young = `${new Date().getUTCFullYear() - 12}-01-01`;
    const first = await register({ email: 'kid@example.com', tumblelog: 'kid', birth_date: young });
    expect([first.status, first.body.errors[0].code]).toEqual([403, 7]);
    const cookie = [first.headers['set-cookie']].flat().join('\n');
    expect(cookie).toMatch(/age_block=1;.*Max-Age=86400/i);
    const second = await register({ email: 'kid@example.com', tumblelog: 'kid' }, { cookie: 'age_block=1' });
    expect([second.status, second.body.errors[0].code]).toEqual([403, 7]);
  });

  it('registerAccount rejects a birth date in the future with 5016', async () => {
    const { status, body } = await register({
      email: 'f@example.com',
      tumblelog: 'future',
      birth_date: '2999-01-01',
    });
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 5016, 'birth_date']);
  });

  it.each([
    ['name', (n: number) => ({ email: `twin${n}@example.com`, tumblelog: 'twins' }), [3, 'tumblelog']],
    ['address', (n: number) => ({ email: 'triplet@example.com', tumblelog: `triplet-${n}` }), [2, 'email']],
  ] as const)(
    'registerAccount admits one of three concurrent registrations with the same %s',
    async (_what, change, refusal) => {
      const answers = await Promise.all([1, 2, 3].map((n) => register(change(n))));
      const refused = answers.filter(({ status }) => status !== 201);
      expect(refused.map(({ status, body }) => [status, ...codesOf(body)])).toEqual([
        [400, refusal],
        [400, refusal],
      ]);
    },
  );

  it.each([
    ['a free address and name as valid', { email: 'free@example.com', tumblelog: 'free-name' }, []],
    ['a free name without an address as valid', { tumblelog: 'free-name' }, []],
    ['a taken address with code 2', { email: 'NEW@example.com', tumblelog: 'free-name' }, [[2, 'email']]],
    ['a malformed address with 5016', { email: 'free@example', tumblelog: 'free-name' }, [[5016, 'email']]],
    ['a taken name with code 3', { email: 'free@example.com', tumblelog: 'newcomer' }, [[3, 'tumblelog']]],
    [
      'a taken address and a taken name with codes 2 and 3',
      { email: 'new@example.com', tumblelog: 'newcomer' },
      [
        [2, 'email'],
        [3, 'tumblelog'],
      ],
    ],
  ])('validateUser reports %s', async (_what, payload, refusals) => {
    const { status, body } = await app.inject({ method: 'POST', url: '/v2/user/validate', payload });
    expect(status).toBe(refusals.length === 0 ? 200 : 400);
    expect(status === 200 ? [] : codesOf(body)).toEqual(refusals);
  });

  it('registerAccount follows the blog and tag that follow_blog and follow_tag name', async () => {
    const { headers } = await register({
      email: 'led@example.com',
      tumblelog: 'led-here',
      follow_blog: 'newcomer',
      follow_tag: '#yarn',
    });
    const cookie = [headers['set-cookie']]
      .flat()
      .map((text) => String(text).split(';')[0])
      .join('; ');
    const { body } = await app.inject({ url: '/v2/user/following', headers: { cookie } });
    expect(body.response.blogs.map((blog: { name: string }) => blog.name)).toEqual(['newcomer']);
    const tag = await app.inject({ url: '/v2/user/tags/following?tag=yarn', headers: { cookie } });
    expect(tag.body.response.following).toBe(true);
  });
});

describe('registerAccount locale', () => {
  it.each([
    [{ 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' }, 'de'],
    [{ 'accept-language': 'xx, pt-BR' }, 'pt-br'],
    [{ 'accept-language': 'de', cookie: 'locale=fr' }, 'fr'],
    [{}, 'en-us'],
  ])(
    'registerAccount stores the language of the browser: %j',
    async (headers: Record<string, string>, locale) => {
      const tumblelog = `reads-${locale}`;
      const { headers: answered } = await register({ email: `${tumblelog}@example.com`, tumblelog }, headers);
      const cookie = [answered['set-cookie']]
        .flat()
        .map((text) => String(text).split(';')[0])
        .join('; ');
      const { body } = await app.inject({ url: '/v2/user/info', headers: { cookie } });
      expect(body.response.user.locale).toBe(locale);
    },
  );
});

describe('createToken and endSession', () => {
  const logIn = (password: string, username = 'NEW@example.com', headers = {}) =>
    app.inject({
      method: 'POST',
      url: '/v2/oauth2/token',
      payload: { grant_type: 'password', username, password },
      headers,
    });

  it('createToken gives the site a cookie and any other client an access token', async () => {
    const site = await logIn(newcomer.password);
    expect(site.body.response.accessToken).toBeUndefined();
    expect(site.headers['set-cookie']).toBeTruthy();
    const other = await logIn(newcomer.password, undefined, { authorization: 'Bearer skein-api' });
    expect(other.headers['set-cookie']).toBeUndefined();
    const token = other.body.response.accessToken;
    const me = await app.inject({ url: '/v2/user/info', headers: { authorization: `Bearer ${token}` } });
    expect(me.body.response.user.name).toBe('newcomer');
  });

  it('createToken answers a wrong password and an unknown address alike with 16006', async () => {
    const answers = await Promise.all([
      logIn('wrong password'),
      logIn(newcomer.password, 'nobody@example.com'),
    ]);
    for (const { status, body } of answers) {
      expect([status, body.errors[0].code, body.errors[0].field]).toEqual([401, 16006, 'password']);
    }
  });

  it('createToken and registerAccount treat an address in another Unicode normalization as the same', async () => {
    const [composed, apart] = ['jos\u00e9@example.com', 'jose\u0301@example.com'];
    expect((await register({ email: apart, tumblelog: 'jose' })).status).toBe(201);
    expect((await register({ email: 'jose@example.com', tumblelog: 'another' })).status).toBe(201);
    for (const email of [composed, apart]) {
      const again = await register({ email, tumblelog: 'second' });
      expect([again.status, codesOf(again.body)]).toEqual([400, [[2, 'email']]]);
      const { status, headers } = await logIn(newcomer.password, email);
      const cookie = [headers['set-cookie']]
        .flat()
        .map((text) => String(text).split(';')[0])
        .join('; ');
      const { body } = await app.inject({ url: '/v2/user/info', headers: { cookie } });
      expect([status, body.response.user.name, body.response.user.email]).toEqual([200, 'jose', composed]);
    }
  });

  it('endSession ends the session', async () => {
    const member = await app.member('leaver');
    expect((await app.injectAs(member, { method: 'POST', url: '/v2/logout' })).status).toBe(204);
    expect((await app.injectAs(member, '/v2/timeline/dashboard')).status).toBe(401);
  });

  it('A write by cookie requires the CSRF token, else 1019; a write by access token does not [protocol-04]', async () => {
    const member = await app.member('careful');
    const follow = { method: 'POST', url: '/v2/user/follow', payload: { url: 'newcomer' } } as const;
    for (const token of ['', 'x'.repeat(43)]) {
      const { status, body, headers } = await app.injectAs(member, {
        ...follow,
        headers: { 'x-csrf': token },
      });
      expect([status, body.errors[0].code]).toEqual([403, 1019]);
      expect(headers['x-csrf']).toBe(member.csrfToken);
    }
    expect((await app.injectAs(member, follow)).status).toBe(200);
    expect((await app.injectWithToken(member, follow)).status).toBe(200);
  });
});

describe('ageOn, birthDateProblem and passwordStrength', () => {
  it('ageOn counts complete years [validation-13]', () => {
    const today = new Date('2026-11-21T12:00:00Z');
    expect([ageOn('2013-11-21', today), ageOn('2013-11-22', today), ageOn('2026-11-22', today)]).toEqual([
      13, 12, -1,
    ]);
  });

  it.each([
    ['1896-11-21', undefined],
    ['1895-11-22', undefined],
    ['1895-11-21', 'invalid-request-param'],
    ['2026-11-21', 'registration-blocked-for-age'],
    ['2026-11-22', 'invalid-request-param'],
    ['2013-11-22', 'registration-blocked-for-age'],
    ['2013-11-21', undefined],
  ])('birthDateProblem of a birth on %s returns %s', (birthDate, slug) => {
    expect(birthDateProblem(birthDate, new Date('2026-11-21T12:00:00Z'))?.[0]).toBe(slug);
  });

  it.each([
    ['1234567', 'too_short'],
    ['password1', 'too_common'],
    ['aaaaaaaaaaaa', 'too_common'],
    ['Passw0rd!', 'too_common'],
    ['sunshine88', 'too_common'],
    ['0987654321poiuy', 'too_common'],
    ['jennifer1987', 'too_common'],
    ['x'.repeat(200), 'too_common'],
    ['x'.repeat(201), 'too_long'],
    ['marlow2026!', 'contains_email'],
    ['xx-my-blog-xx', 'contains_blog_name'],
  ])('passwordStrength rejects %s [validation-12]', (password, reason) => {
    expect(passwordStrength(password, 'marlow@example.com', 'my-blog').rejectReason).toBe(reason);
  });

  it('passwordStrength scores longer passwords higher', () => {
    const scores = ['tr0ub4dor', 'correct horse', 'correct horse battery staple'].map(
      (word) => passwordStrength(word).score,
    );
    expect(scores).toEqual([...scores].sort());
    expect(scores[2]).toBe(4);
    expect(passwordStrength('').score).toBe(0);
  });

  it('passwordStrength returns a hint for a password that is barely acceptable', () => {
    for (const [password, score] of [
      ['kettle fox', 2],
      ['tr0ub4dor', 3],
      ['correct horse battery staple', 4],
    ] as const) {
      const strength = passwordStrength(password);
      expect(strength).toMatchObject({ score, acceptable: true });
      expect([password, strength.hint !== undefined]).toEqual([password, score === 2]);
    }
  });
});
