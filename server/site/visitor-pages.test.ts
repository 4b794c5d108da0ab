import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { render } from '#src/app/entry-server.tsx';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { PageCache } from './page-cache.ts';
import { type PageRenderer, servePages } from './pages.ts';

const template =
  '<!doctype html><html lang="en"><head><!--app:head--></head><body><!--app:html--><!--app:state--></body></html>';
const loads = () => ({ styles: '', start: '' });

describe('cached pages of visitors', () => {
  let shared: TestApp;
  let rendered: string[];
  let member: Member;
  beforeAll(async () => {
    rendered = [];
    const maker: PageRenderer = {
      render: (request) => {
        rendered.push(request.url);
        return render(request);
      },
      template: () => template,
      loads,
    };
    shared = await buildTestApp({
      publicUrl: 'https://skein.example',
      site: async (app) => servePages(app, maker, new PageCache()),
    });
    member = await shared.member('mara');
  });
  afterAll(() => shared.close());
  beforeEach(() => {
    rendered.length = 0;
  });

  const look = (url: string, headers: Record<string, string> = {}) => shared.app.inject({ url, headers });

  it("a visitor's page is rendered once and served in the coding that the browser accepts", async () => {
    const first = await look('/mara');
    const second = await look('/mara', { 'accept-encoding': 'gzip, br' });
    const third = await look('/mara', { 'accept-encoding': 'gzip' });
    expect(rendered).toEqual(['/mara']);
    expect(first.headers['content-encoding']).toBe('identity');
    expect([second.headers['content-encoding'], third.headers['content-encoding']]).toEqual(['br', 'gzip']);
    expect(brotliDecompressSync(second.rawPayload).toString()).toBe(first.body);
    expect(gunzipSync(third.rawPayload).toString()).toBe(first.body);
    expect(second.headers.vary).toContain('Accept-Encoding');
    expect(second.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
    expect(second.headers['cache-control']).toBe('public, max-age=60');
  });

  it("a visitor's page is cached per language and palette, whatever other cookies are sent", async () => {
    await look('/mara', { cookie: 'palette=ghost' });
    await look('/mara', { 'accept-language': 'de' });
    await look('/mara', { cookie: 'palette=ghost; tracking=1; logged_in=1' });
    await look('/mara', { cookie: 'palette=no-such-palette' });
    expect(rendered).toEqual(['/mara', '/mara']);
    expect((await look('/mara', { 'accept-language': 'de' })).body).toContain('lang="de"');
  });

  it("a visitor's page is never served to a member, nor rendered for one", async () => {
    const cookie = `sid=${member.sid}; logged_in=1`;
    const own = await look('/mara', { cookie });
    expect(rendered).toEqual(['/mara']);
    expect(own.headers['cache-control']).toBe('private, no-store');
    expect(own.body).toContain(member.email.split('@')[0]);
    const visitors = await look('/mara');
    expect(rendered).toEqual(['/mara']);
    expect(visitors.body).not.toContain('"isLoggedIn":true');
    for (const secret of [member.sid, member.csrfToken, member.email])
      expect(visitors.body).not.toContain(secret);
  });

  it('a failed page is not cached, and a redirect is served as one', async () => {
    await look('/nobody-here');
    await look('/nobody-here');
    expect(rendered).toHaveLength(2);
    expect((await look('/dashboard')).statusCode).toBe(302);
    expect((await look('/dashboard')).headers.location).toContain('/login');
  });
});
