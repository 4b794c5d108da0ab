import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { securePage } from './site/page-security.ts';

let t: TestApp;
let marlow: Member;
beforeAll(async () => {
  t = await buildTestApp();
  marlow = await t.member('marlow');
});
afterAll(() => t.close());

const json = { 'content-type': 'application/json' };
function codes(reply: { body: { errors: { code: number }[] } }) {
  return reply.body.errors.map((error) => error.code);
}

test('a call without a bearer token, or with an unknown one, answers 401 [protocol-01]', async () => {
  for (const authorization of ['', 'Basic c2tlaW4=', 'Bearer nobody', 'Bearer']) {
    const reply = await t.inject({ url: '/v2/user/info', headers: { authorization } });
    expect(reply.status).toBe(401);
    expect(codes(reply)).toEqual([1016]);
  }
});

test('a call that requires a login refuses a visitor before it validates anything else [errors-14]', async () => {
  const reply = await t.inject({ url: '/v2/timeline/dashboard?limit=nonsense' });
  expect(reply.status).toBe(401);
  expect(codes(reply)).toEqual([1034]);
});

test('a session cookie and an access token both identify the member', async () => {
  for (const reply of [
    await t.injectAs(marlow, '/v2/user/info'),
    await t.injectWithToken(marlow, '/v2/user/info'),
  ]) {
    expect(reply.status).toBe(200);
    expect(reply.body.response.user.name).toBe('marlow');
  }
});

test("a call with an unknown session cookie continues as a visitor's and leaves the cookies alone", async () => {
  const reply = await t.inject({ url: '/v2/user/info', headers: { cookie: 'sid=forged; logged_in=1' } });
  expect(reply.body.response.isLoggedIn).toBe(false);
  expect(reply.headers['set-cookie']).toBeUndefined();
});

test('a late answer to a call of the former session does not log out a member who has logged in again', async () => {
  const former = await t.member('renewed');
  await t.app.services.sessions.end(former.sid);
  const late = await t.injectAs(former, '/v2/user/counts');
  expect(late.status).toBe(401);
  expect(late.headers['set-cookie']).toBeUndefined();
});

test('a suspended account has no session, with a cookie or with an access token', async () => {
  const gone = await t.member('gone');
  const session = await t.injectAs(gone, '/v2/user/info');
  expect(session.body.response.isLoggedIn).toBe(true);
  await t.db.query("update users set state = 'suspended' where id = $1", [gone.userId]);
  const after = await t.injectAs(gone, '/v2/user/info');
  expect(after.body.response.isLoggedIn).toBe(false);
});

test('only responses to a request with a session cookie carry the CSRF token', async () => {
  const asMember = await t.injectAs(marlow, '/v2/user/info');
  expect(asMember.headers['x-csrf']).toBe(marlow.csrfToken);
  expect((await t.inject('/v2/user/info')).headers['x-csrf']).toBeUndefined();
  expect((await t.injectWithToken(marlow, '/v2/user/info')).headers['x-csrf']).toBeUndefined();
  // Shared caches may store this answer.
  const shared = await t.injectAs(marlow, '/v2/config');
  expect(shared.headers['cache-control']).toMatch(/^public/);
  expect(shared.headers['x-csrf']).toBeUndefined();
});

test('responses to a member are not stored by shared caches', async () => {
  const url = '/v2/explore/trending';
  const visitor = await t.inject(url);
  expect(visitor.headers['cache-control']).toBe('public, max-age=60');
  expect(String(visitor.headers.vary)).toMatch(/Authorization, Cookie/);
  for (const reply of [await t.injectAs(marlow, url), await t.injectWithToken(marlow, url)]) {
    expect(reply.headers['cache-control']).toBe('private, no-cache');
  }
});

test('a write by cookie needs the CSRF token of its session, a write by access token needs none [protocol-04]', async () => {
  const other = await t.member('other');
  const write = { method: 'POST', url: '/v2/user/tags/add', headers: json, payload: { tag: 'art' } } as const;
  for (const token of ['', 'wrong', other.csrfToken, `${marlow.csrfToken}x`]) {
    const reply = await t.injectAs(marlow, { ...write, headers: { ...json, 'x-csrf': token } });
    expect(reply.status).toBe(403);
    expect(codes(reply)).toEqual([1019]);
    // Lets an honest client that lost its token recover.
    expect(reply.headers['x-csrf']).toBe(marlow.csrfToken);
  }
  expect((await t.injectAs(marlow, write)).status).toBe(200);
  expect((await t.injectWithToken(marlow, write)).status).toBe(200);
  // Reading changes nothing, so it needs no token.
  expect((await t.injectAs(marlow, { url: '/v2/user/info', headers: { 'x-csrf': 'wrong' } })).status).toBe(
    200,
  );
});

test('logout ends the session on the server', async () => {
  const leaving = await t.member('leaving');
  expect((await t.injectAs(leaving, { method: 'POST', url: '/v2/logout' })).status).toBe(204);
  const after = await t.injectAs(leaving, '/v2/user/info');
  expect(after.body.response.isLoggedIn).toBe(false);
});

