import { PassThrough } from 'node:stream';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { type GifProviderServer, PROVIDER_KEY, startGifProvider } from '#tests/support/gif-provider.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs } from '#tests/support/posts.ts';
import { storeChosen, sweepFound } from './keep-found.ts';

type Gif = components['schemas']['Gif'];

let provider: GifProviderServer;
let app: TestApp;
let anna: Member;
const clock = { now: Date.UTC(2026, 10, 22) };
const logged: string[] = [];

beforeAll(async () => {
  provider = await startGifProvider();
  const stream = new PassThrough();
  stream.on('data', (line: Buffer) => logged.push(line.toString()));
  app = await buildTestApp({
    web: provider.web,
    gifProvider: { url: provider.url, name: 'Movers', key: PROVIDER_KEY },
    log: { level: 'trace', stream },
    now: () => clock.now,
  });
  anna = await app.member('anna');
  await app.db.query(
    `insert into gifs (embed_key, title, media) values ('gf-own-boat', 'Our own boat', $1)`,
    [JSON.stringify([{ url: '/media/world/boat_480.gif', width: 480, height: 336, type: 'gif' }])],
  );
});
afterAll(async () => {
  await app.close();
  await provider.close();
});
beforeEach(async () => {
  // The provider is requested again after its failure has expired.
  clock.now += 61_000;
  Object.assign(provider, { fault: undefined, count: 5 });
  provider.requests.length = 0;
  logged.length = 0;
  await app.db.query('delete from gif_searches');
});

async function search(parameters: string): Promise<{
  gifs: Gif[];
  links: { next?: { href: string } };
  provider?: string;
}> {
  const { status, body } = await app.injectAs(anna, { url: `/v2/gif_search${parameters}` });
  expect(status).toBe(200);
  return body.response;
}
const altsOf = ({ gifs }: { gifs: Gif[] }) => gifs.map(({ altText }) => altText);
async function firstOf(words: string): Promise<Gif> {
  const [gif] = (await search(`?query=${words}&limit=1`)).gifs;
  if (!gif) throw new Error(`nothing found for ${words}`);
  return gif;
}

