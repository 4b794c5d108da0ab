import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import { REDIRECT_URI, registerClient, type TestClient } from '#tests/support/apps.ts';
import type { Member } from '#tests/support/members.ts';
import {
  authorizationHeader,
  requestSigned,
  requestTokenOf,
  signedTokenFor,
  type TokenPair,
  tokenPairFrom,
} from '#tests/support/oauth1.ts';

let t: TestApp;
let author: Member;
let ivy: Member;
let otto: Member;
let bell: TestClient;
let horn: TestClient;
beforeAll(async () => {
  t = await buildTestApp();
  [author, ivy, otto] = [await t.member('author'), await t.member('ivy'), await t.member('otto')];
  bell = await registerClient(t, author, {
    redirect_uris: [REDIRECT_URI, 'https://bell.example/other?from=skein'],
  });
  horn = await registerClient(t, author, { name: 'Fog Horn' });
});
afterAll(() => t.close());

type Body = Reply<AnyBody>;
const codeOf = ({ status, body }: Body) => [status, body?.errors?.[0]?.code];

const AUTHORIZE = '/v2/oauth/authorize';
function look(member: Member, token: TokenPair) {
  return t.injectAs(member, `${AUTHORIZE}?oauth_token=${token.key}`);
}
function answer(member: Member, token: TokenPair, allow = true) {
  return t.injectAs(member, { method: 'POST', url: AUTHORIZE, payload: { oauth_token: token.key, allow } });
}
function exchange(client: TestClient, token: TokenPair, verifier: string) {
  return requestSigned(t, client, 'access_token', { token, more: { oauth_verifier: verifier } });
}
function call(client: TestClient, token: TokenPair, url = '/v2/user/info') {
  return t.inject({ url, headers: authorizationHeader(client, url, { token, method: 'GET' }) });
}
function begin(client: TestClient, more?: Record<string, string>) {
  return requestSigned(t, client, 'request_token', more ? { more } : {});
}
const names = ({ body }: Body): string[] => body.response.apps.map(({ app }: AnyBody) => app.clientId);
const allowedBy = async (member: Member) => names(await t.injectAs(member, '/v2/user/apps'));

describe('OAuth 1.0a flow', () => {
  test('answerRequestToken redirects to the app with a verifier, which exchanges for a signing token', async () => {
    const begun = await begin(bell, { oauth_callback: REDIRECT_URI });
    expect(begun).toMatchObject({ status: 200, body: { oauth_callback_confirmed: 'true' } });
    const asked = await look(ivy, tokenPairFrom(begun));
    expect(asked.body.response).toMatchObject({
      app: { clientId: bell.clientId, name: 'Fog Bell', authorName: 'author' },
      alreadyAuthorized: false,
      redirectUri: REDIRECT_URI,
    });
    expect(asked.body.response.scopes.map(({ name }: AnyBody) => name)).toEqual([
      'basic',
      'write',
      'offline_access',
    ]);
    const back = new URL((await answer(ivy, tokenPairFrom(begun))).body.response.redirectTo);
    expect(back.origin + back.pathname).toBe(REDIRECT_URI);
    expect(back.searchParams.get('oauth_token')).toBe(tokenPairFrom(begun).key);
    const given = await exchange(bell, tokenPairFrom(begun), String(back.searchParams.get('oauth_verifier')));
    expect(given.status).toBe(200);
    expect((await call(bell, tokenPairFrom(given))).body.response.user.name).toBe('ivy');
    expect(await allowedBy(ivy)).toEqual([bell.clientId]);
    expect(await allowedBy(otto)).toEqual([]);
  });

  test('answerRequestToken without a callback returns a verifier to type in, accepted in any case and spacing', async () => {
    const token = await requestTokenOf(t, bell);
    expect((await look(ivy, token)).body.response).not.toHaveProperty('redirectUri');
    const { body } = await answer(ivy, token);
    expect(body.response).toEqual({ verifier: expect.stringMatching(/^[a-z2-9]{4}-[a-z2-9]{4}$/) });
    const typed = ` ${body.response.verifier.replace('-', ' ').toUpperCase()}`;
    expect((await exchange(bell, token, typed)).status).toBe(200);
  });

  test('answerRequestToken with a refusal redirects with oauth_problem, and the token cannot be exchanged', async () => {
    const nora = await t.member('nora');
    const [led, carried] = [await requestTokenOf(t, bell, REDIRECT_URI), await requestTokenOf(t, bell)];
    const back = new URL((await answer(nora, led, false)).body.response.redirectTo);
    expect([...back.searchParams.keys()]).toEqual(['oauth_token', 'oauth_problem']);
    expect((await answer(nora, carried, false)).body.response).toEqual({});
    for (const token of [led, carried]) {
      expect((await exchange(bell, token, 'any')).body.oauth_problem).toBe('token_rejected');
      expect(codeOf(await answer(nora, token))).toEqual([404, 4004]);
    }
    expect(await allowedBy(nora)).toEqual([]);
  });

  test('answerRequestToken keeps the query of a registered callback', async () => {
    const token = await requestTokenOf(t, bell, 'https://bell.example/other?from=skein');
    const back = new URL((await answer(ivy, token)).body.response.redirectTo);
    expect([...back.searchParams.keys()]).toEqual(['from', 'oauth_token', 'oauth_verifier']);
  });
});

