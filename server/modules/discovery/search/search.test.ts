import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { components } from '#generated/types/api.d.ts';
import { firstIdAt } from '#server/core/ids.ts';
import { buildTestApp, type TestApp } from '#tests/support/app.ts';
import type { Member } from '#tests/support/members.ts';
import { likeAs, postAs, reblogAs, text } from '#tests/support/posts.ts';

type Post = components['schemas']['Post'];

let app: TestApp;
let odile: Member;
let marlow: Member;
let reader: Member;

beforeAll(async () => {
  app = await buildTestApp();
  odile = await app.member('odile');
  marlow = await app.member('marlow');
  reader = await app.member('reader');
});
afterAll(() => app.close());

async function ask(query: string, more = '', as?: Member) {
  const url = `/v2/search/posts?query=${encodeURIComponent(query)}${more}`;
  const { status, body } = await (as ? app.injectAs(as, url) : app.inject(url));
  expect(status, JSON.stringify(body)).toBe(200);
  return body.response.timeline;
}
async function found(query: string, more = '', as?: Member): Promise<string[]> {
  return (await ask(query, more, as)).elements.map((post: Post) => post.id);
}
async function foundOf(blog: string, search: string): Promise<string[]> {
  const { status, body } = await app.inject(`/v2/blog/${blog}/search?${search}`);
  expect(status).toBe(200);
  return body.response.timeline.elements.map((post: Post) => post.id);
}

