import { createReadStream } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import sharp from 'sharp';
import { type Client, createClient } from 'tumblr.js';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { API_CLIENT_TOKEN } from '#server/http/plugins/client-tokens.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { freePort } from '../../scripts/support/run-server.ts';

/** Runs tumblr.js 5, the API family's own JavaScript client, method by method against the reference server. */

const APP = { key: 'family-app', secret: 'a-secret-of-the-family' };

let t: TestApp;
let origin: string;
let wren: Member;
let marlow: Member;
let ofWren: Client;
let visitor: Client;
/** A published post of marlow's, with its reblog key. */
let post: { id: string; reblogKey: string };

async function clientOf(member: Member): Promise<Client> {
  const { token } = await t.app.services.sessions.createAccessToken(member.userId, API_CLIENT_TOKEN);
  return createClient({
    baseUrl: origin,
    consumer_key: APP.key,
    consumer_secret: APP.secret,
    token,
    token_secret: t.app.services.apps.tokenSecret(token),
  });
}

// The client sends every request by https; this redirects it to http with the content unchanged.
vi.spyOn(https, 'request').mockImplementation(http.request as typeof https.request);

beforeAll(async () => {
  origin = `http://127.0.0.1:${await freePort()}`;
  t = await buildTestApp({ apps: [APP], publicUrl: origin });
  await t.app.listen({ port: Number(new URL(origin).port), host: '127.0.0.1' });
  wren = await t.member('wren');
  marlow = await t.member('marlow');
  ofWren = await clientOf(wren);
  visitor = createClient({ baseUrl: origin, consumer_key: APP.key });
  const { body } = await t.injectAs(marlow, {
    method: 'POST',
    url: '/v2/blog/marlow/posts',
    payload: { content: [{ type: 'text', text: 'Seven ridges' }], tags: 'mountain light, ridges' },
  });
  post = body.response.post;
});
afterAll(() => t.close());

