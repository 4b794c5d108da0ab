import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { postAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];
type Content = Post['content'];

let app: TestApp;
let anna: Member;
let bela: Member;
let hidden: Member;
let mine: Content;
let theirs: Content;

async function upload(member: Member, colour: string): Promise<Content> {
  const bytes = await sharp({ create: { width: 20, height: 10, channels: 3, background: colour } })
    .png()
    .toBuffer();
  const { media } = await app.app.services.media.addImage(member.userId, bytes);
  return [{ type: 'image', media }];
}

beforeAll(async () => {
  app = await buildTestApp();
  anna = await app.member('anna');
  bela = await app.member('bela');
  hidden = await app.member('hidden-blog');
  await app.db.query('update blogs set is_hidden = true where id = $1', [hidden.blogId]);
  await app.db.query('update blogs set ask_anonymous = true where id = $1', [anna.blogId]);
  mine = await upload(anna, '#112233');
  theirs = await upload(bela, '#445566');
});
afterAll(() => app.close());

function send(member: Member, payload: object, blog = member.blogName) {
  return app.injectAs(member, { method: 'POST', url: `/v2/blog/${blog}/posts`, payload });
}
function edit(member: Member, id: string, payload: object) {
  return app.injectAs(member, { method: 'PUT', url: `/v2/blog/${member.blogName}/posts/${id}`, payload });
}
const picture = (attribution: object): Content => [{ ...mine[0], attribution } as Content[0]];
const creditOf = (post: Post) => (post.content[0] as { attribution?: object }).attribution;
async function refusal(sending: ReturnType<typeof send>) {
  const { status, body } = await sending;
  return [status, body.errors?.[0].code];
}

describe('createPost with a blog card', () => {
  it('createPost replaces the name and address of a blog card by the stored ones, or omits them', async () => {
    const post = await postAs(app, anna, {
      content: [
        { type: 'blog', blog: { uuid: bela.blogUuid, name: 'the-president', url: 'https://evil.example' } },
        { type: 'blog', blog: { uuid: 't:nobodyhasthis', name: 'the-president' } },
      ],
    });
    expect(post.content).toEqual([
      {
        type: 'blog',
        blog: { uuid: bela.blogUuid, name: 'bela', url: expect.stringMatching(/^https:\/\/bela\./) },
      },
      { type: 'blog', blog: { uuid: 't:nobodyhasthis' } },
    ]);
  });
});

describe('createPost with an attribution', () => {
  it('createPost replaces the name of an attributed blog by the stored one', async () => {
    const post = await postAs(app, anna, {
      content: picture({
        type: 'blog',
        blog: { uuid: bela.blogUuid, name: 'somebody-else', url: 'https://evil.example' },
        url: 'https://evil.example',
        displayText: 'The President',
        logo: { url: '/media/x/y', width: 1, height: 1 },
      }),
    });
    const address = expect.stringMatching(/^https:\/\/bela\./);
    expect(creditOf(post)).toEqual({
      type: 'blog',
      blog: { uuid: bela.blogUuid, name: 'bela', url: address },
      url: address,
    });
  });

  it('createPost replaces blog and address of an attributed post by the real ones', async () => {
    const source = await postAs(app, bela, 'The source');
    const post = await postAs(app, anna, {
      content: picture({
        type: 'post',
        post: { id: source.id },
        blog: { uuid: anna.blogUuid },
        displayText: 'No',
      }),
    });
    expect(creditOf(post)).toEqual({
      type: 'post',
      post: { id: source.id },
      blog: expect.objectContaining({ uuid: bela.blogUuid, name: 'bela' }),
      url: `/bela/${source.id}`,
    });
  });

  it('createPost keeps only the address of an attributed link or app', async () => {
    for (const type of ['link', 'app']) {
      const post = await postAs(app, anna, {
        content: picture({
          type,
          url: 'https://real.example/a',
          displayText: 'nice.example',
          appName: 'Trusted',
        }),
      });
      expect(creditOf(post)).toEqual({
        type: 'link',
        url: 'https://real.example/a',
        displayText: 'real.example',
      });
    }
  });

  it.each([
    ['an unknown blog', { type: 'blog', blog: { uuid: 't:nobodyhasthis' } }],
    ['an unknown post', { type: 'post', post: { id: '1' } }],
    ['a post id out of range', { type: 'post', post: { id: '9999999999999999999' } }],
    ['an app without an address', { type: 'app', appName: 'Trusted' }],
    ['a path of this site', { type: 'link', url: '/logout' }],
  ])('createPost omits an attribution to %s', async (_what, attribution) => {
    expect(creditOf(await postAs(app, anna, { content: picture(attribution) }))).toBeUndefined();
  });

  it('createPost omits an attribution to a post that is not public', async () => {
    const secret = await postAs(app, hidden, 'Between us');
    const draft = await postAs(app, bela, { content: text('Not yet'), state: 'draft' });
    for (const { id } of [secret, draft]) {
      const post = await postAs(app, anna, { content: picture({ type: 'post', post: { id } }) });
      expect(creditOf(post)).toBeUndefined();
    }
  });
});

