import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { render } from '#src/app/entry-server.tsx';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { openPort, rawRequest } from '#tests/support/raw-request.ts';
import { loads, stateOf, template } from '#tests/support/site-pages.ts';
import { hashOf } from './page-security.ts';
import { backToPage, type PageRenderer, servePages } from './pages.ts';

let site: TestApp;
let mara: Member;
let postId: string;
let port: number;

/** Publishes a post of one paragraph. */
async function publish(member: Member, text: string, tags = 'wool'): Promise<string> {
  const answer = await site.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/posts`,
    payload: { content: [{ type: 'text', text }], tags, state: 'published' },
  });
  return answer.body.response.id;
}

beforeAll(async () => {
  const maker: PageRenderer = { render, template: () => template, loads };
  site = await buildTestApp({
    publicUrl: 'https://skein.example',
    site: async (app) => servePages(app, maker),
  });
  port = await openPort(site.app);
  mara = await site.member('mara');
  postId = await publish(mara, 'Cast on forty stitches </script><b>bold</b> $& $1');
});

afterAll(() => site.close());

interface Visit {
  as?: Member;
  cookies?: string;
  language?: string;
}

async function visit(url: string, { as, cookies = '', language = '' }: Visit = {}) {
  const cookie = [as && `sid=${as.sid}; logged_in=1`, cookies].filter(Boolean).join('; ');
  const answer = await site.app.inject({ url, headers: { cookie, 'accept-language': language } });
  return { status: answer.statusCode, headers: answer.headers, html: answer.body };
}

describe('addresses that end like a feed', () => {
  it.each(['rss', 'atom', 'feed.json'])(
    'a tag, a search and a blog tag named %s have their page',
    async (name) => {
      await publish(mara, `About ${name}`, `${name}, wool`);
      for (const url of [`/tagged/${name}`, `/search/${name}`, `/mara/tagged/${name}`]) {
        const { status, headers } = await visit(url);
        expect([url, status, headers['content-type']]).toEqual([url, 200, 'text/html; charset=utf-8']);
      }
      const feed = await visit(`/tagged/${name}/rss`);
      expect([feed.status, feed.headers['content-type']]).toEqual([
        200,
        'application/rss+xml; charset=utf-8',
      ]);
      expect((await visit(`/mara/${name}`)).headers['content-type']).not.toContain('html');
    },
  );
});

describe('pages without scripts', () => {
  it('a post page without scripts has the post, its title and link preview metadata', async () => {
    const { status, html } = await visit(`/mara/${postId}`);
    expect(status).toBe(200);
    expect(html).toContain('Cast on forty stitches &lt;/script&gt;&lt;b&gt;bold&lt;/b&gt; $&amp; $1');
    expect(html).toMatch(/<title>[^<]+ · Skein<\/title>/);
    expect(html).toMatch(/<link data-head rel="canonical" href="https:\/\/skein\.example\/mara\/\d+[^"]*">/);
    expect(html).toContain('property="og:title"');
    expect(html).toContain('application/ld+json');
    expect(html).toContain('<div id="root"><div');
  });

  it('a post page without scripts shows the reply that its address names', async () => {
    const { body } = await site.injectAs(mara, { url: `/v2/blog/mara/posts/${postId}` });
    const { body: sent } = await site.injectAs(mara, {
      method: 'POST',
      url: '/v2/user/post/reply',
      payload: {
        post_id: postId,
        reblog_key: body.response.post.reblogKey,
        tumblelog: 'mara',
        reply_text: 'And cast off forty',
      },
    });
    const { replyId } = sent.response.note;
    expect((await visit(`/mara/${postId}/replies/${replyId}`)).html).toMatch(/<p[^>]*>And cast off forty/);
    const gone = await visit(`/mara/${postId}/replies/404`);
    expect(gone.status).toBe(200);
    expect(gone.html).toContain('Cast on forty stitches');
  });

  it('a blog page without scripts answers at each of its addresses [blog-01] [blog-02]', async () => {
    for (const url of ['/mara', '/@mara', '/blog/view/mara']) {
      const { status, html } = await visit(url);
      expect(status, url).toBe(200);
      expect(html, url).toContain('Cast on forty stitches');
    }
  });

  it('a tag page without scripts has the order that its address names', async () => {
    await publish(mara, 'Purl one', 'sorted');
    const loved = await publish(mara, 'Purl two', 'sorted');
    await publish(mara, 'Purl three', 'sorted');
    const { body } = await site.injectAs(mara, { url: `/v2/blog/mara/posts/${loved}` });
    const tove = await site.member('tove-likes');
    await site.injectAs(tove, {
      method: 'POST',
      url: '/v2/user/like',
      payload: { id: loved, reblog_key: body.response.post?.reblogKey ?? body.response.reblogKey },
    });
    const order = ({ html }: { html: string }) =>
      html.match(/<p[^>]*>Purl \w+/g)?.map((text) => text.split(' ').at(-1));
    expect(order(await visit('/tagged/sorted?sort=recent'))).toEqual(['three', 'two', 'one']);
    expect(order(await visit('/tagged/sorted?sort=top'))?.[0]).toBe('two');
  });

  it('the landing page contains only the posts that it shows', async () => {
    await publish(mara, 'A post that is no picture');
    const { html } = await visit('/');
    const keys = stateOf(html).queries.queries.map(({ queryKey }: { queryKey: string[] }) => queryKey[0]);
    expect(keys).toEqual(['/v2/user/info', 'wall', '/v2/explore/trending/tags']);
    expect(html).not.toContain('A post that is no picture');
  });

  it('the search form leads from #tag to the tag page', async () => {
    const { status, headers } = await visit('/search?q=%23Wool');
    expect([status, headers.location]).toEqual([302, '/tagged/Wool']);
  });

  it('the search form leads to the results page, which is readable without scripts [route-access-19] [search-04]', async () => {
    const form = await visit('/search?q=++cast+on+forty+');
    expect([form.status, form.headers.location]).toEqual([302, '/search/cast%20on%20forty']);
    for (const url of [
      '/search/cast%20on%20forty',
      '/search/cast%20on/recent',
      '/search/cast%20on/text?days=30',
    ]) {
      const { status, html } = await visit(url);
      expect(status, url).toBe(200);
      expect(html, url).toContain('Cast on forty stitches');
      expect(html, url).toContain('content="noindex"');
    }
    expect((await visit('/search')).html).toContain('action="/search"');
    expect((await visit('/search/mara?view=blogs')).html).toContain('href="/mara"');
  });

  it('the search form of a blog searches that blog', async () => {
    const form = await visit('/mara/search?q=forty');
    expect([form.status, form.headers.location]).toEqual([302, '/mara/search/forty']);
    const { html } = await visit('/mara/search/forty');
    expect(html).toContain('Cast on forty stitches');
    expect(html).not.toContain('Purl one');
  });

  it('the page of an unused tag redirects to search [protocol-12]', async () => {
    const { status, headers } = await visit('/tagged/nobody%20knits%20this');
    expect([status, headers.location]).toEqual([302, '/search/nobody%20knits%20this']);
  });

  it("a member's page redirects a visitor to the login form, which is readable without scripts", async () => {
    const { status, headers } = await visit('/likes?before=3');
    expect([status, headers.location]).toEqual([302, '/login?redirect_to=%2Flikes%3Fbefore%3D3']);
    const login = await visit(String(headers.location));
    expect(login.html).toContain('role="dialog"');
    expect(login.html).toContain('type="password"');
  });
});

describe('document metadata', () => {
  it.each([
    ['/no/such/page', 404],
    ['/nobody-has-this-name', 404],
    ['/mara/42', 404],
    ['/mara/0', 404],
    ['/', 200],
  ])('%s answers %i', async (url, status) => {
    const answer = await visit(url);
    expect(answer.status).toBe(status);
    expect(answer.headers['content-type']).toBe('text/html; charset=utf-8');
    if (status === 404) expect(answer.html).toContain('content="noindex"');
  });

  it('a document is cacheable as its table says, for visitors only', async () => {
    const visitor = await visit('/mara');
    expect(visitor.headers['cache-control']).toBe('public, max-age=60');
    expect(visitor.headers.vary).toBe('Cookie, Accept-Language, Accept-Encoding');
    const member = await visit('/mara', { as: mara });
    expect(member.headers['cache-control']).toBe('private, no-store');
    expect((await visit('/nobody')).headers['cache-control']).toBe('private, no-store');
  });

  it('the content security policy of a document allows its own scripts only, the same for everybody', async () => {
    const { html, headers } = await visit('/mara');
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' '${hashOf('start()')}';`);
    expect(policy).toContain(`'${hashOf('a{}')}'`);
    for (const text of [html, policy]) expect(text).not.toContain('nonce');
    expect((await visit('/mara', { as: mara })).headers['content-security-policy']).toBe(policy);
  });

  it('an unknown path of the API answers JSON, not a document', async () => {
    const { status, headers } = await visit('/v2/no/such/call');
    expect(status).toBe(404);
    expect(headers['content-type']).toContain('application/json');
  });
});

