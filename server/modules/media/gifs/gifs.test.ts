import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

type Gif = components['schemas']['Gif'];

let app: TestApp;
let anna: Member;
let bela: Member;
let origin: string;

/** Returns the file list of a GIF. */
function fileOf(key: string): Gif['media'] {
  return [{ url: `/media/world/${key}_480.gif`, width: 480, height: 336, type: 'gif', mediaKey: key }];
}

async function addGif(key: string, title: string, post: { blogId: string; id: string } | null = null) {
  await app.db.query(
    `insert into gifs (embed_key, title, alt_text, media, blog_id, post_id) values ($1, $2, $3, $4, $5, $6)`,
    [
      key,
      title,
      `${title}, again and again`,
      JSON.stringify(fileOf(key)),
      post?.blogId ?? null,
      post?.id ?? null,
    ],
  );
}

function search(member: Member | undefined, parameters = '') {
  const asked = { url: `/v2/gif_search${parameters}` };
  return member ? app.injectAs(member, asked) : app.inject(asked);
}
function titlesOf(body: { response: { gifs: Gif[] } }): string[] {
  return body.response.gifs.map(({ title }) => title);
}

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
  const post = await postAs(app, bela, { content: text('A boat') });
  origin = post.id;
  await addGif('gf-boat-1', 'A boat comes back', { blogId: bela.blogId, id: origin });
  await addGif('gf-horse', 'Twelve frames of horse');
  await addGif('gf-kettle', 'A kettle, boiling');
});
afterAll(() => app.close());

describe('searchGifs', () => {
  it('searchGifs without a query pages through all GIFs', async () => {
    const first = await search(anna, '?limit=2');
    expect(titlesOf(first.body)).toHaveLength(2);
    const { href } = first.body.response.links.next;
    const second = await app.injectAs(anna, { url: href });
    expect(titlesOf(second.body)).toHaveLength(1);
    expect(second.body.response.links).toEqual({});
    // The page that ends with the last GIF has no next link.
    expect((await search(anna, '?limit=3')).body.response.links).toEqual({});
    expect(href).toBe('/v2/gif_search?offset=2&limit=2');
    const found = (await search(anna, '?limit=1&query=again')).body.response;
    expect(found.links.next.href).toBe('/v2/gif_search?query=again&offset=1&limit=1');
    const all = [...titlesOf(first.body), ...titlesOf(second.body)];
    expect(all.sort()).toEqual(['A boat comes back', 'A kettle, boiling', 'Twelve frames of horse']);
  });

  it.each([
    ['boat', ['A boat comes back']],
    ['HOR', ['Twelve frames of horse']],
    ['frames hor', ['Twelve frames of horse']],
    ['boat horse', []],
    ['again', ['A boat comes back', 'A kettle, boiling', 'Twelve frames of horse']],
    ["bo'; drop table gifs; --", []],
  ])('searchGifs for “%s” returns the GIFs with all its words', async (typed, titles) => {
    const { body } = await search(anna, `?query=${encodeURIComponent(typed)}`);
    expect(titlesOf(body).sort()).toEqual(titles);
  });

  it('searchGifs credits the post of a GIF while everybody may read it', async () => {
    const creditOfBoat = async (): Promise<unknown> => {
      const { body } = await search(anna, '?query=boat');
      return body.response.gifs[0].attribution;
    };
    expect(await creditOfBoat()).toMatchObject({
      type: 'post',
      post: { id: origin },
      blog: { name: 'bela' },
    });
    await app.db.query('update blogs set is_private = true where id = $1', [bela.blogId]);
    expect(await creditOfBoat()).toBeUndefined();
    await app.db.query('update blogs set is_private = false where id = $1', [bela.blogId]);
  });

  it('searchGifs rejects visitors with 401 and a query over 128 characters with 400', async () => {
    expect((await search(undefined)).status).toBe(401);
    expect((await search(anna, `?query=${'a'.repeat(128)}`)).status).toBe(200);
    expect((await search(anna, `?query=${'a'.repeat(129)}`)).status).toBe(400);
  });
});

