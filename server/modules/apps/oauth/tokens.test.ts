import { afterAll, beforeAll, expect, test } from 'vitest';
import { updatePasswordHash } from '#server/entities/user/repository.ts';
import { hashPassword } from '#server/identity/passwords.ts';
import { linkEmail } from '#server/modules/auth/mailed-links/links.ts';
import { type AnyBody, buildTestApp, type Reply, type TestApp } from '#tests/support/app.ts';
import {
  authorizationRequest,
  authorizeClient,
  codeExchange,
  REDIRECT_URI,
  registerClient,
  type TestClient,
  tokensFor,
} from '#tests/support/apps.ts';
import type { Member } from '#tests/support/members.ts';

let t: TestApp;
let author: Member;
let ivy: Member;
let otto: Member;
let bell: TestClient;
beforeAll(async () => {
  t = await buildTestApp();
  [author, ivy, otto] = [await t.member('author'), await t.member('ivy'), await t.member('otto')];
  bell = await registerClient(t, author);
});
afterAll(() => t.close());

type Body = Reply<AnyBody>;
const codeOf = ({ status, body }: Body) => [status, body?.errors?.[0]?.code, body?.errors?.[0]?.field];
const post = (url: string, payload: object) => t.inject({ method: 'POST', url, payload });
function postAs(member: Member, url: string, payload?: object) {
  return t.injectAs(member, { method: 'POST', url, ...(payload ? { payload } : {}) });
}
const exchange = (payload: object) => post('/v2/oauth2/exchange', payload);
function refresh({ clientId, clientSecret }: TestClient, token: string) {
  const client = { client_id: clientId, client_secret: clientSecret };
  return exchange({ grant_type: 'refresh_token', ...client, refresh_token: token });
}
function withToken(token: string, url = '/v2/user/likes') {
  return t.inject({ url, headers: { authorization: `Bearer ${token}` } });
}
const works = async (token: string) => (await withToken(token)).status === 200;
async function apps(member: Member) {
  return (await t.injectAs(member, '/v2/user/apps')).body.response.apps;
}

test('createOauthClientSecret answers 4032 for a public app, which exchanges codes with PKCE alone', async () => {
  const open = await registerClient(t, author, { confidential: false });
  expect(open.clientSecret).toBeUndefined();
  expect(codeOf(await postAs(author, `/v2/oauth2/clients/${open.clientId}/secret`))).toEqual([
    409,
    4032,
    undefined,
  ]);
  const { client_secret: _, ...form } = codeExchange(open, await authorizeClient(t, ivy, open));
  expect((await exchange(form)).status).toBe(200);
});

test('getAuthorization returns the app, the requested scopes and whether they were authorized before', async () => {
  const app = await registerClient(t, author);
  const look = (scope: string) =>
    t.injectAs(otto, `/v2/oauth2/authorize?${new URLSearchParams(authorizationRequest(app, scope))}`);
  const first = (await look('write')).body.response;
  expect(first).toMatchObject({ app: { name: 'Fog Bell', authorName: 'author' }, alreadyAuthorized: false });
  expect(first.scopes.map(({ name }: { name: string }) => name)).toEqual(['basic', 'write']);
  await authorizeClient(t, otto, app, 'basic');
  expect((await look('basic')).body.response.alreadyAuthorized).toBe(true);
  expect((await look('write')).body.response.alreadyAuthorized).toBe(false);
  expect(
    (await t.injectAs(ivy, `/v2/oauth2/authorize?${new URLSearchParams(authorizationRequest(app))}`)).body
      .response,
  ).toMatchObject({ alreadyAuthorized: false });
});

const foreign = { redirect_uri: 'https://elsewhere.example/back' };
test.each([
  ['an unknown app', { client_id: 'nobody-registered-it' }, [404, 4004, undefined]],
  ['an address the app did not register', foreign, [400, 5016, 'redirect_uri']],
  [
    'an address below a registered one',
    { redirect_uri: `${REDIRECT_URI}/more` },
    [400, 5016, 'redirect_uri'],
  ],
  [
    'a registered address with a query',
    { redirect_uri: `${REDIRECT_URI}?to=x` },
    [400, 5016, 'redirect_uri'],
  ],
  ['a malformed PKCE challenge', { code_challenge: '+'.repeat(43) }, [400, 5016, 'code_challenge']],
  ['a plain PKCE challenge', { code_challenge_method: 'plain' }, [400, 5016, 'code_challenge_method']],
])(
  'getAuthorization and answerAuthorization answer without a redirect for %s',
  async (_what, more, expected) => {
    const ask = authorizationRequest(bell, 'basic', more);
    expect(codeOf(await t.injectAs(ivy, `/v2/oauth2/authorize?${new URLSearchParams(ask)}`))).toEqual(
      expected,
    );
    expect(codeOf(await postAs(ivy, '/v2/oauth2/authorize', { ...ask, allow: true }))[1]).toBe(expected[1]);
  },
);

