import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { likeAs, postAs, text } from '#tests/support/posts.ts';
import { postTypeOf } from './post-type.ts';

let app: TestApp;
let anna: Member;
let bela: Member;

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
});
afterAll(() => app.close());

function send(member: Member, payload: object, blog = member.blogName) {
  return app.injectAs(member, { method: 'POST', url: `/v2/blog/${blog}/posts`, payload });
}

describe('createPost', () => {
  it('createPost stores a post that everybody reads back as it was written', async () => {
    const post = await postAs(app, anna, {
      content: [
        { type: 'text', text: 'Héllo 👩‍👩‍👧 world', formatting: [{ type: 'bold', start: 0, end: 5 }] },
      ],
      tags: '#first, two  words, FIRST, ',
    });
    const { body } = await app.inject(`/v2/blog/anna/posts/${post.id}`);
    expect(body.response.post).toMatchObject({
      content: [
        { type: 'text', text: 'Héllo 👩‍👩‍👧 world', formatting: [{ type: 'bold', start: 0, end: 5 }] },
      ],
      tags: ['first', 'two words'],
      type: 'text',
      state: 'published',
      noteCount: 0,
      canEdit: false,
    });
  });

  it('createPost takes tags joined with ", " and drops a leading # [posting-03] [validation-01]', async () => {
    const post = await postAs(app, anna, { content: text('Tagged'), tags: '#one, two, ##three' });
    expect(post.tags).toEqual(['one', 'two', 'three']);
  });

  it('createPost rejects a visitor with 1034 [posting-01] [errors-14]', async () => {
    const { status, body } = await app.inject({
      method: 'POST',
      url: '/v2/blog/anna/posts',
      payload: { content: text('Hi') },
    });
    expect([status, body.errors[0].code]).toEqual([401, 1034]);
  });

  it("createPost rejects another member's blog with 4003", async () => {
    const { status, body } = await send(bela, { content: text('Hi') }, 'anna');
    expect([status, body.errors[0].code]).toEqual([403, 4003]);
  });

  it('createPost rejects a post of blank blocks only with 8001', async () => {
    const { status, body } = await send(anna, { content: text('  \n ') });
    expect([status, body.errors[0].code]).toEqual([400, 8001]);
  });

  it('createPost rejects an unknown field with 5016 and names it', async () => {
    const { status, body } = await send(anna, { content: text('Hi'), html: '<b>' });
    expect([status, body.errors[0]]).toMatchObject([400, { code: 5016, field: 'html' }]);
  });

  it.each([
    [
      'a range outside its text',
      [{ type: 'text', text: 'ab', formatting: [{ type: 'bold', start: 1, end: 9 }] }],
      8001,
    ],
    [
      'a script link',
      [
        {
          type: 'text',
          text: 'ab',
          formatting: [{ type: 'link', start: 0, end: 1, url: 'javascript:alert(1)' }],
        },
      ],
      8030,
    ],
    [
      'a picture of another site',
      [{ type: 'image', media: [{ url: 'https://evil.example/x.png', width: 1, height: 1 }] }],
      8005,
    ],
    ['embedded HTML', [{ type: 'video', url: 'https://v.example/1', embedHtml: '<script>' }], 8001],
    ['an unfinished GIF search', [{ type: 'gif-search' }], 8001],
    [
      '31 pictures',
      Array.from({ length: 31 }, () => ({
        type: 'image',
        media: [{ url: '/media/a/1.png', width: 1, height: 1 }],
      })),
      8001,
    ],
  ])('createPost rejects %s', async (_what, content, code) => {
    const { status, body } = await send(anna, { content });
    expect([status, body.errors[0].code]).toEqual([400, code]);
  });

  it('createPost rejects a layout that names a missing block with 8001', async () => {
    const layout = [{ type: 'rows', display: [{ blocks: [0] }, { blocks: [3] }] }];
    const { body } = await send(anna, { content: text('Hi'), layout });
    expect(body.errors[0].code).toBe(8001);
  });

  it('getPost and listBlogPosts hide drafts and private posts from other members', async () => {
    const draft = await postAs(app, anna, { content: text('Not yet'), state: 'draft' });
    const secret = await postAs(app, anna, { content: text('Mine'), isPrivate: true });
    for (const post of [draft, secret]) {
      const url = `/v2/blog/anna/posts/${post.id}`;
      expect((await app.injectAs(bela, url)).status).toBe(404);
      expect((await app.injectAs(anna, url)).status).toBe(200);
    }
    const { body } = await app.inject('/v2/blog/anna/posts?limit=50');
    const ids = body.response.posts.map((post: { id: string }) => post.id);
    expect(ids).not.toContain(draft.id);
    expect(ids).not.toContain(secret.id);
  });

  it("createPost derives the post's type from its blocks [audience-03]", async () => {
    const bytes = await sharp({ create: { width: 4, height: 3, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const { media } = await app.app.services.media.addImage(anna.userId, bytes);
    const image = { type: 'image' as const, media };
    const quote = { type: 'text' as const, subtype: 'quote' as const, text: 'So it goes.' };
    const line = { type: 'text' as const, subtype: 'chat' as const, text: 'A: hm' };
    const types = [];
    for (const content of [
      text('a'),
      [image],
      [quote],
      [line, line],
      [{ type: 'link' as const, url: 'https://a.example/' }],
      [{ type: 'audio' as const, url: 'https://a.example/song.mp3' }],
      [{ type: 'video' as const, url: 'https://youtu.be/dQw4w9WgXcQ' }],
    ]) {
      types.push((await postAs(app, anna, { content })).type);
    }
    const answered = {
      content: [...text('Why?'), ...text('Because.')],
      layout: [{ type: 'ask' as const, blocks: [0] }],
    };
    // Answers are made by answering an ask; they cannot be created as a new post.
    types.push(postTypeOf(answered.content, answered.layout));
    expect(types).toEqual(['text', 'photo', 'quote', 'chat', 'link', 'audio', 'video', 'answer']);
  });
});

describe('editPost and deletePost', () => {
  it("editPost changes only the fields that were sent and keeps the post's position", async () => {
    const post = await postAs(app, anna, { content: text('Before'), tags: 'kept' });
    const { status, body } = await app.injectAs(anna, {
      method: 'PUT',
      url: `/v2/blog/anna/posts/${post.id}`,
      payload: { content: text('After') },
    });
    expect(status).toBe(200);
    expect(body.response.post).toMatchObject({ summary: 'After', tags: ['kept'], timestamp: post.timestamp });
    const tagged = await app.inject('/v2/hubs/kept/timeline');
    expect(tagged.body.response.timeline.elements[0].summary).toBe('After');
  });

  it("editPost and deletePost reject another member's post with 403 and leave it unchanged", async () => {
    const post = await postAs(app, anna, 'Mine');
    const url = `/v2/blog/anna/posts/${post.id}`;
    expect((await app.injectAs(bela, { method: 'PUT', url, payload: { content: text('Ha') } })).status).toBe(
      403,
    );
    expect((await app.injectAs(bela, { method: 'DELETE', url })).status).toBe(403);
    expect((await app.inject(url)).body.response.post.summary).toBe('Mine');
  });

  it('deletePost removes a post from every list, and answers 404 the second time', async () => {
    const before = (await app.inject('/v2/blog/anna/info')).body.response.blog.posts;
    const post = await postAs(app, anna, { content: text('Short-lived'), tags: 'mayfly' });
    await likeAs(app, bela, post);
    const url = `/v2/blog/anna/posts/${post.id}`;
    expect((await app.injectAs(anna, { method: 'DELETE', url })).status).toBe(204);
    expect((await app.injectAs(anna, { method: 'DELETE', url })).status).toBe(404);
    expect((await app.inject(url)).status).toBe(404);
    expect((await app.inject('/v2/blog/anna/info')).body.response.blog.posts).toBe(before);
    expect((await app.inject('/v2/hubs/mayfly/header_info')).body.response.tag.postCount).toBe(0);
    expect((await app.injectAs(bela, '/v2/user/likes')).body.response.likedPosts).toEqual([]);
    expect((await app.injectAs(bela, '/v2/user/info')).body.response.user.likes).toBe(0);
  });
});

describe('editPost of content labels', () => {
  it('editPost keeps a locked content label, whatever labels the author sends', async () => {
    const write = () =>
      postAs(app, anna, { content: text('Bonfire'), communityLabelCategories: ['violence', 'drugUse'] });
    const post = await write();
    const bystander = await write();
    const labels = { hasCommunityLabel: true, categories: { violence: 'locked', drugUse: true } };
    await app.db.query('update posts set labels = $2::jsonb where id = $1', [
      post.id,
      JSON.stringify({ ...labels, lastReporter: 'staff' }),
    ]);
    const labelled = async (change: object) => {
      const url = `/v2/blog/anna/posts/${post.id}`;
      expect((await app.injectAs(anna, { method: 'PUT', url, payload: change })).status).toBe(200);
      return (await app.inject(url)).body.response.post.communityLabels;
    };
    expect(await labelled({ tags: 'fire' })).toEqual({ ...labels, lastReporter: 'staff' });
    expect(await labelled({ communityLabelCategories: ['general'] })).toEqual({
      hasCommunityLabel: true,
      categories: { general: true, violence: 'locked' },
      lastReporter: 'staff',
    });
    expect(await labelled({ hasCommunityLabel: false })).toEqual({
      hasCommunityLabel: true,
      categories: { violence: 'locked' },
      lastReporter: 'staff',
    });
    const other = (await app.inject(`/v2/blog/anna/posts/${bystander.id}`)).body.response.post;
    expect(other.communityLabels).toEqual({
      hasCommunityLabel: true,
      categories: { violence: true, drugUse: true },
      lastReporter: 'author',
    });
  });
});

describe('A post of an adult blog', () => {
  it("A post of an adult blog is covered for everybody but its writers, by each reader's settings", async () => {
    const dora = await app.member('dora');
    const own = await postAs(app, dora, { content: text('Not for everybody') });
    const violent = await postAs(app, dora, {
      content: text('A fight'),
      communityLabelCategories: ['violence'],
    });
    const bystander = await postAs(app, anna, { content: text('For everybody') });
    await app.db.query("update blogs set is_adult = true where name = 'dora'");
    const read = async (id: string, member?: Member, blog = 'dora') => {
      const url = `/v2/blog/${blog}/posts/${id}`;
      const { post } = (await (member ? app.injectAs(member, url) : app.inject(url))).body.response;
      return [post.contentRating, post.communityLabels];
    };
    const mature = { hasCommunityLabel: true, categories: { general: true } };
    expect(await read(own.id)).toEqual(['sensitive', mature]);
    expect(await read(own.id, bela)).toEqual(['sensitive', mature]);
    expect(await read(own.id, dora)).toEqual(['clean', { hasCommunityLabel: false, categories: {} }]);
    expect((await read(violent.id))[1]).toMatchObject({ categories: { general: true, violence: true } });
    expect(await read(bystander.id, undefined, 'anna')).toEqual([
      'clean',
      { hasCommunityLabel: false, categories: {} },
    ]);
    const choose = (general: string) =>
      app.injectAs(bela, {
        method: 'POST',
        url: '/v2/user/settings',
        payload: { content_labels: { general } },
      });
    const listed = async () =>
      (await app.injectAs(bela, '/v2/blog/dora/posts')).body.response.posts.map(
        ({
          id,
          communityLabels,
        }: {
          id: string;
          communityLabels: { hasCommunityLabelOverride?: boolean };
        }) => [id, communityLabels.hasCommunityLabelOverride ?? false],
      );
    await choose('show');
    expect(await listed()).toEqual([
      [violent.id, false],
      [own.id, true],
    ]);
    await choose('hide');
    expect(await listed()).toEqual([]);
    await app.injectAs(bela, {
      method: 'POST',
      url: '/v2/user/settings',
      payload: { content_labels: { general: 'blur' } },
    });
    // An edit by its author drops fields that only the blog may set.
    const url = `/v2/blog/dora/posts/${own.id}`;
    await app.injectAs(dora, { method: 'PUT', url, payload: { tags: 'changed' } });
    await app.db.query("update blogs set is_adult = false where name = 'dora'");
    expect((await read(own.id, bela))[0]).toBe('clean');
  });
});

describe('interactabilityBlaze', () => {
  it('interactabilityBlaze decides in lists and in search which posts the reader can blaze', async () => {
    const carla = await app.member('carla');
    const write = (words: string, interactabilityBlaze: 'everyone' | 'self' | 'noone') =>
      postAs(app, carla, { content: text(`${words} ember`), tags: 'coals', interactabilityBlaze });
    const open = await write('Open', 'everyone');
    const own = await write('Own', 'self');
    const never = await write('Never', 'noone');
    await app.injectAs(carla, { method: 'POST', url: `/v2/blog/carla/posts/${never.id}/pin` });
    const listed = async (member: Member, query: string) => {
      const { body } = await app.injectAs(member, `/v2/blog/carla/posts?${query}`);
      return body.response.posts.map((post: { id: string }) => post.id);
    };
    const searched = async (member: Member, query: string) => {
      const { body } = await app.injectAs(member, `/v2/blog/carla/search?${query}`);
      return body.response.timeline.elements.map((post: { id: string }) => post.id);
    };
    const newest = [never.id, own.id, open.id];
    expect(await listed(bela, '')).toEqual(newest);
    expect(await listed(bela, 'only_blazeable_posts=true')).toEqual([open.id]);
    expect(await listed(carla, 'only_blazeable_posts=true')).toEqual([own.id, open.id]);
    for (const words of ['query=ember&mode=recent', 'tag=coals&mode=recent']) {
      expect(await searched(bela, words)).toEqual(newest);
      expect(await searched(bela, `${words}&only_blazeable_posts=true`)).toEqual([open.id]);
      expect(await searched(carla, `${words}&only_blazeable_posts=true`)).toEqual([own.id, open.id]);
    }
  });
});
