import { afterAll, beforeAll, expect, test } from 'vitest';
import { render } from '#src/app/entry-server.tsx';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';
import { loads, template } from '#tests/support/site-pages.ts';
import { endSupport, supportBlog } from '#tests/support/supporters.ts';
import { PageCache } from './page-cache.ts';
import { servePages } from './pages.ts';

const SITE = 'https://skein.test';
const HIDDEN = 'Rye three hundred';
let site: TestApp;
let anna: Member;
let bela: Member;
let id: string;

beforeAll(async () => {
  const maker = { render, template: () => template, loads };
  const cache = new PageCache();
  site = await buildTestApp({ publicUrl: SITE, site: async (app) => servePages(app, maker, cache) });
  anna = await site.member('anna');
  bela = await site.member('bela');
  ({ id } = await postAs(site, anna, { content: text('The open part'), tags: 'bread' }));
  const behind = [
    { type: 'text', text: HIDDEN },
    {
      type: 'image',
      altText: `${HIDDEN} in a picture`,
      media: [{ url: '/media/world/hidden_1280.webp', type: 'webp', width: 1280, height: 853 }],
    },
  ];
  const paywall = { type: 'nested-blocks', subtype: 'paywall', blocks: behind };
  await site.db.query('update posts set content = content || $2::jsonb where id = $1', [
    id,
    JSON.stringify([paywall]),
  ]);
});
afterAll(() => site.close());

async function visit(url: string, as?: Member): Promise<string> {
  const headers = as ? { cookie: `sid=${as.sid}; logged_in=1` } : {};
  const { statusCode, body } = await site.app.inject({ url, headers });
  expect([url, statusCode]).toEqual([url, 200]);
  return body;
}

/** Pages and documents that show the post. */
function documents(): string[] {
  return [
    `/anna/${id}`,
    '/anna',
    '/anna/rss',
    '/anna/atom',
    '/anna/feed.json',
    '/tagged/bread',
    `/embed/post/anna/${id}`,
    `/oembed?url=${encodeURIComponent(`${SITE}/anna/${id}`)}`,
  ];
}

test('no page, feed, embed or preview has what stands behind a paywall for a visitor', async () => {
  for (const url of documents()) {
    const html = await visit(url);
    expect([url, html.includes(HIDDEN), html.includes('hidden_1280')]).toEqual([url, false, false]);
  }
});

test('feeds have the open part of a post and nothing of its paywall', async () => {
  for (const file of ['rss', 'atom', 'feed.json']) {
    const feed = await visit(`/anna/${file}`);
    expect(feed).toContain('The open part');
    expect(feed).not.toContain('blockquote');
  }
});

test('a page that a supporter has seen is not given to others from the cache', async () => {
  await supportBlog(site.db, bela, anna);
  expect(await visit(`/anna/${id}`, bela)).toContain(HIDDEN);
  expect(await visit(`/anna/${id}`)).not.toContain(HIDDEN);
  await endSupport(site.db, bela);
  expect(await visit(`/anna/${id}`, bela)).not.toContain(HIDDEN);
});

test('the support page of a blog without memberships is not found', async () => {
  expect((await site.app.inject('/anna/support')).statusCode).toBe(404);
});