test('answerAuthorization with a refusal redirects with access_denied and authorizes nothing', async () => {
  const member = await t.member('refuser');
  const { body } = await postAs(member, '/v2/oauth2/authorize', {
    ...authorizationRequest(bell),
    allow: false,
  });
  const back = new URL(body.response.redirectTo);
  expect(back.href).toMatch(/^https:\/\/bell\.example\/back\?/);
  expect(Object.fromEntries(back.searchParams)).toMatchObject({
    error: 'access_denied',
    state: 'what-the-app-remembers',
  });
  expect(back.searchParams.has('code')).toBe(false);
  expect(body.response).toEqual({ redirectTo: back.href });
  expect(await apps(member)).toEqual([]);
});

test('answerAuthorization returns the code beside redirectTo as well', async () => {
  const { body } = await postAs(otto, '/v2/oauth2/authorize', { ...authorizationRequest(bell), allow: true });
  const code = new URL(body.response.redirectTo).searchParams.get('code');
  expect(code).toMatch(/./);
  expect(body.response.code).toBe(code);
});

test('redeemGrant returns tokens that act for the member but do not reveal the e-mail address', async () => {
  const { accessToken } = await tokensFor(t, otto, bell);
  const { body } = await withToken(accessToken, '/v2/user/info');
  expect(body.response.user).toMatchObject({ name: 'otto', isAdmin: false });
  expect(JSON.stringify(body)).not.toContain(otto.email);
});

test.each([
  ['another verifier', { code_verifier: 'x'.repeat(50) }, [400, 16010, undefined]],
  ['another address', { redirect_uri: 'https://bell.example/other' }, [400, 16010, undefined]],
  ['a wrong secret', { client_secret: 'y'.repeat(43) }, [401, 1016, undefined]],
  ['no secret', { client_secret: undefined }, [401, 1016, undefined]],
  ['an invented code', { code: 'z'.repeat(43) }, [400, 16010, undefined]],
])('redeemGrant rejects a code with %s', async (_what, more, expected) => {
  const form = { ...codeExchange(bell, await authorizeClient(t, ivy, bell)), ...more };
  expect(codeOf(await exchange(form))).toEqual(expected);
});

test('redeemGrant rejects the code of another app with 16010', async () => {
  const other = await registerClient(t, otto);
  expect(codeOf(await exchange(codeExchange(other, await authorizeClient(t, ivy, bell))))).toEqual([
    400,
    16010,
    undefined,
  ]);
});

test('redeemGrant rejects a code whose redirect URI was removed with 16010, and tokens given before stay valid', async () => {
  const moved = await registerClient(t, author);
  const { accessToken } = await tokensFor(t, otto, moved);
  const form = codeExchange(moved, await authorizeClient(t, ivy, moved));
  const about = {
    name: 'Moved Bell',
    website: 'https://bell.example',
    redirect_uris: ['https://bell.example/new'],
  };
  const url = `/v2/oauth2/clients/${moved.clientId}`;
  expect((await t.injectAs(author, { method: 'PUT', url, payload: about })).status).toBe(200);
  expect(codeOf(await exchange(form))).toEqual([400, 16010, undefined]);
  const { client_id, client_secret, ...fields } = form;
  const standard = await t.inject({
    method: 'POST',
    url: '/oauth2/token',
    headers: {
      'content-type': 'application/x-www-form-urlencoded',
      authorization: `Basic ${Buffer.from(`${client_id}:${client_secret}`).toString('base64')}`,
    },
    payload: new URLSearchParams(fields).toString(),
  });
  expect([standard.status, standard.body.error]).toEqual([400, 'invalid_grant']);
  expect(await works(accessToken)).toBe(true);
});

test('redeemGrant rejects an expired code with 16010', async () => {
  const code = await authorizeClient(t, ivy, bell);
  await t.db.query(
    `update oauth_items set expires_at = now() - interval '1 second' where model = 'AuthorizationCode'`,
  );
  expect(codeOf(await exchange(codeExchange(bell, code)))).toEqual([400, 16010, undefined]);
});