describe('createPost with a mention', () => {
  const mentioning = (blog: object) => [
    { type: 'text', text: 'Hello you', formatting: [{ type: 'mention', start: 6, end: 9, blog }] },
  ];

  it('createPost replaces the name of a mentioned blog by the stored one', async () => {
    const { body } = await send(anna, {
      content: mentioning({ uuid: bela.blogUuid, name: 'the-president', url: 'https://evil.example' }),
    });
    expect(body.response.post.content[0].formatting[0].blog).toMatchObject({
      uuid: bela.blogUuid,
      name: 'bela',
    });
  });

  it('createPost keeps the text of a mention of an unknown blog without a link', async () => {
    const { body } = await send(anna, { content: mentioning({ uuid: 't:nobodyhasthis' }) });
    expect(body.response.post.content[0]).toMatchObject({ text: 'Hello you', formatting: [] });
  });
});

it.each([
  ['an attribution', (url: string) => picture({ type: 'link', url })],
  ['a logo', (url: string) => picture({ type: 'app', logo: { url, width: 1, height: 1 } })],
  [
    'a mention',
    (url: string) => [
      {
        type: 'text',
        text: 'You',
        formatting: [{ type: 'mention', start: 0, end: 3, blog: { uuid: 't:anybody', url } }],
      },
    ],
  ],
])('createPost rejects %s with a script address with 5016', async (_what, contentWith) => {
  for (const url of [
    'javascript:alert(1)',
    'data:text/html,x',
    ' javascript:alert(1)',
    '//evil.example',
    'vbscript:x',
  ]) {
    expect(await refusal(send(anna, { content: contentWith(url) }))).toEqual([400, 5016]);
  }
});

describe('createPost and editPost with an ask', () => {
  const question = (attribution?: object) => ({
    content: text('How are you?'),
    state: 'ask',
    layout: [{ type: 'ask', blocks: [0], ...(attribution ? { attribution } : {}) }],
  });
  const asForged = { type: 'blog', blog: { uuid: 't:somebody', name: 'the-president' } };

  it('createPost of an ask stores the sending blog, whatever the request says', async () => {
    const { body } = await send(bela, question(asForged), 'anna');
    const [row] = await app.db.query<{ layout: Post['layout']; asking_blog_id: string }>(
      'select layout, asking_blog_id from posts where id = $1',
      [body.response.id],
    );
    expect(row?.asking_blog_id).toBe(bela.blogId);
    expect(row?.layout).toMatchObject([
      { type: 'ask', attribution: { type: 'blog', blog: { uuid: bela.blogUuid, name: 'bela' } } },
    ]);
  });

  it('createPost of an anonymous ask stores no blog in its layout', async () => {
    const { body } = await send(bela, question(), 'anna');
    const [row] = await app.db.query<{ layout: object[]; asking_is_anonymous: boolean }>(
      'select layout, asking_is_anonymous from posts where id = $1',
      [body.response.id],
    );
    expect(row).toEqual({ layout: [{ type: 'ask', blocks: [0] }], asking_is_anonymous: true });
  });

  it('createPost and editPost reject an invented ask layout with 8001', async () => {
    for (const state of ['published', 'draft', 'queue', 'private']) {
      expect(await refusal(send(anna, { ...question(asForged), state }))).toEqual([400, 8001]);
    }
    const post = await postAs(app, anna, 'Mine alone');
    const { content, layout } = question(asForged);
    expect(await refusal(edit(anna, post.id, { content, layout }))).toEqual([400, 8001]);
  });

  it('editPost of an answer keeps the text of the ask and its asker (8001)', async () => {
    const answered = await postAs(app, anna, {
      content: [...(text('Why?') ?? []), ...(text('Because.') ?? [])],
    });
    const ask = {
      type: 'ask',
      blocks: [0],
      attribution: { type: 'blog', blog: { uuid: bela.blogUuid, name: 'bela' } },
    };
    await app.db.query("update posts set layout = $2, type = 'answer' where id = $1", [
      answered.id,
      JSON.stringify([ask]),
    ]);
    const reworded = {
      content: [...(text('I adore you') ?? []), ...(text('Because.') ?? [])],
      layout: [ask],
    };
    expect(await refusal(edit(anna, answered.id, reworded))).toEqual([400, 8001]);
    const better = {
      content: [...(text('Why?') ?? []), ...(text('For no reason.') ?? [])],
      layout: [{ ...ask, attribution: asForged }],
    };
    const { status, body } = await edit(anna, answered.id, better);
    expect(status).toBe(200);
    expect(body.response.post.layout).toEqual([ask]);
  });
});