describe('documents of members', () => {
  it("a member's document contains their name, and neither session nor CSRF token", async () => {
    const { html } = await visit('/dashboard', { as: mara });
    const { queries } = stateOf(html).queries;
    expect(JSON.stringify(queries)).toContain('"name":"mara"');
    expect(html).not.toContain('Cast on forty stitches');
    expect(html).not.toContain(mara.csrfToken);
    expect(html).not.toContain(mara.sid);
  });

  it('a member sees the dashboard at /, and is redirected away from the login form', async () => {
    expect((await visit('/', { as: mara })).html).toContain('<title>Dashboard · Skein</title>');
    const { status, headers } = await visit('/login?redirect_to=%2Flikes', { as: mara });
    expect([status, headers.location]).toEqual([302, '/likes']);
  });

  it("an expired session's cookies are cleared, in a document that is not cached", async () => {
    const { html, headers } = await visit('/mara', { cookies: 'sid=long-gone; logged_in=1' });
    expect(html).toContain('href="/login');
    expect(String(headers['set-cookie'])).toContain('logged_in=;');
    expect(headers['cache-control']).toBe('private, no-store');
  });

  it("a member's session is looked up once per page", async () => {
    const look = vi.spyOn(site.app.services.sessions, 'find');
    for (let page = 0; page < 2; page += 1) {
      expect((await visit('/mara', { as: mara })).html).toContain('Cast on forty stitches');
      expect(look).toHaveBeenCalledTimes(page + 1);
    }
    look.mockRestore();
  });

  it("a member's document is compressed as the browser accepts", async () => {
    const look = (coding: string) =>
      site.app.inject({ url: '/mara', headers: { cookie: `sid=${mara.sid}`, 'accept-encoding': coding } });
    const [plain, br, gzip] = [await look('identity'), await look('br'), await look('gzip')];
    expect([br.headers['content-encoding'], gzip.headers['content-encoding']]).toEqual(['br', 'gzip']);
    for (const html of [brotliDecompressSync(br.rawPayload), gunzipSync(gzip.rawPayload)])
      expect(html.toString().replace(/page-state.*/s, '')).toBe(plain.body.replace(/page-state.*/s, ''));
    expect(br.headers.vary).toContain('Accept-Encoding');
  });

  it("concurrent visitors never receive each other's documents", async () => {
    const tove = await site.member('tove');
    const visits = Array.from({ length: 24 }, (_, index) => {
      const as = [mara, tove, undefined][index % 3];
      const language = index % 2 ? 'de' : 'en-us';
      return visit('/explore', { as, cookies: `locale=${language}` }).then(({ html }) => ({
        as,
        language,
        html,
      }));
    });
    for (const { as, language, html } of await Promise.all(visits)) {
      expect(html).toMatch(language === 'de' ? /<html lang="de"[ >]/ : /<html lang="en-US"[ >]/);
      expect(html).toContain(language === 'de' ? 'Zum Inhalt' : 'Skip to content');
      const viewer = JSON.stringify(stateOf(html).queries.queries.find(isUserInfo));
      expect(viewer.includes('"name":"mara"')).toBe(as === mara);
      expect(viewer.includes('"name":"tove"')).toBe(as === tove);
    }
  });
});

