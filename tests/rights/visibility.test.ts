import { afterAll, beforeAll, expect, test } from 'vitest';
import { type OperationId, operations } from '#generated/operations.ts';
import type { components } from '#generated/types/api.d.ts';
import type { SpaceRef } from '#server/core/spaces.ts';
import { insertMember } from '#server/membership/members-repository.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { addressesIn, reading } from './visibility/addresses.ts';
import { SECRET, visibilityScene } from './visibility/scene.ts';

type Post = components['schemas']['Post'];

let t: TestApp;
let vera: Member;
let reader: Member;
let recommendationReader: Member;
let former: Member;
let reblog: Post;
let annasReblog: Post;
let urls: Partial<Record<OperationId, string[]>>;

beforeAll(async () => {
  const scene = await visibilityScene();
  ({ t, vera, reader, recommendationReader, former, reblog, annasReblog } = scene);
  urls = await addressesIn(scene);
});
afterAll(() => t.close());

/** Members other than Vera: a follower, an unrelated one, and a former co-writer. */
const MEMBERS = ['reader', 'stranger', 'former'] as const;
type Who = 'visitor' | 'vera' | (typeof MEMBERS)[number];

function ask(who: Who, url: string) {
  if (who === 'visitor') return t.inject(url);
  return t.injectAs({ reader, vera, stranger: recommendationReader, former }[who], url);
}

async function leakingAddresses(who: Who): Promise<string[]> {
  const leaks: string[] = [];
  for (const url of reading.flatMap((id) => urls[id] ?? [])) {
    const { body } = await ask(who, url);
    // Links repeat the request, so only what the answer adds counts. A hidden trail item that names its blog is
    // allowed.
    const said = JSON.stringify(body ?? '', (key, value) =>
      key === 'links' || value?.blocked === true ? undefined : value,
    );
    if (said.toLowerCase().includes(SECRET)) leaks.push(url);
  }
  return leaks;
}

/** Returns true when an address names Vera's blog or one of her posts: its caller asked for her. */
const isAskedFor = (url: string): boolean => /vera|t:|post_id=|ids=|\/polls\/|\/gif\//.test(url);

const noteUrl = () => urls.listNotes?.find((url) => url.includes('/anna/')) ?? '';

/** Returns the addresses whose answers name Vera or link to her posts, though the request did not ask for her. */
async function unrequestedMentions(who: 'visitor' | 'reader' | 'bystander'): Promise<string[]> {
  const get = async (url: string) => {
    const { body } = await (who === 'visitor'
      ? t.inject(url)
      : t.injectAs(who === 'reader' ? reader : recommendationReader, url));
    return body.response;
  };
  const isVera = ({ name }: { name: string }) => name === 'vera';
  const { blogs: recommended } = await get('/v2/explore/recommended/blogs?limit=20');
  const { blogs: found } = await get('/v2/search/blogs?query=vera');
  const { suggestions } = await get('/v2/search/suggestions?query=vera');
  const { blogs: mentioned } = who === 'visitor' ? { blogs: [] } : await get('/v2/mention/ver');
  const { notes } = await get(noteUrl());
  const { post } = await get(`/v2/blog/anna/posts/${annasReblog.id}`);
  const ofReblog = notes.filter(({ postId }: { postId: string }) => postId === reblog.id);
  const kinds: string[] = ofReblog.map(({ type }: { type: string }) => `${type} under her reblog`);
  const places = {
    recommended: recommended.some(isVera),
    found: found.some(isVera),
    suggested: suggestions.some(({ blog }: { blog?: { name: string } }) => blog && isVera(blog)),
    mentioned: mentioned.some(isVera),
    'linked in a trail': post.trail.some((item: Post['trail'][number]) => item.post !== undefined),
  };
  const named = Object.entries(places).flatMap(([place, isThere]) => (isThere ? [place] : []));
  return [...named, ...new Set(kinds.sort())];
}

const KINDS = {
  'password-protected': "update blogs set password_hash = 'x' where id = $1",
  'hidden from visitors': 'update blogs set is_hidden = true where id = $1',
  'for its members only': 'update blogs set is_private = true where id = $1',
  deactivated: "update blogs set state = 'deactivated' where id = $1",
  'blocking the reader, from this blog': `insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id)
    select $1, b.id, b.owner_id from blogs b where b.name = 'reader'`,
  'blocking the reader, from all blogs': `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id)
    select v.owner_id, b.id, b.owner_id from blogs b, blogs v where b.name = 'reader' and v.id = $1`,
} as const;

async function open() {
  await t.db.query(
    "update blogs set password_hash = null, is_hidden = false, is_private = false, state = 'active' where id = $1",
    [vera.blogId],
  );
  await t.db.query('delete from blog_blocks');
  await t.db.query('delete from user_blocks');
}

test('every built reading call has an address that concerns the private blog', () => {
  expect(reading.filter((id) => urls[id] === undefined)).toEqual([]);
});

