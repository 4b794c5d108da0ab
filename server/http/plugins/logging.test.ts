import { Writable } from 'node:stream';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let t: TestApp;
let log = '';
beforeAll(async () => {
  const stream = new Writable({
    write(chunk, _encoding, done) {
      log += chunk;
      done();
    },
  });
  t = await buildTestApp({ log: { level: 'trace', stream } });
});
afterAll(() => t.close());

test('a logged request contains no secrets', async () => {
  const member = await t.member('marlow');
  log = '';
  await t.injectAs(member, '/v2/user/info?fields%5Bblogs%5D=hushhush');
  await t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers: { 'content-type': 'application/json' },
    payload: { grant_type: 'password', username: 'marlow@example.test', password: 'hunter2' },
  });
  t.app.log.info({
    req: {
      method: 'GET',
      url: '/x?token=query-secret',
      ip: '::1',
      headers: { authorization: 'Bearer leaked' },
    },
    headers: { cookie: 'sid=leaked', 'x-csrf': 'leaked', authorization: 'leaked' },
    body: { password: 'leaked', nested: { password: 'leaked' } },
    password: 'leaked',
  });
  expect(log).toContain('"path":"/v2/user/info"');
  expect(log).toContain('"status":200');
  for (const secret of [member.sid, member.csrfToken, 'hunter2', 'hushhush', 'leaked', 'query-secret']) {
    expect(log).not.toContain(secret);
  }
});

const HEADERS = ['authorization', 'cookie', 'x-csrf', 'set-cookie'];
const FIELDS = [
  'password',
  'password_current',
  'tfa_token',
  'captcha_token',
  'token',
  'sid',
  'csrfToken',
  'accessToken',
];

test.each(HEADERS)('the header %s is redacted from log lines at either depth', (name) => {
  log = '';
  t.app.log.info({ headers: { [name]: 'leaked' }, answer: { headers: { [name]: 'leaked' } } });
  expect(log).toContain('[hidden]');
  expect(log).not.toContain('leaked');
});

test.each(FIELDS)('the field %s is redacted from log lines down to the third depth', (name) => {
  log = '';
  t.app.log.info({ [name]: 'leaked', one: { [name]: 'leaked', two: { [name]: 'leaked' } } });
  expect(log.match(/\[hidden\]/g)).toHaveLength(3);
  expect(log).not.toContain('leaked');
});
