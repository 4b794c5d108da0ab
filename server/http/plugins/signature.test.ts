import { createHmac } from 'node:crypto';
import OAuth from 'oauth-1.0a';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';

const APP = { key: 'signing-app', secret: 'sixteen-letters-or-more' };
const FORM = 'application/x-www-form-urlencoded';

let t: TestApp;
let member: Member;
let token: { key: string; secret: string };
beforeAll(async () => {
  t = await buildTestApp({ apps: [APP] });
  member = await t.member('signer');
  const { token: key } = await t.app.services.sessions.createAccessToken(member.userId, APP.key);
  token = { key, secret: t.app.services.apps.tokenSecret(key) };
});
afterAll(() => t.close());

type Change = {
  app?: typeof APP;
  secret?: string;
  /** Seconds by which the client's clock is ahead. */
  ahead?: number;
  hash?: string;
  method?: string;
  data?: object;
  nonce?: string;
  version?: string;
};

/** Returns the header that signs a GET of user/info, with optional overrides. */
function signed(
  url: string,
  {
    app = APP,
    secret = token.secret,
    ahead,
    hash = 'sha1',
    method = 'GET',
    data,
    nonce,
    version,
  }: Change = {},
) {
  const oauth = new OAuth({
    consumer: app,
    version,
    signature_method: hash === 'sha1' ? 'HMAC-SHA1' : 'HMAC-SHA256',
    hash_function: (text, key) => createHmac(hash, key).update(text).digest('base64'),
  });
  if (ahead !== undefined) oauth.getTimeStamp = () => Math.floor(Date.now() / 1000) + ahead;
  if (nonce !== undefined) oauth.getNonce = () => nonce;
  const parts = oauth.authorize(
    { url: `http://localhost:80${url}`, method, data },
    { key: token.key, secret },
  );
  return { authorization: oauth.toHeader(parts).Authorization, host: 'localhost:80' };
}

const ask = (url: string, headers: Record<string, string>) => t.inject({ url, headers });

