import { parseAtomFeed, parseJsonFeed, parseRssFeed } from 'feedsmith';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FEEDS } from '#src/domain/page-head.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs } from '#tests/support/posts.ts';
import { FEED_FORMATS } from './formats.ts';

const SITE = 'https://skein.test';
let t: TestApp;
let anna: Member;
let ids: string[];

beforeAll(async () => {
  t = await buildTestApp({ publicUrl: SITE });
  anna = await t.member('anna');
  const bela = await t.member('bela');
  ids = [];
  for (const words of ['First <words> & more', 'Second', 'Third']) {
    ids.unshift((await postAs(t, anna, { content: [{ type: 'text', text: words }], tags: 'wool' })).id);
  }
  const root = await postAs(t, bela, 'From bela');
  ids.unshift((await reblogAs(t, anna, root, 'And anna')).id);
});
afterAll(() => t.close());

function get(url: string, headers: Record<string, string> = {}) {
  return t.app.inject({ url, headers });
}

/** Returns the items of the feed in every format. */
async function read(base: string) {
  const [rss, atom, json] = await Promise.all(
    ['rss', 'atom', 'feed.json'].map(async (file) => (await get(`${base}/${file}`)).body),
  );
  const feeds = {
    rss: parseRssFeed(rss ?? ''),
    atom: parseAtomFeed(atom ?? ''),
    json: parseJsonFeed(json ?? ''),
  };
  return {
    feeds,
    ids: [
      feeds.rss.items?.map(({ guid }) => guid?.value),
      feeds.atom.entries?.map(({ id }) => id),
      feeds.json.items?.map(({ id }) => id),
    ],
    urls: [
      feeds.rss.items?.map(({ link }) => link),
      feeds.atom.entries?.map(({ links }) => links?.[0]?.href),
      feeds.json.items?.map(({ url }) => url),
    ],
    html: [
      feeds.rss.items?.map(({ content }) => content?.encoded ?? ''),
      feeds.atom.entries?.map(({ content }) => content?.value ?? ''),
      feeds.json.items?.map(({ content_html }) => content_html ?? ''),
    ],
  };
}

it('pages link exactly the feed formats that exist', () => {
  expect(FEED_FORMATS.map(({ file, type }) => [file, type.split(';')[0]])).toEqual(
    FEEDS.map(({ file, type }) => [file, type]),
  );
});

