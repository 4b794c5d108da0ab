import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { followAs, likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

type Notification = components['schemas']['Notification'];
type Post = components['schemas']['Post'];

let app: TestApp;
let serial = 0;
/** Who is told, who acts, and somebody whom none of it concerns. */
let anna: Member;
let bela: Member;
let cleo: Member;

beforeAll(async () => {
  app = await buildTestApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  serial += 1;
  anna = await app.member(`anna-${serial}`);
  bela = await app.member(`bela-${serial}`);
  cleo = await app.member(`cleo-${serial}`);
});

async function pageOf(member: Member, query = '') {
  const url = `/v2/blog/${member.blogName}/notifications${query}`;
  const { status, body } = await app.injectAs(member, url);
  expect(status).toBe(200);
  return body.response as {
    notifications: Notification[];
    links: { next?: { href: string } };
    unreadCount: number;
  };
}
const told = async (member: Member, query = '') => (await pageOf(member, query)).notifications;
const typesOf = async (member: Member, query = '') => (await told(member, query)).map(({ type }) => type);

function reply(member: Member, post: Post, words: string, more: object = {}) {
  const payload = {
    post_id: post.id,
    reblog_key: post.reblogKey,
    tumblelog: post.blogName,
    reply_text: words,
    ...more,
  };
  return app.injectAs(member, { method: 'POST', url: '/v2/user/post/reply', payload });
}

function mention(member: Member) {
  return [
    {
      type: 'text' as const,
      text: 'Hello you',
      formatting: [
        {
          type: 'mention' as const,
          start: 6,
          end: 9,
          blog: { uuid: member.blogUuid, name: member.blogName, url: 'https://skein.example' },
        },
      ],
    },
  ];
}

function markRead(member: Member, payload: object = {}) {
  return app.injectAs(member, {
    method: 'POST',
    url: `/v2/blog/${member.blogName}/notifications/read`,
    payload,
  });
}

async function countsOf(member: Member) {
  const { body } = await app.injectAs(member, '/v2/user/counts?blog_notification_counts=true');
  return body.response.blog_notification_counts as { blog_uuid: string; count: number }[];
}

describe('a blog is told', () => {
  it('of a like, and of no like that was taken back', async () => {
    const post = await postAs(app, anna, 'Likeable');
    await likeAs(app, bela, post);
    const [one, ...more] = await told(anna);
    expect(more).toEqual([]);
    expect(one).toMatchObject({
      type: 'like',
      unread: true,
      title: `${bela.blogName} liked your post`,
      fromTumblelogName: bela.blogName,
      actorCount: 1,
      count: 1,
      targetPost: { id: post.id, blogName: anna.blogName, summary: 'Likeable' },
    });
    await likeAs(app, cleo, post);
    await likeAs(app, bela, post, 'unlike');
    expect((await told(anna)).map(({ actors }) => actors.map(({ name }) => name))).toEqual([[cleo.blogName]]);
    expect([await told(bela), await told(cleo)]).toEqual([[], []]);
  });

  it('of a follower, and of none who left', async () => {
    await followAs(app, bela, anna.blogName);
    await followAs(app, cleo, anna.blogName);
    await followAs(app, bela, cleo.blogName);
    expect(await told(anna)).toMatchObject([{ type: 'follow', count: 2, actorCount: 2, followingYou: true }]);
    await followAs(app, bela, anna.blogName, 'unfollow');
    expect(await told(anna)).toMatchObject([{ type: 'follow', count: 1, fromTumblelogName: cleo.blogName }]);
    expect(await typesOf(cleo)).toEqual(['follow']);
  });

  it('of reblogs with and without words, once however often they are edited', async () => {
    const post = await postAs(app, anna, 'Passed on');
    await reblogAs(app, bela, post);
    const said = await reblogAs(app, bela, post, 'So true');
    const edit = { content: text('So very true'), tags: 'hills' };
    const url = `/v2/blog/${bela.blogName}/posts/${said.id}`;
    expect((await app.injectAs(bela, { method: 'PUT', url, payload: edit })).status).toBe(200);
    expect(await told(anna)).toMatchObject([
      {
        type: 'reblog_with_content',
        count: 1,
        post: { id: said.id },
        addedText: 'So very true',
        postTags: ['hills'],
      },
      { type: 'reblog_naked', count: 1, targetPost: { id: post.id } },
    ]);
    await app.injectAs(bela, { method: 'DELETE', url });
    expect(await typesOf(anna)).toEqual(['reblog_naked']);
    expect(await told(bela)).toEqual([]);
  });

  it('of a reply and of being mentioned in it; of neither when it is gone', async () => {
    const post = await postAs(app, anna, 'Discuss');
    const { body } = await reply(
      bela,
      post,
      `Have a look, @${cleo.blogName.toUpperCase()}! x@${bela.blogName}`,
    );
    const { replyId } = body.response.note;
    expect(await told(anna)).toMatchObject([{ type: 'reply', replyId, targetPost: { id: post.id } }]);
    expect(await told(cleo)).toMatchObject([{ type: 'mention_in_reply', replyId, post: { id: post.id } }]);
    expect(await told(bela)).toEqual([]);
    await app.injectAs(anna, {
      method: 'POST',
      url: `/v2/blog/${anna.blogName}/notes/delete`,
      payload: { post_id: post.id, note_id: replyId },
    });
    expect([await told(anna), await told(cleo)]).toEqual([[], []]);
  });

  it('of no mention in a reply that only the author of the post may read', async () => {
    const post = await postAs(app, anna, 'Between us');
    await reply(bela, post, `Do not tell @${cleo.blogName}`, { scope: 'post_author' });
    expect([await typesOf(anna), await typesOf(cleo)]).toEqual([['reply'], []]);
  });

  it('of new posts and replies, whoever asked to be', async () => {
    const ask = (path: string) =>
      app.injectAs(cleo, { method: 'POST', url: `/v2/blog/${anna.blogName}/${path}` });
    await followAs(app, cleo, anna.blogName);
    expect((await ask('subscription')).status).toBe(204);
    const theirs = await postAs(app, bela, 'Elsewhere');
    const post = await postAs(app, anna, 'News');
    await reblogAs(app, anna, theirs);
    const added = await reblogAs(app, anna, theirs, 'With words');
    expect(await told(cleo)).toMatchObject([
      { type: 'new_post', post: { id: added.id } },
      { type: 'new_post', post: { id: post.id }, fromTumblelogName: anna.blogName },
    ]);
    expect((await ask(`posts/${post.id}/subscription`)).status).toBe(204);
    await reply(bela, post, 'For all');
    await reply(bela, post, 'For anna', { scope: 'post_author' });
    await reply(bela, post, `For @${cleo.blogName}`);
    await reply(cleo, post, 'My own');
    expect(await told(cleo, '?filter=replies')).toMatchObject([
      { type: 'mention_in_reply' },
      { type: 'conversational_note', replyText: 'For all', post: { id: post.id } },
    ]);
    expect((await typesOf(bela)).filter((type) => type === 'new_post')).toEqual([]);
    const draft = await postAs(app, anna, { content: text('Later'), state: 'draft' });
    expect((await told(cleo)).some(({ post: about }) => about?.id === draft.id)).toBe(false);
  });

  it('of a mention in a post, once it is public and while it is', async () => {
    const draft = await postAs(app, bela, { content: mention(anna), state: 'draft' });
    expect(await told(anna)).toEqual([]);
    const url = `/v2/blog/${bela.blogName}/posts/${draft.id}`;
    await app.injectAs(bela, { method: 'PUT', url, payload: { content: mention(anna), state: 'published' } });
    expect(await told(anna)).toMatchObject([{ type: 'mention_in_post', post: { id: draft.id } }]);
    expect(await told(cleo)).toEqual([]);
    await app.injectAs(bela, { method: 'PUT', url, payload: { content: mention(anna), state: 'private' } });
    expect(await told(anna)).toEqual([]);
  });

  it('of a mention in a list and in a quote', async () => {
    const [block] = mention(anna);
    const { type: _, ...item } = block ?? {};
    const list = { type: 'unordered-list', items: [{ text: 'x', ...item }] };
    await postAs(app, bela, { content: [list] } as never);
    await postAs(app, bela, { content: [{ type: 'nested-blocks', blocks: [block] }] } as never);
    expect(await typesOf(anna)).toEqual(['mention_in_post', 'mention_in_post']);
    expect(await typesOf(cleo)).toEqual([]);
  });

  it('of an ask; one without a name names nobody', async () => {
    await app.db.query('update blogs set ask = true, ask_anonymous = true where id = $1', [anna.blogId]);
    const layout = [
      { type: 'ask', blocks: [0], attribution: { type: 'blog', blog: { uuid: bela.blogUuid } } },
    ];
    const ask = (layoutOf: object[]) =>
      app.injectAs(bela, {
        method: 'POST',
        url: `/v2/blog/${anna.blogName}/posts`,
        payload: { state: 'ask', content: text('Why?'), layout: layoutOf },
      });
    expect((await ask(layout)).status).toBe(201);
    expect((await ask([{ type: 'ask', blocks: [0] }])).status).toBe(201);
    const [hidden, open] = await told(anna);
    expect(hidden).toMatchObject({
      type: 'ask',
      isAnonymous: true,
      actors: [],
      actorCount: 0,
      askText: 'Why?',
    });
    expect(JSON.stringify(hidden)).not.toContain(bela.blogName);
    expect(open).toMatchObject({ type: 'ask', fromTumblelogName: bela.blogName });
    expect((await told(anna, '?from=following')).length).toBe(0);
  });

  it('of nothing its own people do', async () => {
    const post = await postAs(app, anna, 'Mine');
    await likeAs(app, anna, post);
    await reblogAs(app, anna, post, 'Again');
    await reply(anna, post, `Me, @${anna.blogName}`);
    await postAs(app, anna, { content: mention(anna) });
    expect(await pageOf(anna)).toMatchObject({ notifications: [], unreadCount: 0 });
  });

  it.each([
    [
      'the member blocks',
      'insert into user_blocks (user_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
      'user',
    ],
    [
      'the blog blocks',
      'insert into blog_blocks (blog_id, blocked_blog_id, blocked_user_id) values ($1, $2, $3)',
      'blog',
    ],
  ])('of nobody whom %s', async (_who, sql, side) => {
    const post = await postAs(app, anna, 'Seen by all');
    await likeAs(app, bela, post);
    await reply(bela, post, 'Hm');
    await likeAs(app, cleo, post);
    await app.db.query(sql, [side === 'user' ? anna.userId : anna.blogId, bela.blogId, bela.userId]);
    const page = await pageOf(anna);
    expect(page.unreadCount).toBe(1);
    expect(page.notifications).toMatchObject([
      { type: 'like', actorCount: 1, fromTumblelogName: cleo.blogName },
    ]);
  });
});

describe('a muted post', () => {
  it('is silent for the member who muted it, until the mute ends', async () => {
    const post = await postAs(app, anna, 'Too loud');
    await likeAs(app, bela, post);
    await likeAs(app, bela, await postAs(app, anna, 'Bystander'));
    await app.db.query('insert into post_mutes (user_id, post_id, blog_id) values ($1, $2, $3)', [
      anna.userId,
      post.id,
      anna.blogId,
    ]);
    expect((await told(anna)).map(({ targetPost }) => targetPost?.summary)).toEqual(['Bystander']);
    await app.db.query("update post_mutes set expires_at = now() - interval '1 second' where user_id = $1", [
      anna.userId,
    ]);
    expect((await pageOf(anna)).unreadCount).toBe(2);
  });
});

describe('the list', () => {
  it('puts together by post, by blog, or not at all', async () => {
    const first = await postAs(app, anna, 'First');
    const second = await postAs(app, anna, 'Second');
    for (const post of [first, second]) for (const member of [bela, cleo]) await likeAs(app, member, post);
    expect((await told(anna)).map(({ targetPost, count }) => [targetPost?.id, count])).toEqual([
      [second.id, 2],
      [first.id, 2],
    ]);
    expect((await told(anna, '?group_by=blog')).map((row) => [row.fromTumblelogName, row.count])).toEqual([
      [cleo.blogName, 2],
      [bela.blogName, 2],
    ]);
    expect((await told(anna, '?rollups=false')).length).toBe(4);
    expect((await pageOf(anna)).unreadCount).toBe(4);
  });

  it('is walked page by page, each row once, also where acts of one day were cut', async () => {
    const posts = [];
    for (const word of ['One', 'Two', 'Three', 'Four', 'Five']) posts.push(await postAs(app, anna, word));
    for (const member of [bela, cleo]) for (const post of posts) await likeAs(app, member, post);
    const all = await told(anna, '?types[]=like');
    const walked: Notification[] = [];
    let url: string | undefined = `/v2/blog/${anna.blogName}/notifications?types[]=like&limit=2`;
    while (url) {
      const page: Awaited<ReturnType<typeof pageOf>> = (await app.injectAs(anna, url)).body.response;
      walked.push(...page.notifications);
      url = page.links.next?.href;
    }
    expect(all.length).toBe(5);
    expect(walked).toEqual(all);
  });

  it('narrows by kind, by who did it, by post, by time and by what is unread', async () => {
    const post = await postAs(app, anna, 'Filtered');
    const other = await postAs(app, anna, 'Another');
    await likeAs(app, cleo, post);
    await reply(bela, post, 'Yes');
    await reblogAs(app, bela, other, 'And');
    await followAs(app, anna, bela.blogName);
    for (const [query, types] of [
      ['', ['reblog_with_content', 'reply', 'like']],
      ['?filter=replies', ['reply']],
      ['?filter=reblogs', ['reblog_with_content']],
      ['?filter=mentions', []],
      ['?types[]=like&types[]=reply', ['reply', 'like']],
      ['?filter=replies&types[]=like', []],
      ['?from=following', ['reblog_with_content', 'reply']],
      ['?from=mutuals', []],
      [`?post_id=${post.id}`, ['reply', 'like']],
      [`?omit_post_ids[]=${post.id}`, ['reblog_with_content']],
      ['?before=1000', []],
      ['?unread=true', ['reblog_with_content', 'reply', 'like']],
    ] as const) {
      expect([query, await typesOf(anna, query)]).toEqual([query, types]);
    }
    await followAs(app, bela, anna.blogName);
    expect(await typesOf(anna, '?from=mutuals')).toEqual(['follow', 'reblog_with_content', 'reply']);
  });

  it('refuses a cursor of another list', async () => {
    for (const words of ['One', 'Two']) await likeAs(app, bela, await postAs(app, anna, words));
    const { links } = await pageOf(anna, '?limit=1');
    const cursor = new URL(links.next?.href ?? '', 'http://x').searchParams.get('cursor');
    const url = `/v2/blog/${anna.blogName}/notifications?group_by=blog&cursor=${cursor}`;
    const { status, body } = await app.injectAs(anna, url);
    expect([status, body.errors[0].code]).toEqual([400, 5039]);
  });
});

describe('reading', () => {
  it('clears the count of that blog and member only, and never turns back', async () => {
    const post = await postAs(app, anna, 'Read me');
    await likeAs(app, bela, post);
    await likeAs(app, cleo, await postAs(app, bela, 'Bystander'));
    const group = await app.db.query<{ role: string }>(
      `insert into blog_members (blog_id, user_id, role) values ($1, $2, 'member') returning role`,
      [anna.blogId, cleo.userId],
    );
    expect(group.length).toBe(1);
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 1 }]);
    expect((await markRead(anna)).status).toBe(204);
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 0 }]);
    expect(await told(anna)).toMatchObject([{ unread: false }]);
    expect(await told(anna, '?unread=true')).toEqual([]);
    // An earlier moment takes nothing back.
    expect((await markRead(anna, { until: 1000 })).status).toBe(204);
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 0 }]);
    expect(await countsOf(bela)).toEqual([{ blog_uuid: bela.blogUuid, count: 1 }]);
    expect(await countsOf(cleo)).toContainEqual({ blog_uuid: anna.blogUuid, count: 1 });
    await reply(bela, post, 'New');
    expect(await countsOf(anna)).toEqual([{ blog_uuid: anna.blogUuid, count: 1 }]);
  });

  it('goes up to a moment', async () => {
    await likeAs(app, bela, await postAs(app, anna, 'Old'));
    const [like] = await told(anna);
    await markRead(anna, { until: (like?.timestamp ?? 0) - 1 });
    expect((await pageOf(anna)).unreadCount).toBe(1);
    await markRead(anna, { until: like?.timestamp ?? 0 });
    expect((await pageOf(anna)).unreadCount).toBe(0);
  });
});
