import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';

let t: TestApp;
beforeAll(async () => {
  t = await buildTestApp();
});
afterAll(() => t.close());

const password = 'nine lives of yarn';

async function registered(): Promise<{ email: string; sid: string }> {
  const name = `m${randomUUID().slice(0, 8)}`;
  const email = `${name}@example.test`;
  const payload = { email, password, birth_date: '1991-05-06', tumblelog: name };
  const reply = await t.inject({ method: 'POST', url: '/v2/register', payload });
  expect(reply.status).toBe(201);
  return { email, sid: sidIn(reply.headers) };
}

function sidIn(headers: { 'set-cookie'?: unknown }) {
  return /sid=([^;]+)/.exec(String(headers['set-cookie']))?.[1] ?? '';
}

function logIn(email: string, headers: Record<string, string> = {}) {
  return t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers,
    payload: { grant_type: 'password', username: email, password },
  });
}

async function isLoggedIn(sid: string): Promise<boolean> {
  const reply = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${sid}` } });
  return reply.body.response.isLoggedIn;
}

test('createToken with a session cookie ends that session and no other', async () => {
  const [member, bystander] = [await registered(), await registered()];
  const elsewhere = sidIn((await logIn(member.email)).headers);
  const csrf = await t.inject({ url: '/v2/user/info', headers: { cookie: `sid=${member.sid}` } });
  const again = await logIn(member.email, {
    cookie: `sid=${member.sid}`,
    'x-csrf': String(csrf.headers['x-csrf']),
  });
  expect(again.status).toBe(200);
  expect(await isLoggedIn(member.sid)).toBe(false);
  for (const sid of [sidIn(again.headers), elsewhere, bystander.sid])
    expect(await isLoggedIn(sid)).toBe(true);
});

test('createToken stores access tokens as hashes only, also when a member logs in with one', async () => {
  const { email } = await registered();
  const first = await logIn(email, { authorization: 'Bearer skein-api' });
  const token: string = first.body.response.accessToken;
  const second = await logIn(email, { authorization: `Bearer ${token}` });
  expect(second.body.response.accessToken).not.toBe(token);
  const rows = await t.db.query<{ client: string }>('select client from access_tokens');
  expect(rows.map(({ client }) => client)).toEqual(['skein-api', 'skein-api']);
});
