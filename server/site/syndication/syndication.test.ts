import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, reblogAs } from '#tests/support/posts.ts';

const SITE = 'https://skein.test';
let t: TestApp;
let anna: Member;
let id: string;
let time = Date.now();

beforeAll(async () => {
  t = await buildTestApp({ publicUrl: SITE, now: () => time });
  anna = await t.member('anna');
  ({ id } = await postAs(t, anna, 'Take me along'));
});
afterAll(() => t.close());

const get = (url: string, headers: Record<string, string> = {}) => t.app.inject({ url, headers });

describe('oEmbed', () => {
  const ask = (more: string) => get(`/oembed?${more}`);
  const address = () => `url=${encodeURIComponent(`${SITE}/anna/${id}`)}`;

  it('oEmbed answers as its specification says, without a token and to every origin', async () => {
    const { statusCode, headers, body } = await ask(`${address()}&maxwidth=400&format=json&dnt=true`);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'access-control-allow-origin': '*',
      'cache-control': 'public, max-age=60',
    });
    expect(JSON.parse(body)).toMatchObject({
      version: '1.0',
      type: 'rich',
      width: 400,
      html: expect.stringContaining('<iframe class="skein-post"'),
      author_name: 'anna',
    });
  });

  it.each([
    ['', 404],
    ['url=', 404],
    ['url=https%3A%2F%2Felsewhere.example%2Fanna%2F1', 404],
    ['url=javascript%3Aalert(1)', 404],
    [`url=${encodeURIComponent(`${SITE}/anna/999`)}`, 404],
    ['url=a&url=b', 404],
  ])('oEmbed refuses %j', async (query, status) => {
    const { statusCode, headers } = await ask(query);
    expect([statusCode, headers['cache-control']]).toEqual([status, 'no-store']);
  });

  it.each([
    ['maxwidth=200', { width: 200, height: null }, 'width="200" height="480"'],
    ['maxwidth=1', { width: 1, height: null }, 'width="1" height="480"'],
    ['maxwidth=99999999999', { width: 540, height: null }, 'width="540" height="480"'],
    ['maxwidth=0&maxheight=abc', { width: 540, height: null }, 'width="540" height="480"'],
    ['maxwidth=300.5&maxheight=200', { width: 300, height: 200 }, 'width="300" height="200"'],
    [
      'maxheight=9000',
      { width: 540, height: 480 },
      'height="480" style="border:0;max-width:100%;max-height:9000px"',
    ],
  ])('oEmbed answers with a frame of the size that %s allows', async (size, told, html) => {
    const { statusCode, body } = await ask(`${address()}&${size}`);
    expect(statusCode).toBe(200);
    expect(JSON.parse(body)).toMatchObject({ ...told, html: expect.stringContaining(html) });
  });

  it('oEmbed refuses XML and private posts', async () => {
    expect((await ask(`${address()}&format=xml`)).statusCode).toBe(501);
    const bela = await t.member('bela');
    const post = await postAs(t, bela, 'Within');
    await t.db.query("update blogs set is_hidden = true where name = 'bela'");
    const answer = await get(`/oembed?url=${encodeURIComponent(`${SITE}/bela/${post.id}`)}`, {
      cookie: `sid=${bela.sid}; logged_in=1`,
    });
    expect(answer.statusCode).toBe(401);
    expect(answer.body).not.toContain('Within');
  });
});

describe('sitemap', () => {
  const locations = (xml: string) => [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url]) => url);
  const today = () => new Date().toISOString().slice(0, 10);

  it('the sitemap lists every public blog and its original posts', async () => {
    const index = await get('/sitemap.xml');
    expect(index.headers['content-type']).toBe('application/xml; charset=utf-8');
    const files = locations(index.body);
    expect(files[0]).toBe(`${SITE}/sitemaps/pages.xml`);
    expect(files.at(-1)).toBe(`${SITE}/sitemaps/posts-${today()}.xml`);
    const listed = [];
    for (const file of files) {
      const answer = await get(file?.replace(SITE, '') ?? '');
      expect(answer.statusCode, file).toBe(200);
      listed.push(...locations(answer.body));
    }
    expect(listed).toContain(`${SITE}/anna`);
    expect(listed.filter((url) => url?.includes(`/anna/${id}`))).toHaveLength(1);
  });

  it('the sitemap leaves out hidden, private, locked, adult, unlisted and labelled posts, and reblogs', async () => {
    const carl = await t.member('carl');
    const mine = await postAs(t, carl, 'Mine');
    const passedOn = await reblogAs(t, carl, await postAs(t, anna, 'Root'), 'Yes');
    const file = async () => locations((await get(`/sitemaps/posts-${today()}.xml`)).body).join(' ');
    expect(await file()).toContain(`/carl/${mine.id}`);
    expect(await file()).not.toContain(passedOn.id);
    for (const column of ['is_hidden', 'is_private', 'is_adult', 'is_unlisted']) {
      await t.db.query(`update blogs set ${column} = true where name = 'carl'`);
      expect(await file(), column).not.toContain('carl');
      await t.db.query(`update blogs set ${column} = false where name = 'carl'`);
    }
    await t.db.query("update blogs set password_hash = 'x' where name = 'carl'");
    expect(await file()).not.toContain('carl');
    await t.db.query("update blogs set password_hash = null where name = 'carl'");
    for (const change of ["content_rating = 'explicit'", `labels = '{"hasCommunityLabel": true}'`]) {
      await t.db.query(`update posts set ${change} where id = $1`, [mine.id]);
      expect(await file(), change).not.toContain(mine.id);
      await t.db.query("update posts set content_rating = 'clean', labels = '{}' where id = $1", [mine.id]);
    }
    expect(await file()).toContain(`/carl/${mine.id}`);
  });

  it('the sitemap has a file for each day with posts, renewed after an hour', async () => {
    const dora = await t.member('dora');
    const old = await postAs(t, dora, 'Long ago');
    // Positions are milliseconds above 22 bits: moves the post three days back.
    await t.db.query('update posts set position = position - ((3 * 86400000)::bigint << 22) where id = $1', [
      old.id,
    ]);
    const day = new Date(Date.now() - 3 * 86_400_000).toISOString().slice(0, 10);
    time += 3_600_000;
    const files = locations((await get('/sitemap.xml')).body).slice(-2);
    expect(files).toEqual([`${SITE}/sitemaps/posts-${today()}.xml`, `${SITE}/sitemaps/posts-${day}.xml`]);
    expect((await get(`/sitemaps/posts-${day}.xml`)).body).toContain(`/dora/${old.id}`);
  });

  it.each([
    'x.xml',
    'posts-2026-13-01.xml',
    'posts-0001-01-01.xml',
    'blogs-0.xml',
    'blogs-99999999999999999999.xml',
  ])('the sitemap has no file %s', async (file) => {
    expect((await get(`/sitemaps/${file}`)).statusCode).toBe(404);
  });
});

it('robots.txt names what to leave out and the sitemap', async () => {
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body).toContain('Disallow: /v2/\n');
  // Rules are prefixes: one without an end would close blogs whose names begin with it.
  for (const [, rule = ''] of body.matchAll(/^Disallow: (.*)$/gm)) expect(rule).toMatch(/[/$?]$/);
  expect(body).toContain('Disallow: /new$\nDisallow: /new/\nDisallow: /new?\n');
  expect(body).toContain(`\n\nSitemap: ${SITE}/sitemap.xml\n`);
});