describe('searchGifs with a provider', () => {
  it('searchGifs sends the provider only the query and returns file addresses of this site', async () => {
    const found = await search('?query=Red%20%20boat&limit=2');
    expect(found.provider).toBe('Movers');
    expect(altsOf(found)).toEqual(['red boat-0, moving', 'red boat-1, moving']);
    expect(Object.fromEntries(provider.requests[0]?.searchParams ?? [])).toEqual({
      key: PROVIDER_KEY,
      q: 'red boat',
      limit: '2',
      contentfilter: 'high',
      media_filter: 'gif,mediumgif,tinygif',
    });
    expect(found.gifs[0]).toMatchObject({
      title: 'red boat-0, moving',
      media: [
        {
          width: 320,
          height: 240,
          type: 'gif',
          url: expect.stringMatching(/^\/media\/gifs\/[a-f0-9]{40}\/large\.gif$/),
        },
        {
          width: 160,
          height: 120,
          type: 'gif',
          url: expect.stringMatching(/^\/media\/gifs\/[a-f0-9]{40}\/small\.gif$/),
        },
      ],
      poster: { type: 'webp' },
      attribution: { type: 'link', url: 'https://provider.example/gif/red%20boat-0', displayText: 'Movers' },
    });
    // The browser must learn no provider address except the credited page.
    expect(JSON.stringify(found)).not.toContain(provider.url);
  });

  it("searchGifs without a query returns the provider's popular GIFs", async () => {
    expect(altsOf(await search('?limit=1'))).toEqual(['popular-0, moving']);
    expect(provider.requests.map(({ pathname, searchParams }) => [pathname, searchParams.get('q')])).toEqual([
      ['/v2/featured', null],
    ]);
  });

  it('searchGifs requests the provider once an hour for the same query of all members', async () => {
    const bela = await app.member(`bela-${clock.now}`);
    const first = await search('?query=tea');
    const again = await app.injectAs(bela, { url: '/v2/gif_search?query=%20TEA' });
    expect(again.body.response.gifs).toEqual(first.gifs);
    expect(provider.requests).toHaveLength(1);
    await app.db.query("update gif_searches set fetched_at = now() - interval '61 minutes'");
    await search('?query=tea');
    expect(provider.requests).toHaveLength(2);
  });

  it("searchGifs pages through the provider's results to their end", async () => {
    const pages: (string | undefined)[][] = [];
    let href: string | undefined = '/v2/gif_search?query=owl&limit=2';
    while (href) {
      const found = await search(href.replace('/v2/gif_search', ''));
      pages.push(altsOf(found));
      href = found.links.next?.href;
    }
    expect(pages).toEqual([
      ['owl-0, moving', 'owl-1, moving'],
      ['owl-2, moving', 'owl-3, moving'],
      ['owl-4, moving'],
    ]);
    expect(provider.requests.map(({ searchParams }) => searchParams.get('pos'))).toEqual([null, '2', '4']);
    expect(await search('?query=owl&limit=2&offset=6')).toMatchObject({ gifs: [], links: {} });
  });

  it.each([
    ['a wrong key', 403, '', 'Movers did not tell of GIFs: it answered 403.'],
    ['an error', 500, 'oh', 'Movers did not tell of GIFs: it answered 500.'],
    ['a response that is not JSON', 200, '<html>', 'Movers did not tell of GIFs.'],
    ['JSON of another shape', 200, '{"data": []}', 'Movers did not tell of GIFs.'],
    [
      'a response that is too large',
      200,
      `{"results": ["${'x'.repeat(1_000_001)}"]}`,
      'Movers did not tell of GIFs.',
    ],
  ])(
    "searchGifs falls back to the site's library for a minute after %s of the provider",
    async (_what, status, body, told) => {
      provider.fault = { status, body };
      const found = await search('?query=boat');
      expect([found.gifs.map(({ title }) => title), found.provider]).toEqual([['Our own boat'], undefined]);
      clock.now += 59_999;
      await search('?query=boat');
      expect(provider.requests).toHaveLength(1);
      provider.fault = undefined;
      clock.now += 1;
      expect((await search('?query=boat')).provider).toBe('Movers');
      const lines = logged.join('');
      expect(lines).toContain(`"${told}"`);
      expect(lines).not.toContain(PROVIDER_KEY);
      expect(lines).not.toContain(provider.url);
    },
  );

  it("searchGifs omits the provider's GIFs from the site's library, which answers unknown offsets", async () => {
    await search('?query=boat');
    provider.requests.length = 0;
    const jumped = await search('?query=boat&offset=40');
    expect([jumped.gifs, jumped.provider, provider.requests]).toEqual([[], undefined, []]);
    const { gifs } = await search('?query=nowhere&offset=0&limit=1');
    expect(gifs).toHaveLength(1);
  });
});