test('redeemGrant of a used code answers 16010 and revokes the tokens of that code only', async () => {
  const bystander = await tokensFor(t, otto, bell);
  const elsewhere = await tokensFor(t, ivy, bell);
  const form = codeExchange(bell, await authorizeClient(t, ivy, bell));
  const { accessToken } = (await exchange(form)).body.response;
  expect(await works(accessToken)).toBe(true);
  expect(codeOf(await exchange(form))).toEqual([400, 16010, undefined]);
  expect(await works(accessToken)).toBe(false);
  expect([await works(bystander.accessToken), await works(elsewhere.accessToken)]).toEqual([true, true]);
});

test('redeemGrant of one code in concurrent requests leaves no valid token', async () => {
  const form = codeExchange(bell, await authorizeClient(t, ivy, bell));
  const replies = await Promise.all(Array.from({ length: 5 }, () => exchange(form)));
  const given = replies.filter(({ status }) => status === 200);
  expect(given.length).toBeLessThanOrEqual(1);
  for (const { body } of given) expect(await works(body.response.accessToken)).toBe(false);
});

test('redeemGrant accepts a refresh token once; its reuse revokes the whole token family', async () => {
  const first = await tokensFor(t, otto, bell, 'basic offline_access');
  const bystander = await tokensFor(t, ivy, bell, 'basic offline_access');
  const second = (await refresh(bell, first.refreshToken)).body.response;
  expect(second.refreshToken).not.toBe(first.refreshToken);
  expect(await works(second.accessToken)).toBe(true);
  expect(codeOf(await refresh(bell, first.refreshToken))).toEqual([400, 16010, undefined]);
  expect(await works(second.accessToken)).toBe(false);
  expect(codeOf(await refresh(bell, second.refreshToken))).toEqual([400, 16010, undefined]);
  expect((await refresh(bell, bystander.refreshToken)).status).toBe(200);
});

test('redeemGrant returns no refresh token without offline_access', async () => {
  expect((await tokensFor(t, otto, bell)).refreshToken).toBeUndefined();
});

test('listAuthorizedApps lists each app once with all its scopes; revokeAppAccess ends its tokens at once', async () => {
  const member = await t.member('lister');
  const [one, two] = [
    await registerClient(t, author, { name: 'One' }),
    await registerClient(t, author, { name: 'Two' }),
  ];
  const [a, b, c] = [
    await tokensFor(t, member, one),
    await tokensFor(t, member, one, 'write offline_access'),
    await tokensFor(t, member, two),
  ];
  const bystander = await tokensFor(t, ivy, one);
  const list = await apps(member);
  expect(list.map(({ app, scopes }: AnyBody) => [app.name, scopes.map(({ name }: AnyBody) => name)])).toEqual(
    [
      ['Two', ['basic']],
      ['One', ['basic', 'write', 'offline_access']],
    ],
  );
  const drop = () => t.injectAs(member, { method: 'DELETE', url: `/v2/user/apps/${one.clientId}` });
  expect((await drop()).status).toBe(204);
  expect(codeOf(await drop())).toEqual([404, 4004, undefined]);
  expect([await works(a.accessToken), await works(b.accessToken), await works(c.accessToken)]).toEqual([
    false,
    false,
    true,
  ]);
  expect(await works(bystander.accessToken)).toBe(true);
  expect((await apps(member)).map(({ app }: AnyBody) => app.name)).toEqual(['Two']);
});

test('listAuthorizedApps counts the apps of the member alone, and names a scope once that was allowed twice', async () => {
  const member = await t.member('counter');
  const app = await registerClient(t, author, { name: 'Allowed twice' });
  await tokensFor(t, member, app, 'write');
  await tokensFor(t, member, app, 'write');
  await tokensFor(
    t,
    await t.member('other-counter'),
    await registerClient(t, author, { name: 'Of another' }),
  );
  const { response } = (await t.injectAs(member, '/v2/user/apps?limit=1')).body;
  const scopes = response.apps.map(({ scopes: of }: AnyBody) => of.map(({ name }: AnyBody) => name));
  // A wrong count would lead to a second, empty page.
  expect([response.links, scopes]).toEqual([{}, [['basic', 'write']]]);
});