describe('getEmbeddedGif', () => {
  const at = (key: string) => app.inject(`/v2/embed/gif/${key}`);

  it('getEmbeddedGif returns a GIF to anybody, with its post while everybody may read it', async () => {
    const { status, headers, body } = await at('gf-boat-1');
    expect([status, headers['cache-control']]).toEqual([200, 'public, max-age=60']);
    expect(body.response).toMatchObject({
      gif: { embedKey: 'gf-boat-1', title: 'A boat comes back', media: fileOf('gf-boat-1') },
      post: { id: origin, blogName: 'bela', summary: 'A boat' },
    });
    for (const [close, open] of [
      ['is_private = true', 'is_private = false'],
      ['is_hidden = true', 'is_hidden = false'],
      ["password_hash = 'x'", 'password_hash = null'],
    ]) {
      await app.db.query(`update blogs set ${close} where id = $1`, [bela.blogId]);
      const { response } = (await at('gf-boat-1')).body;
      expect([response.gif.title, response.post, response.gif.attribution], close).toEqual([
        'A boat comes back',
        undefined,
        undefined,
      ]);
      await app.db.query(`update blogs set ${open} where id = $1`, [bela.blogId]);
    }
    expect((await at('gf-boat-1')).body.response.post.id).toBe(origin);
  });

  it('getEmbeddedGif hides the post from a member whom its blog blocks, and from everybody once it is deleted', async () => {
    const post = await postAs(app, bela, { content: text('A short-lived boat') });
    await addGif('gf-raft', 'A raft', { blogId: bela.blogId, id: post.id });
    const blocked = await app.member('blocked');
    await app.injectAs(bela, { method: 'PUT', url: '/v2/user/blocks/blocked' });
    const seenBy = async (member?: Member): Promise<unknown[]> => {
      const call = { url: '/v2/embed/gif/gf-raft' };
      const { body } = await (member ? app.injectAs(member, call) : app.inject(call));
      return [body.response.gif.title, body.response.post?.id, body.response.gif.attribution?.post.id];
    };
    expect(await seenBy()).toEqual(['A raft', post.id, post.id]);
    expect(await seenBy(blocked)).toEqual(['A raft', undefined, undefined]);
    const deletion = { method: 'DELETE', url: `/v2/blog/bela/posts/${post.id}` } as const;
    expect((await app.injectAs(bela, deletion)).status).toBe(204);
    expect(await seenBy()).toEqual(['A raft', undefined, undefined]);
  });

  it('getEmbeddedGif returns a GIF without a post when no post contains it', async () => {
    const { body } = await at('gf-horse');
    expect([body.response.gif.title, body.response.post]).toEqual(['Twelve frames of horse', undefined]);
  });

  it.each([
    ['that is unknown', 'gf-nobody', 404],
    ['that is too short', 'gf-12', 400],
    ['that is too long', 'g'.repeat(65), 400],
    ['of the maximum length that is unknown', 'g'.repeat(64), 404],
  ])('getEmbeddedGif rejects a key %s', async (_what, key, status) => {
    expect((await at(key)).status).toBe(status);
  });

  it('getImageInfo returns the embedKey of a GIF in a post', async () => {
    const boat = { type: 'image' as const, media: fileOf('gf-boat-1'), feedbackToken: 'gf-boat-1' };
    const post = await postAs(app, anna, { content: [boat] });
    const { body } = await app.inject(`/v2/image/info?post_id=${post.id}`);
    expect(body.response.image.embedKey).toBe('gf-boat-1');
  });
});

describe('createPost with a GIF', () => {
  const boat = { type: 'image', media: fileOf('gf-boat-1'), feedbackToken: 'gf-boat-1' } as const;

  it('createPost replaces the media of a GIF block by those of the library', async () => {
    const sent = { ...boat, media: [{ url: '/media/aa/aabb/other.gif', width: 9, height: 9 }] };
    const { content } = await postAs(app, anna, { content: [sent] });
    expect(content).toEqual([{ ...boat, altText: 'A boat comes back, again and again' }]);
  });

  it("createPost keeps the author's alternative text of a GIF", async () => {
    const { content } = await postAs(app, anna, { content: [{ ...boat, altText: 'My boat' }] });
    expect(content).toMatchObject([{ altText: 'My boat', media: fileOf('gf-boat-1') }]);
  });

  it.each([
    ['an unknown token', { ...boat, feedbackToken: 'gf-nobody' }],
    ['no token', { type: 'image' as const, media: boat.media }],
  ])('createPost rejects a GIF with %s with 8005', async (_what, block) => {
    const sending = app.injectAs(anna, {
      method: 'POST',
      url: '/v2/blog/anna/posts',
      payload: { content: [block] },
    });
    const { status, body } = await sending;
    expect([status, body.errors[0].code]).toEqual([400, 8005]);
  });
});