describe('OAuth 1.0a request_token', () => {
  test.each<[string, Record<string, string>, string | undefined]>([
    ['equal to the registered one', { oauth_callback: REDIRECT_URI }, REDIRECT_URI],
    ['left out, as the first registered one', {}, REDIRECT_URI],
    ['of oob, for a verifier to type in', { oauth_callback: 'oob' }, undefined],
  ])('request_token accepts a callback %s', async (_what, more, redirectUri) => {
    const begun = await begin(bell, more);
    expect((await look(ivy, tokenPairFrom(begun))).body.response.redirectUri).toBe(redirectUri);
  });

  test.each([
    'https://elsewhere.example/back',
    `${REDIRECT_URI}/`,
    `${REDIRECT_URI}?next=1`,
    'https://bell.example',
    'javascript:alert(1)',
  ])('request_token rejects the unregistered callback %s with parameter_rejected', async (oauth_callback) => {
    expect(await begin(bell, { oauth_callback })).toEqual({
      status: 400,
      body: { oauth_problem: 'parameter_rejected', oauth_problem_advice: expect.any(String) },
    });
  });

  test('request_token requires the secret of a confidential app', async () => {
    const open = await registerClient(t, author, { confidential: false });
    const problemOf = async (client: TestClient) => (await begin(client)).body.oauth_problem;
    expect(await problemOf({ ...bell, clientSecret: horn.clientSecret })).toBe('signature_invalid');
    expect(await problemOf({ clientId: 'nobody-registered-it', clientSecret: 'x' })).toBe(
      'consumer_key_unknown',
    );
    expect(await problemOf({ ...open, clientSecret: '' })).toBe('consumer_key_unknown');
    const bare = await t.app.inject({ method: 'POST', url: '/oauth/request_token' });
    expect([bare.statusCode, bare.body]).toEqual([400, expect.stringContaining('parameter_absent')]);
  });

  test('request_token rejects a repeated signature with 401', async () => {
    const url = '/oauth/request_token';
    const headers = authorizationHeader(bell, url);
    const answers = [];
    for (let at = 0; at < 2; at += 1) answers.push(await t.app.inject({ method: 'POST', url, headers }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 401]);
    expect(answers[1]?.headers['www-authenticate']).toBe('OAuth realm="Skein"');
  });

  test('request_token accepts an empty form body', async () => {
    const url = '/oauth/request_token';
    const headers = {
      ...authorizationHeader(bell, url),
      'content-type': 'application/x-www-form-urlencoded',
    };
    const { statusCode, headers: told } = await t.app.inject({ method: 'POST', url, headers, payload: '' });
    expect([statusCode, told['content-type'], told['cache-control']]).toEqual([
      200,
      'application/x-www-form-urlencoded',
      'no-store',
    ]);
  });
});

