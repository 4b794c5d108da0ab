import { afterAll, beforeAll, expect, test } from 'vitest';
import { PageCache } from '#server/site/page-cache.ts';
import { servePages } from '#server/site/pages.ts';
import { render } from '#src/app/entry-server.tsx';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

/** Occurs in everything that the blog says, and nowhere else. */
const SECRET = 'sesame';

const template =
  '<!doctype html><html><head><!--app:head--></head><body><div id="root"><!--app:html--></div><!--app:state--></body></html>';

let t: TestApp;
let vera: Member;
const people: Partial<Record<'reader' | 'stranger' | 'former', Member>> = {};
let pages: string[];
/** Clock of the page cache; each reading makes all entries too old. */
let clock = 0;

beforeAll(async () => {
  const maker = { render, template: () => template, loads: () => ({ styles: '', start: '' }) };
  t = await buildTestApp({
    publicUrl: 'https://skein.example',
    checkResponses: false,
    // The page cache keeps nothing between two states of the blog.
    site: async (app) => servePages(app, maker, new PageCache({ now: () => (clock += 1e9) })),
  });
  vera = await t.member('vera');
  const anna = await t.member('anna');
  people.reader = await t.member('reader');
  people.stranger = await t.member('stranger');
  people.former = await t.member('former');
  await followAs(t, people.reader, 'vera');
  await addWriter(t.db, 'vera', people.former);
  await t.db.query('delete from blog_members where blog_id = $1 and user_id = $2', [
    vera.blogId,
    people.former.userId,
  ]);
  await t.db.query('update blogs set title = $2, description = $2 where id = $1', [
    vera.blogId,
    `The ${SECRET} blog`,
  ]);
  await t.db.query('update blogs set share_likes = true, share_following = true');
  const own = await postAs(t, vera, { content: text(`My ${SECRET} post`), tags: 'hills' });
  // A reblog stays visible as its author's; it must reveal nothing else of the original blog.
  const plain = await postAs(t, vera, { content: text('Plain words'), tags: 'hills' });
  const passed = await reblogAs(t, anna, plain, 'Passed on');
  const photo = await postAs(t, vera, { content: text('A picture'), tags: 'hills' });
  const size = { url: `/media/world/${SECRET}_1280.webp`, type: 'webp', width: 1280, height: 853 };
  const picture = { type: 'image', altText: `A ${SECRET} seed`, media: [size] };
  await t.db.query("update posts set type = 'photo', content = $2::jsonb where id = $1", [
    photo.id,
    JSON.stringify([picture]),
  ]);
  pages = [
    '/vera',
    '/vera/archive',
    '/vera/likes',
    '/vera/tagged/hills',
    '/vera/filter-by/text',
    `/vera/${own.id}`,
    `/embed/post/vera/${own.id}`,
    `/embed/post/${encodeURIComponent(vera.blogUuid)}/${photo.id}`,
    `/embed/post/anna/${passed.id}`,
    `/image/${photo.id}`,
    `/anna/${passed.id}`,
    '/anna',
    '/tagged/hills',
    '/explore/trending',
    `/search/${'hills'}`,
  ];
});
afterAll(() => t.close());

type Who = 'visitor' | keyof typeof people;

/** Returns the pages whose document (title, description, text and embedded data) contains something of the blog. */
async function pagesMentioningBlog(who: Who): Promise<string[]> {
  const found: string[] = [];
  for (const url of pages) {
    const as = who === 'visitor' ? undefined : people[who];
    const headers = { accept: 'text/html', ...(as ? { cookie: `sid=${as.sid}; logged_in=1` } : {}) };
    const { body } = await t.app.inject({ url, headers });
    if (body.toLowerCase().includes(SECRET)) found.push(url);
  }
  return found;
}

const OPEN =
  "update blogs set password_hash = null, is_hidden = false, is_private = false, state = 'active' where id = $1";

test('the pages, embeds and titles of an open blog show its content', async () => {
  expect((await pagesMentioningBlog('visitor')).length).toBeGreaterThan(9);
  expect((await pagesMentioningBlog('stranger')).length).toBeGreaterThan(9);
});

test.each([
  ['password-protected', "update blogs set password_hash = 'x' where id = $1", true],
  ['hidden from visitors', 'update blogs set is_hidden = true where id = $1', false],
  ['for its members only', 'update blogs set is_private = true where id = $1', true],
  ['deactivated', "update blogs set state = 'deactivated' where id = $1", true],
])('no page, embed or title reveals a blog that is %s', async (kind, sql, concernsMembers) => {
  await t.db.query(sql, [vera.blogId]);
  try {
    const members = ['reader', 'stranger', 'former'] as const;
    for (const who of concernsMembers ? (['visitor', ...members] as const) : (['visitor'] as const)) {
      expect([kind, who, await pagesMentioningBlog(who)]).toEqual([kind, who, []]);
    }
  } finally {
    await t.db.query(OPEN, [vera.blogId]);
  }
});

test('no page reveals a blog to members it blocks, except the frame, which is the same for everybody', async () => {
  await t.db.query(
    `insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)`,
    [vera.blogId, people.reader?.blogId ?? '', people.reader?.userId ?? ''],
  );
  try {
    const found = await pagesMentioningBlog('reader');
    expect(found.filter((url) => !url.startsWith('/embed/'))).toEqual([]);
    expect((await pagesMentioningBlog('stranger')).length).toBeGreaterThan(9);
  } finally {
    await t.db.query('delete from blog_blocks');
  }
});