describe('createPost and editPost with pictures', () => {
  it("createPost accepts the member's own upload at its stored addresses only", async () => {
    expect(await refusal(send(anna, { content: mine }))).toEqual([201, undefined]);
    const [{ media }] = mine as [Extract<Content[0], { type: 'image' }>];
    const at = (url: string) => [{ type: 'image', media: [{ ...media[0], url }] }];
    const [first] = media;
    for (const content of [
      theirs,
      at(`${first?.url}x`.replace('.', '_.')),
      at('/media/aa/aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa/w250.webp'),
      [{ type: 'image-set', images: [...mine, ...theirs] }],
      [{ type: 'nested-blocks', subtype: 'quote', blocks: theirs }],
    ]) {
      expect((await refusal(send(anna, { content })))[0]).toBe(400);
    }
  });

  it('createPost replaces the size of a picture by the stored one', async () => {
    const [{ media }] = mine as [Extract<Content[0], { type: 'image' }>];
    const lie = <Size extends object>(size: Size) => ({ ...size, width: 9000, height: 1 });
    const link = { type: 'link' as const, url: 'https://a.example/', poster: media.slice(0, 1).map(lie) };
    const { body } = await send(anna, {
      content: [
        { type: 'image', media: media.map(lie) },
        { type: 'image-set', images: [{ type: 'image', media: media.map(lie) }] },
        link,
      ],
    });
    const [one, set, card] = body.response.post.content;
    expect(one.media).toEqual(media);
    expect(set.images[0].media).toEqual(media);
    expect(card.poster).toEqual(media.slice(0, 1));
  });

  it('createPost adds the first frame of an animated picture as poster, also after an edit', async () => {
    const frames = { width: 20, height: 30, channels: 3, pageHeight: 10 } as const;
    const bytes = await sharp(randomBytes(20 * 30 * 3), { raw: frames })
      .gif({ delay: 100 })
      .toBuffer();
    const { media, mediaKey } = await app.app.services.media.addImage(anna.userId, bytes);
    expect(media.some(({ url }) => url.endsWith('still.webp'))).toBe(false);
    const post = await postAs(app, anna, { content: [{ type: 'image', media }, ...mine] });
    const still = {
      url: expect.stringContaining(`/${mediaKey}/still.webp`),
      type: 'webp',
      width: 20,
      height: 10,
    };
    expect(post.content.map((block) => 'poster' in block && block.poster)).toEqual([still, false]);
    const { body } = await edit(anna, post.id, { content: post.content });
    expect(body.response.post.content).toEqual(post.content);
  });

  it('editPost by another writer keeps the pictures of a post', async () => {
    const post = await postAs(app, anna, { content: mine });
    await app.db.query("insert into blog_members (blog_id, user_id, role) values ($1, $2, 'admin')", [
      anna.blogId,
      bela.userId,
    ]);
    const url = `/v2/blog/anna/posts/${post.id}`;
    const payload = { content: [...post.content, ...(text('With words') ?? [])] };
    expect((await app.injectAs(bela, { method: 'PUT', url, payload })).status).toBe(200);
  });

  it('createPost omits posters of other sites', async () => {
    const [{ media }] = mine as [Extract<Content[0], { type: 'image' }>];
    const foreign = { url: 'https://tracker.example/pixel.png', width: 1, height: 1 };
    const posters = async (poster: object[]) => {
      const { body } = await send(anna, { content: [{ type: 'link', url: 'https://a.example/', poster }] });
      return body.response.post.content[0].poster;
    };
    expect(await posters([foreign])).toBeUndefined();
    expect(await posters([...media.slice(0, 1), foreign])).toEqual(media.slice(0, 1));
  });
});

it.each(['javascript:alert(1)', 'ftp://fog.example/a', 'https://a:b@fog.example/', 'nowhere'])(
  'createPost rejects the sourceUrl %s with 8029',
  async (sourceUrl) => {
    const { status, body } = await send(anna, { content: text('From afar'), sourceUrl });
    expect([status, body.errors[0].code, body.errors[0].field]).toEqual([400, 8029, 'sourceUrl']);
  },
);
