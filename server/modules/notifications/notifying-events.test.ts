import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { notificationsOf } from '#tests/support/notifications.ts';
import { followAs, likeAs, postAs, reblogAs, replyAs, text } from '#tests/support/posts.ts';

let app: TestApp;
let serial = 0;
/** Anna is notified, Bela acts, and Cleo is unrelated. */
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

const pageOf = (member: Member, query = '') => notificationsOf(app, member, query);
const told = async (member: Member, query = '') => (await pageOf(member, query)).notifications;
const typesOf = async (member: Member, query = '') => (await told(member, query)).map(({ type }) => type);

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

describe('Events that notify a blog', () => {
  it('likePost notifies the blog, and unlikePost removes the notification', async () => {
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

  it('followBlog notifies the blog, and unfollowBlog removes the notification', async () => {
    await followAs(app, bela, anna.blogName);
    await followAs(app, cleo, anna.blogName);
    await followAs(app, bela, cleo.blogName);
    expect(await told(anna)).toMatchObject([{ type: 'follow', count: 2, actorCount: 2, followingYou: true }]);
    await followAs(app, bela, anna.blogName, 'unfollow');
    expect(await told(anna)).toMatchObject([{ type: 'follow', count: 1, fromTumblelogName: cleo.blogName }]);
    expect(await typesOf(cleo)).toEqual(['follow']);
  });

  it('A reblog with or without text notifies the blog once, also after edits', async () => {
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

  it('replyToPost notifies the blog and mentioned blogs, and deleteNote removes both notifications', async () => {
    const post = await postAs(app, anna, 'Discuss');
    const { body } = await replyAs(
      app,
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

  it('replyToPost with scope post_author notifies no mentioned blog', async () => {
    const post = await postAs(app, anna, 'Between us');
    await replyAs(app, bela, post, `Do not tell @${cleo.blogName}`, { scope: 'post_author' });
    expect([await typesOf(anna), await typesOf(cleo)]).toEqual([['reply'], []]);
  });

  it('New posts and replies notify the subscribers of the blog and the post', async () => {
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
    await replyAs(app, bela, post, 'For all');
    await replyAs(app, bela, post, 'For anna', { scope: 'post_author' });
    await replyAs(app, bela, post, `For @${cleo.blogName}`);
    await replyAs(app, cleo, post, 'My own');
    expect(await told(cleo, '?filter=replies')).toMatchObject([
      { type: 'mention_in_reply' },
      { type: 'conversational_note', replyText: 'For all', post: { id: post.id } },
    ]);
    expect((await typesOf(bela)).filter((type) => type === 'new_post')).toEqual([]);
    const draft = await postAs(app, anna, { content: text('Later'), state: 'draft' });
    expect((await told(cleo)).some(({ post: about }) => about?.id === draft.id)).toBe(false);
  });

  it('A mention in a post notifies the blog while the post is public', async () => {
    const draft = await postAs(app, bela, { content: mention(anna), state: 'draft' });
    expect(await told(anna)).toEqual([]);
    const url = `/v2/blog/${bela.blogName}/posts/${draft.id}`;
    await app.injectAs(bela, { method: 'PUT', url, payload: { content: mention(anna), state: 'published' } });
    expect(await told(anna)).toMatchObject([{ type: 'mention_in_post', post: { id: draft.id } }]);
    expect(await told(cleo)).toEqual([]);
    await app.injectAs(bela, { method: 'PUT', url, payload: { content: mention(anna), state: 'private' } });
    expect(await told(anna)).toEqual([]);
  });

  it('A mention in a list or a quote notifies the blog', async () => {
    const [block] = mention(anna);
    const { type: _, ...item } = block ?? {};
    const list = { type: 'unordered-list', items: [{ text: 'x', ...item }] };
    await postAs(app, bela, { content: [list] } as never);
    await postAs(app, bela, { content: [{ type: 'nested-blocks', blocks: [block] }] } as never);
    expect(await typesOf(anna)).toEqual(['mention_in_post', 'mention_in_post']);
    expect(await typesOf(cleo)).toEqual([]);
  });

  it('An ask notifies the blog, and an anonymous one names nobody', async () => {
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

  it('Members of a blog do not notify it', async () => {
    const post = await postAs(app, anna, 'Mine');
    await likeAs(app, anna, post);
    await reblogAs(app, anna, post, 'Again');
    await replyAs(app, anna, post, `Me, @${anna.blogName}`);
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
  ])('A member whom %s does not notify the blog', async (_who, sql, side) => {
    const post = await postAs(app, anna, 'Seen by all');
    await likeAs(app, bela, post);
    await replyAs(app, bela, post, 'Hm');
    await likeAs(app, cleo, post);
    await app.db.query(sql, [side === 'user' ? anna.userId : anna.blogId, bela.blogId, bela.userId]);
    const page = await pageOf(anna);
    expect(page.unreadCount).toBe(1);
    expect(page.notifications).toMatchObject([
      { type: 'like', actorCount: 1, fromTumblelogName: cleo.blogName },
    ]);
  });
});

describe('Muted posts', () => {
  it('A muted post sends no notifications to the member who muted it until the mute ends', async () => {
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
