import { afterAll, beforeAll, expect, it } from 'vitest';
import { render } from '#src/app/entry-server.tsx';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './pages.ts';

const template =
  '<!doctype html><html><head><!--app:head--></head><body><div id="root"><!--app:html--></div><!--app:state--></body></html>';

let site: TestApp;
let mara: Member;
let id: string;

beforeAll(async () => {
  const maker = { render, template: () => template, loads: () => ({ styles: '', start: '' }) };
  site = await buildTestApp({
    publicUrl: 'https://skein.example',
    site: async (app) => servePages(app, maker, new PageCache()),
  });
  mara = await site.member('mara');
  ({ id } = await postAs(site, mara, 'Take me along'));
});
afterAll(() => site.close());

async function visit(url: string, as?: Member) {
  const headers = as ? { cookie: `sid=${as.sid}; logged_in=1; palette=canary` } : {};
  const { statusCode, headers: answered, body } = await site.app.inject({ url, headers });
  return { status: statusCode, headers: answered, html: body };
}

it('an embedded post may be framed by every site, and no other page may', async () => {
  const embedded = await visit(`/embed/post/${encodeURIComponent(mara.blogUuid)}/${id}`);
  expect(embedded.status).toBe(200);
  expect(embedded.html).toContain('Take me along');
  expect(embedded.headers['content-security-policy']).toContain('frame-ancestors *');
  expect(embedded.headers['x-frame-options']).toBeUndefined();
  expect(embedded.headers['cross-origin-resource-policy']).toBe('cross-origin');
  expect(embedded.headers['cache-control']).toBe('public, max-age=60');
  for (const url of [`/mara/${id}`, '/embed', '/embedded/post/1']) {
    const { headers } = await visit(url);
    expect(headers['content-security-policy'], url).toContain("frame-ancestors 'self'");
    expect(headers['x-frame-options'], url).toBe('SAMEORIGIN');
  }
});

it('an embedded post is the same for members and visitors: no login, palette or navigation [embed-05]', async () => {
  const url = `/embed/post/mara/${id}`;
  const [anybody, member] = [await visit(url), await visit(url, mara)];
  expect(member.html).toBe(anybody.html);
  expect(member.headers['cache-control']).toBe('public, max-age=60');
  expect(member.html).not.toContain('data-palette');
  expect(member.html).not.toContain('role="search"');
  expect(member.html).toContain('content="noindex"');
  expect(member.html.match(/<a [^>]*>/g)?.filter((link) => !link.includes('target="_blank"'))).toEqual([]);
});

it('a GIF page may be framed by every site, and similar paths may not', async () => {
  const media = JSON.stringify([{ url: '/media/world/boat_480.gif', width: 480, height: 336, type: 'gif' }]);
  await site.db.query('insert into gifs (embed_key, title, media) values ($1, $2, $3)', [
    'gf-boat',
    'A boat',
    media,
  ]);
  const { status, html, headers } = await visit('/gf-boat/gif', mara);
  expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
  expect(html).toContain('/media/world/boat_480.gif');
  expect(html).not.toContain('data-palette');
  expect(headers['content-security-policy']).toContain('frame-ancestors *');
  expect(headers['x-frame-options']).toBeUndefined();
  expect((await visit('/gf-nobody/gif')).status).toBe(404);
  for (const url of ['/gf-b/gif', '/gf-boat/gif/more', '/mara/gifs']) {
    const { headers: others } = await visit(url);
    expect(others['content-security-policy'], url).toContain("frame-ancestors 'self'");
  }
});

it("the specification's other embed path redirects to the embedded post [embed-02]", async () => {
  const { status, headers } = await visit(`/v2/embed/post/mara/${id}`);
  expect([status, headers.location]).toEqual([301, `/embed/post/mara/${id}`]);
});

it('the embed of a hidden, private or password-protected post does not contain it', async () => {
  for (const [change, status] of [
    ['is_hidden = true', 403],
    ["password_hash = 'x'", 403],
    ['is_private = true', 404],
  ] as const) {
    const bela = await site.member(`bela-${status}-${change.length}`);
    const post = await postAs(site, bela, 'Within');
    await site.db.query(`update blogs set ${change} where name = $1`, [bela.blogName]);
    const { status: answered, html, headers } = await visit(`/embed/post/${bela.blogName}/${post.id}`);
    expect(answered, change).toBe(status);
    expect(html, change).not.toContain('Within');
    expect(headers['cache-control'], change).toBe('private, no-store');
  }
});