test('revokeToken ends an access token alone, and with a refresh token the whole family', async () => {
  const given = await tokensFor(t, otto, bell, 'basic offline_access');
  const bystander = await tokensFor(t, ivy, bell);
  const back = (token: string) => post('/v2/oauth2/revoke', { token });
  expect((await back(given.accessToken)).status).toBe(204);
  expect(await works(given.accessToken)).toBe(false);
  const next = (await refresh(bell, given.refreshToken)).body.response;
  expect((await back(next.refreshToken)).status).toBe(204);
  expect(await works(next.accessToken)).toBe(false);
  expect((await back('never-was-one')).status).toBe(204);
  expect(await works(bystander.accessToken)).toBe(true);
});

test('deleteOauthClient and a suspension of the member end the access tokens', async () => {
  const app = await registerClient(t, author);
  const given = await tokensFor(t, otto, app);
  await t.injectAs(author, { method: 'DELETE', url: `/v2/oauth2/clients/${app.clientId}` });
  expect(await works(given.accessToken)).toBe(false);
  const member = await t.member('suspended');
  const theirs = await tokensFor(t, member, bell, 'basic offline_access');
  await t.db.query(`update users set state = 'suspended' where id = $1`, [member.userId]);
  expect(await works(theirs.accessToken)).toBe(false);
  expect(codeOf(await refresh(bell, theirs.refreshToken))[1]).toBe(16010);
});

test.each(['settings', 'a mailed link'])(
  'A new password by %s ends the tokens of authorized apps',
  async (way) => {
    const member = await t.member(`careful-${way.length}`);
    const password = 'nine lives of yarn';
    await updatePasswordHash(t.db, member.userId, await hashPassword(password));
    const given = await tokensFor(t, member, bell, 'basic offline_access');
    const bystander = await tokensFor(t, ivy, bell);
    expect(await works(given.accessToken)).toBe(true);
    const next = { password: 'seven seas of wool' };
    if (way === 'settings') {
      const payload = { ...next, password_current: password };
      const changed = await t.injectAs(member, { method: 'PATCH', url: '/v2/account', payload });
      expect(changed.status).toBe(200);
    } else {
      const user = { id: member.userId, email: member.email, locale: 'en-us' };
      const { mail } = await linkEmail(t.db, t.app.services, user, 'reset');
      const token = /#(\S+)/.exec(mail.text)?.[1];
      expect((await post('/v2/user/reset/complete', { token, ...next })).status).toBe(200);
    }
    expect(await works(given.accessToken)).toBe(false);
    expect(codeOf(await refresh(bell, given.refreshToken))[1]).toBe(16010);
    expect(await works(bystander.accessToken)).toBe(true);
  },
);

test('The standard OAuth endpoints exchange and revoke tokens for generic clients', async () => {
  const known = await t.inject('/.well-known/oauth-authorization-server');
  expect(known.body).toMatchObject({
    token_endpoint: expect.stringMatching(/\/oauth2\/token$/),
    scopes_supported: expect.arrayContaining(['basic']),
  });
  const { client_id, client_secret, ...form } = codeExchange(
    bell,
    await authorizeClient(t, ivy, bell, 'basic offline_access'),
  );
  const standard = (url: string, fields: Record<string, string> | string[][], secret = client_secret) =>
    t.inject({
      method: 'POST',
      url,
      headers: {
        'content-type': 'application/x-www-form-urlencoded',
        authorization: `Basic ${Buffer.from(`${client_id}:${secret}`).toString('base64')}`,
      },
      payload: new URLSearchParams(fields).toString(),
    });
  const wrong = await standard('/oauth2/token', form, 'w'.repeat(43));
  expect([wrong.status, wrong.body.error]).toEqual([401, 'invalid_client']);
  for (const [name, value] of [
    ['code', 'another'],
    ['client_id', 'another'],
    ['grant_type', 'authorization_code'],
  ] as const) {
    const twice = await standard('/oauth2/token', [...Object.entries(form), [name, value], [name, value]]);
    expect([name, twice.status, twice.body.error]).toEqual([name, 400, 'invalid_request']);
  }
  const { status, body } = await standard('/oauth2/token', form);
  expect([status, body.token_type]).toEqual([200, 'Bearer']);
  expect(await works(body.access_token)).toBe(true);
  expect((await standard('/oauth2/revoke', { token: body.access_token })).status).toBe(200);
  expect(await works(body.access_token)).toBe(false);
});