describe('reads of tumblr.js', () => {
  test('tumblr.js userInfo returns the signing member, in snake_case', async () => {
    const { user } = await ofWren.userInfo();
    expect(user.blogs[0]).toMatchObject({ name: 'wren', blog_view_url: `${origin}/wren` });
  });

  test("tumblr.js blogInfo accepts a name or a host name, with the app's key only", async () => {
    for (const name of ['marlow', 'marlow.tumblr.com', 'marlow.skein.localhost']) {
      expect((await visitor.blogInfo(name)).blog.name).toBe('marlow');
    }
  });

  test('tumblr.js blogAvatar redirects to the picture', async () => {
    for (const size of [64, undefined] as const) {
      const { avatar_url: address } = await visitor.blogAvatar('marlow', size);
      expect(address.startsWith(`${origin}/media/`)).toBe(true);
    }
    for (const query of ['', `?api_key=${APP.key}`]) {
      const answer = await fetch(`${origin}/v2/blog/marlow/avatar/128${query}`, { redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([
        302,
        expect.stringMatching(/\/media\//),
      ]);
    }
    await expect(visitor.blogAvatar('marlow', 65 as never)).rejects.toThrow('400');
  });

  test('tumblr.js blogPosts filters by type and ignores unknown parameters', async () => {
    const { posts, total_posts: total } = await visitor.blogPosts('marlow', { npf: true, notes_info: true });
    expect([posts[0].id, posts[0].blog_name, total]).toEqual([post.id, 'marlow', 1]);
    expect((await visitor.blogPosts('marlow', { type: 'photo' })).posts).toEqual([]);
    await expect(visitor.blogPosts('marlow', { colour: 'red' } as never)).rejects.toThrow('400');
  });

  test('tumblr.js blogPosts without npf has the fields of the time before blocks', async () => {
    const { posts } = await visitor.blogPosts('marlow', {
      tag: ['mountain light', 'ridges'],
      sort: 'asc',
    } as never);
    expect(posts[0]).toMatchObject({
      id_string: post.id,
      body: '<p>Seven ridges</p>',
      short_url: `${origin}/marlow/${post.id}`,
      reblog: { comment: '<p>Seven ridges</p>', tree_html: '' },
    });
  });

  test('tumblr.js taggedPosts returns a list, also for a tag with a space', async () => {
    for (const client of [visitor, ofWren]) {
      expect((await client.taggedPosts('mountain light')).map(({ id }: { id: string }) => id)).toEqual([
        post.id,
      ]);
    }
  });

  test('tumblr.js userDashboard returns posts', async () => {
    await ofWren.followBlog({ url: 'marlow.tumblr.com' });
    expect((await ofWren.userDashboard({ limit: 5, reblog_info: true })).posts[0].id).toBe(post.id);
    expect((await ofWren.userDashboard({ type: 'photo', offset: 1 })).posts).toEqual([]);
    await expect(visitor.userDashboard()).rejects.toThrow('401');
  });

  test('tumblr.js userFollowing, userLikes, blogLikes and blogFollowers return lists', async () => {
    await ofWren.followBlog({ url: 'marlow' });
    await ofWren.likePost(post.id, post.reblogKey);
    expect((await ofWren.userFollowing()).blogs[0].name).toBe('marlow');
    expect((await ofWren.userLikes({ limit: 3 })).liked_posts[0]).toMatchObject({
      id: post.id,
      liked_timestamp: expect.any(Number),
    });
    expect((await ofWren.userLikes({ offset: 1 })).liked_posts).toEqual([]);
    expect((await (await clientOf(marlow)).blogFollowers('marlow')).users[0].name).toBe('wren');
    await expect(ofWren.blogFollowers('marlow')).rejects.toThrow('403');
    await expect(ofWren.blogLikes('wren')).resolves.toMatchObject({ liked_count: 1 });
    await ofWren.unlikePost(post.id, post.reblogKey);
    await ofWren.unfollowBlog({ url: 'marlow' });
    expect((await ofWren.userFollowing()).total_blogs).toBe(0);
  });

  test('tumblr.js blogQueue, blogDrafts and blogSubmissions return lists', async () => {
    const content = [{ type: 'text', text: 'Later' }];
    const draft = await ofWren.createPost('wren', { content, state: 'draft' } as never);
    const queued = await ofWren.createPost('wren', { content, state: 'queue' } as never);
    expect((await ofWren.blogDrafts('wren')).posts[0].id).toBe(draft.id);
    expect((await ofWren.blogQueue('wren', { npf: true } as never)).posts[0].id).toBe(queued.id);
    expect((await ofWren.blogSubmissions('wren')).posts).toEqual([]);
    await expect(ofWren.blogDrafts('marlow')).rejects.toThrow('403');
  });
});

describe('writes of tumblr.js', () => {
  async function contentOf(id: string) {
    const { body } = await t.injectAs(wren, `/v2/blog/wren/posts/${id}`);
    return body.response.post;
  }

  test('tumblr.js createPost in snake_case, editPost and deletePost work', async () => {
    const made = await ofWren.createPost('wren', {
      content: [{ type: 'text', text: 'Said so', formatting: [{ type: 'bold', start: 0, end: 4 }] }],
      tags: ['one', 'two words'],
      source_url: 'https://example.com/source',
    });
    expect(await contentOf(made.id)).toMatchObject({
      tags: ['one', 'two words'],
      sourceUrl: 'https://example.com/source',
    });
    await ofWren.editPost('wren', made.id, { content: [{ type: 'text', text: 'Said otherwise' }] });
    expect((await contentOf(made.id)).content[0].text).toBe('Said otherwise');
    expect(await ofWren.deletePost('wren', made.id)).toEqual({ id: made.id });
    expect(await contentOf(made.id).catch(() => 'gone')).not.toMatchObject({ id: made.id });
    await expect(ofWren.deletePost('marlow', post.id)).rejects.toThrow('403');
    expect((await visitor.blogPosts('marlow', { id: post.id })).posts).toHaveLength(1);
  });

  test('tumblr.js createPost uploads a picture', async () => {
    const file = join(t.dataDir, 'picture.png');
    const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#7a4' } });
    await writeFile(file, await picture.png().toBuffer());
    const made = await ofWren.createPost('wren', {
      content: [
        { type: 'image', media: createReadStream(file), alt_text: 'A green field' },
        { type: 'text', text: 'Green' },
      ],
    } as never);
    const { content, type } = await contentOf(made.id);
    expect(type).toBe('photo');
    expect(content[0]).toMatchObject({ type: 'image', altText: 'A green field' });
    expect(content[0].media[0]).toMatchObject({ width: 40, height: 30 });
  });

  test('tumblr.js createLegacyPost creates every kind of post', async () => {
    const kinds = [
      [{ type: 'text', title: 'Hills', body: '<p>Up <b>and</b> down</p>' }, 'text', 'Hills'],
      [
        { type: 'quote', quote: 'Walk slowly.', source: '<a href="https://example.com">A sign</a>' },
        'quote',
        'Walk slowly.',
      ],
      [{ type: 'chat', conversation: 'Ann: Yes?\nBo: No.' }, 'chat', 'Ann: Yes?'],
      [{ type: 'text', body: 'Some *Markdown*', format: 'markdown' }, 'text', 'Some Markdown'],
    ] as const;
    for (const [params, type, text] of kinds) {
      const made = await ofWren.createLegacyPost('wren', params as never);
      expect(await contentOf(made.id)).toMatchObject({
        type,
        content: expect.arrayContaining([expect.objectContaining({ text })]),
      });
    }
    const link = await ofWren.createLegacyPost('wren', {
      type: 'link',
      url: 'https://example.com/',
      title: 'There',
      description: 'A place',
    } as never);
    expect((await contentOf(link.id)).content[0]).toMatchObject({ type: 'link', title: 'There' });
    const video = await ofWren.createLegacyPost('wren', {
      type: 'video',
      embed: '<iframe src="https://www.youtube.com/embed/abc"></iframe>',
    } as never);
    expect((await contentOf(video.id)).type).toBe('video');
    const sound = await ofWren.createLegacyPost('wren', {
      type: 'audio',
      external_url: 'https://soundcloud.com/a/b',
    } as never);
    expect((await contentOf(sound.id)).type).toBe('audio');
    const data64 = (
      await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123' } })
        .png()
        .toBuffer()
    ).toString('base64');
    const photo = await ofWren.createLegacyPost('wren', { type: 'photo', data64, caption: 'Dark' } as never);
    expect((await contentOf(photo.id)).type).toBe('photo');
    await expect(
      ofWren.createLegacyPost('wren', { type: 'photo', source: 'http://127.0.0.1/a.png' } as never),
    ).rejects.toThrow('400');
    await expect(
      ofWren.createLegacyPost('marlow', { type: 'text', body: 'Not mine' } as never),
    ).rejects.toThrow('403');
  });

  test('tumblr.js editLegacyPost changes text and publishes', async () => {
    const { id } = await ofWren.createLegacyPost('wren', {
      type: 'text',
      body: 'First',
      state: 'draft',
    } as never);
    await ofWren.editLegacyPost('wren', { id, type: 'text', body: 'Second' } as never);
    expect(await contentOf(id)).toMatchObject({ state: 'draft', content: [{ text: 'Second' }] });
    await ofWren.editLegacyPost('wren', { id, state: 'published' } as never);
    const { posts } = await visitor.blogPosts('wren');
    expect(posts[0].content[0].text).toBe('Second');
    await expect(
      ofWren.editLegacyPost('marlow', { id: post.id, type: 'text', body: 'Mine now' } as never),
    ).rejects.toThrow('403');
  });

  test('tumblr.js reblogPost needs only id and key', async () => {
    const made = await ofWren.reblogPost('wren', {
      id: post.id,
      reblog_key: post.reblogKey,
      comment: '<p>Eight</p>',
    } as never);
    expect(await contentOf(made.id)).toMatchObject({ parentPostId: post.id, content: [{ text: 'Eight' }] });
    await expect(ofWren.reblogPost('wren', { id: post.id, reblog_key: 'wrongKey' } as never)).rejects.toThrow(
      '400',
    );
    await expect(ofWren.reblogPost('wren', { id: '9', reblog_key: post.reblogKey } as never)).rejects.toThrow(
      '400',
    );
  });

  test('tumblr.js likePost and unlikePost count once', async () => {
    expect((await ofWren.likePost(post.id, post.reblogKey)).like_count).toBe(1);
    expect((await ofWren.likePost(post.id, post.reblogKey)).like_count).toBe(1);
    expect((await ofWren.unlikePost(post.id, post.reblogKey)).like_count).toBe(0);
  });
});