describe('OAuth 1.0a request tokens', () => {
  test('answerRequestToken answers 404 to a request token that was answered already', async () => {
    const token = await requestTokenOf(t, bell);
    expect((await answer(ivy, token)).status).toBe(200);
    for (const member of [ivy, otto]) expect(codeOf(await answer(member, token))).toEqual([404, 4004]);
    expect(codeOf(await look(otto, token))).toEqual([404, 4004]);
  });

  test('answerRequestToken of two concurrent answers accepts one', async () => {
    const token = await requestTokenOf(t, bell);
    const answers = await Promise.all([answer(ivy, token), answer(otto, token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
  });

  test('access_token rejects a request token before its member answered with permission_unknown', async () => {
    const token = await requestTokenOf(t, bell);
    expect((await exchange(bell, token, 'early')).body.oauth_problem).toBe('permission_unknown');
    const { body } = await answer(ivy, token);
    expect((await exchange(bell, token, body.response.verifier)).status).toBe(200);
  });

  test('access_token exchanges a request token once, even in concurrent requests', async () => {
    const token = await requestTokenOf(t, bell);
    const { verifier } = (await answer(ivy, token)).body.response;
    const given = await Promise.all([exchange(bell, token, verifier), exchange(bell, token, verifier)]);
    expect(given.map(({ status }) => status).sort()).toEqual([200, 401]);
  });

  test('access_token rejects a request token after a wrong verifier and after ten minutes', async () => {
    const [guessed, late] = [await requestTokenOf(t, bell), await requestTokenOf(t, bell)];
    const right = (await answer(ivy, guessed)).body.response.verifier;
    expect((await exchange(bell, guessed, 'aaaa-aaaa')).body.oauth_problem).toBe('verifier_invalid');
    expect((await exchange(bell, guessed, right)).body.oauth_problem).toBe('token_rejected');
    await t.db.query(
      `update oauth_items set expires_at = now() - interval '1 second' where model = 'RequestToken'`,
    );
    expect(codeOf(await look(ivy, late))).toEqual([404, 4004]);
    expect(codeOf(await answer(ivy, late))).toEqual([404, 4004]);
  });

  test('access_token rejects a request token with another app, a wrong secret or no verifier', async () => {
    const token = await requestTokenOf(t, bell);
    const { verifier } = (await answer(ivy, token)).body.response;
    expect((await exchange(horn, token, verifier)).body.oauth_problem).toBe('token_rejected');
    expect((await exchange(bell, { ...token, secret: 'guessed' }, verifier)).body.oauth_problem).toBe(
      'signature_invalid',
    );
    expect((await requestSigned(t, bell, 'access_token', { token })).body.oauth_problem).toBe(
      'parameter_absent',
    );
    expect((await exchange(bell, token, verifier)).status).toBe(200);
  });

  test('A request token does not authenticate an API call (1016)', async () => {
    const token = await requestTokenOf(t, bell);
    await answer(ivy, token);
    expect(codeOf(await call(bell, token))).toEqual([401, 1016]);
  });
});

describe('OAuth 1.0a signing tokens', () => {
  test('A signing token is rejected as a bearer token with 1016, and is stored as a hash', async () => {
    const { key } = await signedTokenFor(t, ivy, bell);
    const bare = await t.inject({ url: '/v2/user/info', headers: { authorization: `Bearer ${key}` } });
    expect(codeOf(bare)).toEqual([401, 1016]);
    const [kept] = await t.db.query<{ all: string }>(
      `select string_agg(i::text, ' ') as all from oauth_items i`,
    );
    expect(kept?.all).not.toContain(key);
  });

  test('A signing token of one app is rejected from another app with 1016', async () => {
    const token = await signedTokenFor(t, ivy, bell);
    expect(codeOf(await call(horn, token))).toEqual([401, 1016]);
    expect((await call(bell, token)).status).toBe(200);
  });

  test('A signing token reads and writes, and operations that are closed to apps answer 1018', async () => {
    const token = await signedTokenFor(t, ivy, bell);
    expect(codeOf(await call(bell, token, '/v2/account/sessions'))).toEqual([403, 1018]);
    const url = '/v2/user/follow';
    const payload = 'url=otto';
    const headers = {
      ...authorizationHeader(bell, url, { token, data: { url: 'otto' } }),
      'content-type': 'application/x-www-form-urlencoded',
    };
    expect((await t.inject({ method: 'POST', url, headers, payload })).status).toBe(200);
  });

  test('revokeAppAccess, revokeToken and deleteOauthClient end the signing tokens concerned only', async () => {
    const lent = await registerClient(t, author);
    const [taken, given, gone, stays] = [
      await signedTokenFor(t, ivy, bell),
      await signedTokenFor(t, otto, horn),
      await signedTokenFor(t, otto, lent),
      await signedTokenFor(t, otto, bell),
    ];
    await t.injectAs(ivy, { method: 'DELETE', url: `/v2/user/apps/${bell.clientId}` });
    await t.inject({ method: 'POST', url: '/v2/oauth2/revoke', payload: { token: given.key } });
    await t.injectAs(author, { method: 'DELETE', url: `/v2/oauth2/clients/${lent.clientId}` });
    for (const [client, token] of [
      [bell, taken],
      [horn, given],
      [lent, gone],
    ] as const)
      expect(codeOf(await call(client, token))).toEqual([401, 1016]);
    expect((await call(bell, stays)).status).toBe(200);
    expect(await allowedBy(otto)).toEqual([bell.clientId]);
  });

  test('listAuthorizedApps lists a signing token with lastUsedTs and authorizedTs', async () => {
    const una = await t.member('una');
    const token = await signedTokenFor(t, una, bell);
    await call(bell, token);
    const { body } = await t.injectAs(una, '/v2/user/apps');
    expect(body.response.apps).toEqual([
      expect.objectContaining({ lastUsedTs: expect.any(Number), authorizedTs: expect.any(Number) }),
    ]);
    const again = await look(una, await requestTokenOf(t, bell));
    expect(again.body.response.alreadyAuthorized).toBe(true);
  });
});

test('The id of a registered app is accepted as api_key, an unknown one answers 1016', async () => {
  const url = (key: string) => `/v2/blog/ivy/info?api_key=${key}`;
  const ask = (key: string) => t.inject({ url: url(key), headers: { authorization: '' } });
  expect((await ask(bell.clientId)).status).toBe(200);
  expect(codeOf(await ask('nobody-registered-it'))).toEqual([401, 1016]);
  expect(
    codeOf(
      await t.inject({ url: `/v2/user/likes?api_key=${bell.clientId}`, headers: { authorization: '' } }),
    ),
  ).toEqual([401, 1034]);
});