test("the addresses show the blog's content while it is open", async () => {
  const [visitor, member] = [await leakingAddresses('visitor'), await leakingAddresses('reader')];
  // Makes sure that such lists name posts, search results and titles at all.
  for (const part of [
    '/blog/vera/info',
    '/polls/',
    '/notes',
    '/hubs/hills/timeline',
    '/search/posts',
    '/mention/',
    '/saved_posts',
    '/muted_posts',
  ]) {
    expect(
      [...visitor, ...member].filter((url) => url.includes(part)),
      part,
    ).not.toEqual([]);
  }
  expect(visitor.length).toBeGreaterThan(15);
  expect(member.length).toBeGreaterThan(visitor.length);
});

test.each(Object.entries(KINDS))('no reading call reveals a blog that is %s', async (kind, sql) => {
  await t.db.query(sql, [vera.blogId]);
  try {
    for (const who of ['visitor', ...MEMBERS] as const) {
      const concerns =
        who === 'visitor'
          ? !kind.startsWith('blocking')
          : kind === 'hidden from visitors'
            ? false
            : who === 'reader' || !kind.startsWith('blocking');
      const found = await leakingAddresses(who);
      if (concerns) expect([who, found]).toEqual([who, []]);
      else expect(found.length, who).toBeGreaterThan(15);
    }
    if (kind !== 'deactivated') expect((await leakingAddresses('vera')).length).toBeGreaterThan(15);
  } finally {
    await open();
  }
});

test('lists name the blog unrequested while it is open, and not otherwise', async () => {
  const everywhere = [
    'recommended',
    'found',
    'suggested',
    'mentioned',
    'linked in a trail',
    'like under her reblog',
    'reblog under her reblog',
    'reply under her reblog',
  ];
  const asVisitor = everywhere.filter((place) => place !== 'mentioned');
  const mentions = async () => [await unrequestedMentions('visitor'), await unrequestedMentions('bystander')];
  expect(await mentions()).toEqual([asVisitor, everywhere]);
  const table = [
    ['password-protected', [], []],
    ['hidden from visitors', [], everywhere.filter((place) => place !== 'recommended')],
    ['deactivated', [], []],
  ] as const;
  for (const [kind, visitor, member] of table) {
    await t.db.query(KINDS[kind], [vera.blogId]);
    expect([kind, ...(await mentions())]).toEqual([kind, visitor, member]);
    await open();
  }
  for (const kind of [
    'blocking the reader, from this blog',
    'blocking the reader, from all blogs',
  ] as const) {
    await t.db.query(KINDS[kind], [vera.blogId]);
    expect([kind, await unrequestedMentions('reader'), ...(await mentions())]).toEqual([
      kind,
      [],
      asVisitor,
      everywhere,
    ]);
    await open();
  }
});

test('a blog that the reader blocks is in no list, but can be opened', async () => {
  await t.db.query(
    `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)`,
    [reader.userId, vera.blogId, vera.userId],
  );
  try {
    const found = await leakingAddresses('reader');
    const opened = found.filter((url) =>
      /^\/v2\/(blog\/(vera|t:)|collections\/veras|collection_invitations\/link-to-veras|polls\/|image\/|oembed)/.test(
        url,
      ),
    );
    // The reader's saved posts and other members' reblogs name her, marked as blocked.
    const savedAnswer =
      /^\/v2\/(user\/(likes|following|saved_posts|muted_posts|blocks)|blog\/(anna\/posts|reader\/likes))/;
    expect(found.filter((url) => !opened.includes(url) && !savedAnswer.test(url))).toEqual([]);
    const { posts } = (await t.injectAs(reader, '/v2/blog/anna/posts')).body.response;
    const quoted = posts.flatMap((post: Post) => post.trail.filter(({ blog }) => blog?.name === 'vera'));
    expect(quoted).toEqual([expect.objectContaining({ blocked: true })]);
    expect(opened.length).toBeGreaterThan(3);
    const { blog } = (await t.injectAs(reader, '/v2/blog/vera/info')).body.response;
    expect(blog.isBlockedFromPrimary).toBe(true);
  } finally {
    await open();
  }
});

/** Returns the built reading calls that list a code and do not answer it at any of their addresses. */
async function callsWithoutCode(code: number, who: 'visitor' | 'reader'): Promise<string[]> {
  const silent: string[] = [];
  const naming = reading.filter((id) => (operations[id].errors as readonly number[]).includes(code));
  for (const id of naming.filter((one) => who === 'reader' || operations[one].access === 'public')) {
    const answers = await Promise.all((urls[id] ?? []).map((url) => ask(who, url)));
    if (!answers.some(({ body }) => body?.errors?.[0]?.code === code)) silent.push(id);
  }
  return silent;
}