describe('signed calls', () => {
  test.each(['sha1', 'sha256'])('a call signed by %s is made as its member', async (hash) => {
    const { status, body } = await ask('/v2/user/info', signed('/v2/user/info', { hash }));
    expect([status, body.response.blogs[0].name]).toEqual([200, 'signer']);
  });

  test('a signature is accepted once', async () => {
    const headers = signed('/v2/user/info');
    expect((await ask('/v2/user/info', headers)).status).toBe(200);
    expect((await ask('/v2/user/info', headers)).status).toBe(401);
  });

  test.each<[string, Change]>([
    ['with another secret of the app', { app: { ...APP, secret: 'another-secret-of-it' } }],
    ['with another secret of the token', { secret: 'guessed' }],
    ['by an app nobody knows', { app: { key: 'nobody', secret: APP.secret } }],
    ['for another method', { method: 'POST' }],
    ['too long ago', { ahead: -310 }],
    ['ahead of its time', { ahead: 310 }],
  ])('a call is refused when signed %s', async (_what, change) => {
    const { status, body } = await ask('/v2/user/info', signed('/v2/user/info', change));
    expect([status, body.errors[0].code]).toEqual([401, 1016]);
  });

  test.each<[string, (header: string) => string]>([
    ['without a nonce', (header) => header.replace(/oauth_nonce="[^"]+"/, 'oauth_nonce=""')],
    ['without a time', (header) => header.replace(/oauth_timestamp="[^"]+"/, 'oauth_timestamp=""')],
    ['at a time that is no number', (header) => header.replace(/oauth_timestamp="/, '$& ')],
    ['by a method nobody knows', (header) => header.replace('HMAC-SHA1', 'PLAINTEXT')],
    ['without a method', (header) => header.replace(/oauth_signature_method="[^"]+"/, '')],
    ['without a signature', (header) => header.replace(/oauth_signature="[^"]+"/, '')],
    ['without a key', (header) => header.replace(/oauth_consumer_key="[^"]+"/, '')],
    ['with what cannot be decoded', (header) => header.replace(/oauth_nonce="/, '$&%')],
  ])('a signed call is refused %s', async (_what, change) => {
    const { authorization, host } = signed('/v2/user/info');
    const { status, body } = await ask('/v2/user/info', { authorization: change(authorization), host });
    expect([status, body.errors[0].code]).toEqual([401, 1016]);
  });

  test.each<[string, Change, number]>([
    ['without a nonce', { nonce: '' }, 401],
    ['in another version', { version: '1.1' }, 401],
    ['in the only version', { version: '1.0' }, 200],
  ])('a call signed %s answers as OAuth 1.0 demands', async (_what, change, status) => {
    expect((await ask('/v2/user/info', signed('/v2/user/info', change))).status).toBe(status);
  });

  test('a signature is accepted up to five minutes off', async () => {
    expect((await ask('/v2/user/info', signed('/v2/user/info', { ahead: -290 }))).status).toBe(200);
  });

  test('a signature is refused for another path and for unsigned parameters', async () => {
    expect((await ask('/v2/user/likes', signed('/v2/user/info'))).status).toBe(401);
    expect((await ask('/v2/user/likes?limit=2', signed('/v2/user/likes'))).status).toBe(401);
    expect((await ask('/v2/user/likes?limit=2', signed('/v2/user/likes?limit=2'))).status).toBe(200);
  });

  test('a signature is refused when the query repeats a parameter of the header', async () => {
    const headers = signed('/v2/user/info');
    const [, nonce] = /oauth_nonce="([^"]+)"/.exec(headers.authorization) ?? [];
    const again = headers.authorization.replace(String(nonce), 'another');
    const url = `/v2/user/info?oauth_nonce=${nonce}`;
    expect((await ask(url, { ...headers, authorization: again })).status).toBe(401);
  });

  test('a signature covers the fields of a form', async () => {
    const post = (body: string) =>
      t.inject({
        method: 'POST',
        url: '/v2/user/follow',
        headers: {
          ...signed('/v2/user/follow', { method: 'POST', data: { url: 'followed' } }),
          'content-type': FORM,
        },
        payload: body,
      });
    await t.member('followed');
    await t.member('bystander');
    expect((await post('url=followed')).status).toBe(200);
    expect((await post('url=bystander')).status).toBe(401);
    const { body } = await t.injectAs(member, '/v2/user/following');
    expect(body.response.blogs.map(({ name }: { name: string }) => name)).toEqual(['followed']);
  });

  test('a signature is refused once its token is revoked', async () => {
    const { token: key } = await t.app.services.sessions.createAccessToken(member.userId, APP.key);
    const before = token;
    token = { key, secret: t.app.services.apps.tokenSecret(key) };
    await t.app.services.sessions.endAccessToken(key);
    const headers = signed('/v2/user/info');
    token = before;
    expect((await ask('/v2/user/info', headers)).status).toBe(401);
  });
});

describe('api_key', () => {
  const url = (key: string) => `/v2/blog/signer/info?api_key=${key}`;
  const bare = { authorization: '' };

  test('api_key accepts a token of the site or of a registered app', async () => {
    for (const key of ['skein-api', APP.key]) expect((await ask(url(key), bare)).status).toBe(200);
    expect((await ask(url('nobody'), bare)).status).toBe(401);
  });

  test('api_key is not combined with a session cookie', async () => {
    const cookie = `sid=${member.sid}; logged_in=1`;
    expect((await ask(`/v2/user/likes?api_key=skein-web`, { ...bare, cookie })).status).toBe(401);
  });
});

test('createToken returns the secret that signs later calls', async () => {
  const [username, password] = ['login@example.test', 'nine lives of yarn'];
  const by = { authorization: `Bearer ${APP.key}` };
  await t.inject({
    method: 'POST',
    url: '/v2/register',
    headers: by,
    payload: { email: username, password, birth_date: '1991-05-06', tumblelog: 'lockkeeper' },
  });
  const { body } = await t.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    headers: by,
    payload: { grant_type: 'password', username, password },
  });
  const { accessToken, tokenSecret } = body.response;
  expect(tokenSecret).toBe(t.app.services.apps.tokenSecret(accessToken));
});
