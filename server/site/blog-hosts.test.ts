import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { configureSiteHost, DEFAULT_SITE_HOST } from '#server/core/site-host.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addressOnSite } from './blog-hosts.ts';

const host = `anna.${DEFAULT_SITE_HOST}`;

test.each([
  [host, '/', '/anna'],
  [host, '/?page=2', '/anna?page=2'],
  [host.toUpperCase(), '/42/a-walk', '/anna/42/a-walk'],
  [host, '/post/42', '/anna/42'],
  [host, '/post/42/a-walk?x=1', '/anna/42/a-walk?x=1'],
  [host, '/post/about', '/anna/post/about'],
  [host, '/archive/2026/5', '/anna/archive/2026/5'],
  [host, '/tagged/fog%20and%20snow', '/anna/tagged/fog%20and%20snow'],
  [host, '//evil.example/x', '/anna//evil.example/x'],
  [DEFAULT_SITE_HOST, '/', undefined],
  [`www.${DEFAULT_SITE_HOST}`, '/', undefined],
  [`a.b.${DEFAULT_SITE_HOST}`, '/', undefined],
  [`-x.${DEFAULT_SITE_HOST}`, '/', undefined],
  [`anna.${DEFAULT_SITE_HOST}.evil.example`, '/', undefined],
  ['127.0.0.1', '/anna', undefined],
])('addressOnSite(%s, %s) is %s', (hostname, url, target) => {
  expect(addressOnSite(hostname, url)).toBe(target);
});

describe('blog hosts', () => {
  let t: TestApp;
  beforeAll(async () => {
    t = await buildTestApp({ blogHosts: true, publicUrl: 'https://site.example', checkResponses: false });
    await t.member('anna');
  });
  afterAll(() => t.close());

  it("a request to a blog host redirects to the blog's address on the site, without cookies", async () => {
    const { status, headers } = await t.inject({ url: '/42?from=host', headers: { host } });
    expect([status, headers.location]).toEqual([301, 'https://site.example/anna/42?from=host']);
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['cache-control']).toBe('public, max-age=3600');
  });

  it('a blog host accepts no writes and no login', async () => {
    const login = { grant_type: 'password', username: 'anna@example.com', password: 'x' };
    const url = '/v2/oauth2/token';
    // The contract applies to the site's own host only.
    const answer = await t.app.inject({ method: 'POST', url, payload: login, headers: { host } });
    expect([answer.statusCode, answer.json().errors[0].code]).toEqual([404, 4004]);
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it("the site's own host is unaffected by blog hosts", async () => {
    for (const own of ['site.example', '127.0.0.1:3000', DEFAULT_SITE_HOST]) {
      expect((await t.inject({ url: '/v2/blog/anna/info', headers: { host: own } })).status).toBe(200);
    }
  });
});

it('blog hosts are off by default', async () => {
  const t = await buildTestApp();
  await t.member('anna');
  expect((await t.inject({ url: '/v2/blog/anna/info', headers: { host } })).status).toBe(200);
  await t.close();
});

it('blog URLs in responses have the configured host', async () => {
  const t = await buildTestApp({ siteHost: 'blogs.example' });
  try {
    await t.member('anna');
    const { body } = await t.inject({ url: '/v2/blog/anna.blogs.example/info' });
    expect(body.response.blog.url).toBe('https://anna.blogs.example');
  } finally {
    await t.close();
    configureSiteHost(DEFAULT_SITE_HOST);
  }
});
