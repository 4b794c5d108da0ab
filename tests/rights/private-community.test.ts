import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '#generated/operations.ts';
import { PageCache } from '#server/site/page-cache.ts';
import { servePages } from '#server/site/pages.ts';
import { render } from '#src/app/entry-server.tsx';
import { newCommunity } from '#tests/support/communities.ts';
import { postInto } from '#tests/support/community-posts.ts';
import { text } from '#tests/support/posts.ts';
import { addressesIn, reading } from './visibility/addresses.ts';
import { SECRET, type VisibilityScene, visibilityScene } from './visibility/scene.ts';

/** Occurs in the title of the community alone, which its curtain shows. */
const TITLE = 'quicksand';
/** Occurs in everything that is said in and about the community, except its title. */
const INSIDE = 'undertow';

const template =
  '<!doctype html><html><head><!--app:head--></head><body><div id="root"><!--app:html--></div><!--app:state--></body></html>';

const OUTSIDERS = ['visitor', 'reader', 'recommendationReader', 'former'] as const;
type Who = (typeof OUTSIDERS)[number] | 'anna' | 'vera';

let scene: VisibilityScene;
let urls: string[];
let own: string;
let postId: string;

beforeAll(async () => {
  const maker = { render, template: () => template, loads: () => ({ styles: '', start: '' }) };
  // One cache for everybody, members first: what it keeps of them must not be shown to others.
  const cache = new PageCache();
  scene = await visibilityScene({
    publicUrl: 'https://skein.example',
    checkResponses: false,
    site: async (app) => servePages(app, maker, cache),
  });
  const { t, vera, anna } = scene;
  const found: Partial<Record<OperationId, string[]>> = await addressesIn(scene);
  urls = reading
    .flatMap((id) => found[id] ?? [])
    .flatMap((url) => (url.includes(SECRET) ? [url, url.replaceAll(SECRET, INSIDE)] : [url]));
  const handle = await newCommunity(t, vera, {
    ...{ title: TITLE, description: `Of the ${INSIDE}`, about: `All about ${INSIDE}`, handle: 'closed-club' },
    ...{ tags: [INSIDE], guidelines: [`No ${INSIDE}`], categories: ['outdoors'] },
  });
  own = `/v2/communities/${handle}`;
  const changed = await t.injectAs(vera, { method: 'PUT', url: own, payload: { privacy: true } });
  const board = { title: `The ${INSIDE}` };
  const boards = await t.injectAs(vera, { method: 'POST', url: `${own}/boards`, payload: board });
  await t.db.query(
    `insert into space_members (space_id, space_kind, user_id, blog_id, role)
     select id, 'community', $2, $3, 'member' from communities where handle = $1`,
    [handle, anna.userId, anna.blogId],
  );
  const post = await postInto(t, vera, handle, {
    content: text(`Into the ${INSIDE}`),
    tags: `${INSIDE}, hills`,
  });
  postId = post.id;
  const payload = { content: text(`A word on ${INSIDE}`) };
  const comment = await t.injectAs(anna, { method: 'POST', url: `${own}/posts/${postId}/comments`, payload });
  expect([changed.status, boards.status, comment.status]).toEqual([200, 201, 201]);
});
afterAll(() => scene.t.close());

async function answerTo(who: Who, url: string): Promise<string> {
  const { t } = scene;
  const { body } = await (who === 'visitor' ? t.inject(url) : t.injectAs(scene[who], url));
  // Links repeat the request.
  return JSON.stringify(body ?? '', (key, value) => (key === 'links' ? undefined : value)).toLowerCase();
}

/** Returns the addresses whose answers contain a word of the community. */
async function leaks(who: Who, addresses: readonly string[], words: readonly string[]): Promise<string[]> {
  const found: string[] = [];
  for (const url of addresses) {
    const said = await answerTo(who, url);
    if (words.some((word) => said.includes(word))) found.push(url);
  }
  return found;
}

/** Returns the addresses of the community itself. */
function inCommunity(): string[] {
  const ofPost = ['', '/comments', '/reactions'].map((rest) => `/posts/${postId}${rest}`);
  return ['', '/timeline', '/boards', '/members', '/related', ...ofPost]
    .concat('/timeline?query=undertow', '?context=edit', '/moderation/activity')
    .map((rest) => own + rest);
}

test('members find what is said in their private community in their own lists', async () => {
  expect((await leaks('anna', inCommunity(), [INSIDE])).length).toBeGreaterThan(5);
  expect(await leaks('anna', ['/v2/communities?mine=1'], [TITLE])).toHaveLength(1);
});

test.each(OUTSIDERS)('no call tells a %s what a private community is called or says', async (who) => {
  expect(urls.length).toBeGreaterThan(150);
  expect(await leaks(who, urls, [TITLE, INSIDE])).toEqual([]);
});

test.each(OUTSIDERS)('the calls of a private community tell a %s its title and nothing else', async (who) => {
  expect(await leaks(who, inCommunity(), [INSIDE])).toEqual([]);
});

/** Returns the pages whose document contains a word of the community, its title on its own pages excepted. */
async function pagesWith(who: Who): Promise<string[]> {
  const { t } = scene;
  const pages = [
    ...['', '/about', '/members', '/join', `/post/${postId}`].map(
      (rest) => `/communities/closed-club${rest}`,
    ),
    ...['/communities', '/communities/browse', '/communities/browse/outdoors', '/explore/trending'],
    ...[`/search/${'hills'}`, '/tagged/hills', '/vera', `/vera/${postId}`, '/vera/archive', '/dashboard'],
    ...['/vera/rss', '/tagged/hills/rss', '/sitemap.xml', `/embed/post/vera/${postId}`],
    `/oembed?url=${encodeURIComponent(`https://skein.example/vera/${postId}`)}`,
    `/oembed?url=${encodeURIComponent(`https://skein.example/communities/closed-club/post/${postId}`)}`,
  ];
  const found: string[] = [];
  for (const url of pages) {
    const member = who === 'visitor' ? undefined : scene[who];
    const headers = { accept: 'text/html', ...(member ? { cookie: `sid=${member.sid}; logged_in=1` } : {}) };
    const said = (await t.app.inject({ url, headers })).body.toLowerCase();
    const isOwn = url.startsWith('/communities/closed-club');
    if (said.includes(INSIDE) || (!isOwn && said.includes(TITLE))) found.push(url);
  }
  return found;
}

test('no page, feed, sitemap or embed shows outsiders a private community that members just opened', async () => {
  expect((await pagesWith('anna')).length).toBeGreaterThan(2);
  for (const who of OUTSIDERS) expect([who, await pagesWith(who)]).toEqual([who, []]);
});
