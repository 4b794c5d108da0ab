import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { pageUnderDomain, withOwnAddresses } from './connected-hosts.ts';

const SITE = 'https://site.example';
const host = 'anna.garden';

let t: TestApp;
let anna: Member;
beforeAll(async () => {
  t = await buildTestApp({ publicUrl: SITE, checkResponses: false });
  anna = await t.member('anna');
  await t.db.query(
    `insert into domains (user_id, blog_id, name, kind, status, redirects_old, verify_token, expires_at) values
       ($1, $2, 'anna.garden', 'registered', 'active', true, 'x', '2040-01-01'),
       ($1, $2, 'anna.lapsed', 'registered', 'expired', true, 'x', '2020-01-01'),
       ($1, $2, 'anna.pending', 'connected', 'connecting', true, 'x', null)`,
    [anna.userId, anna.blogId],
  );
});
afterAll(() => t.close());

test('a feed under a connected domain is that of the blog, with addresses of the domain', async () => {
  const answer = await t.app.inject({ url: '/rss', headers: { host } });
  expect(answer.statusCode).toBe(200);
  expect(answer.payload).toContain('<link>https://anna.garden</link>');
  expect(answer.payload).not.toContain('site.example/anna');
});

test('a connected domain sets no cookie, reads none, and accepts no writes and no calls of the API', async () => {
  const cookie = 'sid=something';
  for (const url of ['/v2/user/info', '/v2/config', '/oauth2/authorize', '/settings/account']) {
    const answer = await t.app.inject({ url, headers: { host, cookie } });
    expect([url, answer.statusCode]).toEqual([url, 404]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  }
  const login = await t.app.inject({
    method: 'POST',
    url: '/v2/oauth2/token',
    payload: { grant_type: 'password', username: 'anna@example.com', password: 'x' },
    headers: { host },
  });
  expect([login.statusCode, login.json().errors[0].code]).toEqual([404, 4004]);
});

test('a connected domain has a robots.txt and a sitemap of its own', async () => {
  const robots = await t.app.inject({ url: '/robots.txt', headers: { host } });
  expect(robots.payload).toContain('Sitemap: https://anna.garden/sitemap.xml');
  const sitemap = await t.app.inject({ url: '/sitemap.xml', headers: { host } });
  expect(sitemap.payload).toContain('<loc>https://anna.garden/</loc>');
});

test('links from a domain to the site tell no more than the origin, and none asks for more', async () => {
  const answer = await t.app.inject({ url: '/', headers: { host } });
  expect(answer.headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
  expect(answer.payload).not.toMatch(/referrerpolicy="(?!no-referrer"|origin"|strict-origin)/i);
  expect(answer.payload).not.toMatch(/<meta[^>]+name="referrer"/i);
});

test('www leads to the domain itself', async () => {
  const answer = await t.app.inject({ url: '/42?x=1', headers: { host: `www.${host}` } });
  expect([answer.statusCode, answer.headers.location]).toEqual([301, 'https://anna.garden/42?x=1']);
});

test("visitors of a blog's old address are led to its domain, members stay", async () => {
  const visitor = await t.app.inject({ url: '/anna/42/a-walk?x=1', headers: { host: 'site.example' } });
  expect([visitor.statusCode, visitor.headers.location]).toEqual([302, 'https://anna.garden/42/a-walk?x=1']);
  expect(visitor.headers.vary).toContain('Cookie');
  const member = await t.app.inject({
    url: '/anna/rss',
    headers: { host: 'site.example', cookie: 'sid=something' },
  });
  expect(member.statusCode).toBe(200);
});

test('a domain that fails opens its blog, but visitors of the old address are not led there', async () => {
  const bela = await t.member('bela');
  await t.db.query(
    `insert into domains (user_id, blog_id, name, kind, status, redirects_old, verify_token) values
       ($1, $2, 'bela.garden', 'connected', 'failing', true, 'x')`,
    [bela.userId, bela.blogId],
  );
  const own = await t.app.inject({ url: '/rss', headers: { host: 'bela.garden' } });
  const old = await t.app.inject({ url: '/bela/rss', headers: { host: 'site.example' } });
  expect([own.statusCode, old.statusCode]).toEqual([200, 200]);
});

test('domains that lapsed or are not connected yet open nothing', async () => {
  for (const other of ['anna.lapsed', 'anna.pending', 'unknown.garden']) {
    const answer = await t.app.inject({ url: '/rss', headers: { host: other } });
    expect([other, answer.statusCode]).toEqual([other, 404]);
  }
});

test('a domain opens a blog only while its member is an admin of it', async () => {
  const other = await t.member('tamsin');
  await t.db.query(
    `insert into domains (user_id, blog_id, name, kind, status, verify_token) values
       ($1, $2, 'stolen.garden', 'connected', 'active', 'x')`,
    [other.userId, anna.blogId],
  );
  const answer = await t.app.inject({ url: '/rss', headers: { host: 'stolen.garden' } });
  expect(answer.statusCode).toBe(404);
});

test.each(['ANNA.GARDEN', 'anna.garden:443'])(
  'the host %s opens the blog, with its own name',
  async (other) => {
    const answer = await t.app.inject({ url: '/rss', headers: { host: other } });
    expect(answer.statusCode).toBe(200);
    expect(answer.payload).toContain('https://anna.garden');
    expect(answer.payload).not.toContain('ANNA');
  },
);

test.each([
  'anna.garden.evil.example',
  'evil-anna.garden',
  'x.anna.garden',
  '*.garden',
  '*.anna.garden',
  'anna.garden@evil.example',
  'anna%2Egarden',
])('the host %s opens no blog', async (other) => {
  const answer = await t.app.inject({ url: '/rss', headers: { host: other } });
  expect(answer.statusCode).toBeGreaterThanOrEqual(400);
  expect(answer.payload).not.toContain('anna.garden</link>');
});

test('the host that a client claims to have asked a proxy for opens nothing while no proxy is trusted', async () => {
  const answer = await t.app.inject({
    url: '/rss',
    headers: { host: 'site.example', 'x-forwarded-host': host, forwarded: `host=${host}` },
  });
  expect(answer.payload).not.toContain('https://anna.garden');
});

test('a redirect to a domain ends there: neither it nor its www leads back', async () => {
  const old = await t.app.inject({ url: '/anna/rss', headers: { host: 'site.example' } });
  expect([old.statusCode, old.headers.location]).toEqual([302, 'https://anna.garden/rss']);
  const www = await t.app.inject({ url: '/rss', headers: { host: `www.${host}` } });
  expect(www.headers.location).toBe('https://anna.garden/rss');
  const end = await t.app.inject({ url: '/rss', headers: { host } });
  expect([end.statusCode, end.headers.location]).toEqual([200, undefined]);
});

test('a request cannot pretend to come from this process', async () => {
  const answer = await t.app.inject({
    url: '/v2/config',
    headers: { host, 'x-connected-host': 'anything' },
  });
  expect(answer.statusCode).toBe(404);
});

test('a page under a domain names the oEmbed answer of the site, which knows the post by its address there', () => {
  const about = { blog: 'anna', publicUrl: SITE, origin: 'https://anna.garden' };
  const asked = new URLSearchParams({ url: `${SITE}/anna/42` });
  const link = `<link rel="alternate" type="application/json+oembed" href="${SITE}/oembed?${asked}">`;
  expect(pageUnderDomain(link, about)).toBe(link);
});

test('a page under a domain has no scripts, keeps links to the blog, and leads others to the site', () => {
  const about = { blog: 'anna', publicUrl: SITE, origin: 'https://anna.garden' };
  const page = [
    '<link rel="canonical" href="https://site.example/anna/42"><link rel="stylesheet" href="/assets/a.css">',
    '<link rel="modulepreload" href="/assets/a.js"><script type="module" src="/assets/a.js"></script>',
    '<a href="/anna">anna</a><a class="x" href="/anna/42/walk?y=1#z">walk</a><a href="/annabel">annabel</a>',
    '<a href="/search/fog">fog</a><form action="/search"></form><a href="https://else.example/anna">else</a>',
  ].join('\n');
  expect(pageUnderDomain(page, about)).toBe(
    [
      '<link rel="canonical" href="https://anna.garden/42"><link rel="stylesheet" href="/assets/a.css">',
      '',
      '<a href="/">anna</a><a class="x" href="/42/walk?y=1#z">walk</a><a href="https://site.example/annabel">annabel</a>',
      '<a href="https://site.example/search/fog">fog</a><form action="https://site.example/search"></form><a href="https://else.example/anna">else</a>',
    ].join('\n'),
  );
  expect(withOwnAddresses('https://site.example/annabel', about)).toBe('https://site.example/annabel');
});