describe('feed of a blog', () => {
  it("a blog's feed has its posts in every format, newest first, with complete absolute HTML", async () => {
    const { feeds, ids: found, urls, html } = await read('/anna');
    const addresses = ids.map((id) => `${SITE}/anna/${id}`);
    expect(found).toEqual([addresses, addresses, addresses]);
    for (const links of urls) expect(links?.at(-1)).toBe(`${addresses.at(-1)}/first-words-more`);
    for (const texts of html) {
      expect(texts?.[0]).toContain(`<a href="${SITE}/bela/`);
      expect(texts?.[0]).toContain('<blockquote><p>From bela</p></blockquote><p>And anna</p>');
      expect(texts?.at(-1)).toContain('<p>First &lt;words&gt; &amp; more</p>');
    }
    expect(feeds.rss).toMatchObject({
      link: `${SITE}/anna`,
      atom: { links: [{ href: `${SITE}/anna/rss`, rel: 'self' }] },
    });
    expect(feeds.atom).toMatchObject({ id: `${SITE}/anna/atom`, title: { value: expect.any(String) } });
    expect(feeds.json).toMatchObject({ home_page_url: `${SITE}/anna`, feed_url: `${SITE}/anna/feed.json` });
    expect(feeds.rss.items?.at(-1)?.categories?.map(({ name }) => name)).toEqual(['wool']);
  });

  it("a blog's feed has every field that its format requires", async () => {
    const { rss, atom, json } = (await read('/anna')).feeds;
    const isTime = (time: unknown) => typeof time === 'string' && !Number.isNaN(Date.parse(time));
    // RSS 2.0: channel and item.
    expect([rss.title, rss.link, rss.description].every(Boolean)).toBe(true);
    for (const { title, description, guid, pubDate } of rss.items ?? []) {
      expect([title ?? description, guid?.value, isTime(pubDate)]).toEqual([
        expect.any(String),
        expect.stringMatching(/\d+$/),
        true,
      ]);
    }
    // RFC 4287, sections 4.1.1 and 4.1.2.
    expect([atom.id, atom.title?.value, isTime(atom.updated)]).toEqual([
      expect.stringMatching(/^https:/),
      expect.any(String),
      true,
    ]);
    for (const { id, title, updated, authors } of atom.entries ?? []) {
      expect([id, title?.value, isTime(updated), (authors ?? atom.authors)?.[0]?.name]).toEqual([
        expect.any(String),
        expect.any(String),
        true,
        expect.any(String),
      ]);
    }
    expect(new Set(atom.entries?.map(({ id }) => id)).size).toBe(ids.length);
    // JSON Feed 1.1: the feed's title, and each item's id and content.
    expect(json.title).toEqual(expect.any(String));
    for (const { id, content_html, date_published } of json.items ?? []) {
      expect([id, content_html, isTime(date_published)]).toEqual([
        expect.any(String),
        expect.any(String),
        true,
      ]);
    }
    expect((JSON.parse((await get('/anna/feed.json')).body) as { version: string }).version).toBe(
      'https://jsonfeed.org/version/1.1',
    );
  });

  it('a tag feed contains posts with the tag only, of one blog or of the site', async () => {
    const expected = ids.slice(1).map((id) => `${SITE}/anna/${id}`);
    expect((await read('/anna/tagged/wool')).ids).toEqual([expected, expected, expected]);
    expect((await read('/tagged/wool')).ids).toEqual([expected, expected, expected]);
  });

  it.each(['/tagged/nobody-used-this', '/fresh'])(
    'a feed without posts is valid and has no invented date: %s',
    async (base) => {
      if (base === '/fresh') await t.member('fresh').catch(() => undefined);
      const { rss, atom, json } = (await read(base)).feeds;
      expect([rss.lastBuildDate, rss.items]).toEqual([undefined, undefined]);
      // Atom requires a date.
      expect(Date.now() - Date.parse(String(atom.updated))).toBeLessThan(2 * 86_400_000);
      expect(json.title).toBeTruthy();
      expect(JSON.parse((await get(`${base}/feed.json`)).body)).toMatchObject({ items: [] });
      for (const file of ['rss', 'atom']) expect((await get(`${base}/${file}`)).body).not.toContain('1970');
    },
  );

  it("a blog's RSS describes a post before its content and has a picture that RSS allows, or none", async () => {
    const { body } = await get('/anna/rss');
    for (const [item] of body.matchAll(/<item>[\s\S]*?<\/item>/g)) {
      expect(item.indexOf('<description>')).toBeGreaterThan(0);
      expect(item.indexOf('<description>')).toBeLessThan(item.indexOf('<content:encoded>'));
    }
    expect(body).not.toMatch(/<image>\s*<url>[^<]*(?:svg|webp)/);
  });

  it('a feed title is not cut inside a word', async () => {
    const long = await t.member('long');
    await postAs(t, long, `${'every word is whole '.repeat(8)}end`);
    const { rss } = (await read('/long')).feeds;
    expect(rss.items?.[0]?.title).toMatch(/ (?:every|word|is|whole)…$/);
  });

  it("a blog's feed has at most 20 posts and does not move a pinned one", async () => {
    const carl = await t.member('carl');
    const posts = [];
    for (let count = 0; count < 22; count += 1) posts.unshift((await postAs(t, carl, `No. ${count}`)).id);
    await t.db.query('update posts set is_pinned = true where id = $1', [posts.at(-1) ?? null]);
    const [rss] = (await read('/carl')).ids;
    expect(rss).toHaveLength(20);
    expect(rss?.slice(0, 19)).toEqual(posts.slice(0, 19).map((id) => `${SITE}/carl/${id}`));
  });

  it("a blog's feed hides content that the site covers with a label", async () => {
    const dora = await t.member('dora');
    const { id } = await postAs(t, dora, 'Not for everybody');
    await t.db.query("update posts set content_rating = 'sensitive' where id = $1", [id]);
    const { body } = await get('/dora/rss');
    expect(body).toContain(`/dora/${id}`);
    expect(body).not.toContain('Not for everybody');
  });
});

describe('conditional requests of feeds', () => {
  it.each(['rss', 'atom', 'feed.json'])('a feed answers 304 to a reader that has it: %s', async (file) => {
    const { headers } = await get(`/anna/${file}`);
    expect(headers['cache-control']).toBe('public, max-age=300');
    const { etag = '', 'last-modified': modified = '' } = headers as Record<string, string>;
    const same: Record<string, string>[] = [
      { 'if-none-match': etag },
      { 'if-none-match': `"other", W/${etag}` },
      { 'if-none-match': '*' },
      { 'if-modified-since': modified },
    ];
    for (const known of same) {
      const again = await get(`/anna/${file}`, known);
      expect([again.statusCode, again.body], JSON.stringify(known)).toEqual([304, '']);
    }
    const others: Record<string, string>[] = [
      { 'if-none-match': '"other"' },
      // The ETag takes precedence when both are sent.
      { 'if-none-match': '"other"', 'if-modified-since': modified },
      { 'if-modified-since': new Date(Date.parse(modified) - 1000).toUTCString() },
      { 'if-modified-since': 'yesterday' },
    ];
    for (const old of others) {
      expect((await get(`/anna/${file}`, old)).statusCode, JSON.stringify(old)).toBe(200);
    }
  });
});