test('an unknown path answers 404 in the envelope, a wrong method 405 with Allow', async () => {
  const missing = await t.inject('/v2/no/such/call');
  expect(missing.status).toBe(404);
  expect(codes(missing)).toEqual([4004]);
  expect(missing.body.meta.requestId).toMatch(/^req-/);
  const wrong = await t.inject({ method: 'DELETE', url: '/v2/user/like' });
  expect(wrong.status).toBe(405);
  expect(codes(wrong)).toEqual([4005]);
  expect(wrong.headers.allow).toBe('OPTIONS, POST');
  expect((await t.inject({ method: 'HEAD', url: '/v2/user/like' })).status).toBe(405);
  expect((await t.inject({ method: 'HEAD', url: '/v2/config' })).status).toBe(200);
  expect((await t.inject({ method: 'OPTIONS', url: '/v2/config' })).headers.allow).toBe('GET, HEAD, OPTIONS');
  expect((await t.inject('/v2/%ZZ')).status).toBe(400);
});

test('an admin operation refuses members and accepts admins', async () => {
  let reached = 0;
  const staffed = await buildTestApp({
    db: t.db,
    handlers: {
      listReports: () => {
        reached += 1;
        return { reports: [], total: 0, links: {} };
      },
    },
  });
  try {
    const admin = await staffed.member('staff', { role: 'admin' });
    const call = '/v2/admin/reports';
    const refused = await staffed.injectAs(marlow, call);
    expect([refused.status, ...codes(refused)]).toEqual([403, 4003]);
    expect(reached).toBe(0);
    expect((await staffed.injectAs(admin, call)).status).toBe(200);
    expect(reached).toBe(1);
  } finally {
    await staffed.close();
  }
});

test('pages are served outside the path prefixes of the contract only', async () => {
  const withPages = await buildTestApp({
    db: t.db,
    site: async (app) => {
      app.get('/*', async (request, reply) => {
        securePage(reply, { isFrameable: request.url.startsWith('/embed') });
        return reply.type('text/html').send('<p>A page</p>');
      });
    },
  });
  try {
    const page = await withPages.inject('/marlow/12');
    const policy = String(page.headers['content-security-policy']);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("frame-ancestors 'self'");
    expect(page.headers['x-frame-options']).toBe('SAMEORIGIN');
    const frame = await withPages.inject('/embed/post/marlow/12');
    expect(String(frame.headers['content-security-policy'])).toContain('frame-ancestors *');
    expect(frame.headers['x-frame-options']).toBeUndefined();
    for (const url of ['/v2/no/such/call', '/svc/nothing', '/v2/user/inf']) {
      expect(codes(await withPages.inject(url))).toEqual([4004]);
    }
  } finally {
    await withPages.close();
  }
});

test('a path below /media/ answers a file or 404, never a page [service-02]', async () => {
  const withPages = await buildTestApp({
    db: t.db,
    site: async (app) => {
      app.get('/*', async (_request, reply) => reply.type('text/html').send('<p>A page</p>'));
    },
  });
  try {
    const avatar = await withPages.app.inject('/media/avatar/marlow.svg');
    expect([avatar.statusCode, avatar.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    for (const url of [
      '/media/nothing.png',
      '/media/deep/down/nothing.png',
      '/media/..%2f..%2fpackage.json',
    ]) {
      const { statusCode, body } = await withPages.app.inject(url);
      expect([statusCode, body.includes('A page')], url).toEqual([404, false]);
    }
  } finally {
    await withPages.close();
  }
});

test('/healthz reports whether the database responds', async () => {
  expect((await t.app.inject('/healthz')).json()).toEqual({ status: 'ok', database: t.db.kind });
});

test('every response has the security headers', async () => {
  const { headers } = await t.inject('/v2/config');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('SAMEORIGIN');
  expect(headers['strict-transport-security']).toBeUndefined();
});

test('behind https, cookies are Secure and responses have Strict-Transport-Security', async () => {
  const secure = await buildTestApp({ publicUrl: 'https://skein.example', db: t.db });
  try {
    const { headers } = await secure.inject({ method: 'POST', url: '/v2/logout' });
    expect(String(headers['set-cookie'])).toMatch(/Secure/);
    expect(headers['strict-transport-security']).toMatch(/max-age=31536000/);
  } finally {
    await secure.close();
  }
});

test.each([
  '/v2/blog/marlow/posts?before=4102444800',
  '/v2/blog/marlow/posts?before=0',
  '/v2/blog/marlow/notes?id=POST&beforeTimestamp=4102444800',
  '/v2/user/likes?before=4102444800',
  '/v2/user/likes?after=4102444800',
  '/v2/user/likes?after=0',
])('a list accepts the first and the last second that the contract allows: %s', async (url) => {
  const written = await t.injectAs(marlow, {
    method: 'POST',
    url: '/v2/blog/marlow/posts',
    payload: { content: [{ type: 'text', text: 'Knit one' }], state: 'published' },
  });
  const { status } = await t.injectAs(marlow, url.replace('POST', written.body.response.id));
  expect(status).toBe(200);
});
