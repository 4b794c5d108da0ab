import { afterAll, beforeAll, expect, test } from 'vitest';
import { handlers } from '#generated/handlers.ts';
import { type OperationId, operations } from '#generated/operations.ts';
import type { components } from '#generated/types/api.d.ts';
import { insertAnswertime } from '#server/modules/feed/answertime/answertime-repository.ts';
import { choosePost } from '#server/modules/feed/choices/choice-repository.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import { addClient, askFor } from '#tests/support/apps.ts';
import { addWriter, type Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';
import { requestTokenOf } from '#tests/support/signing.ts';
import { makeHub, videoAs } from '#tests/support/video-hubs.ts';

/** Stands in everything that a private blog says, and nowhere else. */
const SECRET = 'sesame';

type Urls = string[];
type Post = components['schemas']['Post'];

let t: TestApp;
let vera: Member;
let reader: Member;
/** Follows nobody, so that recommendations may name anybody. */
let bystander: Member;
/** Wrote for Vera's blog once, and kept what one keeps. */
let former: Member;
/** Vera's, of an open post: what happens to it is noted on both. */
let reblog: Post;
/** What somebody else passed on of Vera's. */
let passed: Post;
let urls: Partial<Record<OperationId, Urls>>;

const picture = {
  type: 'image' as const,
  altText: `A ${SECRET} seed`,
  media: [{ url: `/media/world/${SECRET}_1280.webp`, type: 'webp' as const, width: 1280, height: 853 }],
};

async function replyAs(member: Member, blog: string, post: { id: string; reblogKey: string }, words: string) {
  const payload = { post_id: post.id, reblog_key: post.reblogKey, tumblelog: blog, reply_text: words };
  const { body } = await t.injectAs(member, { method: 'POST', url: '/v2/user/post/reply', payload });
  return body.response.note.replyId as string;
}

beforeAll(async () => {
  t = await buildTestApp();
  vera = await t.member('vera');
  reader = await t.member('reader');
  bystander = await t.member('bystander');
  former = await t.member('former');
  const anna = await t.member('anna');
  await t.db.query(
    'update blogs set title = $2, description = $2, description_npf = $3::jsonb where id = $1',
    [vera.blogId, `The ${SECRET} blog`, JSON.stringify(text(`All about ${SECRET}`))],
  );
  await t.db.query('update blogs set share_likes = true, share_following = true');
  await followAs(t, reader, 'vera');
  await followAs(t, vera, 'reader');
  const hills = { title: 'Hills', blogs: ['vera'], tags: ['hills'] };
  await t.injectAs(reader, { method: 'POST', url: '/v2/tabs', payload: hills });
  const open = await postAs(t, anna, { content: text('Something open'), tags: 'hills' });
  const poll = {
    type: 'poll' as const,
    clientId: 'which-seed',
    question: `Which ${SECRET}?`,
    answers: [
      { clientId: `${SECRET}-a`, answerText: 'A' },
      { clientId: `${SECRET}-b`, answerText: 'B' },
    ],
    settings: { multipleChoice: false, closeStatus: 'open' as const, expireAfter: 86_400 },
  };
  const own = await postAs(t, vera, { content: [...text(`My ${SECRET} post`), poll], tags: 'hills' });
  // Written as it stands once its picture is uploaded: uploading is another test's business.
  const photo = await postAs(t, vera, { content: text('A picture'), tags: 'hills' });
  await t.db.query("update posts set type = 'photo', content = $2::jsonb where id = $1", [
    photo.id,
    JSON.stringify([picture]),
  ]);
  await t.db.query("update post_tags set type = 'photo' where post_id = $1", [photo.id]);
  await makeHub(t, 'hills', ['hills'], vera);
  await choosePost(t.db, 'radar', own.id);
  await choosePost(t.db, 'staff_picks', own.id);
  const starts = Math.floor(Date.now() / 1000) - 60;
  await insertAnswertime(t.db, vera.blogId, {
    title: `Ask about ${SECRET}`,
    description: '',
    accentColor: '#102030',
    starts,
    ends: starts + 3600,
  });
  const gif = JSON.stringify([{ url: '/media/world/boat_480.gif', width: 480, height: 336, type: 'gif' }]);
  await t.db.query(
    'insert into gifs (embed_key, title, media, blog_id, post_id) values ($1, $2, $3, $4, $5)',
    ['gf-origin', 'A boat', gif, vera.blogId, own.id],
  );
  const film = await videoAs(t, vera, ['hills'], SECRET);
  const plain = await postAs(t, vera, { content: text('Plain words'), tags: 'hills' });
  passed = await reblogAs(t, anna, plain, 'Passed on');
  reblog = await reblogAs(t, vera, open, `A ${SECRET} comment`);
  await likeAs(t, reader, reblog);
  await replyAs(anna, 'vera', reblog, `A ${SECRET} reply to the comment`);
  await likeAs(t, vera, open);
  for (const post of [own, plain, passed, open]) await likeAs(t, reader, post);
  await addWriter(t.db, 'vera', former);
  await followAs(t, former, 'vera');
  await likeAs(t, former, own);
  await t.injectAs(former, { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: own.id } });
  await t.db.query('delete from blog_members where blog_id = $1 and user_id = $2', [
    vera.blogId,
    former.userId,
  ]);
  for (const { id } of [own, reblog]) {
    await t.injectAs(reader, { method: 'POST', url: '/v2/user/saved_posts', payload: { post_id: id } });
    const payload = { mute_length_seconds: 0 };
    await t.injectAs(reader, { method: 'POST', url: `/v2/blog/vera/posts/${id}/mute`, payload });
  }
  const seedReply = await replyAs(anna, 'vera', own, `A ${SECRET} reply`);
  const openReply = await replyAs(anna, 'anna', open, 'An open reply');
  await replyAs(vera, 'anna', open, 'Vera was here');
  urls = {
    checkTagFollowed: ['/v2/user/tags/following?tag=hills'],
    getBlogAvatar: ['/v2/blog/vera/avatar'],
    getBlogInfo: ['/v2/blog/vera/info', `/v2/blog/${vera.blogUuid}/info`],
    getConfig: ['/v2/config'],
    getCssMap: ['/svc/pop/css_map'],
    getMrecWaterfall: ['/v2/redpop_ads/mrec_waterfall'],
    getTrackingPixel: ['/services/pixel'],
    listAdPlacements: ['/v2/redpop_ads/placements?places=timeline'],
    getExplorePosts: ['text', 'photos', 'asks'].map((type) => `/v2/explore/posts/${type}`),
    getFeatures: ['/svc/pop/config'],
    getDashboard: ['/v2/timeline/dashboard'],
    getHelpArticle: ['/v2/help/articles/queue'],
    getHubHeader: ['/v2/hubs/hills/header_info'],
    getHubTimeline: ['/v2/hubs/hills/timeline', '/v2/hubs/hills/timeline?sort=top'],
    getImageInfo: [`/v2/image/info?post_id=${photo.id}`],
    getOembed: [`/v2/oembed?url=${encodeURIComponent(`http://127.0.0.1:3000/vera/${own.id}`)}`],
    getPollResults: [`/v2/polls/${poll.clientId}`],
    getPost: [`/v2/blog/vera/posts/${own.id}`, `/v2/blog/anna/posts/${passed.id}`],
    getPostBySlug: [`/v2/blog/vera/slugs/${own.slug}`],
    getEmbeddedGif: ['/v2/embed/gif/gf-origin'],
    getPostEmbed: [`/v2/blog/vera/posts/${own.id}/embed`, `/v2/blog/anna/posts/${passed.id}/embed`],
    getReblogGraph: [
      `/v2/blog/anna/posts/${open.id}/reblog_graph`,
      `/v2/blog/vera/posts/${reblog.id}/reblog_graph`,
    ],
    getReply: [
      `/v2/blog/vera/posts/${own.id}/replies/${seedReply}`,
      `/v2/blog/anna/posts/${open.id}/replies/${openReply}`,
    ],
    getRecommendedTimeline: ['/v2/explore/recommended'],
    getTimeline: [
      'following',
      'for-you',
      'followed-tags',
      'subscriptions',
      'mutuals',
      'originals',
      'popular',
      'tab:hills',
    ].map((which) => `/v2/timeline?which=${which}`),
    getServiceStatus: ['/v2/status'],
    getSocialSignIn: ['/v2/tauth/details'],
    getTrendingTimeline: ['/v2/explore/trending'],
    getTwoFactor: ['/v2/account/two_factor'],
    getUserCounts: ['/v2/user/counts?unread=true'],
    getUserEvents: ['/v2/user/events?for=0'],
    getUserInfo: ['/v2/user/info'],
    getUserSettings: ['/v2/user/settings'],
    getUserLimits: ['/v2/user/limits'],
    listArchive: ['/v2/blog/vera/archive', '/v2/blog/vera/archive?tag=hills'],
    listArchiveMonths: ['/v2/blog/vera/archive/months'],
    listBlogFollowing: ['/v2/blog/reader/following', '/v2/blog/vera/following'],
    listBlogLikes: ['/v2/blog/reader/likes', '/v2/blog/vera/likes'],
    listBlogPosts: [
      '/v2/blog/vera/posts',
      `/v2/blog/vera/posts?id=${own.id}`,
      '/v2/blog/vera/posts?tag=hills',
      '/v2/blog/anna/posts',
    ],
    getAuthorization: [`/v2/oauth2/authorize?${new URLSearchParams(askFor(await addClient(t, anna)))}`],
    getRequestToken: [
      `/v2/oauth/authorize?oauth_token=${(await requestTokenOf(t, await addClient(t, anna))).key}`,
    ],
    listAuthorizedApps: ['/v2/user/apps'],
    getProofs: ['/v2/account/proofs'],
    listPasskeys: ['/v2/account/passkeys'],
    listPushDevices: ['/v2/user/push_devices'],
    listOauthClients: ['/v2/oauth2/clients'],
    listDataDownloads: ['/v2/privacy/download'],
    getDataDownload: ['/v2/privacy/download/12'],
    listSessions: ['/v2/account/sessions'],
    listFollowedTags: ['/v2/user/followed_tags'],
    listHelpArticles: ['/v2/help/articles'],
    listFollowing: ['/v2/user/following'],
    listInbox: ['/v2/user/inbox'],
    listNotes: [
      `/v2/blog/vera/notes?id=${own.id}`,
      ...['all', 'likes', 'reblogs', 'replies', 'conversation', 'reblogs_with_tags', 'rollup'].map(
        (mode) => `/v2/blog/anna/notes?id=${open.id}&mode=${mode}`,
      ),
      `/v2/blog/anna/notes?id=${open.id}&sort=asc`,
    ],
    listPostCounters: [`/v2/posts/counters?ids=${own.id}`],
    listRelatedBlogs: ['/v2/related/blogs?blog_name=vera', '/v2/related/blogs?tag=hills'],
    listRelatedPosts: [
      '/v2/related/posts?blog_name=vera',
      `/v2/related/posts?post_id=${own.id}`,
      '/v2/related/posts?query=hills',
    ],
    listRecommendedBlogs: ['/v2/explore/recommended/blogs'],
    listRecommendedTags: ['/v2/explore/recommended/tags'],
    listTabs: ['/v2/tabs'],
    getVideoHub: ['/v2/video_hubs/hills'],
    getVideoHubTimeline: [
      '/v2/video_hubs/hills/timeline',
      '/v2/video_hubs/hills/timeline?blog_name=vera',
      `/v2/video_hubs/hills/timeline?post_id=${film.id}`,
    ],
    getYearInReview: [`/v2/blog/vera/year_in_review?year=${new Date().getUTCFullYear()}`],
    getAnswertime: ['/v2/answertime/explore'],
    getRadar: ['/v2/radar', `/v2/radar?radar_post_id=${own.id}`],
    getRadarTimeline: ['/v2/radar/timeline'],
    getStaffPicks: ['/v2/explore/staff_picks'],
    listVideoHubs: ['/v2/video_hubs'],
    listTimelineMarkers: ['/v2/user/timeline_markers'],
    listTimelines: ['/v2/timelines'],
    listStickers: ['/v2/conversations/stickers'],
    listTrail: [`/v2/blog/anna/posts/${passed.id}/trail`, `/v2/blog/vera/posts/${own.id}/trail`],
    listTrendingBlogs: ['/v2/explore/trending/blogs'],
    listTrendingTags: ['/v2/explore/trending/tags'],
    listFilteredContent: ['/v2/user/filtered_content'],
    getUpload: ['/v2/media/uploads/nobodys'],
    listFilteredTags: ['/v2/user/filtered_tags'],
    listHiddenPosts: ['/v2/user/hidden_posts'],
    listBoops: ['/v2/boops', '/v2/boops?direction=sent'],
    getConsent: ['/v2/privacy/consent'],
    getCcpaOptOut: ['/v2/ccpa/opt_out'],
    listConsentVendors: ['/v2/privacy/consent/vendors'],
    checkCmpViewed: ['/v2/privacy/consent/cmp/viewed'],
    listLabsFlags: ['/v2/labs/flags'],
    listMutedBlogs: ['/v2/user/muted_blogs'],
    listMutedPosts: ['/v2/user/muted_posts'],
    listOnboardingBlogs: ['/v2/onboarding/blogs'],
    listOnboardingTopics: ['/v2/onboarding/topics'],
    listSavedFolders: ['/v2/user/saved_folders'],
    listSavedPosts: ['/v2/user/saved_posts', `/v2/user/saved_posts?query=${SECRET}`],
    listUserBlocks: ['/v2/user/blocks'],
    listUserLikes: ['/v2/user/likes'],
    previewLink: ['/v2/link_preview?url=http://127.0.0.1:9/'],
    searchBlogPosts: [`/v2/blog/vera/search?query=${SECRET}`, '/v2/blog/vera/search?tag=hills'],
    searchBlogs: [`/v2/search/blogs?query=${SECRET}`, '/v2/search/blogs?query=vera'],
    searchGifs: ['/v2/gif_search', `/v2/gif_search?query=${SECRET}`],
    searchMentions: ['/v2/mention/ver'],
    searchPosts: [
      `/v2/search/posts?query=${SECRET}`,
      '/v2/search/posts?query=hills&mode=recent',
      '/v2/search/posts?query=from:vera',
      '/v2/search/posts?query=hills&blog=vera',
    ],
    searchTags: ['/v2/search/tags?query=hills'],
    suggestBlogNames: ['/v2/user/name_suggest'],
    suggestSearch: [`/v2/search/suggestions?query=${SECRET}`, '/v2/search/suggestions?query=vera'],
  };
});
afterAll(() => t.close());

/** Built calls that read and ask for no role: who has one is the business of the rights test. */
const reading = (Object.keys(handlers) as OperationId[]).filter(
  (id) => operations[id].method === 'GET' && !('roles' in operations[id]),
);

/** Everybody who is not Vera: who reads her, who has nothing to do with her, and who wrote with her once. */
const MEMBERS = ['reader', 'stranger', 'former'] as const;
type Who = 'visitor' | 'vera' | (typeof MEMBERS)[number];

function ask(who: Who, url: string) {
  if (who === 'visitor') return t.inject(url);
  return t.injectAs({ reader, vera, stranger: bystander, former }[who], url);
}

async function told(who: Who): Promise<string[]> {
  const leaks: string[] = [];
  for (const url of reading.flatMap((id) => urls[id] ?? [])) {
    const { body } = await ask(who, url);
    // What was asked for comes back in links; only what the answer adds counts. A part of a chain that says whom it is by
    // is covered.
    const said = JSON.stringify(body ?? '', (key, value) =>
      key === 'links' || value?.blocked === true ? undefined : value,
    );
    if (said.toLowerCase().includes(SECRET)) leaks.push(url);
  }
  return leaks;
}

/** Whether an address names Vera's blog or one of her posts, so that whoever opens it wants to see it. */
const isAskedFor = (url: string): boolean => /vera|t:|post_id=|ids=|\/polls\/|\/gif\//.test(url);

const noteUrl = () => urls.listNotes?.find((url) => url.includes('/anna/')) ?? '';

/** Where Vera is named, or what she wrote is led to, though nobody asked for her. */
async function namings(who: 'visitor' | 'reader' | 'bystander'): Promise<string[]> {
  const get = async (url: string) => {
    const { body } = await (who === 'visitor'
      ? t.inject(url)
      : t.injectAs(who === 'reader' ? reader : bystander, url));
    return body.response;
  };
  const isVera = ({ name }: { name: string }) => name === 'vera';
  const { blogs: recommended } = await get('/v2/explore/recommended/blogs?limit=20');
  const { blogs: found } = await get('/v2/search/blogs?query=vera');
  const { suggestions } = await get('/v2/search/suggestions?query=vera');
  const { blogs: mentioned } = who === 'visitor' ? { blogs: [] } : await get('/v2/mention/ver');
  const { notes } = await get(noteUrl());
  const { post } = await get(`/v2/blog/anna/posts/${passed.id}`);
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

test('every built call that reads is asked about what is private', () => {
  expect(reading.filter((id) => urls[id] === undefined)).toEqual([]);
});

test('while nothing is private, these calls tell what the blog says', async () => {
  const [visitor, member] = [await told('visitor'), await told('reader')];
  // Lists that name other blogs' posts, found words and titles among them: the test below is about something.
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

test.each(Object.entries(KINDS))('a blog that is %s tells nothing, whatever is asked', async (kind, sql) => {
  await t.db.query(sql, [vera.blogId]);
  try {
    for (const who of ['visitor', ...MEMBERS] as const) {
      const concerns =
        who === 'visitor'
          ? !kind.startsWith('blocking')
          : kind === 'hidden from visitors'
            ? false
            : who === 'reader' || !kind.startsWith('blocking');
      const found = await told(who);
      if (concerns) expect([who, found]).toEqual([who, []]);
      else expect(found.length, who).toBeGreaterThan(15);
    }
    if (kind !== 'deactivated') expect((await told('vera')).length).toBeGreaterThan(15);
  } finally {
    await open();
  }
});

test('lists that nobody asked her for name her while she is open, and not when she is not', async () => {
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
  const asked = async () => [await namings('visitor'), await namings('bystander')];
  expect(await asked()).toEqual([asVisitor, everywhere]);
  const table = [
    ['password-protected', [], []],
    ['hidden from visitors', [], everywhere.filter((place) => place !== 'recommended')],
    ['deactivated', [], []],
  ] as const;
  for (const [kind, visitor, member] of table) {
    await t.db.query(KINDS[kind], [vera.blogId]);
    expect([kind, ...(await asked())]).toEqual([kind, visitor, member]);
    await open();
  }
  for (const kind of [
    'blocking the reader, from this blog',
    'blocking the reader, from all blogs',
  ] as const) {
    await t.db.query(KINDS[kind], [vera.blogId]);
    expect([kind, await namings('reader'), ...(await asked())]).toEqual([kind, [], asVisitor, everywhere]);
    await open();
  }
});

test('a blog the reader blocks is met nowhere, but can be opened', async () => {
  await t.db.query(
    `insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)`,
    [reader.userId, vera.blogId, vera.userId],
  );
  try {
    const found = await told('reader');
    const opened = found.filter((url) => /^\/v2\/(blog\/(vera|t:)|polls\/|image\/|oembed)/.test(url));
    // What the reader keeps, and what somebody passed on: there it stands marked as blocked.
    const kept =
      /^\/v2\/(user\/(likes|following|saved_posts|muted_posts|blocks)|blog\/(anna\/posts|reader\/likes))/;
    expect(found.filter((url) => !opened.includes(url) && !kept.test(url))).toEqual([]);
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

/** The built reading calls that name a code, and do not answer it at any of their addresses. */
async function silentAbout(code: number, who: 'visitor' | 'reader'): Promise<string[]> {
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
] as const)('a call that names code %i answers it of a blog that is %s, to a %s', async (code, kind, who) => {
  await t.db.query(KINDS[kind], [vera.blogId]);
  try {
    expect(await silentAbout(code, who)).toEqual([]);
  } finally {
    await open();
  }
});

/** What is the blog's own, and not one of its posts, says something else meanwhile. */
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
  const keeps = state === 'private' ? 'position' : 'null';
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

test.each(['private', 'draft', 'queued'])('posts that are %s tell nothing to others', async (state) => {
  const undo = await hidePosts(state);
  try {
    for (const who of ['visitor', ...MEMBERS] as const) expect([who, await told(who)]).toEqual([who, []]);
  } finally {
    await undo();
  }
});

// Last, because a block ends what they followed.
test('a blog that the reader blocked is met nowhere, only where they ask for it or keep it themselves', async () => {
  const unasked = async () => (await told('reader')).filter((url) => !isAskedFor(url));
  expect((await unasked()).length).toBeGreaterThan(10);
  // Whom either follows changes with the block.
  const others = async () =>
    [...(await told('visitor')), ...(await told('stranger'))].filter((url) => !url.includes('/following'));
  const before = await others();
  const { status } = await t.injectAs(reader, { method: 'PUT', url: '/v2/user/blocks/vera' });
  expect(status).toBeLessThan(300);
  // To be let go again: likes, saved and muted posts, and the block itself.
  expect(await unasked()).toEqual([
    '/v2/user/muted_posts',
    '/v2/user/saved_posts',
    `/v2/user/saved_posts?query=${SECRET}`,
    '/v2/user/blocks',
    '/v2/user/likes',
  ]);
  // The part of a chain is covered, and says why.
  expect(await namings('reader')).toEqual(['linked in a trail']);
  expect(await others()).toEqual(before);
});
