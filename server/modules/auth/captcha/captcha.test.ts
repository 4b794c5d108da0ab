import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { memoryRateLimiter } from '#server/rate-limit/rate-limiter.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { solveCaptcha } from '#tests/support/captcha.ts';
import { recordingMailer } from '#tests/support/mailer.ts';

const PASSWORD = 'nine lives of yarn';
const mailer = recordingMailer();
let clock = Date.parse('2026-05-06T12:00:00Z');
let t: TestApp;
let serial = 0;
beforeAll(async () => {
  t = await buildTestApp({
    captcha: 'proof-of-work',
    mailer,
    now: () => clock,
    rateLimiter: memoryRateLimiter(() => clock / 1000),
  });
});
afterAll(() => t.close());
beforeEach(async () => {
  // E-mails of the previous test may still be in delivery.
  await t.app.services.post.settled();
  mailer.mails.length = 0;
  serial += 1;
});

function post(url: string, payload: object) {
  return t.inject({ method: 'POST', url: `/v2${url}`, payload });
}
/** Returns a solved captcha as a client sends it, with `change` applied as a forgery. */
async function solved(action: string, change: object = {}): Promise<string> {
  const { status, body } = await post('/captcha/challenge', { action });
  expect(status).toBe(201);
  return solveCaptcha(body.response, change);
}
function register(token?: string) {
  return post('/register', {
    email: `newcomer-${serial}@example.test`,
    password: PASSWORD,
    birth_date: '1991-05-06',
    tumblelog: `newcomer-${serial}`,
    ...(token === undefined ? {} : { token }),
  });
}
function told({ status, body }: { status: number; body: { errors?: { code: number }[] } | undefined }) {
  return [status, body?.errors?.[0]?.code];
}
const ASKED = [401, 5042];

describe('registerAccount with captchas', () => {
  test('registerAccount answers 5042 without a captcha and accepts a solved one [errors-17]', async () => {
    expect(told(await register())).toEqual(ASKED);
    expect((await register(await solved('registration'))).status).toBe(201);
  });

  test('registerAccount reports invalid fields before the captcha, so that its solution stays valid', async () => {
    const token = await solved('registration');
    const wrong = await post('/register', {
      email: 'nobody',
      password: PASSWORD,
      birth_date: '1991-05-06',
      tumblelog: `newcomer-${serial}`,
      token,
    });
    expect(told(wrong)).toEqual([400, 5016]);
    expect((await register(token)).status).toBe(201);
  });

  test.each([
    ['made for another form', () => solved('login')],
    ['with another number', () => solved('registration', { number: 50_001 })],
    ['with a later expiry', async () => (await moved(1)).token],
    ['with a forged signature', () => solved('registration', { signature: '0'.repeat(64) })],
    ['of another algorithm', () => solved('registration', { algorithm: 'SHA-1' })],
    ['that is not a JSON object', async () => Buffer.from('null').toString('base64')],
    ['that is empty', async () => ''],
    ['that is not base64', async () => '%%%'],
  ])('registerAccount answers 5042 to a solution %s', async (_what, make) => {
    expect(told(await register(await make()))).toEqual(ASKED);
  });

  test('registerAccount accepts a captcha solution once, even in concurrent requests', async () => {
    const token = await solved('registration');
    const [first, second] = await Promise.all([register(token), register(token)]);
    expect([first.status, second.status].sort()).not.toEqual([201, 201]);
    serial += 1;
    expect(told(await register(token))).toEqual(ASKED);
  });

  test('registerAccount accepts a captcha solution for ten minutes', async () => {
    const [early, late] = [await solved('registration'), await solved('registration')];
    clock += 599_000;
    expect((await register(early)).status).toBe(201);
    clock += 1000;
    serial += 1;
    expect(told(await register(late))).toEqual(ASKED);
  });
});

/** Returns a solution with a forged expiry in its salt. */
async function moved(hours: number): Promise<{ token: string }> {
  const token = await solved('registration');
  const solution = JSON.parse(Buffer.from(token, 'base64').toString());
  const salt = solution.salt.replace(
    /expires=(\d+)/,
    (_all: string, at: string) => `expires=${Number(at) + hours * 3600}`,
  );
  return { token: Buffer.from(JSON.stringify({ ...solution, salt })).toString('base64') };
}