describe('searchPosts', () => {
  it('searchPosts finds a post by its words and tags as soon as it is published [search-04]', async () => {
    const post = await postAs(app, odile, { content: text('Crème brûlée at Dawn'), tags: 'Winter Kitchen' });
    for (const query of ['creme', 'BRULEE', '  dawn  ', '"creme brulee"', 'kitchens'])
      expect(await found(query), query).toEqual([post.id]);
    expect(await found('tag:"winter kitchen"')).toEqual([post.id]);
    expect(await found('"brulee creme"')).toEqual([]);
    expect(await found('creme -dawn')).toEqual([]);
  });

  it.each([
    ['한글은 아름다운 문자입니다', ['한글', '문자', '글은', '"한글은 아름다운"', '아름']],
    ['도서관에서 오래된 지도를 찾았어요', ['지도', '도서관', '지']],
    ['café de l’Étoile', ['étoile', 'etoile', 'ÉTOILE', "l'étoile", 'letoile', '"de l’étoile"']],
    ["la biblioteca dell'università", ['università', 'universita', 'biblioteca']],
    ['released as v2.0.1-rc1', ['2.0.1', 'v2.0.1', 'released']],
    ["they don't knit o'clock", ['dont', "don't", 'clock']],
  ])('searchPosts finds words inside others, in recent and top: %s', async (words, queries) => {
    const post = await postAs(app, marlow, words);
    for (const query of queries) {
      for (const mode of ['top', 'recent']) {
        expect(await found(query, `&mode=${mode}`), `${query} ${mode}`).toContain(post.id);
      }
    }
  });

  it('searchPosts finds edited words and no post that was deleted or made a draft', async () => {
    const post = await postAs(app, odile, 'A periwinkle scarf');
    const change = (payload: object) =>
      app.injectAs(odile, { method: 'PUT', url: `/v2/blog/odile/posts/${post.id}`, payload });
    await change({ content: text('A vermilion scarf') });
    expect(await found('periwinkle')).toEqual([]);
    expect(await found('vermilion')).toEqual([post.id]);
    await change({ content: text('A vermilion scarf'), state: 'draft' });
    expect(await found('vermilion', '', odile)).toEqual([]);
    await change({ content: text('A vermilion scarf'), state: 'published' });
    expect(await found('vermilion')).toEqual([post.id]);
    await app.injectAs(odile, { method: 'DELETE', url: `/v2/blog/odile/posts/${post.id}` });
    expect(await found('vermilion')).toEqual([]);
  });

  it.each(['東京の朝ごはん', 'ภาษาไทย', 'Привет, мир', 'خط عربي', 'नमस्ते', '🦊'])(
    'searchPosts finds %s',
    async (words) => {
      const post = await postAs(app, odile, words);
      expect(await found(words)).toContain(post.id);
    },
  );

  it('searchPosts finds a long word by its prefix', async () => {
    const post = await postAs(app, odile, 'Kaffeemühlen');
    expect(await found('kaffeemuhle')).toEqual([post.id]);
    expect(await found('"kaffeemuhle"')).toEqual([]);
  });

  it('searchPosts finds a word in the middle of a text without spaces', async () => {
    const post = await postAs(app, odile, '静かな灯台守');
    expect(await found('灯台')).toEqual([post.id]);
    expect(await found('守')).toEqual([post.id]);
    expect(await found('台灯')).toEqual([]);
  });

  it('searchPosts defaults to mode top, any role and posts of all time [search-01]', async () => {
    const plain = await postAs(app, odile, 'samovar stories');
    const tagged = await postAs(app, odile, { content: text('tea'), tags: 'samovar' });
    const liked = await postAs(app, odile, 'another samovar');
    for (const member of [marlow, reader]) await likeAs(app, member, plain);
    const again = await reblogAs(app, marlow, plain, 'samovar!');
    const everything = await found('samovar');
    expect(everything).toHaveLength(4);
    expect(everything).toEqual(await found('samovar', '&mode=top&days=0&role=any'));
    expect(everything.indexOf(tagged.id)).toBeLessThan(everything.indexOf(liked.id));
    expect(everything.indexOf(plain.id)).toBeLessThan(everything.indexOf(liked.id));
    expect(await found('samovar', '&mode=recent')).toEqual([again.id, liked.id, tagged.id, plain.id]);
    expect(await found('samovar', '&sort=CREATED_DESC')).toEqual([again.id, liked.id, tagged.id, plain.id]);
    expect(await found('samovar', '&sort=POPULARITY_DESC')).toEqual([
      again.id,
      plain.id,
      liked.id,
      tagged.id,
    ]);
    expect(await found('samovar', '&role=original')).not.toContain(again.id);
    expect(await found('samovar from:marlow')).toEqual([again.id]);
    expect(await found('samovar', '&blog=marlow')).toEqual([again.id]);
    expect(await found('samovar', '&blog=nobody')).toEqual([]);
  });

  it('searchPosts matches the words of the reblogger and not those of the trail', async () => {
    const post = await postAs(app, odile, 'a zeppelin over the pond');
    const silent = await reblogAs(app, marlow, post);
    expect(await found('zeppelin')).toEqual([post.id]);
    expect(await foundOf('marlow', 'query=zeppelin')).toEqual([silent.id]);
  });

  it.each([
    ['quote', { content: [{ type: 'text', subtype: 'quote', text: 'marzipan' }] }],
    ['link', { content: [{ type: 'link', url: 'https://example.com/', title: 'marzipan' }] }],
    ['text', { content: text('marzipan') }],
    [
      'chat',
      {
        content: [
          { type: 'text', subtype: 'chat', text: 'marzipan' },
          { type: 'text', subtype: 'chat', text: 'yes' },
        ],
      },
    ],
  ] as const)('searchPosts filters by the type %s [search-02]', async (type, body) => {
    const post = await postAs(app, odile, body as never);
    expect(await found('marzipan', `&type=${type}`)).toEqual([post.id]);
    expect(await found(`marzipan type:${type}`)).toEqual([post.id]);
  });

  it('searchPosts accepts every type of the specification and rejects others with 400 [search-02]', async () => {
    for (const type of ['ask', 'audio', 'chat', 'gif', 'link', 'photo', 'quote', 'text', 'video'])
      await ask('marzipan', `&type=${type}`);
    const { status } = await app.inject('/v2/search/posts?query=a&type=hologram');
    expect(status).toBe(400);
  });

  it('searchPosts filters by days, before and after', async () => {
    const post = await postAs(app, odile, 'an obsidian spoon');
    const today = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    expect(await found('obsidian', '&days=7')).toEqual([post.id]);
    expect(await found(`obsidian before:${today}`)).toEqual([post.id]);
    expect(await found(`obsidian after:${today}`)).toEqual([]);
    expect(await found('obsidian before:1980-01-01')).toEqual([]);
    expect(await found('-obsidian', '&mode=recent')).not.toContain(post.id);
  });

  it.each([
    [7, 604_800],
    [30, 2_592_000],
    [1, 86_400],
    [180, 15_552_000],
    [365, 31_536_000],
  ])(
    'searchPosts counts %d days as %d seconds [constants-18] [constants-19] [validation-21]',
    async (days, seconds) => {
      const post = await postAs(app, odile, `obelisk${days}`);
      const move = (ago: number) =>
        app.db.query('update post_search set position = $2 where post_id = $1', [
          post.id,
          firstIdAt(Date.now() - ago * 1000),
        ]);
      await move(seconds - 60);
      expect(await found(`obelisk${days}`, `&days=${days}`)).toEqual([post.id]);
      await move(seconds + 60);
      expect(await found(`obelisk${days}`, `&days=${days}`)).not.toContain(post.id);
    },
  );

  it('searchPosts offers to clear the filters when they leave no result', async () => {
    await postAs(app, odile, 'a lonely gondola');
    const { elements } = await ask('gondola', '&type=video&days=30');
    expect(elements).toEqual([
      expect.objectContaining({ objectType: 'search_clear_filters_cta', activeFilters: ['days', 'type'] }),
    ]);
    expect((await ask('gondolier')).elements).toEqual([]);
    expect((await ask('gondolier', '&type=video')).elements).toEqual([]);
    expect((await ask('gondola', '&role=original')).elements).toMatchObject([{ objectType: 'post' }]);
  });

  it('searchPosts offers to clear the rating when it leaves no result', async () => {
    const post = await postAs(app, odile, 'a bare gargoyle');
    await app.db.query("update posts set content_rating = 'sensitive' where id = $1", [post.id]);
    const { elements } = await ask('gargoyle', '&content_rating=clean');
    expect(elements).toMatchObject([
      { objectType: 'search_clear_filters_cta', activeFilters: ['content_rating'] },
    ]);
    expect(await found('gargoyle')).toEqual([post.id]);
  });

  it('searchPosts and searchBlogPosts offer to clear the filters in the language of the reader', async () => {
    await postAs(app, odile, 'a slow funicular');
    const offers = async (url: string) => {
      const { body } = await app.inject({ url, headers: { 'accept-language': 'de-AT' } });
      return body.response.timeline.elements;
    };
    expect(await offers('/v2/search/posts?query=funicular&type=video')).toMatchObject([
      { text: 'Keine Beiträge passen zu deinen Filtern.', buttonText: 'Alles durchsuchen' },
    ]);
    expect(await offers('/v2/blog/odile/search?query=funicular&type=video')).toMatchObject([
      { text: 'Keine Beiträge von odile passen zu deinen Filtern.', buttonText: 'Alles durchsuchen' },
    ]);
  });

  it('searchPosts pages without gaps or duplicates while others post, and rejects foreign cursors with 5039', async () => {
    const posts: Post[] = [];
    for (let at = 0; at < 7; at += 1) posts.push(await postAs(app, odile, `pangolin ${at}`));
    for (const mode of ['top', 'recent']) {
      const seen: string[] = [];
      let query = `&mode=${mode}&limit=3`;
      for (;;) {
        const { elements, links } = await ask('pangolin', query);
        seen.push(...elements.map((post: Post) => post.id));
        if (!links.next) break;
        if (seen.length === 3) await postAs(app, odile, `pangolin between, ${mode}`);
        query = `&mode=${mode}&limit=3&cursor=${links.next.queryParams.cursor}`;
      }
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toEqual(expect.arrayContaining(posts.map(({ id }) => id)));
    }
    const { links } = await ask('pangolin', '&limit=3');
    const other = await app.inject(
      `/v2/search/posts?query=penguin&limit=3&cursor=${links.next.queryParams.cursor}`,
    );
    expect(other.status).toBe(400);
    expect(other.body.errors[0].code).toBe(5039);
  });

  it('searchPosts omits posts that the reader may not see and those of unlisted blogs', async () => {
    const secretive = await app.member('secretive');
    const post = await postAs(app, secretive, 'quokka diary');
    const set = (change: string) =>
      app.db.query(`update blogs set ${change} where id = $1`, [secretive.blogId]);
    expect(await found('quokka')).toEqual([post.id]);
    await set('is_hidden = true');
    expect(await found('quokka')).toEqual([]);
    expect(await found('quokka', '', reader)).toEqual([post.id]);
    await set('is_hidden = false, is_unlisted = true');
    expect(await found('quokka', '', reader)).toEqual([]);
    expect(await foundOf('secretive', 'query=quokka')).toEqual([post.id]);
    await set("is_unlisted = false, password_hash = 'x'");
    expect(await found('quokka', '', reader)).toEqual([]);
    expect(await found('quokka', '', secretive)).toEqual([post.id]);
    expect((await app.inject('/v2/blog/secretive/search?query=quokka')).status).toBe(403);
    await set("password_hash = null, state = 'deactivated'");
    expect(await found('quokka', '', reader)).toEqual([]);
  });

  it('searchPosts returns explicit posts only to members who ask for them', async () => {
    const post = await postAs(app, odile, 'narwhal study');
    const rate = (rating: string) =>
      app.db.query('update posts set content_rating = $2 where id = $1', [post.id, rating]);
    await rate('sensitive');
    expect(await found('narwhal')).toEqual([post.id]);
    expect(await found('narwhal', '&content_rating=clean')).not.toContain(post.id);
    await rate('explicit');
    expect(await found('narwhal', '', reader)).toEqual([]);
    expect(await found('narwhal', '&content_rating=explicit', reader)).toEqual([post.id]);
    expect(await found('narwhal', '&content_rating=explicit')).toEqual([]);
  });

  it.each([
    "'",
    '"',
    '\\',
    '!&|:*<->()',
    "' & !'x",
    'a:*b',
    '%_',
    '🧶'.repeat(100),
    '\u202eשלום\u202c',
    `${'a b '.repeat(49)}c`,
    '-'.repeat(200),
    'from:from:from:',
    '"'.repeat(199),
  ])('searchPosts, searchBlogs, searchTags and suggestSearch answer 200 to the query %j', async (typed) => {
    for (const mode of ['top', 'recent']) await ask(typed, `&mode=${mode}`);
    for (const what of ['blogs', 'tags', 'suggestions']) {
      const { status } = await app.inject(
        `/v2/search/${what}?query=${encodeURIComponent(typed.toWellFormed())}`,
      );
      expect(status).toBe(200);
    }
  });

  it.each(['', `?query=`, `?query=${'a'.repeat(201)}`])(
    'searchPosts rejects /v2/search/posts%s with 400',
    async (query) => {
      expect((await app.inject(`/v2/search/posts${query}`)).status).toBe(400);
    },
  );
});

describe('searchBlogPosts', () => {
  it('searchBlogPosts finds posts by words, tag or both, and answers 400 without either', async () => {
    const post = await postAs(app, marlow, { content: text('an umbrella stand'), tags: 'Hallway' });
    await postAs(app, odile, { content: text('an umbrella'), tags: 'hallway' });
    expect(await foundOf('marlow', 'query=umbrella')).toEqual([post.id]);
    expect(await foundOf('marlow', 'tag=hallway&mode=recent')).toEqual([post.id]);
    expect(await foundOf('marlow', 'tag=hallway&query=sofa')).toEqual([]);
    expect(await foundOf('marlow', 'tag=hallway&type=text&role=original&days=1')).toEqual([post.id]);
    const { status, body } = await app.inject('/v2/blog/marlow/search');
    expect([status, body.errors[0].field]).toEqual([400, 'query']);
    expect((await app.inject('/v2/blog/nobody-here/search?query=a')).status).toBe(404);
  });
});