const isUserInfo = ({ queryKey }: { queryKey: unknown[] }): boolean => queryKey[0] === '/v2/user/info';

describe('palette and language of a document', () => {
  it('palette and language follow the cookie first', async () => {
    const { html } = await visit('/', { cookies: 'palette=vampire; locale=de', language: 'en' });
    expect(html).toContain('<html lang="de" data-palette="vampire">');
  });

  it("palette and language follow the member's settings without a cookie [palette-03]", async () => {
    const payload = { setting: 'palette', value: 'pumpkin' };
    await site.injectAs(mara, { method: 'POST', url: '/svc/pop/options', payload });
    expect((await visit('/', { as: mara })).html).toContain('data-palette="pumpkin"');
    expect((await visit('/', { as: mara, cookies: 'palette=ghost' })).html).toContain('data-palette="ghost"');
  });

  it('an invalid palette or locale cookie is not written into the document', async () => {
    const { html } = await visit('/', { cookies: 'palette="><script>; locale="><script>' });
    expect(html).toContain('<html lang="en-US">');
  });
});

it.each([
  ['//evil.example/', '/evil.example/'],
  ['/\\\\evil.example', '/evil.example'],
  ['https://evil.example/login', '/login'],
  ['https:\\\\evil.example/login', '/'],
  ['http://evil.example', '/'],
  ['http://evil.example//other.example/x', '/other.example/x'],
  ['HTTPS:evil.example/x', '/x'],
  ['https://evil.example?next=https://evil.example', '/?next=https://evil.example'],
  ['/a:b/c', '/a:b/c'],
])('a form posted to %s redirects within this site', (url, location) => {
  expect(new URL(backToPage(url), 'https://skein.example').host).toBe('skein.example');
  if (location !== '/') expect(backToPage(url)).toBe(location);
});

it.each(['/embed/post/../../mara', '/embed/post/%2e%2e/%2e%2e/mara'])(
  'a page reached by %s may not be framed by other sites',
  async (path) => {
    const { status, head } = await rawRequest(port, [`GET ${path} HTTP/1.1`, 'Host: skein.test']);
    expect([status, /^x-frame-options: (.*)$/im.exec(head)?.[1]]).toEqual([200, 'SAMEORIGIN']);
  },
);

it('a form posted without scripts redirects back to its page', async () => {
  const send = (url: string, type = 'application/x-www-form-urlencoded') =>
    site.app.inject({ method: 'POST', url, headers: { 'content-type': type }, payload: 'password=x' });
  const answer = await send('/login?redirect_to=%2Flikes');
  expect([answer.statusCode, answer.headers.location]).toEqual([303, '/login?redirect_to=%2Flikes']);
  expect((await send('//evil.example/')).headers.location).toBe('/evil.example/');
  expect((await send('/media/x')).statusCode).toBe(404);
  expect((await send('/login', 'application/json')).statusCode).toBe(404);
  expect((await visit('/login')).html).toContain('Turn on JavaScript to log in');
});