test.each([
  [4012, 'hidden from visitors', 'visitor'],
  [4013, 'password-protected', 'visitor'],
  [4013, 'password-protected', 'reader'],
] as const)(
  'a call that lists code %i answers it for a blog that is %s, to a %s',
  async (code, kind, who) => {
    await t.db.query(KINDS[kind], [vera.blogId]);
    try {
      expect(await callsWithoutCode(code, who)).toEqual([]);
    } finally {
      await open();
    }
  },
);

/** Hides the blog's posts; data of the blog itself changes meanwhile. */
async function hidePosts(state: string): Promise<() => Promise<void>> {
  const posts = await t.db.query<{ id: string; state: string; position: string | null }>(
    'select id, state, position from posts where blog_id = $1',
    [vera.blogId],
  );
  const words = await t.db.query<{ title: string; description: string }>(
    'select title, description from blogs where id = $1',
    [vera.blogId],
  );
  await t.db.query("update blogs set title = '', description = '', description_npf = '[]' where id = $1", [
    vera.blogId,
  ]);
  await t.db.query("update answertimes set title = 'Ask' where blog_id = $1", [vera.blogId]);
  const keeps = state === 'private' || state === 'published' ? 'position' : 'null';
  await t.db.query(`update posts set state = $2, position = ${keeps} where blog_id = $1`, [
    vera.blogId,
    state,
  ]);
  return async () => {
    for (const post of posts) {
      await t.db.query('update posts set state = $2, position = $3 where id = $1', [
        post.id,
        post.state,
        post.position,
      ]);
    }
    await t.db.query('update blogs set title = $2, description = $3 where id = $1', [
      vera.blogId,
      words[0]?.title ?? '',
      words[0]?.description ?? '',
    ]);
  };
}

test.each(['private', 'draft', 'queued'])('posts that are %s are not revealed to others', async (state) => {
  const undo = await hidePosts(state);
  try {
    for (const who of ['visitor', ...MEMBERS] as const)
      expect([who, await leakingAddresses(who)]).toEqual([who, []]);
  } finally {
    await undo();
  }
});

/** Moves Vera's posts into a community of hers, and hides what her blog says itself. */
async function moveIntoCommunity(): Promise<{ space: SpaceRef<'community'>; undo: () => Promise<void> }> {
  const undoHiding = await hidePosts('published');
  const [row] = await t.db.query<{ id: string }>(
    "insert into spaces (id, kind) values (next_id(), 'community') returning id",
  );
  const space = { kind: 'community', id: row?.id ?? '' } as const;
  await t.db.query('update posts set community_id = $2 where blog_id = $1', [vera.blogId, space.id]);
  await insertMember(t.db, space, { userId: vera.userId, blogId: vera.blogId }, 'admin');
  const undo = async () => {
    await t.db.query('update posts set community_id = null where blog_id = $1', [vera.blogId]);
    await t.db.query('delete from spaces where id = $1', [space.id]);
    await undoHiding();
  };
  return { space, undo };
}

test('posts of a community are revealed to nobody but its members, and to those in no list', async () => {
  const { space, undo } = await moveIntoCommunity();
  try {
    for (const who of ['visitor', ...MEMBERS] as const)
      expect([who, await leakingAddresses(who)]).toEqual([who, []]);
    await insertMember(t.db, space, { userId: reader.userId, blogId: reader.blogId }, 'member');
    for (const who of ['reader', 'vera'] as const) {
      const found = await leakingAddresses(who);
      // Calls that name one post.
      const ofOnePost = /\/posts\/\d+|\/polls\/|[?&](?:id|post_id|ids)=/;
      expect([who, found.filter((url) => !ofOnePost.test(url))]).toEqual([who, []]);
      expect(found.length, who).toBeGreaterThan(3);
    }
    for (const who of ['visitor', 'stranger', 'former'] as const)
      expect([who, await leakingAddresses(who)]).toEqual([who, []]);
  } finally {
    await undo();
  }
});

// Last, because a block ends follows.
test('a blog that the reader blocked is shown only where they ask for it or saved it', async () => {
  const blockedLists = async () => (await leakingAddresses('reader')).filter((url) => !isAskedFor(url));
  expect((await blockedLists()).length).toBeGreaterThan(10);
  // The follows of both change with the block.
  const others = async () =>
    [...(await leakingAddresses('visitor')), ...(await leakingAddresses('stranger'))].filter(
      (url) => !url.includes('/following'),
    );
  const before = await others();
  const { status } = await t.injectAs(reader, { method: 'PUT', url: '/v2/user/blocks/vera' });
  expect(status).toBeLessThan(300);
  // The lists to undo it: likes, saved and muted posts, and the block itself.
  expect(await blockedLists()).toEqual([
    '/v2/user/muted_posts',
    '/v2/user/saved_posts',
    `/v2/user/saved_posts?query=${SECRET}`,
    '/v2/user/blocks',
    '/v2/user/likes',
  ]);
  // The trail item is hidden, with the reason.
  expect(await unrequestedMentions('reader')).toEqual(['linked in a trail']);
  expect(await others()).toEqual(before);
});