describe('createToken with captchas', () => {
  function logIn(username: string, password: string, captcha_token?: string) {
    const more = captcha_token === undefined ? {} : { captcha_token };
    return post('/oauth2/token', { grant_type: 'password', username, password, ...more });
  }

  test.each([
    ['a member', true],
    ['an unknown address', false],
  ])(
    'createToken asks %s for a captcha after three wrong passwords (5042), and not before',
    async (_who, isMember) => {
      const name = `guessed-${serial}`;
      if (isMember) {
        const { userId } = await t.member(name);
        await updatePasswordHash(t.db, userId, await hashPassword(PASSWORD));
      }
      const email = `${name}@example.test`;
      for (const spelled of [email, ` ${email}`, email.toUpperCase()])
        expect(told(await logIn(spelled, 'not this one'))).toEqual([401, 16006]);
      expect(told(await logIn(email, PASSWORD))).toEqual(ASKED);
      expect(told(await logIn(email, 'not this one', await solved('login')))).toEqual([401, 16006]);
    },
  );

  test("createToken with a solved captcha resets the member's wrong passwords, and asks no other member", async () => {
    const [member, other] = [await t.member(`slip-${serial}`), await t.member(`other-${serial}`)];
    for (const { userId } of [member, other])
      await updatePasswordHash(t.db, userId, await hashPassword(PASSWORD));
    for (const _try of [1, 2, 3]) await logIn(member.email, 'not this one');
    expect((await logIn(other.email, PASSWORD)).status).toBe(200);
    expect((await logIn(member.email, PASSWORD, await solved('login'))).status).toBe(200);
    expect((await logIn(member.email, PASSWORD)).status).toBe(200);
  });
});

test.each([
  ['login_link_send', 'magic_link'],
  ['user/reset', 'password_reset'],
])(
  '%s answers 5042 to the second request within an hour, for known and unknown addresses',
  async (url, action) => {
    const member = await t.member(`mailed-${serial}`);
    for (const email of [member.email, `nobody-${serial}@example.test`]) {
      const ask = (token?: string) => post(`/${url}`, { email, ...(token ? { captcha_token: token } : {}) });
      expect((await ask()).status).toBeLessThan(300);
      expect(told(await ask())).toEqual(ASKED);
      expect((await ask(await solved(action))).status).toBeLessThan(300);
    }
    await t.app.services.post.settled();
    expect(mailer.mails.map(({ to }) => to)).toEqual([member.email, member.email]);
  },
);

describe('createSupportRequest with captchas', () => {
  const letter = { topic: 'bug', email: 'ivy@example.test', text: 'The fog is gone.' };
  const write = (more: object = {}) => post('/support/requests', { ...letter, ...more });
  const kept = () => t.db.query('select 1 from support_requests');

  test("createSupportRequest accepts a visitor's captcha made for support, once, else 5042", async () => {
    expect(told(await write())).toEqual(ASKED);
    expect(told(await write({ captcha_token: await solved('registration') }))).toEqual(ASKED);
    expect(await kept()).toHaveLength(0);
    const captcha_token = await solved('support');
    expect((await write({ captcha_token })).status).toBe(201);
    expect(told(await write({ captcha_token }))).toEqual(ASKED);
    expect(await kept()).toHaveLength(1);
  });

  test('createSupportRequest reports invalid fields before the captcha, and counts neither against the daily limit', async () => {
    const captcha_token = await solved('support');
    expect(told(await write({ captcha_token, email: 'nobody' }))).toEqual([400, 5016]);
    for (let time = 0; time < 6; time += 1) expect(told(await write())).toEqual(ASKED);
    expect((await write({ captcha_token })).status).toBe(201);
  });

  test('createSupportRequest of a member needs no captcha', async () => {
    const member = await t.member(`writer-${serial}`);
    const url = '/v2/support/requests';
    expect((await t.injectAs(member, { method: 'POST', url, payload: letter })).status).toBe(201);
  });
});

test('registerAccount needs no captcha on a site without captchas', async () => {
  const open = await buildTestApp({ mailer });
  const payload = {
    email: 'free@example.test',
    password: PASSWORD,
    birth_date: '1991-05-06',
    tumblelog: 'free',
  };
  expect((await open.inject({ method: 'POST', url: '/v2/register', payload })).status).toBe(201);
  await open.close();
});

test.each([{}, { action: 'dancing' }, { action: 'login', more: 1 }])(
  'createCaptchaChallenge rejects the body %j with 5016',
  async (payload) => {
    expect(told(await post('/captcha/challenge', payload))).toEqual([400, 5016]);
  },
);