describe('GET /media/gifs', () => {
  const at = (url: string) => app.app.inject({ url });
  const urlsOf = ({ media, poster }: Gif): string[] =>
    [...media, ...(poster ? [poster] : [])].map(({ url }) => url);

  it('GET /media/gifs fetches a file from the provider once and serves the stored copy', async () => {
    const [large = '', small = '', still = ''] = urlsOf(await firstOf('kettle'));
    const both = await Promise.all([at(large), at(large)]);
    expect(both.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(provider.files()).toEqual(['/files/kettle-0-medium.gif']);
    expect(both[0]?.headers).toMatchObject({
      'content-type': 'image/gif',
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
    expect((await sharp((await at(still)).rawPayload).metadata()).format).toBe('webp');
    expect((await at(small)).statusCode).toBe(200);
    provider.fault = { status: 500, body: '' };
    for (const url of [large, small, still]) expect((await at(url)).statusCode).toBe(200);
  });

  it('GET /media/gifs serves the small version of a GIF with too many pixels', async () => {
    const bomb = await sharp({ create: { width: 20_000, height: 3000, channels: 3, background: '#fff' } })
      .gif()
      .toBuffer();
    provider.customFiles.set('/files/bomb-0-medium.gif', bomb);
    const [large = ''] = urlsOf(await firstOf('bomb'));
    const { statusCode, rawPayload } = await at(large);
    expect([statusCode, (await sharp(rawPayload).metadata()).width]).toEqual([200, 40]);
  });

  it('GET /media/gifs answers 400 when the provider sends something other than a GIF', async () => {
    provider.customFiles.set('/files/page-0-tiny.gif', Buffer.from('<script>alert(1)</script>'));
    provider.customFiles.set('/files/page-0-medium.gif', Buffer.from('<script>alert(1)</script>'));
    for (const url of urlsOf(await firstOf('page'))) expect((await at(url)).statusCode).toBe(400);
  });

  it('GET /media/gifs answers 503 while the provider fails, and never requests a private address', async () => {
    const gif = await firstOf('later');
    provider.fault = { status: 500, body: '' };
    const [large = ''] = urlsOf(gif);
    expect((await at(large)).statusCode).toBe(503);
    provider.fault = undefined;
    await app.db.query(
      `update gifs set sources = jsonb_build_object('large', 'http://127.0.0.2/x', 'small', 'http://localhost:1/x')
        where embed_key = $1`,
      [gif.id],
    );
    for (const url of urlsOf(gif)) expect((await at(url)).statusCode).toBe(503);
    expect(provider.files()).toEqual(['/files/later-0-medium.gif']);
  });

  it.each([
    '/media/gifs/nobody/large.gif',
    `/media/gifs/${'0'.repeat(40)}/large.gif`,
    '/media/gifs/gf-own-boat/large.gif',
  ])('GET /media/gifs answers 404 to %s', async (url) => expect((await at(url)).statusCode).toBe(404));

  it('GET /media/gifs answers 404 to an unknown file name', async () => {
    const [large = ''] = urlsOf(await firstOf('kettle'));
    expect((await at(large.replace('large.gif', 'other.gif'))).statusCode).toBe(404);
  });
});

describe("createPost with a provider's GIF", () => {
  const rowOf = async ({ id }: Gif) => {
    const [row] = await app.db.query<{ chosen: boolean; kept: boolean; media_key: string }>(
      'select chosen_at is not null as chosen, kept_at is not null as kept, media_key from gifs where embed_key = $1',
      [id],
    );
    return row;
  };
  const blockOf = ({ media, feedbackToken }: Gif) => ({ type: 'image' as const, media, feedbackToken });

  it("createPost stores a provider's GIF with its source, whatever the request says", async () => {
    const gif = await firstOf('harbour');
    const sent = {
      ...blockOf(gif),
      media: [{ url: '/media/aa/aabb/other.gif', width: 9, height: 9 }],
      attribution: { type: 'link' as const, url: 'https://evil.example/' },
    };
    const { content } = await postAs(app, anna, { content: [sent] });
    expect(content).toEqual([
      {
        ...blockOf(gif),
        poster: gif.poster,
        altText: 'harbour-0, moving',
        attribution: {
          type: 'link',
          url: 'https://provider.example/gif/harbour-0',
          displayText: 'provider.example',
        },
      },
    ]);
  });

  it('storeChosen stores the files of GIFs in posts, and the sweep deletes unused GIFs after a month', async () => {
    const [chosen, left] = [await firstOf('chosen'), await firstOf('left')];
    await postAs(app, anna, { content: [blockOf(chosen)] });
    const { services } = app.app;
    provider.fault = { status: 500, body: '' };
    await storeChosen(app.db, services);
    expect(await rowOf(chosen)).toMatchObject({ chosen: true, kept: false });
    provider.fault = undefined;
    await storeChosen(app.db, services);
    expect(await rowOf(chosen)).toMatchObject({ chosen: true, kept: true });
    const [url = ''] = left.media.map((file) => file.url);
    expect((await app.app.inject(url)).statusCode).toBe(200);

    await app.db.query("update gifs set found_at = now() - interval '29 days' where provider is not null");
    await sweepFound(app.db, services);
    expect(await rowOf(left)).toBeDefined();
    const files = await services.media.openFile((await rowOf(left))?.media_key ?? '', 'large.gif');
    expect(files?.destroy()).toBeDefined();
    const key = (await rowOf(left))?.media_key ?? '';
    await app.db.query("update gifs set found_at = now() - interval '31 days' where provider is not null");
    await sweepFound(app.db, services);
    expect([await rowOf(left), (await rowOf(chosen))?.kept]).toEqual([undefined, true]);
    expect(await services.media.openFile(key, 'large.gif')).toBeUndefined();
    expect((await app.app.inject(url)).statusCode).toBe(404);
    expect((await search('?query=boat&offset=1&limit=1')).gifs).toEqual([]);
  });

  it("getEmbeddedGif returns a provider's GIF with its source", async () => {
    const gif = await firstOf('page for others');
    const { body } = await app.inject(`/v2/embed/gif/${gif.embedKey}`);
    expect(body.response).toEqual({ gif });
  });
});

test('searchGifs without a provider makes no request to other sites', async () => {
  const own = await buildTestApp({ web: provider.web, db: app.db });
  const { body } = await own.injectAs(anna, { url: '/v2/gif_search?query=boat' });
  expect([body.response.gifs.map(({ title }: Gif) => title), provider.requests]).toEqual([
    ['Our own boat'],
    [],
  ]);
  await own.close();
});