describe('markup in feeds', () => {
  const EVIL = '"><script>alert(1)</script> & ]]> AT&amp;T';
  let evil: Member;
  beforeAll(async () => {
    evil = await t.member('evil');
    await t.db.query('update blogs set title = $2, description = $2 where id = $1', [evil.blogId, EVIL]);
    await postAs(t, evil, { content: [{ type: 'text', text: `${EVIL}\u0008\uFFFE` }], tags: '<b>&' });
  });

  it.each([
    // Number of titles: those of the channel and its description, and title and description of the post.
    ['rss', 5],
    ['atom', 3],
  ])('markup in titles, names and tags is plain text in %s', async (file, times) => {
    const { body } = await get(`/evil/${file}`);
    const outside = body.replace(/<content[:\s][\s\S]*?<\/content(:encoded)?>/g, '');
    expect(outside).not.toMatch(/CDATA|<script|<b>/);
    expect(outside.match(/"&#x3E;&#x3C;script&#x3E;alert\(1\)&#x3C;\/script&#x3E; &#x26; /g)).toHaveLength(
      times,
    );
    // biome-ignore lint/suspicious/noControlCharactersInRegex: it is what XML cannot hold
    expect(body).not.toMatch(/[\u0008\uFFFE]/);
    expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  });

  it('feeds and sitemaps have no character that XML forbids, whatever is stored', async () => {
    const odd = await t.member('odd');
    const post = await postAs(t, odd, { content: [{ type: 'text', text: 'Before' }], tags: 'odd tag' });
    const codes = [...Array(0x20).keys(), 0x7f, 0x85, 0x9f, 0xfffe, 0xffff].filter((code) => code > 0);
    const all = codes.map((code) => String.fromCharCode(code)).join('a');
    const content = JSON.stringify([{ type: 'text', text: all, subtype: 'heading1' }]);
    await t.db.query('update posts set content = $2::jsonb, summary = $3, tags = $4 where id = $1', [
      post.id,
      content,
      all,
      [all],
    ]);
    await t.db.query('update blogs set title = $2, description = $2 where id = $1', [odd.blogId, all]);
    for (const file of ['/odd/rss', '/odd/atom', '/tagged/odd%20tag/rss', '/tagged/odd%20tag/atom']) {
      const { statusCode, body } = await get(file);
      expect(
        [statusCode, /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/u.test(body)],
        file,
      ).toEqual([200, false]);
    }
  });

  it('a feed reader gets titles with markup as they were written, in all formats', async () => {
    const { rss, atom, json } = (await read('/evil')).feeds;
    expect([rss.title, rss.description, rss.items?.[0]?.title]).toEqual([EVIL, EVIL, EVIL]);
    expect(rss.items?.[0]?.categories?.[0]?.name).toBe('<b>&');
    expect([atom.title, atom.subtitle, atom.entries?.[0]?.title]).toMatchObject([
      { value: EVIL, type: 'text' },
      { value: EVIL, type: 'text' },
      { value: EVIL, type: 'text' },
    ]);
    expect([json.title, json.description, json.items?.[0]?.title?.slice(0, EVIL.length)]).toEqual([
      EVIL,
      EVIL,
      EVIL,
    ]);
  });

  it('markup of members is escaped in oEmbed answers', async () => {
    const [, url = ''] = /<link>([^<]*\/evil\/\d+)/.exec((await get('/evil/rss')).body) ?? [];
    const { html } = (await get(`/oembed?url=${encodeURIComponent(url)}`)).json();
    expect(html).not.toContain('<script>alert');
  });
});

it('a blog that visitors may not read has no feed, not even for its owner', async () => {
  const eva = await t.member('eva');
  await postAs(t, eva, { content: [{ type: 'text', text: 'Within' }], tags: 'within' });
  const cookie = `sid=${eva.sid}; logged_in=1`;
  for (const change of [
    'is_hidden = true',
    'is_hidden = false, is_private = true',
    "is_private = false, password_hash = 'x'",
  ]) {
    await t.db.query(`update blogs set ${change} where name = 'eva'`);
    for (const url of ['/eva/rss', '/eva/tagged/within/atom', '/eva/feed.json']) {
      expect((await get(url, { cookie })).statusCode, `${change} ${url}`).toBe(404);
    }
    expect((await get('/tagged/within/rss')).body).not.toContain('eva');
  }
  for (const url of ['/nobody-here/rss', '/explore/rss', '/%00/rss', '/a%20b/atom']) {
    expect((await get(url)).statusCode, url).toBe(404);
  }
});
